import NotificationModel
import SettingsFlow
import Testing
import Wordings

@Suite("Reducer")
struct ReducerTests {
  private func loaded(_ status: AuthorizationStatus = .authorized) -> SettingsState {
    var state = SettingsState(authorizationStatus: status)
    _ = state.reduce(.loadRequested)
    _ = state.reduce(.loadEnded(.sample))
    return state
  }

  @Test("A load is started once; its end is announced once")
  func loading() {
    var state = SettingsState(authorizationStatus: .notDetermined)
    #expect(state.reduce(.loadRequested) == [.load])
    #expect(state.reduce(.loadRequested).isEmpty)
    #expect(state.reduce(.loadFailed(message: nil)) == [.announce(.loadFailed(message: nil))])
    #expect(state.loading == .failed && state.preferences == nil)
    #expect(state.reduce(.loadRequested) == [.load])
    #expect(state.reduce(.loadEnded(.sample)) == [.announce(.loaded)])
    #expect(state.reduce(.loadRequested) == [.load])
    #expect(state.reduce(.loadEnded(.sample)) == [.announce(.refreshed)])
  }

  @Test("A load says what differs and keeps choices that are not saved yet")
  func merging() {
    var state = loaded()
    _ = state.reduce(.settingsChanged([.channel(.sms, of: "messages", isOn: true)]))
    var elsewhere = Preferences.sample
    elsewhere.apply(.channel(.email, of: "reminders", isOn: true))
    elsewhere.apply(.digest(.off))
    _ = state.reduce(.loadRequested)
    let effects = state.reduce(.loadEnded(elsewhere))
    let reminders = elsewhere.category(id: "reminders")
    #expect(
      effects == [
        reminders.map { .announce(.category($0)) } ?? .load, .announce(.digest(.off)),
        .announce(.refreshed),
      ]
    )
    #expect(state.preferences?.category(id: "messages")?[.sms]?.isOn == true)
    #expect(state.stored == elsewhere)
    #expect(state.reduce(.savePauseEnded).first == .save(state.preferences ?? .sample))
  }

  @Test("A status that was read is announced once, when it sounds different")
  func permission() {
    let words: [AuthorizationStatus: String] = [
      .notDetermined: "off", .denied: "denied", .authorized: "allowed", .ephemeral: "allowed",
      .provisional: "quiet", .unknown(7): "unknown",
    ]
    for before in AuthorizationStatus.named + [.unknown(7)] {
      for now in AuthorizationStatus.named + [.unknown(7)] {
        var state = loaded(before)
        let differs = words[before] != words[now]
        #expect(
          state.reduce(.authorizationRead(now)) == (differs ? [.announce(.authorization(now))] : [])
        )
        #expect(state.permission.status == now)
        #expect(state.reduce(.authorizationRead(now)).isEmpty)
      }
    }
  }

  @Test("C3: a return only reads; a question is asked once and nothing said before its answer")
  func asking() {
    var state = loaded(.notDetermined)
    let before = state
    #expect(state.reduce(.enteredForeground) == [.readAuthorization])
    #expect(state == before)
    #expect(
      state.reduce(.authorizationRequested) == [.requestAuthorization([.alert, .sound, .badge])]
    )
    #expect(state.permission.isAsking && state.permission.status == .notDetermined)
    #expect(state.reduce(.authorizationRequested).isEmpty)
    let failed = state.reduce(.authorizationFailed(message: nil, .denied))
    #expect(
      failed == [.announce(.authorizationFailed(message: nil)), .announce(.authorization(.denied))]
    )
    #expect(!state.permission.isAsking)
  }

  @Test("A change while the person is leaving is saved before they have left")
  func leaving() {
    var state = loaded()
    _ = state.reduce(.settingsChanged([.digest(.daily)]))
    #expect(state.reduce(.leaveRequested).contains(.save(state.preferences ?? .sample)))
    _ = state.reduce(.settingsChanged([.digest(.off)]))
    #expect(state.reduce(.saveEnded).contains(.save(state.preferences ?? .sample)))
    #expect(state.reduce(.saveEnded).suffix(2) == [.announce(.saved), .leave(isSaved: true)])
  }

  @Test("A card tells how saving its own change went, until the next change")
  func cards() {
    var state = loaded()
    func statuses() -> [SaveStatus?] { Card.allCases.map(state.saving.status) }
    _ = state.reduce(.settingsChanged([.digest(.daily)]))
    #expect(statuses() == [nil, nil, nil])
    _ = state.reduce(.savePauseEnded)
    #expect(statuses() == [nil, nil, .saving])
    _ = state.reduce(.settingsChanged([.quietHoursIsOn(true)]))
    _ = state.reduce(.saveFailed(message: Wording(verbatim: "Busy")))
    #expect(statuses() == [nil, nil, .notSaved])
    #expect(state.saving.failure == Wording(verbatim: "Busy"))
    _ = state.reduce(.savePauseEnded)
    #expect(statuses() == [nil, .saving, .saving])
    _ = state.reduce(.saveEnded)
    #expect(statuses() == [nil, .saved, .saved])
    _ = state.reduce(.settingsChanged([.channel(.push, of: "messages", isOn: false)]))
    #expect(statuses() == [nil, nil, nil])
  }

  @Test("Nothing is changed or saved before there is something to change")
  func withoutPreferences() {
    var state = SettingsState(authorizationStatus: .notDetermined)
    let before = state
    for action in [
      .settingsChanged([.digest(.off)]), .savePauseEnded, .saveEnded, .saveFailed(message: nil),
      .stillSaving(),
    ] as [SettingsAction] {
      #expect(state.reduce(action).isEmpty)
      #expect(state == before)
    }
    #expect(state.reduce(.leaveRequested) == [.leave(isSaved: true)])
  }
}
