/// Writes JSON text: indented by two blanks, keys sorted, a line break at the end.
///
/// Slashes and characters beyond ASCII stand as themselves, numbers as they were read.
package enum JSONWriter {
  /// The text of `node` in UTF-8.
  package static func write(_ node: JSONNode) -> [UInt8] {
    var text = ""
    write(node, indent: "", to: &text)
    text += "\n"
    return Array(text.utf8)
  }

  private static func write(_ node: JSONNode, indent: String, to text: inout String) {
    switch node.value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string, to: &text)
    case .array(let elements):
      writeList(elements, brackets: ("[", "]"), indent: indent, to: &text) { element, text in
        write(element, indent: indent + "  ", to: &text)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      writeList(sorted, brackets: ("{", "}"), indent: indent, to: &text) { member, text in
        write(member.key, to: &text)
        text += ": "
        write(member.node, indent: indent + "  ", to: &text)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item],
    brackets: (open: String, close: String),
    indent: String,
    to text: inout String,
    writeItem: (Item, inout String) -> Void
  ) {
    text += brackets.open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "  "
      writeItem(item, &text)
    }
    if !items.isEmpty { text += "\n" + indent }
    text += brackets.close
  }

  /// Adds `string` in double quotes, with the escapes it needs.
  package static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
