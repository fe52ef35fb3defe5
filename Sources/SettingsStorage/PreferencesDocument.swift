import JSONText
import NotificationModel
import Wordings

/// A preferences file's text, understood: the tree as it stands there and what it means.
struct PreferencesDocument {
  let root: JSONNode
  let preferences: Preferences
  /// Whether quiet hours that are on begin and end at the same time; they count as off.
  let hasEqualQuietEnds: Bool

  /// Understands `text`, which has no byte order mark.
  init(_ text: [UInt8]) throws(FileFault) {
    root = try JSONParser.parse(text)
    let object = try JSONObject(root, named: Wording("The file", german: "Die Datei"))
    guard let nodes = try object.list("categories", expected: Self.categoryList) else {
      throw FileFault(
        at: root.offset,
        "\"categories\" is missing. Expected \(Self.categoryList.english).",
        german: "\"categories\" fehlt. Erwartet: \(Self.categoryList.german)."
      )
    }
    var quietHours = try Self.quietHours(object)
    hasEqualQuietEnds = quietHours.map { $0.isOn && $0.from == $0.to } ?? false
    if hasEqualQuietEnds { quietHours?.isOn = false }
    preferences = Preferences(
      categories: try Self.categories(nodes),
      quietHours: quietHours,
      digest: try Self.digest(object)
    )
  }

  private static func quietHours(_ root: JSONObject) throws(FileFault) -> QuietHours? {
    guard let node = root["quietHours"] else { return nil }
    let object = try JSONObject(node, named: Wording(verbatim: "\"quietHours\""))
    return QuietHours(
      isOn: try object.flag("isOn") ?? false,
      from: try time(object, "from") ?? QuietHours.defaultFrom,
      to: try time(object, "to") ?? QuietHours.defaultTo
    )
  }

  private static func time(_ object: JSONObject, _ key: String) throws(FileFault) -> TimeOfDay? {
    let expected = Wording(
      "hours and minutes such as \"22:00\"",
      german: "Stunden und Minuten wie \"22:00\""
    )
    guard let node = object[key] else { return nil }
    guard case .string(let text) = node.value else {
      let name = Wording(verbatim: "\"\(key)\"")
      throw FileFault(at: node.offset, name, is: node.value.kind, expected: expected)
    }
    guard let time = TimeOfDay(fileText: text) else {
      throw FileFault(
        at: node.offset,
        "\(quoted(text)) is not a time of day. Expected \(expected.english).",
        german: "\(quoted(text)) ist keine Uhrzeit. Erwartet: \(expected.german)."
      )
    }
    return time
  }

  private static func digest(_ root: JSONObject) throws(FileFault) -> Digest? {
    guard let node = root["digest"] else { return nil }
    let expected = alternatives(Digest.allCases.map(\.rawValue))
    guard case .string(let text) = node.value else {
      throw FileFault(
        at: node.offset,
        Wording(verbatim: "\"digest\""),
        is: node.value.kind,
        expected: expected
      )
    }
    guard let digest = Digest(rawValue: text) else {
      throw FileFault(
        at: node.offset,
        "\(quoted(text)) is not a digest. Expected \(expected.english).",
        german: "\(quoted(text)) ist keine Übersicht. Erwartet: \(expected.german)."
      )
    }
    return digest
  }
}
