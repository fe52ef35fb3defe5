package import AccessibilityModel
import SettingsFlow

extension Conversation {
  var speech: SpeechStyle { narrator.style }
  var verbosity: Verbosity { narrator.verbosity }
  package var language: SpeechLanguage { narrator.language }

  func narrator(_ style: SpeechStyle) -> Narrator {
    style == speech ? narrator : Narrator(style: style, verbosity: verbosity, language: language)
  }

  /// Adds a line to the answer.
  mutating func say(_ line: String, _ source: LineSource) {
    // Room for most answers at once: growing line by line is a good part of a replayed command.
    if answer.lines.isEmpty { answer.lines.reserveCapacity(4) }
    answer.lines.append(line)
    lastSource = source
  }

  /// Says a sentence of the prompt's own.
  mutating func say(_ sentence: Sentence) {
    reached?.insert(.sentence(sentence.kind))
    say(phrases.text(of: sentence), .sentence(sentence.kind))
  }

  /// Says the line of an element, not its hint.
  mutating func say(_ utterance: Utterance, ending: String = "") {
    let (style, language) = (speech, language)
    reached?.insert(.style(style))
    reached?.insert(.language(language))
    let line = utterance.spoken
    say(ending.isEmpty ? line : line + ending, .element(utterance.parts))
  }

  /// Says an element, with its hint by the rule: never, once a session, always.
  mutating func say(
    _ screenElement: ScreenElement,
    withDetail: Bool = false,
    entersGroup: Bool = false
  ) {
    reach(screenElement)
    let utterance: Utterance
    if entersGroup {
      var element = screenElement.element
      element.entersGroup = true
      utterance = narrator.utterance(of: element)
    } else {
      utterance = narrator.utterance(of: screenElement.element)
    }
    say(utterance)
    if withDetail || verbosity == .full, let detail = screenElement.element.detail {
      say(detail, .detail)
    }
    guard let hint = utterance.hint, verbosity > .brief else { return }
    guard hintsSaid.insert(hint).inserted || verbosity == .full else { return }
    say(hint, .element(utterance.hintParts))
  }

  /// Says the elements with these ids that are on the screen now, without their hints.
  mutating func say(_ ids: ElementID...) {
    let screen = self.screen
    for id in ids {
      guard let element = screen[id] else { continue }
      reach(element)
      // Of the element in focus an iPhone says only what changed.
      if let old = focused, old.id == id, old.element != element.element {
        say(narrator.change(from: old.element, to: element.element))
      } else {
        say(narrator.utterance(of: element.element))
      }
    }
  }

  /// Offers numbered things to choose from.
  mutating func choose(_ items: [Chooser.Item]) {
    chooser = items.isEmpty ? nil : Chooser(items: items)
    for (index, item) in items.enumerated() {
      say(phrases.numbered(index + 1, of: items.count, item.label), .choice)
    }
  }

  /// Hands over what was put together, a page of it when it is long.
  mutating func flushAnswer() {
    guard !answer.lines.isEmpty else { return }
    // Made fit to be said in their place, which nothing else holds then.
    var lines = answer.lines
    answer.lines = []
    for index in lines.indices { lines[index] = lines[index].spokenLine(in: language) }
    lines.removeAll(where: \.isEmpty)
    let said = answer.isPage ? lines : firstPage(of: lines)
    // Nearly always it is the first of the line, and is shared; the others are added in their place,
    // which nothing else holds then, or a line of many commands would take the square of their time.
    lastAnswer = []
    if lineAnswer.isEmpty { lineAnswer = said } else { lineAnswer += said }
    lastAnswer = lineAnswer
    if !said.isEmpty {
      if isOfTheApp { speechLog.speech(said, as: movesFocus ? .focus : .activation, at: now) }
      let number = answer.coversAnnouncementsThrough
      outputs.append(.answer(said, coversAnnouncementsThrough: number))
    }
    answer = AnswerLines()
    movesFocus = false
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
    let kept =
      rowsForAnnouncements + (queue.isEmpty ? 0 : rowsOfHeading(of: rows.count, 1...limit) + 1)
    guard rows.count > room - kept else {
      rowsSaid += rows.count
      return lines
    }
    rowsSaid = limit
    pages = Pages(rest: rows[...], count: rows.count, isOfThisLine: true)
    // What is announced while more commands run has no room either.
    let counted = queue.isEmpty ? rowsForAnnouncements : rowsOfCount
    return nextPage(max(2, room - counted), isLast: queue.isEmpty)
  }

  /// The rows of the line that counts them: several on a narrow terminal.
  private func rowsOfHeading(of count: Int, _ shown: ClosedRange<Int>) -> Int {
    rows(of: [phrases.text(of: .page(of: count, rows: shown))]).count
  }

  /// The most rows of the answer to a line of one command; nil for no limit.
  var page: Int? { configuration.page.map { max(2, $0 - rowsForAnnouncements) } }

  /// The rows kept for announcements that wait, or for the line that counts them.
  private var rowsForAnnouncements: Int { announcementsWait ? rowsOfCount : 0 }

  private var rowsOfCount: Int { rows(of: [AnnouncementWords.words(in: language).count(2)]).count }

  /// The next rows, after a line that counts them when still more are left or may come.
  mutating func nextPage(_ limit: Int, isLast: Bool = true) -> [String] {
    if isLast, pages.rest.count <= limit {
      defer { pages = Pages() }
      return Array(pages.rest)
    }
    let first = pages.count - pages.rest.count + 1
    let rows = pages.rest.prefix(
      max(1, limit - rowsOfHeading(of: pages.count, first...(first + limit)))
    )
    pages.rest = pages.rest.dropFirst(rows.count)
    reached?.insert(.sentence(.page))
    let shown = first...(first + rows.count - 1)
    let heading = phrases.text(of: .page(of: pages.count, rows: shown))
    pages.heading = heading
    return [heading] + rows
  }

  /// The rows that the lines take on the terminal.
  func rows(of lines: [String]) -> [String] {
    let layout = RowLayout(columns: columns)
    return lines.flatMap { layout.rows(of: $0) }
  }

  /// Says something without being asked for, once it may be said.
  mutating func announce(
    _ text: String,
    item: String?,
    source: AnnouncementSource,
    priority: AnnouncementPriority = .default
  ) {
    let line = text.spokenLine(in: language)
    guard !line.isEmpty else { return }
    let announcement = log.append(line, item: item)
    flushAnswer()
    speechLog.announcement(announcement, priority: priority, at: now)
    guard !state.isInSettings || leaving != nil else {
      heldInSettings.append(announcement)
      outputs.append(.announcementHeld(announcement))
      return
    }
    lastSource = .announcement(source)
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
