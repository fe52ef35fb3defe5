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
  mutating func say(_ screenElement: ScreenElement, withDetail: Bool = false) {
    let element = screenElement.element
    reach(screenElement)
    say(narrator.speech(of: element))
    if let detail = element.detail, withDetail || verbosity == .full { say(detail) }
    guard let hint = narrator.hint(of: element), verbosity > .brief else { return }
    guard hintsSaid.insert(hint).inserted || verbosity == .full else { return }
    say(hint)
  }

  /// Says the elements with these ids that are on the screen now, without their hints.
  mutating func say(_ ids: ElementID...) {
    for id in ids {
      guard let element = element(id) else { continue }
      reach(element)
      say(narrator.speech(of: element.element))
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
    let lines = answer.lines.map(\.spokenLine).filter { !$0.isEmpty }
    let said = answer.isPage ? lines : firstPage(of: lines)
    lineAnswer += said
    lastAnswer = lineAnswer
    if !said.isEmpty {
      let number = answer.coversAnnouncementsThrough
      outputs.append(.answer(said, coversAnnouncementsThrough: number))
    }
    answer = AnswerLines()
  }

  /// The lines, or a page of them when they are more rows than are left for the typed line.
  private mutating func firstPage(of lines: [String]) -> [String] {
    guard let limit = configuration.page else { return lines }
    let rows = rows(of: lines)
    if pages.isOfThisLine {
      pages.rest += rows
      pages.count += rows.count
      return []
    }
    // While more commands follow, rows are kept for the line that counts and one after it.
    let room = limit - rowsSaid
    let kept = queue.isEmpty ? 0 : 2
    guard rows.count > room - kept else {
      rowsSaid += rows.count
      return lines
    }
    rowsSaid = limit
    pages = Pages(rest: rows[...], count: rows.count, isOfThisLine: true)
    return nextPage(max(2, room), isLast: queue.isEmpty)
  }

  /// The next rows, after a line that counts them when still more are left or may come.
  mutating func nextPage(_ limit: Int, isLast: Bool = true) -> [String] {
    if isLast, pages.rest.count <= limit {
      defer { pages = Pages() }
      return Array(pages.rest)
    }
    let first = pages.count - pages.rest.count + 1
    // On a narrow terminal the line that counts takes several rows itself.
    let heading = rows(of: [phrases.page(of: pages.count, first...(first + limit))]).count
    let rows = pages.rest.prefix(max(1, limit - heading))
    pages.rest = pages.rest.dropFirst(rows.count)
    return [phrases.page(of: pages.count, first...(first + rows.count - 1))] + rows
  }

  /// The rows that the lines take on the terminal.
  func rows(of lines: [String]) -> [String] {
    let layout = RowLayout(columns: columns)
    return lines.flatMap { layout.rows(of: $0) }
  }

  /// Says something without being asked for, once it may be said.
  mutating func announce(_ text: String, item: String?) {
    let line = text.spokenLine
    guard !line.isEmpty else { return }
    let announcement = log.append(line, item: item)
    guard !state.isInSettings || leaving != nil else {
      heldInSettings.append(announcement)
      outputs.append(.announcementHeld(announcement))
      return
    }
    flushAnswer()
    outputs.append(.announcement(announcement))
    if !isReady, announcePolicy == .append { rowsSaid += rows(of: [line]).count }
    if case .wait(let amount, _) = pause, announcePolicy != .off {
      pause = .wait(amount, wasAnnounced: true)
    }
  }

  /// Says what was announced while the person was in Settings.
  mutating func releaseHeldAnnouncements() {
    flushAnswer()
    outputs += heldInSettings.map(ConversationOutput.announcement)
    heldInSettings = []
  }
}
