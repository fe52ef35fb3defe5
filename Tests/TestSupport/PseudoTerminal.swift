import Dispatch
import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Both ends of a terminal: the program's, and the person's.
///
/// What the program writes is read at once, as a terminal does, and kept until somebody asks.
package final class PseudoTerminal: Sendable {
  /// The program's end.
  package let program: Int32

  private let person: Locked<Int32>
  private let written: ReadBytes

  package init(columns: Int = 80, rows: Int = 24) {
    let (person, program) = Pipe.lock.withLock { _ in
      var person: Int32 = -1
      var program: Int32 = -1
      var size = winsize(
        ws_row: UInt16(rows),
        ws_col: UInt16(columns),
        ws_xpixel: 0,
        ws_ypixel: 0
      )
      _ = unsafe openpty(&person, &program, nil, nil, &size)
      Pipe.keepFromOthers(person)
      Pipe.keepFromOthers(program)
      return (person, program)
    }
    self.person = Locked(person)
    self.program = program
    written = ReadBytes(descriptor: person)
  }

  /// Types keys, in pieces that the terminal takes.
  package func type(_ bytes: [UInt8]) {
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
  package func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// The person's end is closed.
  package func hangUp() {
    written.stop()
    person.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// Frees both ends; to be called when the program has ended.
  package func end() {
    hangUp()
    close(program)
  }

  /// Changes the size; a program whose terminal it is is told.
  package func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(program, UInt(TIOCSWINSZ), &size)
  }

  /// The next bytes the program writes, as soon as there are so many, or fewer when it takes too long.
  package func read(count: Int) -> [UInt8] {
    written.take { bytes in bytes.count >= count ? count : nil }
  }

  /// What the program writes, up to and with a text, or all there is when it takes too long.
  package func read(through text: String) -> String {
    written.take(through: text)
  }

  /// What the program writes, up to the number of bytes that `enough` says once it says one.
  package func read(enough: ([UInt8]) -> Int?) -> String {
    String(decoding: written.take(enough: enough), as: UTF8.self)
  }

  /// What has been written and not been read.
  package func readRest() -> String {
    String(decoding: written.take { $0.count }, as: UTF8.self)
  }

  /// What a program that has ended has written and nobody has read.
  ///
  /// A mark behind it tells that all of it has arrived.
  package func readRestOfEnded() -> String {
    let mark = "<end>"
    let bytes = Array(mark.utf8)
    _ = unsafe write(program, bytes, bytes.count)
    return String(read(through: mark).dropLast(mark.count))
  }

  /// Everything that was ever written.
  package var all: [UInt8] { written.all }

  /// The terminal's settings, comparable.
  package var settings: [UInt32] { Self.settings(of: program) }

  /// The settings of the terminal at a descriptor, comparable.
  package static func settings(of descriptor: Int32) -> [UInt32] {
    var settings = termios()
    _ = unsafe tcgetattr(descriptor, &settings)
    let characters = unsafe withUnsafeBytes(of: &settings.c_cc) { unsafe Array($0) }
    return [
      UInt32(settings.c_iflag), UInt32(settings.c_oflag), UInt32(settings.c_cflag),
      UInt32(settings.c_lflag),
    ] + characters.map(UInt32.init)
  }
}
