/// The same file as Foundation reads it.
struct DecodedElement: Decodable {
  let label: String?
  let value: String?
  let traits: [String]?
  let hint: String?
  let position: Position?
  let groupLabel: String?

  struct Position: Decodable {
    let kind: String
    let index: Int?
    let count: Int?
    let row: Int?
    let column: Int?
    let rowSpan: Int?
    let colSpan: Int?
    let firstInRow: Bool?
  }
}
