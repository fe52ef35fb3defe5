import Dispatch
import Files
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
    var file = HistoryFile(path: temporary.path, limit: 3)
    #expect(file.load().isEmpty)
    for line in ["one", " ", "zwei é 漢"] { file.add(line) }
    #expect(temporary.contents == "one\nzwei é 漢\n")
    #expect(temporary.mode == 0o600)
    file.end()
    #expect(temporary.contents == "one\nzwei é 漢\n")
    for line in ["three", "one", "four"] { file.add(line) }
    #expect(temporary.contents == "one\nzwei é 漢\nthree\none\nfour\n")
    #expect(file.load() == ["three", "one", "four"])
    file.end()
    #expect(temporary.contents == "three\none\nfour\n")
    #expect(temporary.mode == 0o600)
    #expect(temporary.names == ["file"])
  }

  @Test("Of a file that is too long the newest lines are kept, whole")
  func tooLong() {
    let long = String(repeating: "x", count: 99)
    let rows = (0..<20_000).map { "\(long) \($0)\n" }.joined()
    let temporary = TemporaryFile(contents: rows)
    var file = HistoryFile(path: temporary.path, limit: 100_000)
    file.add("last")
    file.end()
    let lines = file.load()
    #expect(lines.suffix(2) == ["\(long) 19999", "last"])
    #expect(lines.allSatisfy { $0.hasPrefix(long) || $0 == "last" } && lines.count > 9000)
    #expect(temporary.contents.map { $0.utf8.count < 1_100_000 } == true)
  }

  @Test("Of sessions that leave together each keeps its lines")
  func together() {
    let temporary = TemporaryFile()
    let path = temporary.path
    DispatchQueue.concurrentPerform(iterations: 8) { session in
      var file = HistoryFile(path: path, limit: 500)
      for number in 0..<5 { file.add("\(session) \(number)") }
      file.end()
    }
    let expected = (0..<8).flatMap { session in (0..<5).map { "\(session) \($0)" } }
    #expect(Set(HistoryFile(path: temporary.path, limit: 500).load()) == Set(expected))
    #expect(temporary.names == ["file"])
  }

  @Test("What a killed session has left is in nobody's way, and a line cut short spoils no other")
  func leftovers() throws {
    let temporary = TemporaryFile(contents: "one\ncut sh")
    let folder = FilePath(temporary.path).folder
    let name = FilePath(".notification-settings-\(getpid())-0.tmp")
    let left = folder.appending(name)
    _ = try FileUpdate(of: left, needsLock: false).replace(with: [])
    var file = HistoryFile(path: temporary.path, limit: 500)
    file.add("two")
    file.end()
    #expect(temporary.contents == "one\ncut sh\ntwo\n")
    #expect(temporary.names == ["file"])
  }

  @Test("While another program has the folder locked lines are kept, and written later")
  func locked() throws {
    let temporary = TemporaryFile()
    var file = HistoryFile(path: temporary.path, limit: 500)
    do {
      let other = try FileUpdate(of: FilePath(temporary.path))
      file.add("one")
      #expect(try other.contents() == nil)
    }
    file.add("two")
    #expect(temporary.contents == "one\ntwo\n")
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
    var file = HistoryFile(path: link.path, limit: 10)
    #expect(file.load().isEmpty)
    file.add("typed")
    file.end()
    #expect(target.contents == "secret\n")
    #expect(link.names == ["file"])
    #expect(HistoryFile(path: "/dev/null", limit: 10).load().isEmpty)
    var none = HistoryFile(path: "/dev/null/none", limit: 10)
    none.add("typed")
    none.end()
  }
}
