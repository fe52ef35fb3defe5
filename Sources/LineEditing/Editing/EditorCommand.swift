/// The commands of our own that keys run, numbered as the shim numbers them.
enum EditorCommand: Int32, Hashable, Sendable, CaseIterable {
  /// The line before in our history.
  case previousLine
  /// The line after in our history.
  case nextLine
  /// Tab.
  case complete
  /// Ctrl-L: the line anew on the next row.
  case redisplay
  /// vi's `$`, which libedit gets wrong on an empty line.
  case endOfLine

  /// Its name in a key binding.
  var bindingName: String { "own-\(rawValue)" }
}
