extension Audit {
  /// A hint tells what happens, not with which gesture.
  func gestureInHint<ID>(_ element: AuditedElement<ID>) -> String? {
    guard let word = hintWords(element).first(where: words.gestures.contains) else { return nil }
    return advice.gestureInHint(quote(word))
  }

  /// A hint is a statement, its verb in the third person.
  func verbInHint<ID>(_ element: AuditedElement<ID>) -> String? {
    guard let first = hintWords(element).first else { return nil }
    let isParticiple = words.wrongEndings.contains { first.hasSuffix($0) }
    guard words.orders.contains(first) || isParticiple && !words.rightWords.contains(first) else {
      return nil
    }
    return advice.verbInHint(quote(first))
  }

  /// A hint says more than the label.
  func hintRepeatsLabel<ID>(_ element: AuditedElement<ID>) -> String? {
    let hint = hintWords(element).map(SpokenTokens.stem)
    let label = SpokenTokens.words(element.element.label ?? "").map(SpokenTokens.stem)
    guard SpokenTokens.contains(hint, label) else { return nil }
    return advice.hintRepeatsLabel(quote(element.element.label))
  }

  private func hintWords<ID>(_ element: AuditedElement<ID>) -> [String] {
    SpokenTokens.words(element.element.hint ?? "")
  }
}
