package import AccessibilityModel

extension ScreenWords {
  /// The system's question, as the elements it shows.
  package var alertElements: [AccessibilityElement] {
    [
      AccessibilityElement(label: alertTitle, customContent: [.fact(alert)]),
      AccessibilityElement(label: alertText, traits: .staticText),
      AccessibilityElement(label: dontAllow, traits: .button),
      AccessibilityElement(label: allow, traits: .button),
    ]
  }
}
