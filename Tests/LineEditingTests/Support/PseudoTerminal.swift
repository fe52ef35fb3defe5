import Dispatch
import Locking

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Both ends of a terminal: the program's, and the person's.
///
/// What the program writes is read at once, as a terminal does, and kept until somebody asks.
final class PseudoTerminal: Sendable {
  /// The longest that anything is waited for, on a machine that is busy with something else.
  static let patience = DispatchTimeInterval.seconds(20)

  /// The program's end.
  let program: Int32

  private let person: Locked<Int32>
  private let unread = Locked<[UInt8]>([])
  private let hasMore = DispatchSemaphore(value: 0)
  private let quit = WakeSignal()
  private let hasQuit = DispatchSemaphore(value: 0)

  init(columns: Int = 80, rows: Int = 24) {
    var person: Int32 = -1
    var program: Int32 = -1
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    _ = unsafe openpty(&person, &program, nil, nil, &size)
    self.person = Locked(person)
    self.program = program
    let input = TerminalInput(descriptor: person)
    DispatchQueue(label: "terminal").async { [self] in
      while true {
        let readiness = input.wait(forKey: true, wake: quit, until: nil)
        if readiness.isWoken { break }
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = unsafe readBytes(input.descriptor, &chunk, chunk.count)
        guard count > 0 else { break }
        unread.withLock { $0 += chunk[..<count] }
        hasMore.signal()
      }
      hasQuit.signal()
    }
  }

  /// Types keys, in pieces that the terminal takes.
  func type(_ bytes: [UInt8]) {
    let person = person.withLock { $0 }
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(512))
      let count = unsafe write(person, piece, piece.count)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Types keys.
  func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// The person's end is closed.
  func hangUp() {
    quit?.raise()
    hasQuit.wait()
    person.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
    hasQuit.signal()
  }

  /// Frees both ends; to be called when the program has ended.
  func end() {
    hangUp()
    close(program)
  }

  /// Changes the size; the program is not told.
  func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(program, UInt(TIOCSWINSZ), &size)
  }

  /// The next bytes the program writes, as soon as there are so many, or fewer when it takes too long.
  func read(count: Int) -> [UInt8] {
    read { bytes in bytes.count >= count ? count : nil }
  }

  /// What the program writes, up to and with a text, or all there is when it takes too long.
  func read(through text: String) -> String {
    let wanted = Array(text.utf8)
    let bytes = read { bytes in
      guard bytes.count >= wanted.count else { return nil }
      let start = (0...bytes.count - wanted.count).first { start in
        bytes[start..<start + wanted.count].elementsEqual(wanted)
      }
      return start.map { $0 + wanted.count }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What has been written and not been read.
  func readRest() -> String {
    String(decoding: read { $0.count }, as: UTF8.self)
  }

  /// The terminal's settings, comparable.
  var settings: [UInt32] { Self.settings(of: program) }

  /// The settings of the terminal at a descriptor, comparable.
  static func settings(of descriptor: Int32) -> [UInt32] {
    var settings = termios()
    _ = unsafe tcgetattr(descriptor, &settings)
    return [
      UInt32(settings.c_iflag), UInt32(settings.c_oflag), UInt32(settings.c_cflag),
      UInt32(settings.c_lflag),
    ]
  }

  /// Takes as many bytes as `enough` says, once it says something.
  private func read(enough: ([UInt8]) -> Int?) -> [UInt8] {
    while true {
      let result: [UInt8]? = unread.withLock { unread in
        guard let count = enough(unread) else { return nil }
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
      }
      if let result { return result }
      guard hasMore.wait(timeout: .now() + Self.patience) == .success else {
        return unread.withLock { unread in
          defer { unread = [] }
          return unread
        }
      }
    }
  }
}

/// The system's `read`, under a name that a method of the same name does not hide.
@unsafe
private func readBytes(
  _ descriptor: Int32,
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
