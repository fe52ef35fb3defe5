/// Recognizes what a terminal takes for a command, so that it can be dropped whole.
struct EscapeSequenceFilter {
  private enum State {
    case text
    /// After Escape.
    case escape
    /// After `ESC [`, until a final byte.
    case control
    /// In a string such as a window title, until its end.
    case string
    /// In a string after Escape, which a backslash makes its end.
    case stringEscape
  }

  private var state = State.text

  /// True when the scalar belongs to a sequence.
  mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
    switch state {
    case .text:
      switch scalar.value {
      case 0x1B: state = .escape
      case 0x9B: state = .control
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
      default: return false
      }
      return true
    case .escape:
      return swallowsAfterEscape(scalar)
    case .control:
      switch scalar.value {
      case 0x20...0x3F: return true
      case 0x40...0x7E:
        state = .text
        return true
      default: return restart(with: scalar)
      }
    case .string:
      switch scalar.value {
      case 0x07, 0x9C: state = .text
      case 0x1B: state = .stringEscape
      case 0x0A, 0x0D: return restart(with: scalar)
      default: break
      }
      return true
    case .stringEscape:
      if scalar == "\\" {
        state = .text
        return true
      }
      state = .escape
      return swallowsAfterEscape(scalar)
    }
  }

  private mutating func swallowsAfterEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5B: state = .control
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string
    case 0x20...0x2F: state = .escape
    case 0x30...0x7E: state = .text
    default: return restart(with: scalar)
    }
    return true
  }

  /// A sequence that is broken off is over.
  private mutating func restart(with scalar: Unicode.Scalar) -> Bool {
    state = .text
    return swallows(scalar)
  }
}
