import AccessibilityModel
import JSONText
import Wordings

/// Understands the object of an element's position.
struct PositionReader {
  /// The largest number of a place or a count.
  static let largest = 1_000_000

  private var kind: String?
  private var kindOffset: Int
  private var index: Int?
  private var indexOffset: Int
  private var count: Int?
  private var cell = TableCell(row: nil, column: nil)

  /// The position that `node` describes; nil for null.
  static func position(_ node: JSONNode) throws(FileFault) -> AccessibilityPosition? {
    if case .null = node.value { return nil }
    var reader = PositionReader(kindOffset: node.offset, indexOffset: node.offset)
    for member in try node.members(of: Wording(verbatim: "\"position\"")) {
      try reader.take(member.key, member.node)
    }
    return try reader.position()
  }

  private mutating func take(_ key: String, _ node: JSONNode) throws(FileFault) {
    switch key {
    case "kind":
      kind = try node.text(key)
      kindOffset = node.offset
    case "index":
      index = try Self.number(key, node)
      indexOffset = node.offset
    case "count": count = try Self.number(key, node)
    case "row": cell.row = try Self.number(key, node)
    case "column": cell.column = try Self.number(key, node)
    case "rowSpan": cell.rowSpan = try Self.number(key, node) ?? 1
    case "colSpan", "columnSpan": cell.columnSpan = try Self.number(key, node) ?? 1
    case "firstInRow": cell.isFirstInRow = try node.flag(key) ?? false
    default: break
    }
  }

  private func position() throws(FileFault) -> AccessibilityPosition {
    switch kind {
    case "series":
      let place = try place()
      return .series(index: place.index, count: place.count)
    case "tab":
      let place = try place()
      return .tab(index: place.index, count: place.count)
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "table": return .cell(cell)
    default:
      let kinds = [
        "series", "tab", "listStart", "listEnd", "landmarkStart", "landmarkEnd", "table",
      ]
      let found =
        kind.map {
          Wording(
            "\(quoted($0)) is not a kind of position.",
            german: "\(quoted($0)) ist keine Art von Position."
          )
        } ?? Wording("Its kind is missing.", german: "Die Art seiner Position fehlt.")
      throw FileFault(
        at: kindOffset,
        "\(found.english) Expected \(alternatives(kinds).english).",
        german: "\(found.german) Erwartet: \(alternatives(kinds).german)."
      )
    }
  }

  /// The index and the count, the one within the other.
  private func place() throws(FileFault) -> (index: Int, count: Int) {
    guard let index, let count else {
      let missing = index == nil ? "index" : "count"
      throw FileFault(
        at: kindOffset,
        "Its position has no \"\(missing)\". Expected a number.",
        german: "Seine Position hat kein \"\(missing)\". Erwartet: eine Zahl."
      )
    }
    guard index <= count else {
      throw FileFault(
        at: indexOffset,
        "\(index) of \(count) is no place. Expected 1 to \(count).",
        german: "\(index) von \(count) ist kein Platz. Erwartet: 1 bis \(count)."
      )
    }
    return (index, count)
  }

  /// A number from 1; nil for null.
  private static func number(_ key: String, _ node: JSONNode) throws(FileFault) -> Int? {
    if case .null = node.value { return nil }
    let expected = Wording(
      "a whole number from 1 to \(largest)",
      german: "eine ganze Zahl von 1 bis \(largest)"
    )
    let name = Wording(verbatim: "\"\(key)\"")
    guard case .number(let text) = node.value else {
      throw FileFault(at: node.offset, name, is: node.value.kind, expected: expected)
    }
    guard let number = Int(text), (1...largest).contains(number) else {
      let found = Wording(verbatim: String(text.prefix(20)))
      throw FileFault(at: node.offset, name, is: found, expected: expected)
    }
    return number
  }
}
