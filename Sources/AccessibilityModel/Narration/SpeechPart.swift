/// A piece of a line, and where it comes from.
package struct SpeechPart: Hashable, Sendable {
  /// The words, never empty.
  package let text: String
  /// What stands between the piece before and this one.
  package let joint: Joint
  /// What of the element is said.
  package let property: ElementProperty
  /// Why it is said, and said here.
  package let rule: SpeechRule

  /// A piece of one or more words.
  package init(text: String, joint: Joint, property: ElementProperty, rule: SpeechRule) {
    self.text = text
    self.joint = joint
    self.property = property
    self.rule = rule
  }

  /// What stands between two pieces of a line.
  package enum Joint: Hashable, Sendable {
    /// A blank.
    case blank
    /// A comma and a blank.
    case comma
    /// A colon and a blank.
    case colon
    /// A period, unless there is one, and a blank.
    case sentence
  }
}

extension [SpeechPart] {
  /// The pieces as one line.
  package var joined: String {
    guard count > 1 else { return first?.text ?? "" }
    // Straight into the text's own bytes: nothing is put together as often as these lines.
    let most = reduce(0) { $0 + $1.text.utf8.count + 2 }
    return unsafe String(unsafeUninitializedCapacity: most) { bytes in
      var end = 0
      for part in self {
        if end > 0 {
          let joint = unsafe part.joint.text(after: bytes[end - 1])
          end = unsafe bytes[end...].initialize(fromContentsOf: joint.utf8)
        }
        end = unsafe bytes[end...].initialize(fromContentsOf: part.text.utf8)
      }
      return end
    }
  }

  /// Adds a piece; none for a text that is empty or absent.
  mutating func add(
    _ text: String?,
    _ joint: SpeechPart.Joint,
    _ property: ElementProperty,
    _ rule: SpeechRule
  ) {
    guard let text, !text.isEmpty else { return }
    append(SpeechPart(text: text, joint: joint, property: property, rule: rule))
  }
}

extension SpeechPart.Joint {
  /// The characters between a line that ends in a byte and the next piece.
  fileprivate func text(after last: UInt8) -> String {
    switch self {
    case .blank: " "
    case .comma: ", "
    case .colon: ": "
    case .sentence: last == UInt8(ascii: ".") ? " " : ". "
    }
  }
}
