import AccessibilityModel
import ElementFiles
import Foundation
import JSONText
import Wordings

/// What a screen reader says of an element, by a source outside this product.
struct SpokenCase: CustomStringConvertible {
  let id: String
  let kind: String
  let language: SpeechLanguage
  let element: AccessibilityElement
  let spoken: String
  let hint: String?
  /// Both in one line.
  let transcript: String

  var description: String { "case \(id)" }
}

/// The files beside the tests.
enum CaseFile {
  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Cases/\(name)"), encoding: .utf8)
  }

  /// The cases of `voiceover.json`.
  static func spoken() throws -> [SpokenCase] {
    let root = try JSONParser.parse(Array(text("voiceover.json").utf8))
    guard case .array(let nodes) = root["cases"]?.value else { return [] }
    return try nodes.map { node in
      let object = try JSONObject(node, named: Wording(verbatim: "A case"))
      let element = JSONNode(.array([node["element"] ?? node]))
      return SpokenCase(
        id: try object.text("id") ?? "",
        kind: try object.text("kind") ?? "",
        language: SpeechLanguage(rawValue: try object.text("lang") ?? "") ?? .english,
        element: try ElementFile.parse(
          JSONWriter.write(element),
          name: Wording(verbatim: "case")
        )[0],
        spoken: try object.text("spoken") ?? "",
        hint: try object.text("spokenHint"),
        transcript: try object.text("transcript") ?? ""
      )
    }
  }
}
