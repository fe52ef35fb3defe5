/// The unified difference of two versions of a file, `-` expected, `+` heard.
package enum UnifiedDiff {
  /// Lines kept around a change.
  private static let context = 3
  /// The most lines before the first change that a phase may add.
  private static let longestPhase = 40
  /// Above this many changed lines the whole changed part is one replacement.
  private static let mostCompared = 1_000

  /// The diff of a file as lines, ready for `git apply`; empty when nothing differs.
  ///
  /// `start`: the index of the old line to begin at, when it is before the first change
  ///   and not far from it.
  package static func lines(
    path: String,
    old: [String],
    new: [String],
    from start: Int = .max
  ) -> [String] {
    let rows = rows(old: old, new: new)
    guard let first = rows.firstIndex(where: { $0.kind != .same }) else { return [] }
    let begin =
      start < first && first - start <= longestPhase ? start : max(0, first - context)
    return ["--- " + name(path, in: "a"), "+++ " + name(path, in: "b")]
      + hunks(of: rows, from: begin)
  }

  private enum Kind: String {
    case same = " "
    case old = "-"
    case new = "+"
  }

  private struct Row {
    let kind: Kind
    let text: String
  }

  private static func rows(old: [String], new: [String]) -> [Row] {
    let head = zip(old, new).prefix { $0.isSameBytes(as: $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0.isSameBytes(as: $1) }.count
    let removed = Array(old[head..<(old.count - tail)])
    let added = Array(new[head..<(new.count - tail)])
    return old[..<head].map { Row(kind: .same, text: $0) }
      + changed(removed, added)
      + old[(old.count - tail)...].map { Row(kind: .same, text: $0) }
  }

  private static func changed(_ old: [String], _ new: [String]) -> [Row] {
    guard old.count + new.count <= mostCompared else {
      return old.map { Row(kind: .old, text: $0) } + new.map { Row(kind: .new, text: $0) }
    }
    let difference = new.difference(from: old) { $0.isSameBytes(as: $1) }
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var rows: [Row] = []
    var place = 0
    for index in 0...old.count {
      if removed.contains(index) {
        rows.append(Row(kind: .old, text: old[index]))
        continue
      }
      while added.contains(place) {
        rows.append(Row(kind: .new, text: new[place]))
        place += 1
      }
      guard index < old.count else { break }
      rows.append(Row(kind: .same, text: old[index]))
      place += 1
    }
    return rows
  }

  private static func hunks(of rows: [Row], from begin: Int) -> [String] {
    var lines: [String] = []
    var oldLine = 1 + begin
    var newLine = 1 + begin
    var index = begin
    while let first = rows[index...].firstIndex(where: { $0.kind != .same }) {
      let hunkStart = index == begin ? begin : max(index, first - context)
      oldLine += hunkStart - index
      newLine += hunkStart - index
      var end = first
      var sames = 0
      while end < rows.count, sames <= 2 * context {
        sames = rows[end].kind == .same ? sames + 1 : 0
        end += 1
      }
      end -= max(0, sames - context)
      let hunk = rows[hunkStart..<end]
      let olds = hunk.count { $0.kind != .new }
      let news = hunk.count { $0.kind != .old }
      lines.append("@@ -\(range(oldLine, olds)) +\(range(newLine, news)) @@")
      lines += hunk.map { $0.kind.rawValue + $0.text }
      oldLine += olds
      newLine += news
      index = end
    }
    return lines
  }

  /// A count of nothing begins at the line before.
  private static func range(_ line: Int, _ count: Int) -> String {
    count == 1 ? "\(line)" : "\(count == 0 ? line - 1 : line),\(count)"
  }

  /// The name as `git apply` reads it: in quotes, with bytes as octal numbers, where it holds a blank
  /// or what a line cannot hold.
  private static func name(_ path: String, in folder: String) -> String {
    var relative = path[...]
    while relative.hasPrefix("./") { relative = relative.dropFirst(2) }
    let name = folder + "/" + relative.drop { $0 == "/" }
    let quoted = name.unicodeScalars.map(quoted).joined()
    return quoted == name && !name.contains(" ") ? name : "\"\(quoted)\""
  }

  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    guard NarratedLineRules.escaped(String(scalar)) != String(scalar) else { return String(scalar) }
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
