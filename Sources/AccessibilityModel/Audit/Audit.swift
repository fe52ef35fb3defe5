/// The rules that look at elements, over a whole screen or a part of one.
package struct Audit: Sendable {
  /// The words of the elements' language that rules look for.
  package let words: AuditWords

  /// The words in which it tells what to do.
  let advice: AdviceWords

  /// An audit of elements in English unless told otherwise.
  package init(words: AuditWords = .english, advice: AdviceWords = .english) {
    self.words = words
    self.advice = advice
  }

  /// An audit of elements in a language; the app speaks English where it has no words of it.
  package init(in language: SpeechLanguage) {
    switch language {
    case .english, .russian: self.init(words: .english, advice: .english)
    case .german: self.init(words: .german, advice: .german)
    }
  }

  /// What is wrong with `elements`, in their order, each element's by the order of the rules.
  package func findings<ID>(in elements: [AuditedElement<ID>]) -> [AuditFinding<ID>] {
    let repeated = repeatedLabels(in: elements)
    return elements.flatMap { element in
      let advice: [(AuditRule, String?)] = [
        (.noLabel, noLabel(element)),
        (.sameLabel, sameLabel(element, among: repeated)),
        (.roleInLabel, roleInLabel(element)),
        (.stateInLabel, stateInLabel(element)),
        (.gestureInHint, gestureInHint(element)),
        (.verbInHint, verbInHint(element)),
        (.hintRepeatsLabel, hintRepeatsLabel(element)),
        (.valueInLabel, valueInLabel(element)),
        (.capitals, capitals(element)),
        (.unit, unit(element)),
        (.dashInTimes, dashInTimes(element)),
        (.noTrait, noTrait(element)),
      ]
      return advice.compactMap { rule, advice in
        advice.map { AuditFinding(element: element.id, rule: rule, advice: $0) }
      }
    }
  }
}
