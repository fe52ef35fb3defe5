/// A text being built scalar by scalar with single blanks and a bounded length.
struct CleanedText {
  private var scalars = String.UnicodeScalarView()
  private var characterCount = 0
  private var marks = 0
  private var blankIsDue = false

  /// More than may be said has been added; the rest need not be looked at.
  var isFull: Bool { characterCount > SpokenText.longest + 1 }

  /// What was added.
  var text: String { String(scalars) }

  /// Adds a scalar.
  ///
  /// More than a few marks on one letter are dropped.
  mutating func append(_ scalar: Unicode.Scalar) {
    if CellWidth.of(scalar) == 0 {
      guard !scalars.isEmpty, !blankIsDue, marks < 4 else { return }
      marks += 1
    } else {
      if blankIsDue && !scalars.isEmpty {
        scalars.append(" ")
        characterCount += 1
      }
      blankIsDue = false
      marks = 0
      characterCount += 1
    }
    scalars.append(scalar)
  }

  /// Adds a blank, unless there is one.
  mutating func appendBlank() {
    blankIsDue = true
  }

  /// Adds words of their own; the same ones next to each other once.
  mutating func appendWords(_ words: String) {
    if blankIsDue && text.hasSuffix(words) { return }
    blankIsDue = true
    for scalar in words.unicodeScalars {
      if scalar == " " { appendBlank() } else { append(scalar) }
    }
    blankIsDue = true
  }
}
