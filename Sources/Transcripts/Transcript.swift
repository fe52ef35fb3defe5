/// One transcript, read and found sound.
package struct Transcript: Hashable, Sendable {
  /// The path of its file, as it was given.
  package let path: String
  /// The number of its first line in its file, from 1; above 1 only inside a Markdown file.
  package let firstLine: Int
  /// Its lines, without their line feeds.
  package let lines: [String]
  /// Its steps: the first is the start, the last the end.
  package let steps: [TranscriptStep]

  /// What each line is.
  let marks: [LineMark]

  /// The line's number in the file, from 1.
  package func number(of index: Int) -> Int { firstLine + index }

  /// The indices of the recorded lines among some lines.
  package func recorded(in range: Range<Int>) -> [Int] {
    range.filter { marks[$0].isRecorded }
  }

  /// How many recorded lines it has.
  package var recordedCount: Int { recorded(in: lines.indices).count }

  /// The index of the `# ` line that opens the phase of a line; the first line when there is none.
  package func phase(of index: Int) -> Int {
    marks.prefix(index + 1).lastIndex(of: .prose) ?? 0
  }
}
