import Transcripts

/// What a person did in a session, as the lines of a transcript that a person writes.
struct SessionScript {
  /// Something done.
  enum Deed: Hashable {
    case line(String)
    /// Ctrl-C, with what was typed.
    case interrupt(String)
    /// The words after `@ `.
    case world(String)
  }

  private(set) var lines: [String]
  /// When the prompt was last ready.
  private var ready = Duration.zero

  /// A script that begins with these words of options.
  init(options: [String]) {
    lines = ["# A recorded session."]
    if !options.isEmpty {
      lines.append("@ options " + options.map(Self.quoted).joined(separator: " "))
    }
  }

  /// The prompt is ready at `time`.
  mutating func becomeReady(at time: Duration) {
    ready = time
  }

  /// Something is done at `time`.
  ///
  /// `typing`: when the first key of the line was typed, if something was announced since.
  mutating func add(_ deed: Deed, at time: Duration, typing: Duration?) {
    let deed = if case .line(let line) = deed { Deed.line(Self.written(line)) } else { deed }
    if let typing { begin(deed, at: typing) }
    wait(until: time)
    switch deed {
    case .line(let line):
      if line.isEmpty, typing != nil { lines.append("~ <Backspace>") }
      lines.append(line.isEmpty ? ">" : "> \(line)")
    case .interrupt(let text):
      lines.append("~ " + Self.keys(typing == nil ? text : String(text.dropFirst())) + "<Ctrl-C>")
    case .world(let words): lines.append("@ \(words)")
    }
  }

  /// The whole script, with the end that the program came to.
  func ended(exitCode: Int, at time: Duration) -> [String] {
    var script = self
    script.wait(until: time)
    return script.lines + ["@ end, exit \(exitCode)"]
  }

  /// The first key, so that what is announced after it is held.
  private mutating func begin(_ deed: Deed, at time: Duration) {
    let text: String
    switch deed {
    case .line(let line): text = line.isEmpty ? "x" : line
    case .interrupt(let typed): text = typed
    case .world: return
    }
    guard let first = text.unicodeScalars.first else { return }
    wait(until: time)
    lines.append("~ " + Self.keys(String(first)))
  }

  private mutating func wait(until time: Duration) {
    guard time > ready else { return }
    lines.append("@ wait \(TranscriptDuration.seconds(time - ready))s")
    ready = time
  }

  private static func keys(_ text: String) -> String {
    text.unicodeScalars.map { TranscriptKey.character($0).spelled }.joined()
  }

  /// The line with nothing in it that a transcript cannot hold: for the product a tab is a blank, and
  /// other control characters are nothing.
  private static func written(_ line: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar.properties.generalCategory != .control {
        written.append(scalar)
      } else if scalar.properties.isWhitespace {
        written.append(" ")
      }
    }
    return String(written)
  }

  /// The word as an option is written; what holds both kinds of quotes is written in pieces.
  private static func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars
    guard word.isEmpty || scalars.contains(where: { $0 == " " || $0 == "'" || $0 == "\"" }) else {
      return word
    }
    guard scalars.contains("\"") else { return "\"\(word)\"" }
    return scalars.split(separator: "'", omittingEmptySubsequences: false).map { "'\(String($0))'" }
      .joined(separator: "\"'\"")
  }
}
