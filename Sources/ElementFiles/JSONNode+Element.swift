import AccessibilityModel
import JSONText
import Wordings

extension JSONNode {
  /// The members of an object; other values are refused, called `name` in the fault.
  func members(of name: Wording) throws(FileFault) -> [JSONMember] {
    guard case .object(let members) = value else {
      throw FileFault(at: offset, name, is: value.kind, expected: .objectInBraces)
    }
    return members
  }

  /// The text, cleaned; nil for null and for a text of which nothing is left.
  func text(
    _ key: String,
    in language: SpeechLanguage = .english
  ) throws(FileFault) -> String? {
    switch value {
    case .null: return nil
    case .string(let text):
      let cleaned = SpokenText.clean(text, in: language)
      return cleaned.isEmpty ? nil : cleaned
    default:
      throw wrong(key, expected: .quotedText)
    }
  }

  /// True or false; nil for null.
  func flag(_ key: String) throws(FileFault) -> Bool? {
    switch value {
    case .null: return nil
    case .bool(let flag): return flag
    default:
      throw wrong(key, expected: .trueOrFalse)
    }
  }

  /// The nodes of a list; none for null.
  func list(_ key: String, expected: Wording) throws(FileFault) -> [JSONNode] {
    switch value {
    case .null: return []
    case .array(let nodes): return nodes
    default: throw wrong(key, expected: expected)
    }
  }

  private func wrong(_ key: String, expected: Wording) -> FileFault {
    FileFault(at: offset, Wording(verbatim: "\"\(key)\""), is: value.kind, expected: expected)
  }
}
