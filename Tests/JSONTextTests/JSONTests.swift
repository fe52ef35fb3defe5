import JSONText
import TestSupport
import Testing
import Wordings

@Suite("JSON text")
struct JSONTests {
  private static func rewritten(_ text: String) throws(FileFault) -> String {
    String(decoding: JSONWriter.write(try JSONParser.parse(Array(text.utf8))), as: UTF8.self)
  }

  @Test(
    "What is read is written the same, in one layout",
    arguments: [
      ("null", "null"), (" true\r\n", "true"), ("false", "false"), ("0", "0"), ("-0.0", "-0.0"),
      ("1.0", "1.0"), ("1e400", "1e400"), ("1E+2", "1E+2"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("\"\"", "\"\""), (#""a\/b""#, "\"a/b\""), (#""é\u00e9\ud83d\ude00""#, "\"éé😀\""),
      (#""\"\\\b\f\n\r\t\u0001""#, #""\"\\\u0008\u000c\n\r\t\u0001""#),
      ("[]", "[]"), ("[ ]", "[]"), ("{ }", "{}"), ("[1,[2]]", "[\n  1,\n  [\n    2\n  ]\n]"),
      ("{\"b\":1,\"a\":{}}", "{\n  \"a\": {},\n  \"b\": 1\n}"),
      ("{\"é\":1,\"e\u{301}\":2}", "{\n  \"e\u{301}\": 2,\n  \"é\": 1\n}"),
      (
        String(repeating: "[", count: 128) + String(repeating: "]", count: 128),
        nil
      ),
    ] as [(String, String?)]
  )
  func rewrites(text: String, expected: String?) throws {
    let once = try Self.rewritten(text)
    if let expected { #expect(Array(once.utf8) == Array((expected + "\n").utf8)) }
    #expect(try Self.rewritten(once) == once)
  }

  @Test(
    "What is no JSON is refused with its place and what was expected",
    arguments: [
      ("", "line 1, column 1: The file is empty. Expected a value."),
      (" \n ", "line 2, column 2: The file ends too early. Expected a value."),
      (
        "[1,\n2",
        "line 2, column 2: The file ends too early. Expected a comma or the end of the list."
      ),
      ("[1,\r\n  }", "line 2, column 3: \"}\" stands here. Expected a value."),
      ("[1,]", "line 1, column 4: \"]\" stands here. Expected a value."),
      ("[é 😀]", "line 1, column 2: \"é\" stands here. Expected a value."),
      (
        "[\"👩‍👩‍👧é\" 1]",
        "line 1, column 7: \"1\" stands here. Expected a comma or the end of the list."
      ),
      ("{\"a\" 1}", "line 1, column 6: \"1\" stands here. Expected a colon."),
      (
        "{\"a\":1 \"b\":2}",
        "line 1, column 8: A double quote stands here. "
          + "Expected a comma or the end of the object."
      ),
      ("{a:1}", "line 1, column 2: \"a\" stands here. Expected a name in double quotes."),
      ("{\"a\":1,}", "line 1, column 8: \"}\" stands here. Expected a name in double quotes."),
      ("{\"a\":1,\n \"a\":2}", "line 2, column 2: \"a\" stands twice in this object."),
      ("1 2", "line 1, column 3: \"2\" stands here. Expected the end of the file."),
      ("nul", "line 1, column 1: \"n\" stands here. Expected a value."),
      ("01", "line 1, column 2: \"1\" stands here. Expected the end of the file."),
      ("-", "line 1, column 2: The file ends too early. Expected a digit."),
      ("1.", "line 1, column 3: The file ends too early. Expected a digit."),
      ("1e+x", "line 1, column 4: \"x\" stands here. Expected a digit."),
      (
        "\"a\nb\"",
        "line 1, column 3: The line ends here. Expected a double quote at the end of the text."
      ),
      (
        "\"a\tb\"",
        "line 1, column 3: A control character stands here. "
          + "Expected a double quote at the end of the text."
      ),
      (
        "\"abc",
        "line 1, column 5: The file ends too early. "
          + "Expected a double quote at the end of the text."
      ),
      (#""\x""#, "line 1, column 2: This backslash begins no escape."),
      (#""\u12g4""#, "line 1, column 2: This backslash begins no escape."),
      (#""\u+123""#, "line 1, column 2: This backslash begins no escape."),
      (#""a\ud800""#, "line 1, column 3: This is half of a surrogate pair."),
      (#""\udc00\ud800""#, "line 1, column 2: This is half of a surrogate pair."),
      (#""\ud800\n""#, "line 1, column 2: This is half of a surrogate pair."),
      (
        String(repeating: "[", count: 129), "line 1, column 129: This is nested more than 128 deep."
      ),
      ("// no", "line 1, column 1: \"/\" stands here. Expected a value."),
      ("\u{FEFF}1", "line 1, column 1: \"\u{FEFF}\" stands here. Expected a value."),
    ]
  )
  func refuses(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let fault = #expect(throws: FileFault.self) { try JSONParser.parse(bytes) }
    let shown = fault.map {
      "\(TextPosition(ofByte: $0.offset, in: bytes).wording.english): \($0.reason.english)"
    }
    #expect(shown == expected)
  }

  @Test(
    "Bytes that are no UTF-8 are refused with their place",
    arguments: [
      ([0xFF], "line 1, column 1"), ([0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xC3], "line 2, column 3"),
      ([0x22, 0xC0, 0x80, 0x22], "line 1, column 2"),
      ([0x22, 0xED, 0xA0, 0x80], "line 1, column 2"),
    ] as [([UInt8], String)]
  )
  func refusesOtherEncodings(bytes: [UInt8], position: String) {
    let fault = #expect(throws: FileFault.self) { try JSONParser.parse(bytes) }
    #expect(fault?.reason.english == "This is not UTF-8 text.")
    #expect(fault.map { TextPosition(ofByte: $0.offset, in: bytes).wording.english } == position)
  }

  @Test("Any bytes are read or refused with a place, and what is read survives")
  func takesAnyBytes() {
    let alphabet =
      Array("{}[]\",:\\u0019ae-.+ \n\ttruefalsn".utf8) + [0x00, 0xC3, 0xA9, 0xFF, 0xE2]
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let bytes = (0..<random.next(24)).map { _ in alphabet[random.next(alphabet.count)] }
      do throws(FileFault) {
        let once = JSONWriter.write(try JSONParser.parse(bytes))
        let twice = JSONWriter.write(try JSONParser.parse(once))
        #expect(once == twice)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}
