import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

extension Conversation {
  /// Says where the cursor is once the element under it has gone, unless that was just said.
  ///
  /// Asked for it belongs to the answer; what happens by itself announces it.
  mutating func followCursor(isAsked: Bool) {
    guard !state.isInSettings, leaving == nil else { return }
    // The first element is always there.
    guard !cursor.isAtStart else {
      heardElement = .permissionStatus
      return
    }
    let screen = self.screen
    let index = cursor.index(on: screen)
    let current = screen.id(at: index)
    cursor.settle(on: current)
    defer { heardElement = current }
    guard let heardElement, heardElement != current, !saidElements.contains(current) else { return }
    if isAsked { return say(current) }
    reached?.insert(.announcement(.cursorMoved))
    announce(
      narrator.speech(of: screen.element(at: index).element),
      item: "cursor",
      source: .told(.cursorMoved)
    )
  }

  /// Raises or lowers the value of the current element by a step.
  mutating func adjust(by step: Int) throws(CommandError) {
    let current = currentElement
    switch current.id {
    case .quietHoursFrom, .quietHoursTo: adjustTime(current.id, by: step)
    case .digestTab, .digestDescription: adjustDigest(by: step)
    default: throw .notAdjustable(current.element.label ?? "")
    }
  }

  /// How far a time goes up or down at once.
  private static var minutesOfStep: Int { 15 }

  /// A step on or back, over what the other end is.
  private mutating func adjustTime(_ id: ElementID, by step: Int) {
    guard let quietHours = state.preferences?.quietHours else { return }
    let isFrom = id == .quietHoursFrom
    let (old, other) = isFrom ? (quietHours.from, quietHours.to) : (quietHours.to, quietHours.from)
    var new = old
    repeat {
      new = TimeOfDay(minutesAfterMidnight: new.minutesAfterMidnight + Self.minutesOfStep * step)
    } while new == other
    change([isFrom ? .quietHoursFrom(new) : .quietHoursTo(new)])
    say(id)
  }

  private mutating func adjustDigest(by step: Int) {
    let all = Digest.allCases
    guard let digest = state.preferences?.digest, let index = all.firstIndex(of: digest) else {
      return
    }
    guard all.indices.contains(index + step) else {
      let name = phrases.words.digestName(digest)
      return say(step > 0 ? .lastChoice(name) : .firstChoice(name))
    }
    change([.digest(all[index + step])])
    say(.digestTab(all[index + step]))
  }

  /// What can be done with the current element beside activating it, to choose from.
  mutating func listActions() {
    let current = currentElement
    guard !current.actions.isEmpty else { return say(.noActions(current.element.label ?? "")) }
    choose(
      current.actions.map { Chooser.Item(label: $0.name, choice: .act($0.effect)) }
    )
  }

  /// Does one of these things, by its name.
  mutating func act(_ words: [Word]) throws(CommandError) {
    let current = currentElement
    let names = current.actions.map(\.name)
    let matcher = NameMatcher(names.map { .init(title: $0, id: $0) })
    switch matcher.match(words[...]) {
    case .match(let index, words.count, _): act(current.actions[index].effect)
    case .ambiguous(let indices, let text):
      throw .ambiguous(
        text,
        choices: indices.map { NameChoice(label: names[$0], replacement: String($0 + 1)) }
      )
    case .match, .none:
      throw .unknownAction(words[...].typedText, of: current.element.label ?? "", names: names)
    }
  }

  mutating func act(_ effect: ScreenAction.Effect) {
    switch effect {
    case .setChannel(let channel, let id, let isOn):
      let target = ChannelTarget(category: id, channel: channel, isNamedInFull: false)
      // The action is only there where it can be done.
      try? setChannel(target, isOn ? .on : .off)
    case .retry:
      // The action is only there while it can be done.
      try? retry()
    }
  }
}
