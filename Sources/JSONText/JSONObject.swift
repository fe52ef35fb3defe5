package import Wordings

/// An object of a file, read member by member; null counts as absent.
package struct JSONObject {
  private let node: JSONNode

  /// Nodes other than objects are refused, called `name` in the fault.
  package init(_ node: JSONNode, named name: Wording) throws(FileFault) {
    guard case .object = node.value else {
      throw FileFault(at: node.offset, name, is: node.value.kind, expected: .objectInBraces)
    }
    self.node = node
  }

  /// The member's value; nil when it is absent or null.
  package subscript(key: String) -> JSONNode? {
    guard let member = node[key] else { return nil }
    if case .null = member.value { return nil }
    return member
  }

  /// The members that are not null, in the order of the text.
  package var members: [JSONMember] {
    guard case .object(let members) = node.value else { return [] }
    return members.filter { if case .null = $0.node.value { false } else { true } }
  }

  /// A text; nil when it is absent or null.
  package func text(_ key: String) throws(FileFault) -> String? {
    guard let member = self[key] else { return nil }
    guard case .string(let text) = member.value else {
      throw wrong(key, member, expected: .quotedText)
    }
    return text
  }

  /// A text that is there and not blank; `owner` is who should have it.
  package func requiredText(_ key: String, of owner: Wording) throws(FileFault) -> String {
    guard let text = try text(key) else {
      throw FileFault(
        at: node.offset,
        "\(owner.english) has no \"\(key)\". Expected a text.",
        german: "\(owner.german) hat kein \"\(key)\". Erwartet: ein Text."
      )
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw FileFault(
        at: self[key]?.offset ?? node.offset,
        "\"\(key)\" is empty. Expected a text.",
        german: "\"\(key)\" ist leer. Erwartet: ein Text."
      )
    }
    return text
  }

  /// True or false; nil when it is absent or null.
  package func flag(_ key: String) throws(FileFault) -> Bool? {
    guard let member = self[key] else { return nil }
    guard case .bool(let flag) = member.value else {
      throw wrong(key, member, expected: .trueOrFalse)
    }
    return flag
  }

  /// A list, `expected` in the fault for something else; nil when it is absent or null.
  package func list(_ key: String, expected: Wording) throws(FileFault) -> [JSONNode]? {
    guard let member = self[key] else { return nil }
    guard case .array(let elements) = member.value else {
      throw wrong(key, member, expected: expected)
    }
    return elements
  }

  private func wrong(_ key: String, _ member: JSONNode, expected: Wording) -> FileFault {
    let name = Wording(verbatim: "\"\(key)\"")
    return FileFault(at: member.offset, name, is: member.value.kind, expected: expected)
  }
}

extension JSONValue {
  /// Whether this is the text of no characters.
  package var isEmptyText: Bool {
    if case .string("") = self { true } else { false }
  }
}
