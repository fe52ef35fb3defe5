import Testing

@testable import SettingsProgram

@Suite("The folder of what outlives the program")
struct StateFolderTests {
  @Test(
    "Only a whole path names it",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/notification-settings"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/notification-settings"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/notification-settings"),
      (["HOME": "h"], nil), (["HOME": ""], nil), (["XDG_STATE_HOME": "s"], nil), ([:], nil),
    ] as [([String: String], String?)]
  )
  func paths(environment: [String: String], path: String?) {
    #expect(StateFolder(environment).path == path)
  }
}
