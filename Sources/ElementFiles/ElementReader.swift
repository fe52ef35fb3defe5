import AccessibilityModel
import JSONText
import Wordings

/// Understands the object of one element.
enum ElementReader {
  /// The element that `node` describes; its position's details are for ``PositionReader``.
  static func element(
    _ node: JSONNode,
    in language: SpeechLanguage
  ) throws(FileFault) -> AccessibilityElement {
    var element = AccessibilityElement()
    for member in try node.members(of: Wording("It", german: "Es")) {
      let (key, node) = (member.key, member.node)
      switch key {
      case "label": element.label = try node.text(key, in: language)
      case "value": element.value = try node.text(key, in: language)
      case "traits": element.traits = try traits(node)
      case "hint": element.hint = try node.text(key, in: language)
      case "position": element.position = try PositionReader.position(node)
      case "groupLabel": element.groupLabel = try node.text(key, in: language)
      case "entering": element.entersGroup = try node.flag(key) ?? false
      case "customContent": element.customContent = try customContent(node, in: language)
      case "customActions": element.customActions = try customActions(node, in: language)
      case "expanded": element.isExpanded = try node.flag(key)
      default: break
      }
    }
    return element
  }

  private static func traits(_ node: JSONNode) throws(FileFault) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for node in try node.list(
      "traits",
      expected: Wording("a list of traits", german: "eine Liste von Eigenschaften")
    ) {
      guard case .string(let name) = node.value else {
        throw FileFault(
          at: node.offset,
          Wording("A trait", german: "Eine Eigenschaft"),
          is: node.value.kind,
          expected: Wording(
            "a name such as \"button\"",
            german: "ein Name wie \"button\""
          )
        )
      }
      guard let trait = AccessibilityTraits(name: name) else {
        throw FileFault(
          at: node.offset,
          "\(quoted(name)) is not a trait. Expected a name such as \"button\".",
          german: "\(quoted(name)) ist keine Eigenschaft. Erwartet: ein Name wie \"button\"."
        )
      }
      traits.formUnion(trait)
    }
    return traits
  }

  private static func customContent(
    _ node: JSONNode,
    in language: SpeechLanguage
  ) throws(FileFault) -> [CustomContent] {
    var contents: [CustomContent] = []
    for node in try node.list(
      "customContent",
      expected: Wording("a list of objects", german: "eine Liste von Objekten")
    ) {
      var content = CustomContent("")
      for member in try node.members(
        of: Wording("Custom content", german: "Ein Eintrag von customContent")
      ) {
        let (key, node) = (member.key, member.node)
        switch key {
        case "label": content.label = try node.text(key, in: language) ?? ""
        case "value": content.value = try node.text(key, in: language)
        case "importance": content.importance = try importance(node)
        default: break
        }
      }
      if !content.label.isEmpty { contents.append(content) }
    }
    return contents
  }

  private static func importance(_ node: JSONNode) throws(FileFault) -> CustomContent.Importance {
    guard let text = try node.text("importance") else { return .default }
    guard let importance = CustomContent.Importance(rawValue: text) else {
      throw FileFault(
        at: node.offset,
        "\(quoted(text)) is not an importance. Expected default or high.",
        german: "\(quoted(text)) ist keine Wichtigkeit. Erwartet: default oder high."
      )
    }
    return importance
  }

  private static func customActions(
    _ node: JSONNode,
    in language: SpeechLanguage
  ) throws(FileFault) -> [String] {
    var names: [String] = []
    for node in try node.list(
      "customActions",
      expected: Wording("a list of names", german: "eine Liste von Namen")
    ) {
      guard let name = try node.text("customActions", in: language) else { continue }
      names.append(name)
    }
    return names
  }
}
