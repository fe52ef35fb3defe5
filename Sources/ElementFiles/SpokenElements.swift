package import AccessibilityModel
import JSONText

/// What `speak` prints: one line for each element.
package enum SpokenElements {
  /// How a line is written.
  package enum Format: Hashable, Sendable {
    /// The speech, and after it the hint.
    case text
    /// `{"spoken":…,"hint":…}`, the hint null when there is none.
    case json
  }

  /// The lines for `elements`, in their order; an element that says nothing has an empty line.
  package static func lines(
    for elements: [AccessibilityElement],
    narrator: Narrator,
    format: Format
  ) -> [String] {
    elements.map { element in
      switch format {
      case .text: narrator.transcript(of: element)
      case .json: json(narrator.utterance(of: element))
      }
    }
  }

  private static func json(_ utterance: Utterance) -> String {
    var line = "{\"spoken\":"
    JSONWriter.write(utterance.spoken, to: &line)
    line += ",\"hint\":"
    if let hint = utterance.hint { JSONWriter.write(hint, to: &line) } else { line += "null" }
    return line + "}"
  }
}
