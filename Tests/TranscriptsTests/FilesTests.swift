import Files
import Foundation
import Testing
import Transcripts

@Suite struct FilesTests {
  @Test func aWriteKeepsModeAndLinkAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old\n", to: "real/a.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = folder.path + "/a.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.txt")
    try TranscriptFiles.write(Array("new\n".utf8), to: link)
    #expect(try folder.read("real/a.txt") == "new\n")
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real/a.txt")
    let mode = try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try manager.contentsOfDirectory(atPath: folder.path + "/real") == ["a.txt"])
    #expect(try folder.names() == ["a.txt", "real"])
  }

  @Test func aFileChangedMeanwhileIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("newer\n", to: "a.txt")
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptFiles.write([1], to: path, expecting: Array("old\n".utf8))
    }
    #expect(error?.fact == .changedMeanwhile)
    #expect(try folder.read("a.txt") == "newer\n")
  }

  @Test func writingIntoNowhereSaysWhy() throws {
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptFiles.write([1], to: "/nowhere/at/all/a.txt")
    }
    #expect(
      error?.sentence
        == "/nowhere/at/all/a.txt: It could not be written: No such file or directory."
    )
  }

  @Test func aHugeFileIsRefusedWithoutBeingRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a.txt")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 100_000_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      let error = #expect(throws: TranscriptFileError.self) { try TranscriptDocument(path: path) }
      #expect(error?.fact == .tooLarge(bytes: 100_000_000))
    }
    #expect(time < .seconds(5))
  }

  /// Large files of the worst shapes are judged in a time that grows with their lines.
  @Test func aLargeFileIsJudged() throws {
    let lines = String(repeating: "> a\n", count: 60_000)
    let document = try Story.document(lines + "  b\n@ end, exit 0\n")
    let verdict = TranscriptReplay(document.transcripts[0], in: document).outcome {
      FakeSubject(["> a": [.line("b")]])
    }
    #expect(verdict.result.isBad)
    let recorded = String(repeating: "  b\n", count: 60_000)
    let one = try Story.document("> a\n" + recorded + "@ end, exit 0\n")
    let other = TranscriptReplay(one.transcripts[0], in: one).outcome { FakeSubject() }
    #expect(other.result.isBad)
    let keys = "~ " + String(repeating: "x", count: 240_000)
    let long = try Story.document(keys + "\n  b\n@ end, exit 0\n")
    #expect(long.transcripts[0].steps.count == 3)
  }

  @Test func whatIsNoFileIsSaid() throws {
    let folder = try TemporaryFolder()
    for (path, fact) in [
      (folder.path, TranscriptFileError.Fact.notAFile), ("/dev/zero", .notAFile),
      (folder.path + "/none.txt", .missing),
    ] {
      let error = #expect(throws: TranscriptFileError.self) { try TranscriptDocument(path: path) }
      #expect(error?.fact == fact)
      #expect(error?.line == nil)
    }
  }

  @Test func aFolderMeansItsTextFilesSorted() throws {
    let folder = try TemporaryFolder()
    for name in ["b.txt", "a/z.txt", "a/b.txt", "a.txt", "a/x.txt.actual", "c.md", ".d/e.txt"] {
      try folder.write("x", to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop",
      withDestinationPath: ".."
    )
    let found = try TranscriptFiles.transcripts(below: folder.path)
    #expect(
      found.map { $0.dropFirst(folder.path.count + 1) } == ["a.txt", "a/b.txt", "a/z.txt", "b.txt"]
    )
    let slash = try TranscriptFiles.transcripts(below: folder.path + "/")
    #expect(slash == found)
  }

  @Test(arguments: [Array("b\u{0}.txt".utf8), Array("b\u{0}".utf8)])
  func whatCannotBeNamedIsNotPassedOver(name: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a.txt")
    let path = FilePath(folder.path).appending(
      FilePath(bytes: name.map { $0 == 0 ? 0xE9 : $0 })
    )
    if name.last == 0 {
      #expect(unsafe mkdir(path.bytes.map { CChar(bitPattern: $0) } + [0], 0o700) == 0)
    } else {
      _ = try FileUpdate(of: path).replace(with: [])
    }
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptFiles.transcripts(below: folder.path)
    }
    #expect(error?.sentence == "\(path.text): Its name is not UTF-8. Rename it first.")
  }

  @Test func transcriptsOfMarkdownHaveTheFilesLines() throws {
    let text = """
      # Read

      ````text
      ```transcript
      not one
      ```
      ````

      ~~~ transcript of a session
      > a
        b
      @ end, exit 0
      ~~~
      ```swift
      ```
      ```transcript
      ~ `
      > `c
      ! d
      @ end, exit 1
      ```

      """
    let document = try Story.document(text, path: "README.md")
    #expect(document.transcripts.map(\.firstLine) == [10, 17])
    #expect(document.name(of: document.transcripts[1]) == "README.md line 17")
    let broken: [(String, Int?, TranscriptFileError.Fact)] = [
      ("# a\n", nil, .noBlock), ("a\n```transcript\n> a\n", 2, .openFence),
      (" ```transcript\n> a\n ```\n", 1, .indentedFence),
      ("    ```transcript\n    > a\n", 1, .indentedFence),
      ("a\n```transcript\n```\n", 3, .empty),
      ("a\n```transcript\n> a\nb\n@ end, exit 0\n```\n", 4, .unknownMark("b")),
    ]
    for (text, line, fact) in broken {
      let error = #expect(throws: TranscriptFileError.self) {
        try Story.document(text, path: "README.md")
      }
      #expect(error?.line == line)
      #expect(error?.fact == fact)
    }
  }
}
