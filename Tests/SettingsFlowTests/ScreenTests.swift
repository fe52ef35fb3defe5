import AccessibilityModel
import NotificationModel
import SettingsFlow
import Testing
import Wordings

@Suite("Screen")
struct ScreenTests {
  private struct Formats: SpokenFormats {
    func list(_ items: [String]) -> String { items.joined(separator: " and ") }
    func speaking(_ language: SpeechLanguage) -> any SpokenFormats { self }
    func time(hour: Int, minute: Int) -> String { "\(hour):\(minute)" }
    func count(_ value: Int) -> String { "\(value)" }
    func number(_ value: Double) -> String { "\(value)" }
  }

  private func lines(
    _ preferences: Preferences?,
    _ change: (inout SettingsState) -> Void = { _ in }
  ) -> [String] {
    var state = SettingsState(authorizationStatus: .authorized)
    state.preferences = preferences
    change(&state)
    let screen = Screen(of: state, words: EnglishScreenWords(), formats: Formats())
    let narrator = Narrator(verbosity: .standard)
    return screen.elements.map { narrator.speech(of: $0.element) }
  }

  @Test(
    "What each status of the permission says",
    arguments: [
      (.notDetermined, false, ["Notifications are off", "Turn on notifications, button"]),
      (
        .notDetermined, true,
        ["Notifications are off", "Turn on notifications, button, dimmed, waiting for an answer"]
      ),
      (.authorized, false, ["Notifications, Allowed", "Banners, sounds and badges, button"]),
      (.ephemeral, false, ["Notifications, Allowed", "Banners, sounds and badges, button"]),
      (.provisional, false, ["Delivered quietly", "Turn on notifications, button"]),
      (
        .provisional, true,
        ["Delivered quietly", "Turn on notifications, button, dimmed, waiting for an answer"]
      ),
      (.denied, false, ["Turned off in Settings", "Open Settings, button"]),
      (.unknown(7), false, ["Notification status unknown", "Turn on notifications, button"]),
    ] as [(AuthorizationStatus, Bool, [String])]
  )
  func permission(status: AuthorizationStatus, isAsking: Bool, said: [String]) {
    let lines = lines(.sample) {
      $0.permission.status = status
      $0.permission.isAsking = isAsking
    }
    #expect(Array(lines.prefix(2)) == said)
    let isDimmed = [.notDetermined, .denied, .unknown(7)].contains(status)
    #expect(lines.contains(isDimmed ? "Push, toggle, On, dimmed" : "Push, toggle, On"))
    #expect(lines.contains("Email, toggle, On"))
  }

  @Test("The cards of the example, in order")
  func cards() {
    #expect(
      lines(.sample).dropFirst(2) == [
        "Categories, heading", "Messages, Push and Email", "Push, toggle, On", "Email, toggle, On",
        "SMS, toggle, Off", "Reminders, Push", "Push, toggle, On", "Email, toggle, Off",
        "SMS, toggle, Off", "Product news, Off", "Push, toggle, Off", "Email, toggle, Off",
        "Quiet hours, heading", "Quiet hours, switch, Off", "Email digest, heading",
        "Off, tab, 1 of 3", "Daily, tab, 2 of 3", "Weekly, tab, selected, 3 of 3",
        "A summary every Monday",
      ]
    )
  }

  @Test("Quiet hours that are on tell their times; what is absent has no card")
  func optionalParts() {
    var preferences = Preferences.sample
    preferences.categories = []
    preferences.digest = nil
    preferences.quietHours?.isOn = true
    #expect(
      lines(preferences).dropFirst(2) == [
        "No notification topics yet.", "Quiet hours, heading", "Quiet hours, switch, On",
        "From, 22:0", "To, 7:0",
      ]
    )
    preferences.quietHours = nil
    #expect(lines(preferences).dropFirst(2) == ["No notification topics yet."])
  }

  @Test("Sections stand once, a single channel is one row, a default says so")
  func sections() {
    let push = ChannelPreference(.push, isOn: true, isDefault: true)
    let email = ChannelPreference(.email, isOn: false)
    let preferences = Preferences(categories: [
      Category(id: "a", title: "A", section: "Training", channels: [push, email]),
      Category(id: "b", title: "B", channels: [email]),
      Category(id: "c", title: "C", section: "Training", channels: [push]),
    ])
    #expect(
      lines(preferences).dropFirst(2) == [
        "Categories, heading", "Training, heading", "A, Push", "Push, toggle, On, default",
        "Email, toggle, Off", "C, toggle, On, default", "Other, heading", "B, toggle, Off",
      ]
    )
  }

  @Test("A card that was not saved offers Retry and tells why; loading is said in its place")
  func saving() {
    let failed = lines(.sample) {
      _ = $0.reduce(.settingsChanged([.digest(.off)]))
      _ = $0.reduce(.savePauseEnded)
      _ = $0.reduce(.saveFailed(message: Wording(verbatim: "The server is busy")))
    }
    #expect(
      failed.suffix(7) == [
        "Email digest, heading, Not saved", "Retry, button", "Off, tab, selected, 1 of 3",
        "Daily, tab, 2 of 3", "Weekly, tab, 3 of 3", "No summary emails", "The server is busy",
      ]
    )
    #expect(lines(nil).dropFirst(2) == ["Notification settings, loading"])
    #expect(
      lines(nil) { $0.loading = .failed }.dropFirst(2) == [
        "Your notification settings could not be loaded.", "Try again, button",
      ]
    )
  }

  @Test("Every element has an id of its own", arguments: AuthorizationStatus.named + [.unknown(7)])
  func ids(status: AuthorizationStatus) {
    var state = SettingsState(authorizationStatus: status)
    state.preferences = .sample
    state.preferences?.quietHours?.isOn = true
    for card in Card.allCases { state.saving.failed.insert(CardSet(card)) }
    let screen = Screen(of: state, words: EnglishScreenWords(), formats: Formats())
    #expect(Set(screen.elements.map(\.id)).count == screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      #expect(screen.index(of: element.id) == index && screen[element.id] == element)
    }
    let containers = [ContainerID.permission] + Card.allCases.map(ContainerID.card)
    #expect(containers.flatMap(screen.elements(in:)) == screen.elements)
    for element in screen.elements {
      #expect(screen.elements(in: element.container).contains(element))
    }
  }
}
