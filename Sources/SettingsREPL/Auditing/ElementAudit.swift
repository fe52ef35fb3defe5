package import AccessibilityModel

/// An audit of elements that come from elsewhere: the rules that look at elements as they stand.
package struct ElementAudit: Sendable {
  /// What is wrong, in the order of the elements, each with its element's number from 1.
  package let findings: [(number: Int, finding: AuditFinding<String>)]
  /// Each finding, then how much was looked at.
  package let lines: [String]

  /// Looks at elements that speak `language`, and tells in it what it found.
  package init(
    of elements: [AccessibilityElement],
    in language: SpeechLanguage,
    formats: any SpokenFormats
  ) {
    let numbered = elements.enumerated().map { index, element in
      AuditedElement(id: index + 1, element)
    }
    findings = Audit(in: language).findings(in: numbered).map { finding in
      let element = elements[finding.element - 1]
      let name = [element.groupLabel, element.label].compactMap(\.self).joined(separator: ", ")
      return (
        finding.element, AuditFinding(element: name, rule: finding.rule, advice: finding.advice)
      )
    }
    let phrases = language.phrases(formats)
    let sentences = findings.map { number, finding in
      // The same word in both languages.
      let parts = ["Element \(number)", finding.element].filter { !$0.isEmpty }
      let name = parts.joined(separator: ", ")
      return Sentence.finding(
        AuditFinding(element: name, rule: finding.rule, advice: finding.advice)
      )
    }
    let count = Sentence.audited(findings: findings.count, elements: elements.count, states: nil)
    lines = (sentences + [count]).map(phrases.text)
  }
}
