import Transcripts

/// What keys send on a terminal such as xterm.
enum TerminalKeys {
  /// Nil for a key that would stop the program instead of reaching it.
  static func bytes(of key: TranscriptKey) -> [UInt8]? {
    switch key {
    case .character(let scalar): Array(String(scalar).utf8)
    case .backspace: [0x7F]
    case .tab: [0x09]
    case .control("Z"): nil
    case .control(let letter): letter.asciiValue.map { [$0 & 0x1F] }
    case .alt(let letter): [0x1B] + Array(String(letter).utf8)
    case .named(let name): Array(sequence(of: name).utf8)
    }
  }

  private static func sequence(of name: TranscriptKey.Name) -> String {
    switch name {
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .right: "\u{1B}[C"
    case .left: "\u{1B}[D"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .insert: "\u{1B}[2~"
    case .delete: "\u{1B}[3~"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .escape: "\u{1B}"
    }
  }
}
