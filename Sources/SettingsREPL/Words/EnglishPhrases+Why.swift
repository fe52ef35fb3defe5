import AccessibilityModel

extension EnglishPhrases {
  func reason(_ rule: SpeechRule) -> String {
    switch rule {
    case .label: "the label comes first"
    case .value: "the value follows the label"
    case .cell: "a cell tells its place in the table"
    case .selectedPrefix: "the chosen one is named so before its label"
    case .selectedState: "the chosen one is named so after its role"
    case .hintAsDescription: "with nothing else to say, the hint describes it"
    case .dimmed: "what cannot be used is dimmed"
    case .role: "a trait that makes a role has a word"
    case .switchState: "a switch says its state as a word"
    case .position: "the place among its siblings"
    case .container: "the edge of what contains it"
    case .group: "a group is named on entering"
    case .highImportance: "a fact of high importance is said with it"
    case .expansion: "what it opens is shown or not"
    case .ownHint: "the element's own hint"
    case .automaticHint: "a control that can be used explains itself"
    case .actionsAvailable: "there is more to do with it"
    case .moreContent: "there is more to know of it"
    }
  }

  func name(of source: LineSource) -> String {
    switch source {
    case .element: "Element"
    case .detail: "Description of the element before"
    case .sentence(let kind): "Sentence, \(kind.rawValue)"
    case .error(let kind): "Error, \(kind.rawValue)"
    case .announcement(.told(let kind)): "Announcement, \(kind.rawValue)"
    case .announcement(.store): "Announcement, what became of saving"
    case .announcement(.equalQuietEnds): "Announcement, equal ends of the quiet hours"
    case .announcement(.simulated): "Announcement, simulated"
    case .announcement(.saidAgain): "Announcement, said again"
    case .choice: "Choice, one of a numbered list"
    case .help: "Help"
    case .spelling: "Spelling of the current element"
    case .place: "Place, the screen, the element in card style, and its number"
    }
  }

  func name(of property: ElementProperty) -> String {
    switch property {
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    case .trait(let trait): "trait \(trait.names.joined(separator: " "))"
    case .position: "position"
    case .groupLabel: "group label"
    case .customContent: "custom content"
    case .customActions: "custom actions"
    case .isExpanded: "expanded"
    }
  }
}
