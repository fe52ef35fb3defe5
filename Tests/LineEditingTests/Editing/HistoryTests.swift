import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("The history")
struct HistoryTests {
  @Test("A walk keeps the line being typed, and ends at both ends")
  func walk() {
    var history = History(lines: ["one", "two"])
    var steps: [String?] = []
    steps.append(history.next())
    for _ in 0..<3 { steps.append(history.previous(current: "half")) }
    for _ in 0..<3 { steps.append(history.next()) }
    #expect(steps == [nil, "two", "one", nil, "two", "half", nil])
  }

  @Test("No line twice, no blank one, not more than the limit")
  func lines() {
    var history = History(lines: ["a", "b", "a", " ", "", "c"], limit: 3)
    #expect(history.lines == ["b", "a", "c"])
    history.add("d")
    history.add("b")
    #expect(history.lines == ["c", "d", "b"])
    #expect(History(lines: ["a"], limit: 0).lines.isEmpty)
  }

  @Test("The file is its owner's, and grows by what was typed")
  func file() {
    let temporary = TemporaryFile()
    let file = HistoryFile(path: temporary.path, limit: 3)
    #expect(file.load().isEmpty)
    file.add(["one", "zwei é 漢"])
    #expect(temporary.contents == "one\nzwei é 漢\n")
    #expect(temporary.mode == 0o600)
    file.add(["three", "one", "four"])
    #expect(file.load() == ["three", "one", "four"])
    #expect(temporary.names == ["file"])
    file.add([])
    #expect(temporary.contents == "three\none\nfour\n")
  }

  @Test("Long lines, a last line without its end, bytes that are no text")
  func contents() {
    let long = String(repeating: "long ", count: 5000)
    let temporary = TemporaryFile(contents: "\(long)\nlast")
    #expect(HistoryFile(path: temporary.path, limit: 500).load() == [long, "last"])
  }

  @Test("A link is left alone, and so is what is no file")
  func links() {
    let target = TemporaryFile(contents: "secret\n")
    let link = TemporaryFile()
    unsafe symlink(target.path, link.path)
    let file = HistoryFile(path: link.path, limit: 10)
    #expect(file.load().isEmpty)
    file.add(["typed"])
    #expect(target.contents == "secret\n")
    #expect(link.names == ["file"])
    #expect(HistoryFile(path: "/dev/null", limit: 10).load().isEmpty)
    HistoryFile(path: "/dev/null/none", limit: 10).add(["typed"])
  }
}
