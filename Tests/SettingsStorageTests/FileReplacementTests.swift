import Foundation
import NotificationModel
import SettingsStorage
import Testing
import Wordings

@Suite("Replacing a file")
struct FileReplacementTests {
  private static let empty = "{\"categories\": []}"

  private func message(_ save: () throws -> Void) -> String? {
    do {
      try save()
      return nil
    } catch {
      return (error as? PreferencesStoreError)?.message?.english
    }
  }

  @Test("A save keeps the mode", arguments: [0o600, 0o640, 0o644, 0o666, 0o755])
  func keepsTheMode(mode: Int) throws {
    let scratch = Scratch()
    scratch.write(Self.empty)
    let path = scratch.path + "/p.json"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try PreferencesFile(path: path).save(.sample)
    #expect(scratch.mode() == mode)
    #expect(scratch.names == ["p.json"])
  }

  @Test("A new file is as readable as the mask says")
  func newFilesFollowTheMask() throws {
    let scratch = Scratch()
    scratch.write("", to: "other")
    let mask = scratch.mode(of: "other")
    try PreferencesFile(path: scratch.path + "/p.json").save(.sample)
    #expect(scratch.mode() == mask)
  }

  /// A chain of relative and absolute links, to a file in another folder that is there or not.
  @Test("Links stay links, and the file they lead to is replaced", arguments: [true, false])
  func keepsLinks(exists: Bool) throws {
    let scratch = Scratch()
    let files = FileManager.default
    try files.createDirectory(
      atPath: scratch.path + "/real",
      withIntermediateDirectories: false
    )
    if exists { scratch.write(Self.empty, to: "real/target") }
    try files.createSymbolicLink(
      atPath: scratch.path + "/real/hop",
      withDestinationPath: "../real/target"
    )
    try files.createSymbolicLink(
      atPath: scratch.path + "/p.json",
      withDestinationPath: scratch.path + "/real/hop"
    )
    let file = PreferencesFile(path: scratch.path + "/p.json")
    #expect(try file.read().exists == exists)
    try file.save(.sample)
    #expect(
      try files.destinationOfSymbolicLink(atPath: scratch.path + "/p.json")
        == scratch.path + "/real/hop"
    )
    #expect(
      try files.destinationOfSymbolicLink(atPath: scratch.path + "/real/hop") == "../real/target"
    )
    #expect(scratch.text(of: "real/target")?.contains("\"Messages\"") == true)
    #expect(scratch.names == ["p.json", "real"])
    #expect(
      try files.contentsOfDirectory(atPath: scratch.path + "/real").sorted() == ["hop", "target"]
    )
  }

  @Test("A file is called by the last part of its path")
  func namesWithoutAFolder() throws {
    // The working folder belongs to the whole process, so only the name is looked at.
    #expect(PreferencesFile(path: "p.json").name == "p.json")
    #expect(PreferencesFile(path: "/a/b/p.json/").name == "p.json")
    #expect(PreferencesFile(path: "").name == "")
  }

  @Test("What is no file is said in a sentence, for reading and for writing")
  func whatCannotBeAFile() throws {
    let scratch = Scratch()
    scratch.write("x", to: "file")
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/folder",
      withIntermediateDirectories: false
    )
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/loop",
      withDestinationPath: "loop"
    )
    let long = String(repeating: "n", count: 300)
    let rows: [(path: String, reading: String?, writing: String)] = [
      (
        scratch.path + "/folder", "folder could not be read. It is a folder.",
        "folder could not be written. It is a folder."
      ),
      (
        scratch.path + "/none/p.json", nil,
        "p.json could not be written. Its folder does not exist."
      ),
      (
        scratch.path + "/file/p.json",
        "p.json could not be read. What should be its folder is a file.",
        "p.json could not be written. What should be its folder is a file."
      ),
      (
        scratch.path + "/loop", "loop could not be read. Its symbolic links lead in a circle.",
        "loop could not be written. Its symbolic links lead in a circle."
      ),
      (
        scratch.path + "/\(long)", "\(long) could not be read. Its name is too long.",
        "\(long) could not be written. Its name is too long."
      ),
      (
        "/dev/null", "null could not be read. It is not an ordinary file.",
        "null could not be written. It is not an ordinary file."
      ),
    ]
    for row in rows {
      let file = PreferencesFile(path: row.path)
      #expect(message { _ = try file.load() } == row.reading)
      #expect(message { try file.save(.sample) } == row.writing)
    }
    #expect(scratch.names == ["file", "folder", "loop"])
  }

  @Test("A pipe is refused without waiting for its other end")
  func aPipeDoesNotBlock() {
    let scratch = Scratch()
    #expect(unsafe mkfifo(scratch.path + "/pipe", 0o600) == 0)
    #expect(
      message { _ = try PreferencesFile(path: scratch.path + "/pipe").load() }
        == "pipe could not be read. It is not an ordinary file."
    )
  }

  @Test("A huge file is refused")
  func aHugeFileIsRefused() {
    let scratch = Scratch()
    scratch.write("")
    #expect(unsafe truncate(scratch.path + "/p.json", 64 * 1_048_576 + 1) == 0)
    #expect(
      message { _ = try PreferencesFile(path: scratch.path + "/p.json").load() }
        == "p.json could not be read. It is larger than 64 megabytes."
    )
  }

  #if os(Linux)
  /// On a disk of 64 KiB, full and then read-only; needs the right to mount.
  @Test("A full and a read-only disk are told apart, and the file stays")
  func fullAndReadOnlyDisks() throws {
    let scratch = Scratch()
    let disk = scratch.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    guard unsafe mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0 else {
      print("Full and read-only disks are not tested: mounting is not allowed here.")
      return
    }
    defer { _ = unsafe umount(disk) }
    let file = PreferencesFile(path: disk + "/p.json")
    try file.save(.sample)
    let before = scratch.text(of: "disk/p.json")
    scratch.write("", to: "disk/rest")
    let handle = try #require(FileHandle(forWritingAtPath: disk + "/rest"))
    while (try? handle.write(contentsOf: [UInt8](repeating: 1, count: 512))) != nil {}
    try handle.close()
    let full = "p.json could not be written. The disk is full."
    #expect(message { try file.save(.sample) } == full)
    #expect(scratch.text(of: "disk/p.json") == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk).sorted()
    #expect(names == ["p.json", "rest"])
    let remounted = unsafe mount("tmpfs", disk, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "size=64k")
    try #require(remounted == 0)
    #expect(
      message { try file.save(.sample) } == "p.json could not be written. The disk is read-only."
    )
    #expect(try file.load() == .sample)
  }
  #endif

  @Test(
    "Modes that forbid are told, and the file stays",
    .enabled(if: geteuid() != 0, "An administrator may do everything.")
  )
  func modesThatForbid() throws {
    let scratch = Scratch()
    scratch.write(Self.empty)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    #expect(unsafe chmod(file.path, 0o444) == 0)
    #expect(message { try file.save(.sample) } == "p.json could not be written. It is read-only.")
    #expect(unsafe chmod(file.path, 0o000) == 0)
    let refused = "The permissions of the file or its folder do not allow it."
    #expect(message { _ = try file.load() } == "p.json could not be read. \(refused)")
    #expect(unsafe chmod(file.path, 0o644) == 0)
    #expect(unsafe chmod(scratch.path, 0o555) == 0)
    #expect(message { try file.save(.sample) } == "p.json could not be written. \(refused)")
    #expect(unsafe chmod(scratch.path, 0o755) == 0)
    #expect(scratch.text() == Self.empty)
  }
}
