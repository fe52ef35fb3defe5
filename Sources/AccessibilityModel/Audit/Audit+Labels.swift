extension Audit {
  /// Every element has a label, of which something can be said.
  func noLabel<ID>(_ element: AuditedElement<ID>) -> String? {
    let label = element.element.label ?? ""
    // Letters can be said; only a label without any has to be looked at closely.
    guard !label.contains(where: \.isLetter), SpokenText.clean(label).isEmpty else { return nil }
    return advice.noLabel
  }

  /// The labels that stand more than once in one group, headings apart.
  func repeatedLabels<ID>(in elements: [AuditedElement<ID>]) -> Set<[String]> {
    var seen: Set<[String]> = []
    var repeated: Set<[String]> = []
    for element in elements {
      guard let place = labelInGroup(element), !seen.insert(place).inserted else { continue }
      repeated.insert(place)
    }
    return repeated
  }

  /// Two elements of a group are not called the same.
  func sameLabel<ID>(_ element: AuditedElement<ID>, among repeated: Set<[String]>) -> String? {
    guard let place = labelInGroup(element), repeated.contains(place) else { return nil }
    return advice.sameLabel(quote(element.element.label))
  }

  /// The label's last word is not the role.
  func roleInLabel<ID>(_ element: AuditedElement<ID>) -> String? {
    guard element.isControl || !element.element.traits.isDisjoint(with: [.image, .header]),
      let last = lastOfSeveral(element), words.roles.contains(last)
    else { return nil }
    return advice.roleInLabel(quote(last))
  }

  /// The last word of a control's label is not its state.
  func stateInLabel<ID>(_ element: AuditedElement<ID>) -> String? {
    guard element.isControl, let last = lastOfSeveral(element), words.states.contains(last) else {
      return nil
    }
    return advice.stateInLabel(quote(last))
  }

  /// What the value says is not in the label too.
  func valueInLabel<ID>(_ element: AuditedElement<ID>) -> String? {
    guard !element.element.traits.isSwitch, let value = element.element.value,
      let label = element.element.label,
      SpokenTokens.contains(SpokenTokens.words(label), SpokenTokens.words(value))
    else { return nil }
    return advice.valueInLabel(quote(value))
  }

  /// What can be activated has a trait that says so.
  func noTrait<ID>(_ element: AuditedElement<ID>) -> String? {
    let isSwitchValue = ["0", "1"].contains(element.element.value)
    guard !element.isControl, element.isActivatable || isSwitchValue else { return nil }
    return advice.noTrait
  }

  private func labelInGroup<ID>(_ element: AuditedElement<ID>) -> [String]? {
    guard let label = element.element.label, !element.element.traits.contains(.header) else {
      return nil
    }
    return [element.group ?? "", label.lowercased()]
  }

  /// The last word of a label of several, one word being a name: `Off` among the choices of a digest.
  private func lastOfSeveral<ID>(_ element: AuditedElement<ID>) -> String? {
    let words = SpokenTokens.words(element.element.label ?? "")
    return words.count > 1 ? words.last : nil
  }

  func quote(_ text: String?) -> String { "\"\(text ?? "")\"" }
}
