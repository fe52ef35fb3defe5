import AccessibilityModel
import NotificationModel
import SettingsFlow

/// Walks every element of the screen in each of its states, one change at a time.
struct ScreenAudit {
  let start: Conversation
  let audit: Audit
  private var result = AuditReport()
  private var seen: Set<ScreenElement> = []
  private var ids: Set<ElementID> = []
  private var known: Set<AuditFinding<String>> = []
  private var hasHeardSummary = false
  private var hasFoundLongSummary = false
  /// The cards of which a change was saved.
  var saved: Set<Card> = []

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
    tryOutCategories(from: here)
    for change in changes { tryOut(change.command, in: change.container, from: here) }
    for status in AuthorizationStatus.named { visit(status, from: here) }
    visitSettings(from: here)
    visitLoading()
  }

  // MARK: - What is noted

  mutating func look(at elements: [ScreenElement]) {
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

  mutating func listenToSummary(of rehearsal: Rehearsal) {
    // Of more categories it only tells the number, whatever changes.
    let count = start.state.preferences?.categories.count ?? 0
    guard count <= Conversation.mostSummarized || !hasHeardSummary else { return }
    hasHeardSummary = true
    var spoken = rehearsal.heard(of: .summary)
    // How saving goes is told at the end, in words that may be another's.
    let saving = rehearsal.conversation.state.saving.queue
    if saving.hasFailed || saving.isSaving || saving.hasUnsavedChanges { spoken.removeLast() }
    add(audit.longSummary(of: start.phrases.words.title, spoken: spoken))
  }

  mutating func hear(_ log: SpeechLog) {
    let schedule = log.schedule(rate: .standard, until: nil)
    for finding in audit.droppedAnnouncements(in: schedule, element: log.text) { add(finding) }
  }

  mutating func add(_ finding: AuditFinding<String>?) {
    guard let finding, known.insert(finding).inserted else { return }
    if finding.rule == .longSummary {
      guard !hasFoundLongSummary else { return }
      hasFoundLongSummary = true
    }
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
