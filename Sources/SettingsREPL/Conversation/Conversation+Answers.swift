import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem

extension Conversation {
  var narrator: Narrator { Narrator(verbosity: verbosity) }

  /// Adds a line to the answer.
  mutating func say(_ line: String) {
    answer.lines.append(line)
  }

  /// Says an element, with its hint by the rule: never, once a session, always.
  mutating func say(_ element: AccessibilityElement, withDetail: Bool = false) {
    say(narrator.speech(of: element))
    if let detail = element.detail, withDetail || verbosity == .full { say(detail) }
    guard let hint = narrator.hint(of: element), verbosity > .brief else { return }
    guard hintsSaid.insert(hint).inserted || verbosity == .full else { return }
    say(hint)
  }

  /// Says the elements with these ids that are on the screen now, without their hints.
  mutating func say(_ ids: ElementID...) {
    let screen = self.screen
    for id in ids {
      if let element = screen[id]?.element { say(narrator.speech(of: element)) }
    }
  }

  /// Offers numbered things to choose from.
  mutating func choose(_ items: [Chooser.Item]) {
    chooser = Chooser(items: items)
    for (index, item) in items.enumerated() {
      say(phrases.numbered(index + 1, of: items.count, item.label))
    }
  }

  /// Hands over what was put together, a page of it when it is long.
  mutating func flushAnswer() {
    guard !answer.lines.isEmpty else { return }
    let lines = answer.lines.map(SpokenText.clean)
    lineAnswer += lines
    lastAnswer = lineAnswer
    outputs.append(
      .answer(
        answer.isPage ? lines : firstPage(of: lines),
        coversAnnouncementsThrough: answer.coversAnnouncementsThrough
      )
    )
    answer = AnswerLines()
  }

  private mutating func firstPage(of lines: [String]) -> [String] {
    pages = Pages()
    guard let limit = configuration.page else { return lines }
    let layout = RowLayout(columns: columns)
    let rows = lines.flatMap { layout.rows(of: $0) }
    guard rows.count > limit else { return lines }
    pages = Pages(rest: rows[...], count: rows.count)
    return nextPage(limit)
  }

  /// The next rows, after a row that counts them when still more are left.
  mutating func nextPage(_ limit: Int) -> [String] {
    if pages.rest.count <= limit {
      defer { pages = Pages() }
      return Array(pages.rest)
    }
    let first = pages.count - pages.rest.count + 1
    let rows = pages.rest.prefix(max(1, limit - 1))
    pages.rest = pages.rest.dropFirst(rows.count)
    return [phrases.page(of: pages.count, first...(first + rows.count - 1))] + rows
  }

  /// Says something without being asked for, once it may be said.
  mutating func announce(_ text: String, item: String?) {
    guard !state.isInSettings || leaving != nil else {
      heldInSettings.append(HeldAnnouncement(text: text, item: item))
      return
    }
    flushAnswer()
    outputs.append(.announcement(log.append(SpokenText.clean(text), item: item)))
    if case .wait(let amount, _) = pause, announcePolicy != .off {
      pause = .wait(amount, wasAnnounced: true)
    }
  }

  /// Says what was announced while the person was in Settings.
  mutating func releaseHeldAnnouncements() {
    let held = heldInSettings
    heldInSettings = []
    for announcement in held { announce(announcement.text, item: announcement.item) }
  }
}
