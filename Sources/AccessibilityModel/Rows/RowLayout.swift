package struct RowLayout: Hashable, Sendable {
  let columns: Int?
  package init(columns: Int?) { self.columns = columns }
  package func rows(of line: String) -> [String] { [line] }
}
package enum SpokenText { package static func clean(_ text: String) -> String { text } }
