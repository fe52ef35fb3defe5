import TestSupport

@testable import LineEditing

/// What somebody might type: a line that changes step by step.
struct RandomEdits {
  private(set) var line = LineSnapshot()

  private var generator: SeededGenerator
  private let alphabet: [Unicode.Scalar]
  private let longest: Int

  /// `isMixed` adds wide characters, marks, flags and control characters.
  init(seed: UInt64, isMixed: Bool, columns: Int) {
    generator = SeededGenerator(seed: seed)
    var alphabet = Array("abcdefg hij klm".unicodeScalars)
    if isMixed {
      alphabet += Array("é漢字한😀ё\u{301}\u{308}\u{200D}\u{FE0F}🇩🇪\u{1}\u{E000}\u{202E}".unicodeScalars)
    }
    self.alphabet = alphabet
    longest = columns * 3
  }

  mutating func next() -> LineSnapshot {
    let end = line.scalars.count
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45: insert(1)
    case 45..<60: insert(Int.random(in: 1...30, using: &generator))
    case 60..<70:
      if line.caret > 0 {
        line.caret -= 1
        line.scalars.remove(at: line.caret)
      }
    case 70..<75: if line.caret < end { line.scalars.remove(at: line.caret) }
    case 75..<80: line.caret = max(0, line.caret - 1)
    case 80..<85: line.caret = min(end, line.caret + 1)
    case 85..<88: line.caret = 0
    case 88..<91: line.caret = end
    case 91..<94: line.caret = Int.random(in: 0...end, using: &generator)
    case 94..<96: line.scalars.removeSubrange(line.caret...)
    case 96..<98:
      line.scalars.removeSubrange(..<line.caret)
      line.caret = 0
    default:
      line = LineSnapshot()
      insert(Int.random(in: 0...longest / 2, using: &generator))
    }
    return line
  }

  private mutating func insert(_ count: Int) {
    for _ in 0..<count where line.scalars.count < longest {
      guard let scalar = alphabet.randomElement(using: &generator) else { return }
      line.scalars.insert(scalar, at: line.caret)
      line.caret += 1
    }
  }
}
