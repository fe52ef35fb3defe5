import AccessibilityModel
import NotificationModel
import SettingsFlow

extension Conversation {
  mutating func list(_ scope: ListScope) throws(CommandError) {
    if state.isInSettings { say(.systemSettings) }
    let elements: [ScreenElement]
    switch scope {
    case .all: elements = screen.elements
    case .permission: elements = screen.elements(in: .permission)
    case .card(let card):
      elements = screen.elements(in: .card(card))
      if elements.isEmpty { throw .absent(card) }
    }
    for element in elements where narrator.isRead(element.element) { say(element) }
  }

  /// The most categories of which a summary tells each; of more it tells the number.
  static var mostSummarized: Int { 5 }

  /// The permission, the categories, the quiet hours, the digest, and what is not saved.
  mutating func readSummary() {
    say(.permissionStatus)
    guard let preferences = state.preferences else {
      return say(.loading)
    }
    let categories = preferences.displayedCategories
    if categories.isEmpty {
      say(.noCategories)
    } else if categories.count > Self.mostSummarized {
      say(.categoryCount(categories.count))
    } else {
      for category in categories { say(.categoryRow(category)) }
    }
    if let quietHours = preferences.quietHours { say(.quietHoursRow(quietHours)) }
    if let digest = preferences.digest { say(.digestRow(digest)) }
    if state.saving.queue.hasFailed {
      say(.notSaved(message: state.saving.failure))
    } else if state.saving.queue.isSaving {
      say(.saving)
    } else if state.saving.queue.hasUnsavedChanges {
      say(.notSavedYet)
    }
  }

  /// A category's row, what it is about, and its channels.
  mutating func readCategory(_ id: Category.ID) {
    let elements = screen.elements(in: .category(id))
    for index in elements.indices { say(elements[index], withDetail: index == 0) }
  }

  /// One channel, with the row that tells whose it is when that was not typed in full.
  mutating func readChannel(_ target: ChannelTarget) {
    let row = element(.category(target.category))
    let chip = element(.channel(target.channel, of: target.category))
    if let element = chip ?? row { say(element) }
    if !target.isNamedInFull, chip != nil { say(.category(target.category)) }
  }

  mutating func readQuietHours() {
    guard let quietHours = state.preferences?.quietHours else { return }
    say(.quietHours(quietHours))
  }

  mutating func readDigest() {
    guard let digest = state.preferences?.digest else { return }
    say(.digestTab(digest), .digestDescription)
  }

  mutating func readCurrent() {
    movesFocus = true
    say(currentElement)
  }

  /// Reads from the current element to the end, or all; the cursor stays.
  mutating func readOn(fromTop: Bool) {
    let screen = self.screen
    let start = fromTop ? 0 : cursor.index(on: screen)
    for element in screen.elements[start...] where narrator.isRead(element.element) {
      say(element)
    }
  }

  /// The element under the cursor.
  var currentElement: ScreenElement {
    let screen = self.screen
    return screen.element(at: cursor.index(on: screen))
  }

  /// The screen, the current element, its number, and whether something is unsaved, in one line.
  mutating func readWhere() {
    let screen = self.screen
    let index = cursor.index(on: screen)
    let title = state.isInSettings ? phrases.settings : phrases.words.title
    let element = itemLabel(of: screen.element(at: index).element, style: .card)
    let place = "\(index + 1) \(phrases.words.of) \(screen.count)"
    let isUnsaved = !state.isInSettings && state.saving.queue.hasUnsavedChanges
    say(
      "\(title), \(element), \(place)" + (isUnsaved ? ", \(phrases.notSavedYet)" : ""),
      .place
    )
  }

  mutating func repeatAnswer() {
    flushAnswer()
    guard !lastAnswer.isEmpty else { return say(.nothingSaid) }
    var kept = (lastAnswer, lineAnswer)
    let source = lastSource
    for line in lastAnswer { answer.lines.append(line) }
    lastSource = source
    // What was a page already is said as it was, and `more` goes on behind it.
    answer.isPage = rows(of: lastAnswer).count <= page ?? .max
    if !answer.isPage, let heading = pages.heading, lastAnswer.contains(heading) {
      repeatPage(without: heading)
      kept.0 = answer.lines
    }
    flushAnswer()
    (lastAnswer, lineAnswer) = kept
  }

  /// Says a page again that has less room now; `more` goes on behind what is said of it.
  private mutating func repeatPage(without heading: String) {
    guard let page else { return }
    pages.rest = rows(of: lastAnswer.filter { $0 != heading }) + pages.rest
    pages.count = max(pages.count, pages.rest.count)
    answer.lines = nextPage(page)
    answer.isPage = true
  }

  mutating func readMore() {
    guard let limit = page, !pages.rest.isEmpty else {
      return say(.nothingMore)
    }
    flushAnswer()
    answer.isPage = true
    answer.lines += nextPage(limit)
    flushAnswer()
  }

  /// What was announced: what no `alerts` has said yet, or the whole numbered log.
  mutating func readAlerts(all: Bool) {
    let new = log.takeNew()
    let announcements = all ? log.all : new
    answer.coversAnnouncementsThrough = log.lastNumber
    guard !announcements.isEmpty else { return say(.noAlerts) }
    guard all else {
      for announcement in announcements { say(announcement.text, .announcement(.saidAgain)) }
      return
    }
    choose(announcements.map { Chooser.Item(label: $0.text, choice: .say($0.text)) })
  }
}
