#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The built executable between pipes.
package final class PipeRun {
  /// What a run that has ended has left.
  package struct Result: Equatable {
    package let output: String
    package let error: String
    package let ending: ProgramEnding

    package var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private let output: ReadBytes
  private let error: ReadBytes
  private let program: RunningProgram?
  private var input: Int32
  private var isOutputClosed = false
  private let outputEnd: Int32
  private let errorEnd: Int32

  /// Starts it.
  package init(_ arguments: [String], environment: [String: String?] = [:]) {
    let pipes = (0..<3).map { _ in Pipe.make() }
    program = RunningProgram(
      path: Product.path,
      arguments: arguments,
      environment: Product.environment(environment),
      streams: [.descriptor(pipes[0][0]), .descriptor(pipes[1][1]), .descriptor(pipes[2][1])]
    )
    for end in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(end) }
    (input, outputEnd, errorEnd) = (pipes[0][1], pipes[1][0], pipes[2][0])
    output = ReadBytes(descriptor: outputEnd)
    error = ReadBytes(descriptor: errorEnd)
    ignoreBrokenPipes()
  }

  deinit {
    program?.signal(SIGKILL)
    endInput()
    closeOutput()
    error.stop()
    close(errorEnd)
  }

  /// Runs it on this input, to its end.
  package static func run(
    _ arguments: [String] = [],
    input: String = "",
    environment: [String: String?] = [:]
  ) -> Result {
    run(arguments, bytes: Array(input.utf8), environment: environment)
  }

  /// Runs it on these bytes, to its end.
  package static func run(
    _ arguments: [String] = [],
    bytes: [UInt8],
    environment: [String: String?] = [:]
  ) -> Result {
    let run = PipeRun(arguments, environment: environment)
    run.send(bytes)
    run.endInput()
    return run.waitForEnd()
  }

  /// Gives it bytes; waits while it is slow to take them.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(65536))
      let count = unsafe write(input, piece, piece.count)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives it a text.
  package func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// What it says, up to and with a text.
  package func read(through text: String) -> String {
    output.take(through: text)
  }

  /// The pipe that it reads ends.
  package func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Nobody reads any more what it says.
  package func closeOutput() {
    guard !isOutputClosed else { return }
    isOutputClosed = true
    output.stop()
    close(outputEnd)
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    program?.signal(number)
  }

  /// Waits until it has left by itself; what was not read before.
  package func waitForEnd() -> Result {
    let ending = program?.wait() ?? .stuck
    return Result(
      output: isOutputClosed ? "" : output.takeRest(),
      error: error.takeRest(),
      ending: ending
    )
  }
}

/// A program that has left takes no more input, which is no reason to end the tests.
private func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
