package import Wordings

/// A value of a JSON text and where it began there.
package struct JSONNode: Sendable {
  /// What stands there.
  package var value: JSONValue
  /// The byte at which the value begins in the text it was read from; 0 for a value made here.
  package var offset: Int

  /// A value read at `offset`, or made here.
  package init(_ value: JSONValue, offset: Int = 0) {
    self.value = value
    self.offset = offset
  }

  /// The value of an object's member; nil when there is none, and for other values.
  ///
  /// Setting nil removes the member, setting a new one appends it; other values stay as they are.
  package subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = value else { return nil }
      return members.first { $0.key == key }?.node
    }
    set {
      guard case .object(var members) = value else { return }
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let node?): members[index].node = node
      case (let index?, nil): members.remove(at: index)
      case (nil, let node?): members.append(JSONMember(key: key, node: node))
      case (nil, nil): break
      }
      value = .object(members)
    }
  }
}

/// A JSON value that keeps what it doesn't understand: numbers stay as they were written.
package enum JSONValue: Sendable {
  /// Nothing, written out.
  case null
  /// True or false.
  case bool(Bool)
  /// A number by its text: `1.0`, `1e400`.
  case number(String)
  /// A text, its escapes resolved.
  case string(String)
  /// A list in its order.
  case array([JSONNode])
  /// Members in the order of the text, each key once.
  case object([JSONMember])

  /// What the value is, in words for an error: `a list`, `true`.
  package var kind: Wording {
    switch self {
    case .null: Wording(verbatim: "null")
    case .bool(let flag): Wording(verbatim: flag ? "true" : "false")
    case .number: Wording("a number", german: "eine Zahl")
    case .string: Wording("a text", german: "ein Text")
    case .array: Wording("a list", german: "eine Liste")
    case .object: Wording("an object", german: "ein Objekt")
    }
  }
}

/// A key of a JSON object and its value.
package struct JSONMember: Sendable {
  /// The key, its escapes resolved.
  package var key: String
  /// The value.
  package var node: JSONNode

  /// The member `key` with the value `node`.
  package init(key: String, node: JSONNode) {
    self.key = key
    self.node = node
  }
}
