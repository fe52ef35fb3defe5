/// The paths of the files that failed last time, a line each, for `--retest`.
enum FailedList {
  /// The paths; empty when there is no list.
  static func load(_ path: String) throws(TranscriptFileError) -> [String] {
    do throws(TranscriptFileError) {
      let text = String(decoding: try TranscriptFiles.read(path), as: UTF8.self)
      return text.split(separator: "\n").map(String.init)
    } catch {
      if error.fact == .missing { return [] }
      throw error
    }
  }

  /// Writes the paths.
  static func store(_ paths: [String], to path: String) throws(TranscriptFileError) {
    try TranscriptFiles.write(TranscriptDocument.bytes(of: paths), to: path)
  }

  /// The list after a run: those of before that were not replayed, and those that failed now.
  static func updated(_ before: [String], by results: [TranscriptResult]) -> [String] {
    let replayed = Set(results.map(\.path))
    let failed = Set(results.filter(\.isBad).map(\.path))
    return Array(Set(before).subtracting(replayed).union(failed)).sortedByBytes()
  }
}
