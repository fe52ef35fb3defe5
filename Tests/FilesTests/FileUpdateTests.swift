import Files
import Locking
import TestSupport
import Testing
import Wordings

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Replacing a file")
struct FileUpdateTests {
  /// Calls of which one fails with `code`, as often as it is made or only the first time.
  private func calls(_ failing: FailingCall, _ code: Int32, onlyOnce: Bool = false) -> SystemCalls {
    let isOver = Locked(false)
    let fails: @Sendable () -> Bool = {
      isOver.withLock { isOver in
        defer { isOver = onlyOnce }
        if !isOver { errno = code }
        return !isOver
      }
    }
    let real = SystemCalls.real
    var calls = real
    switch failing {
    case .write: calls.write = { fails() ? -1 : real.write($0, $1) }
    case .synchronizeFile:
      calls.synchronize = { !isFolder($0) && fails() ? -1 : real.synchronize($0) }
    case .synchronizeFolder:
      calls.synchronize = { isFolder($0) && fails() ? -1 : real.synchronize($0) }
    case .rename: calls.rename = { fails() ? -1 : real.rename($0, $1) }
    case .lock: calls.lock = { fails() ? -1 : real.lock($0) }
    }
    return calls
  }

  enum FailingCall: CaseIterable {
    case write, synchronizeFile, synchronizeFolder, rename, lock
  }

  @Test("A call that a signal interrupts is made again", arguments: FailingCall.allCases)
  func interruptions(call: FailingCall) throws {
    let scratch = Scratch()
    scratch.write("old", to: "p")
    let update = try FileUpdate(
      of: FilePath(scratch.file("p")),
      calls: calls(call, EINTR, onlyOnce: true)
    )
    #expect(try update.replace(with: Array("new".utf8)) == .onDisk)
    #expect(scratch.contents(of: "p") == "new")
  }

  @Test(
    "What fails before the new content stands leaves the old one, and nothing beside it",
    arguments: [FailingCall.write, .synchronizeFile, .rename],
    [ENOSPC, EIO, EBUSY, EXDEV, ESTALE, EAGAIN, ENOMEM, ENXIO]
  )
  func failuresBefore(call: FailingCall, code: Int32) throws {
    let scratch = Scratch()
    scratch.write("old", to: "p")
    let update = try FileUpdate(of: FilePath(scratch.file("p")), calls: calls(call, code))
    #expect(throws: SystemFailure.code(code)) { _ = try update.replace(with: Array("new".utf8)) }
    #expect(scratch.contents(of: "p") == "old")
    #expect(Scratch.names(in: scratch.path) == ["p"])
    #expect(!SystemFailure.code(code).sentence.english.contains("no reason"))
  }

  @Test("What fails after the new content stands is told as that", arguments: [EIO, EDQUOT])
  func failuresAfter(code: Int32) throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    let update = try FileUpdate(of: path, calls: calls(.synchronizeFolder, code))
    #expect(try update.replace(with: Array("new".utf8)) == .unconfirmed(.code(code)))
    #expect(scratch.contents(of: "p") == "new")
  }

  @Test("A file system that has no way to wait for a folder's names is as good as any")
  func foldersThatCannotSynchronize() throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    let update = try FileUpdate(of: path, calls: calls(.synchronizeFolder, EINVAL))
    #expect(try update.replace(with: []) == .onDisk)
  }

  @Test("Without locks an update is refused, or not locked", arguments: [ENOLCK, EOPNOTSUPP])
  func noLocks(code: Int32) throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    #expect(throws: SystemFailure.cannotBeLocked(code)) {
      _ = try FileUpdate(of: path, calls: calls(.lock, code))
    }
    let update = try FileUpdate(of: path, needsLock: false, calls: calls(.lock, code))
    #expect(try update.replace(with: []) == .onDisk)
  }

  @Test("Another writer is waited for so long as allowed, and named", arguments: [true, false])
  func lockedByOthers(isGivenUp: Bool) throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    let other = try FileUpdate(of: path)
    let wait = LockWait(limit: isGivenUp ? .seconds(3600) : .zero)
    if isGivenUp { wait.giveUp() }
    do throws(SystemFailure) {
      _ = try FileUpdate(of: path, wait: wait)
      Issue.record("It was not locked.")
    } catch {
      #if os(Linux)
      guard case .isLocked(let holder?) = error else { throw error }
      #expect(holder.process == getpid())
      #expect(error.sentence.english == "It is locked by \(holder.name), process \(getpid()).")
      #endif
    }
    #expect(wait.obstacle == nil)
    _ = try other.replace(with: [])
  }

  @Test("Of two writers at a time both win")
  func writersTakeTurns() async throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            let update = try FileUpdate(of: path)
            let old = try update.contents() ?? []
            _ = try update.replace(with: old + Array("\(writer) \(number)\n".utf8))
          }
        }
      }
      try await group.waitForAll()
    }
    let lines = scratch.contents(of: "p")?.split(separator: "\n") ?? []
    #expect(Set(lines).count == 100 && lines.count == 100)
  }

  @Test("A file is made only where nothing is, whole or not at all", arguments: [nil, EIO, ENOSPC])
  func creations(code: Int32?) throws {
    let scratch = Scratch()
    let path = FilePath(scratch.file("p"))
    if let code {
      let update = try FileUpdate(of: path, calls: calls(.synchronizeFile, code))
      #expect(throws: SystemFailure.code(code)) { _ = try update.create([1], mode: 0o600) }
      #expect(Scratch.names(in: scratch.path).isEmpty)
      return
    }
    do {
      let update = try FileUpdate(of: path)
      #expect(try update.create(Array("new".utf8), mode: 0o600) == .onDisk)
      #expect(throws: SystemFailure.code(EEXIST)) { _ = try update.create([1]) }
    }
    #expect(scratch.contents(of: "p") == "new" && FileSystem.mode(of: path) == 0o600)
    #expect(Scratch.names(in: scratch.path) == ["p"])
  }

  @Test(
    "Other encodings are told by their first letter",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], ForeignEncoding.utf16), ([0xFE, 0xFF, 0, 0x7B], .utf16),
      ([0x7B, 0, 0x22, 0], .utf16), ([0, 0x7B, 0, 0x22], .utf16), ([0x7B, 0], .utf16),
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0x7B, 0, 0, 0], .utf32),
      ([0, 0, 0, 0x7B], .utf32), ([0xEF, 0xBB, 0xBF, 0x7B], nil), ([0x7B, 0x7D], nil),
      ([0xFF, 0x7B], nil), ([0], nil), ([], nil),
    ] as [([UInt8], ForeignEncoding?)]
  )
  func encodings(bytes: [UInt8], encoding: ForeignEncoding?) {
    #expect(ForeignEncoding(of: bytes) == encoding)
  }

  @Test("A path is its bytes, through links too")
  func pathsAreBytes() throws {
    let scratch = Scratch()
    let folder = FilePath(scratch.path)
    let name = FilePath(bytes: [0x63, 0x61, 0x66, 0xE9])
    #expect(!name.isText && name.text == "caf\u{FFFD}")
    #expect(
      unsafe symlink((name.bytes + [0]).map(CChar.init(bitPattern:)), scratch.file("link")) == 0
    )
    let update = try FileUpdate(of: folder.appending(FilePath("link")))
    _ = try update.replace(with: Array("new".utf8))
    #expect(try FileSystem.read(folder.appending(name)) == Array("new".utf8))
    #expect(Set(try FileSystem.names(in: folder)) == [name, FilePath("link")])
  }
}

private func isFolder(_ descriptor: Int32) -> Bool {
  var status = stat()
  return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
