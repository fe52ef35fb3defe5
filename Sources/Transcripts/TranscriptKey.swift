/// A key typed on a `~ ` line.
package enum TranscriptKey: Hashable, Sendable {
  /// A key that inserts itself, one scalar each.
  case character(Unicode.Scalar)
  /// `<Backspace>`: the scalar before the cursor goes.
  case backspace
  /// `<Tab>`: completion.
  case tab
  /// `<Ctrl-C>`; the letter is upper case, A to Z.
  case control(Character)
  /// `<Alt-f>`; the letter as it was written.
  case alt(Character)
  /// Any other key with a name: it runs in the terminal only.
  case named(Name)

  /// Keys that only a terminal can press, as they are spelled between angle brackets.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    /// Up arrow.
    case up = "Up"
    /// Down arrow.
    case down = "Down"
    /// Left arrow.
    case left = "Left"
    /// Right arrow.
    case right = "Right"
    /// To the beginning of the line.
    case home = "Home"
    /// To the end of the line.
    case end = "End"
    /// The scalar after the cursor goes.
    case delete = "Delete"
    /// Insert or overwrite.
    case insert = "Insert"
    /// A page back.
    case pageUp = "Page-Up"
    /// A page on.
    case pageDown = "Page-Down"
    /// Escape alone.
    case escape = "Escape"
  }

  /// Whether the small model of the line can press it; otherwise it runs in the terminal only.
  package var runsInProcess: Bool {
    switch self {
    case .character, .backspace, .tab, .control("C"), .control("U"): true
    case .control, .alt, .named: false
    }
  }

  /// The key as a `~ ` line spells it.
  package var spelled: String {
    switch self {
    case .character("<"): "<Less>"
    case .character(let scalar): String(scalar)
    case .backspace: "<Backspace>"
    case .tab: "<Tab>"
    case .control(let letter): "<Ctrl-\(letter)>"
    case .alt(let letter): "<Alt-\(letter)>"
    case .named(let name): "<\(name.rawValue)>"
    }
  }

  /// The key with a name between angle brackets; nil when there is none.
  init?(name: String) {
    switch name {
    case "Less": self = .character("<")
    case "Backspace": self = .backspace
    case "Tab": self = .tab
    default:
      if let named = Name(rawValue: name) {
        self = .named(named)
      } else if let letter = Self.letter(of: name, after: "Ctrl-"), ("A"..."Z").contains(letter) {
        self = .control(letter)
      } else if let letter = Self.letter(of: name, after: "Alt-"), letter.isLetter {
        self = .alt(letter)
      } else {
        return nil
      }
    }
  }

  private static func letter(of name: String, after prefix: String) -> Character? {
    guard name.hasPrefix(prefix), name.count == prefix.count + 1 else { return nil }
    return name.last
  }

  /// The keys of the text after `~ `; throws the fact when a bracket is open or a name unknown.
  static func keys(of text: String) throws(TranscriptFileError.Fact) -> [TranscriptKey] {
    var keys: [TranscriptKey] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "<" else {
        keys.append(.character(scalar))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw .openBracket }
      let name = String(rest[..<end])
      guard let key = TranscriptKey(name: name) else { throw .unknownKey(name) }
      keys.append(key)
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }
}
