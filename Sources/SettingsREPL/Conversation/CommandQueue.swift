import CommandGrammar

/// Commands that were typed and not run yet, by line: an error ends the rest of its line.
struct CommandQueue: Hashable, Sendable {
  private(set) var commands: ArraySlice<[Word]> = []

  var isEmpty: Bool { commands.isEmpty }

  /// The command that runs next; nil when none is left.
  var next: [Word]? { commands.first }

  mutating func append(_ line: [[Word]]) {
    commands = isEmpty ? line[...] : commands + line
  }

  mutating func insert(_ command: [Word]) {
    commands = [command] + commands
  }

  mutating func removeFirst() -> [Word]? {
    commands.popFirst()
  }

  mutating func removeAll() {
    commands = []
  }
}
