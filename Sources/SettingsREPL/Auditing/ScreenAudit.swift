import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem

/// Walks every element of the screen in each of its states, one change at a time.
struct ScreenAudit {
  private let start: Conversation
  private let audit: Audit
  private var result = AuditReport()
  private var seen: Set<ScreenElement> = []
  private var ids: Set<ElementID> = []
  private var hasHeardSummary = false
  /// The cards of which a change was saved.
  private var saved: Set<Card> = []

  /// An audit that begins with the conversation as it is.
  init(of conversation: Conversation) {
    start = conversation
    audit = Audit(in: conversation.language)
  }

  func report() -> AuditReport {
    var walk = self
    walk.walk()
    return walk.result
  }

  private mutating func walk() {
    let here = Rehearsal(of: start)
    look(at: here.conversation.screen.elements)
    listenToSummary(of: here)
    for change in changes { tryOut(change.command, in: change.container, from: here) }
    for status in AuthorizationStatus.allCases { visit(status, from: here) }
    visitSettings(from: here)
    visitLoading()
  }

  /// Each change of one setting, and what it is seen in.
  private var changes: [(command: Command, container: ContainerID)] {
    guard let preferences = start.state.preferences else { return [] }
    var changes: [(Command, ContainerID)] = []
    for category in preferences.displayedCategories {
      let container = ContainerID.category(category.id)
      for preference in category.channels {
        let target = ChannelTarget(
          category: category.id,
          channel: preference.channel,
          isNamedInFull: true
        )
        changes.append((.setChannel(target, .toggle), container))
      }
      guard !category.channels.isEmpty else { continue }
      let target = CategoryTarget(id: category.id, isNamedInFull: true)
      changes += [(.setCategory(target, .off), container), (.setCategory(target, .on), container)]
    }
    if preferences.quietHours != nil {
      changes.append((.setQuietHours(.toggle), .card(.quietHours)))
    }
    if preferences.digest != nil {
      changes += Digest.allCases.map { (.setDigest($0), .card(.digest)) }
    }
    return changes
  }

  /// Makes a change, and looks at what it shows while it is unsaved, saving, saved, and not saved.
  private mutating func tryOut(
    _ command: Command,
    in container: ContainerID,
    from here: Rehearsal
  ) {
    var changed = here
    let spoken = changed.run(command)
    let elements = changed.conversation.elements(in: container)
    add(audit.silentChange(of: elements.first.map(start.name) ?? "", spoken: spoken))
    look(at: elements)
    listenToSummary(of: changed)
    if let card = container.card, saved.insert(card).inserted { save(changed, in: container) }
  }

  /// Saving goes the same way for every change of a card, well and badly.
  private mutating func save(_ changed: Rehearsal, in container: ContainerID) {
    var failing = changed
    failing.run(.simulate(.saveResult(.fail(message: nil)), words: ""))
    for var rehearsal in [changed, failing] {
      rehearsal.pass { $0.saving.queue.isSaving }
      look(at: rehearsal.conversation.screen.elements)
      rehearsal.pass()
      look(at: rehearsal.conversation.screen.elements)
      hear(rehearsal.log)
    }
  }

  /// The permission in a status, asked from there where that can be.
  private mutating func visit(_ status: AuthorizationStatus, from here: Rehearsal) {
    var there = here
    there.run(.simulate(.authorization(status), words: ""))
    there.run(.simulate(.foreground, words: ""))
    look(at: there.conversation.screen.elements)
    listenToSummary(of: there)
    there.pass()
    hear(there.log)
    guard status.canAsk else { return }
    there.run(.turnOnNotifications)
    look(at: there.conversation.elements(in: .permission))
  }

  private mutating func visitSettings(from here: Rehearsal) {
    var there = here
    there.run(.openSettings)
    look(at: there.conversation.screen.elements)
    there.run(.setSystemSwitch(.toggle))
    look(at: there.conversation.screen.elements)
  }

  /// What is shown before preferences are there, and when they don't come.
  private mutating func visitLoading() {
    var configuration = start.configuration
    configuration.isQuiet = true
    configuration.firstLoad = nil
    configuration.system.loadDelay = .seconds(1)
    configuration.system.loadResult = .fail(message: nil)
    var there = Rehearsal(starting: configuration)
    look(at: there.conversation.screen.elements)
    there.pass()
    look(at: there.conversation.screen.elements)
  }

  // MARK: - What is noted

  private mutating func look(at elements: [ScreenElement]) {
    let new = elements.filter { seen.insert($0).inserted }
    result.stateCount += new.count
    result.elementCount += new.count { ids.insert($0.id).inserted }
    guard !new.isEmpty else { return }
    // Labels are compared with all that are there, the rest is looked at once.
    let audited = elements.map { element in
      AuditedElement(
        id: start.name(of: element),
        element.element,
        group: group(of: element),
        isActivatable: element.isControl
      )
    }
    for finding in audit.findings(in: audited) { add(finding) }
  }

  private mutating func listenToSummary(of rehearsal: Rehearsal) {
    // Of more categories it only tells the number, whatever changes.
    let count = rehearsal.conversation.state.preferences?.categories.count ?? 0
    guard count <= 5 || !hasHeardSummary else { return }
    hasHeardSummary = true
    var spoken = rehearsal.heard(of: .summary)
    // How saving goes is told at the end, in words that may be another's.
    let saving = rehearsal.conversation.state.saving.queue
    if saving.hasFailed || saving.isSaving || saving.hasUnsavedChanges { spoken.removeLast() }
    add(audit.longSummary(of: start.phrases.words.title, spoken: spoken))
  }

  private mutating func hear(_ log: SpeechLog) {
    let schedule = log.schedule(rate: .standard, until: nil)
    for finding in audit.droppedAnnouncements(in: schedule, element: log.text) { add(finding) }
  }

  private mutating func add(_ finding: AuditFinding<String>?) {
    let isKnown = result.findings.contains { known in
      known == finding || known.rule == .longSummary && finding?.rule == .longSummary
    }
    guard let finding, !isKnown else { return }
    result.findings.append(finding)
  }

  /// Where labels should differ: within a category, within a card, and among the rows.
  private func group(of element: ScreenElement) -> String {
    switch element.id {
    case .channel(_, let id): "category \(id)"
    case .category: "categories"
    default: "\(element.container)"
    }
  }
}

extension ContainerID {
  /// The card that is saved with what changes in it; nil for what is not saved.
  fileprivate var card: Card? {
    switch self {
    case .card(let card): card
    case .category: .categories
    case .permission, .system: nil
    }
  }
}
