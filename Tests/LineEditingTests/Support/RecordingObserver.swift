import LineEditing
import Locking

/// Remembers every write, what was said apart from what was drawn.
final class RecordingObserver: PromptObserver {
  private struct Writes {
    var said: [String] = []
    var drawn: [String] = []
  }

  private let writes = Locked(Writes())

  /// The writes of the writer.
  var said: [String] { writes.withLock { $0.said } }

  /// The writes that drew the input row.
  var drawn: [String] { writes.withLock { $0.drawn } }

  func said(_ bytes: [UInt8]) {
    writes.withLock { $0.said.append(String(decoding: bytes, as: UTF8.self)) }
  }

  func drew(_ bytes: [UInt8]) {
    writes.withLock { $0.drawn.append(String(decoding: bytes, as: UTF8.self)) }
  }
}
