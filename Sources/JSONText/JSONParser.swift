import Files
import Wordings

/// Reads JSON text as RFC 8259 has it, keeping the place of every value.
///
/// Stricter in what would lose something on the way back: a key may stand once in an object, and
/// half a surrogate pair is refused. Nesting is bounded, so that no text can exhaust the stack.
package struct JSONParser {
  /// How deep lists and objects may stand in one another.
  static let deepestNesting = 128

  private static let aValue = Wording("a value", german: "ein Wert")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let `true` = Array("true".utf8)
  private static let `false` = Array("false".utf8)
  private static let null = Array("null".utf8)

  private let text: [UInt8]
  private var index = 0

  /// The value that is the whole of `text`, which has no byte order mark.
  package static func parse(_ text: [UInt8]) throws(FileFault) -> JSONNode {
    if let encoding = ForeignEncoding(of: text) {
      throw FileFault(
        at: 0,
        "This is \(encoding.rawValue) text. Expected UTF-8.",
        german: "Das ist Text in \(encoding.rawValue). Erwartet: UTF-8."
      )
    }
    if let offset = invalidByte(in: text) {
      throw FileFault(at: offset, "This is not UTF-8 text.", german: "Das ist kein Text in UTF-8.")
    }
    var parser = JSONParser(text: text)
    let node = try parser.value(depth: 0, expected: Self.aValue)
    parser.skipBlanks()
    if parser.index < text.count {
      throw parser.unexpected("the end of the file", german: "das Ende der Datei")
    }
    return node
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func value(depth: Int, expected: Wording) throws(FileFault) -> JSONNode {
    skipBlanks()
    let offset = index
    let value: JSONValue
    switch next {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): value = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): value = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      value = .number(try number())
    case _ where take(Self.true): value = .bool(true)
    case _ where take(Self.false): value = .bool(false)
    case _ where take(Self.null): value = .null
    default: throw unexpected(expected)
    }
    return JSONNode(value, offset: offset)
  }

  private mutating func members(depth: Int) throws(FileFault) -> [JSONMember] {
    try enter(depth)
    var members: [JSONMember] = []
    var keys = JSONKeys()
    skipBlanks()
    if take("}") { return members }
    repeat {
      skipBlanks()
      let offset = index
      guard next == UInt8(ascii: "\"") else {
        throw unexpected("a name in double quotes", german: "ein Name in Anführungszeichen")
      }
      let key = try string()
      guard keys.insert(key) else {
        throw FileFault(
          at: offset,
          "\(quoted(key)) stands twice in this object.",
          german: "\(quoted(key)) steht zweimal in diesem Objekt."
        )
      }
      skipBlanks()
      guard take(":") else { throw unexpected("a colon", german: "ein Doppelpunkt") }
      members.append(JSONMember(key: key, node: try value(depth: depth, expected: Self.aValue)))
      skipBlanks()
    } while take(",")
    guard take("}") else {
      throw unexpected(
        "a comma or the end of the object",
        german: "ein Komma oder das Ende des Objekts"
      )
    }
    return members
  }

  private mutating func elements(depth: Int) throws(FileFault) -> [JSONNode] {
    try enter(depth)
    var elements: [JSONNode] = []
    skipBlanks()
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth, expected: Self.aValue))
      skipBlanks()
    } while take(",")
    guard take("]") else {
      throw unexpected(
        "a comma or the end of the list",
        german: "ein Komma oder das Ende der Liste"
      )
    }
    return elements
  }

  /// Steps over the opening bracket.
  private mutating func enter(_ depth: Int) throws(FileFault) {
    guard depth <= Self.deepestNesting else {
      throw FileFault(
        at: index,
        "This is nested more than \(Self.deepestNesting) deep.",
        german: "Das ist mehr als \(Self.deepestNesting)-fach verschachtelt."
      )
    }
    index += 1
  }

  private mutating func number() throws(FileFault) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(FileFault) {
    let start = index
    while let byte = next, Self.digits.contains(byte) { index += 1 }
    if index == start { throw unexpected("a digit", german: "eine Ziffer") }
  }

  private mutating func string() throws(FileFault) -> String {
    index += 1
    var bytes: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
      }
      let run = text[start..<index]
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: bytes.isEmpty ? run : bytes[...] + run, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes += run
        bytes += try escape()
      default:
        throw unexpected(
          "a double quote at the end of the text",
          german: "ein Anführungszeichen am Ende des Textes"
        )
      }
    }
  }

  /// The character of an escape such as `\n` or `\u00e9`, in UTF-8.
  private mutating func escape() throws(FileFault) -> [UInt8] {
    let start = index
    index += 1
    let simple = Array("\"\\/bfnrt".utf8)
    if let byte = next, let position = simple.firstIndex(of: byte) {
      index += 1
      return [Array("\"\\/\u{8}\u{C}\n\r\t".utf8)[position]]
    }
    guard let first = codeUnit() else {
      throw FileFault(
        at: start,
        "This backslash begins no escape.",
        german: "Mit diesem umgekehrten Schrägstrich beginnt kein Zeichen."
      )
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\") {
      index += 1
      if let second = codeUnit() { units.append(second) }
    }
    guard let character = String(validating: units, as: UTF16.self) else {
      throw FileFault(
        at: start,
        "This is half of a surrogate pair.",
        german: "Das ist die Hälfte eines Paars von Zeichencodes."
      )
    }
    return Array(character.utf8)
  }

  /// The four hexadecimal digits after a `u`; nil when something else stands there.
  private mutating func codeUnit() -> UInt16? {
    let digits = text[index...].prefix(5).dropFirst()
    guard next == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    index += 5
    return unit
  }

  /// The byte to be read; nil at the end.
  private var next: UInt8? { index < text.count ? text[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: [UInt8]) -> Bool {
    guard text[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func unexpected(_ english: String, german: String) -> FileFault {
    unexpected(Wording(english, german: german))
  }

  private func unexpected(_ expected: Wording) -> FileFault {
    FileFault(
      at: index,
      "\(found.english) Expected \(expected.english).",
      german: "\(found.german) Erwartet: \(expected.german)."
    )
  }

  /// What stands here instead, as a sentence.
  private var found: Wording {
    guard next != nil else {
      return text.isEmpty
        ? Wording("The file is empty.", german: "Die Datei ist leer.")
        : Wording("The file ends too early.", german: "Die Datei endet zu früh.")
    }
    let character = String(decoding: text[index...].prefix(64), as: UTF8.self).prefix(1)
    switch character {
    case "\n", "\r\n", "\r":
      return Wording("The line ends here.", german: "Hier endet die Zeile.")
    case "\"":
      return Wording("A double quote stands here.", german: "Hier steht ein Anführungszeichen.")
    case _ where character.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }:
      return Wording("A control character stands here.", german: "Hier steht ein Steuerzeichen.")
    default:
      let text = quoted(String(character))
      return Wording("\(text) stands here.", german: "Hier steht \(text).")
    }
  }

  /// Where `text` stops being UTF-8; nil when it never does.
  private static func invalidByte(in text: [UInt8]) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) {
      offset += scalar.count
    }
    return offset
  }
}
