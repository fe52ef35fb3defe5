import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem

/// What an audit tries out, each from where it began.
extension ScreenAudit {
  /// Changes each setting of each category.
  ///
  /// Of many categories one is tried out beside no other: what it says is the same, and an audit
  /// takes as long as there are categories, not as long as their square.
  mutating func tryOutCategories(from here: Rehearsal) {
    let categories = start.state.preferences?.displayedCategories ?? []
    for (index, category) in categories.enumerated() {
      let position = AccessibilityPosition.row(index: index + 1, count: categories.count)
      let isNarrow = categories.count > Conversation.mostSummarized && saved.contains(.categories)
      let room = isNarrow ? here.narrowed(to: category) : here
      for command in changes(of: category) {
        tryOut(command, in: .category(category.id), at: position, from: room)
      }
    }
  }

  private func changes(of category: Category) -> [Command] {
    guard !category.changeableChannels.isEmpty else { return [] }
    let target = CategoryTarget(id: category.id, isNamedInFull: true)
    let channels = category.changeableChannels.map { preference in
      Command.setChannel(
        ChannelTarget(category: category.id, channel: preference.channel, isNamedInFull: true),
        .toggle
      )
    }
    return channels + [.setCategory(target, .off), .setCategory(target, .on)]
  }

  /// Each change of one setting that is not a category's, and what it is seen in.
  var changes: [(command: Command, container: ContainerID)] {
    guard let preferences = start.state.preferences else { return [] }
    var changes: [(Command, ContainerID)] = []
    if preferences.quietHours != nil {
      changes.append((.setQuietHours(.toggle), .card(.quietHours)))
    }
    if preferences.digest != nil {
      changes += Digest.allCases.map { (.setDigest($0), .card(.digest)) }
    }
    return changes
  }

  /// Makes a change, and looks at what it shows while it is unsaved, saving, saved, and not saved.
  mutating func tryOut(
    _ command: Command,
    in container: ContainerID,
    at position: AccessibilityPosition? = nil,
    from here: Rehearsal
  ) {
    var changed = here
    let spoken = changed.run(command)
    let elements = changed.conversation.screen.elements(in: container).map { $0.row(at: position) }
    if changed.conversation.state.preferences != here.conversation.state.preferences {
      add(audit.silentChange(of: elements.first.map(start.name) ?? "", spoken: spoken))
    }
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
  mutating func visit(_ status: AuthorizationStatus, from here: Rehearsal) {
    var there = here
    there.run(.simulate(.authorization(status), words: ""))
    there.run(.simulate(.foreground, words: ""))
    look(at: there.conversation.screen.elements)
    listenToSummary(of: there)
    there.pass()
    hear(there.log)
    guard status.canAsk else { return }
    there.run(.turnOnNotifications)
    look(at: there.conversation.screen.elements(in: .permission))
  }

  mutating func visitSettings(from here: Rehearsal) {
    var there = here
    there.run(.openSettings)
    look(at: there.conversation.screen.elements)
    there.run(.setSystemSwitch(.toggle))
    look(at: there.conversation.screen.elements)
  }

  /// What is shown before preferences are there, and when they don't come.
  mutating func visitLoading() {
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

extension ScreenElement {
  /// The same with the place that a category's row has on the whole screen.
  fileprivate func row(at position: AccessibilityPosition?) -> ScreenElement {
    guard let position, case .category = id else { return self }
    var element = self.element
    element.position = position
    return ScreenElement(id, in: container, element, actions: actions)
  }
}
