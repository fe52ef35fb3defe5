import TestSupport
import Testing

@testable import LineEditing

@Suite("Bytes that become characters")
struct DecodingTests {
  @Test(
    "C44: as the language's own decoding does it",
    arguments: [
      [0x61], [0xC3, 0xA9], [0xE6, 0xBC, 0xA2], [0xF0, 0x9F, 0x98, 0x80], [0xFF], [0xC3, 0x28],
      [0xE2, 0x28, 0xA1], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0x80], [0xE0, 0x80, 0x80],
      [0xC3, 0xC3, 0xA9],
    ] as [[UInt8]]
  )
  func decode(bytes: [UInt8]) {
    #expect(ScalarDecoder.text(from: bytes) == String(decoding: bytes, as: UTF8.self))
  }

  @Test("C44: and so does any mixture of bytes")
  func property() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in
        [0x61, 0xC3, 0xA9, 0xE6, 0xBC, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xF4].randomElement(
          using: &generator
        ) ?? UInt8(0)
      }
      #expect(ScalarDecoder.text(from: bytes) == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(
    "Whether the last key was a cursor key",
    arguments: [
      ("\u{1B}[A", true), ("\u{1B}OD", true), ("\u{1B}[1;5C", true), ("\u{1B}[Bx", false),
      ("A", false), ("[A", false), ("\u{1B}[3~", false), ("\u{1B}[H", false),
      ("\u{1B}[A\u{1B}", false), ("\u{1B}x", false), ("\u{1B}[x\u{1B}[D", true),
    ]
  )
  func cursorKeys(keys: String, isCursorKey: Bool) {
    var watch = CursorKeyWatch()
    for scalar in keys.unicodeScalars { watch.typed(scalar) }
    #expect(watch.isCursorKey == isCursorKey)
  }

  @Test(
    "C40: lines of a pipe",
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\nlast", ["a", "last"]),
      ("\n\n", ["", ""]), ("a\0b\n", ["a\0b"]), ("a\rb\n", ["a\rb"]),
      ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
      ("é\n漢", ["é", "漢"]),
    ]
  )
  func lines(text: String, lines: [String]) {
    for size in [1, 2, 3, 1000] {
      var splitter = LineSplitter()
      var got: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        splitter.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let line = splitter.takeLine() { got.append(line) }
      }
      if let line = splitter.takeRest() { got.append(line) }
      #expect(got == lines, "in pieces of \(size)")
    }
  }
}
