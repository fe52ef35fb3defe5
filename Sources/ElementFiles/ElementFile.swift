package import AccessibilityModel
import JSONText
package import Wordings

/// Reads a JSON list of elements, as a dump of an app's accessibility tree has them.
///
/// Keys it doesn't know are passed over, so that a dump may tell more; null counts as absent.
package enum ElementFile {
  /// The elements in `bytes`, which may begin with a byte order mark; `name` is for errors,
  /// `language` for what is said of a text that is too long.
  ///
  /// Texts are cleaned, so that nothing in them is obeyed by a terminal.
  package static func parse(
    _ bytes: [UInt8],
    name: Wording,
    language: SpeechLanguage = .english
  ) throws(ElementFileError) -> [AccessibilityElement] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    var number: Int?
    do throws(FileFault) {
      let root = try JSONParser.parse(text)
      guard case .array(let nodes) = root.value else {
        throw FileFault(
          at: root.offset,
          Wording("The file", german: "Die Datei"),
          is: root.value.kind,
          expected: Wording("a list of elements", german: "eine Liste von Elementen")
        )
      }
      var elements: [AccessibilityElement] = []
      elements.reserveCapacity(nodes.count)
      for (index, node) in nodes.enumerated() {
        number = index + 1
        elements.append(try ElementReader.element(node, in: language))
      }
      return elements
    } catch {
      throw ElementFileError(
        name: name,
        position: TextPosition(ofByte: error.offset, in: text),
        element: number,
        reason: error.reason
      )
    }
  }
}
