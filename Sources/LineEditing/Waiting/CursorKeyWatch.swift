/// Notices whether the last key was Up, Down, Left or Right, which reach us as several characters.
struct CursorKeyWatch {
  private enum State { case other, escape, sequence }

  private var state = State.other

  /// The last key was a cursor key.
  private(set) var isCursorKey = false

  /// A character was typed.
  mutating func typed(_ scalar: Unicode.Scalar) {
    switch (state, scalar) {
    case (_, "\u{1B}"):
      state = .escape
      isCursorKey = false
    case (.escape, "["), (.escape, "O"):
      state = .sequence
    case (.sequence, "0"..."9"), (.sequence, ";"):
      break
    case (.sequence, "A"..."D"):
      state = .other
      isCursorKey = true
    default:
      state = .other
      isCursorKey = false
    }
  }
}
