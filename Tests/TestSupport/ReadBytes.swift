import Dispatch
import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What arrives at a descriptor: read at once, as a terminal does, and kept until somebody asks.
package final class ReadBytes: Sendable {
  private struct State {
    var unread: [UInt8] = []
    var all: [UInt8] = []
    var hasEnded = false
  }

  private let state = Locked(State())
  private let hasMore = DispatchSemaphore(value: 0)
  private let hasQuit = DispatchSemaphore(value: 0)
  private let quit: [Int32]

  /// Reads from a descriptor until its end, or until ``stop()``.
  package init(descriptor: Int32) {
    quit = Pipe.make()
    let wake = quit[0]
    DispatchQueue(label: "reading").async { [self] in
      while Self.waitForBytes(descriptor, wake: wake) {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = unsafe read(descriptor, &chunk, chunk.count)
        guard count > 0 else { break }
        state.withLock { state in
          state.unread += chunk[..<count]
          state.all += chunk[..<count]
        }
        hasMore.signal()
      }
      state.withLock { $0.hasEnded = true }
      hasMore.signal()
      hasQuit.signal()
    }
  }

  deinit {
    for end in quit { close(end) }
  }

  /// Ends the reading; returns when the descriptor is not used any more.
  package func stop() {
    _ = unsafe write(quit[1], [0], 1)
    hasQuit.wait()
    hasQuit.signal()
  }

  /// Everything that has ever arrived.
  package var all: [UInt8] { state.withLock(\.all) }

  /// Takes as many bytes as `enough` says, once it says something; all there is when it takes too long.
  package func take(enough: ([UInt8]) -> Int?) -> [UInt8] {
    while true {
      let (result, hasEnded): ([UInt8]?, Bool) = state.withLock { state in
        let count = enough(state.unread) ?? (state.hasEnded ? state.unread.count : nil)
        guard let count else { return (nil, state.hasEnded) }
        defer { state.unread.removeFirst(count) }
        return (Array(state.unread.prefix(count)), state.hasEnded)
      }
      if hasEnded { hasMore.signal() }
      if let result { return result }
      guard hasMore.wait(timeout: .now() + Patience.limit) == .success else {
        return state.withLock { state in
          defer { state.unread = [] }
          return state.unread
        }
      }
    }
  }

  /// What arrives, up to and with a text.
  package func take(through text: String) -> String {
    let wanted = Array(text.utf8)
    let bytes = take { bytes in
      Self.firstIndex(of: wanted, in: bytes).map { $0 + wanted.count }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What arrives until its end.
  package func takeRest() -> String {
    String(decoding: take { _ in nil }, as: UTF8.self)
  }

  /// Where `wanted` begins for the first time.
  package static func firstIndex(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= wanted.count else { return nil }
    return (0...bytes.count - wanted.count).first { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// False when it is to stop.
  private static func waitForBytes(_ descriptor: Int32, wake: Int32) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    while unsafe poll(&polled, nfds_t(polled.count), -1) < 0 {
      if errno != EINTR { return false }
    }
    return polled[1].revents == 0
  }
}
