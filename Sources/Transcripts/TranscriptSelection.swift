/// The files a run is about.
package struct TranscriptSelection: Hashable, Sendable {
  /// Files, each once, in the order given; those of a folder sorted.
  package private(set) var paths: [String] = []
  /// Folders that could not be read or hold no transcript.
  package private(set) var errors: [TranscriptFileError] = []

  /// Chooses; a choice that leaves nothing is an error.
  ///
  /// `failedLast`: what failed last time, for `--retest`.
  package init(
    _ options: TranscriptOptions,
    failedLast: [String]
  ) throws(TranscriptOptionsError) {
    var all: [String] = []
    for file in options.files { all += expanded(file) }
    if options.isRetest {
      // A file that is gone cannot fail again.
      let failed = failedLast.filter { TranscriptFiles.exists($0) }
      all = options.files.isEmpty ? failed : all.filter { failed.contains($0) }
      guard !all.isEmpty else {
        throw .nothingFailedLastTime(namesFiles: !options.files.isEmpty)
      }
    }
    for filter in options.filters where !all.contains(where: { $0.contains(filter) }) {
      throw .noMatch(filter: filter, command: options.command)
    }
    if !options.filters.isEmpty {
      all = all.filter { path in options.filters.contains { path.contains($0) } }
    }
    var seen: Set<String> = []
    all = all.filter { seen.insert($0).inserted }
    if let shard = options.shard {
      let part = all.enumerated().filter { $0.offset % shard.count == shard.number - 1 }
      // Of folders that could not be read there is no part, and that is said.
      guard !part.isEmpty || all.isEmpty else { throw .emptyShard(shard, files: all.count) }
      all = part.map(\.element)
    }
    paths = all
  }

  private mutating func expanded(_ file: String) -> [String] {
    guard TranscriptFiles.isFolder(file) else { return [file] }
    do throws(TranscriptFileError) {
      let found = try TranscriptFiles.transcripts(below: file)
      if found.isEmpty {
        throw TranscriptFileError(path: file, line: nil, fact: .noTranscriptBelow)
      }
      return found
    } catch {
      errors.append(error)
      return []
    }
  }
}
