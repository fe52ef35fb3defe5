import JSONText
import NotificationModel

/// A preferences file's text, understood: the tree as it stands there and what it means.
struct PreferencesDocument {
  let root: JSONNode
  let preferences: Preferences
  /// Whether quiet hours that are on begin and end at the same time; they count as off.
  let hasEqualQuietEnds: Bool

  /// Understands `text`, which has no byte order mark.
  init(_ text: [UInt8]) throws(FileFault) {
    root = try JSONParser.parse(text)
    let object = try JSONObject(root, named: "The file")
    guard let nodes = try object.list("categories", expected: "a list of categories") else {
      throw FileFault(at: root.offset, "\"categories\" is missing. Expected a list of categories.")
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

  private static func categories(_ nodes: [JSONNode]) throws(FileFault) -> [Category] {
    var ids: Set<String> = []
    var categories: [Category] = []
    for node in nodes {
      let category = try category(node)
      guard ids.insert(category.id).inserted else {
        let offset = node["id"]?.offset ?? node.offset
        throw FileFault(
          at: offset,
          "\(quoted(category.id)) is the id of two categories. Expected one each."
        )
      }
      categories.append(category)
    }
    return categories
  }

  private static func category(_ node: JSONNode) throws(FileFault) -> Category {
    let object = try JSONObject(node, named: "A category")
    let id = try object.requiredText("id", of: "A category")
    let title = try object.requiredText("title", of: "The category \(quoted(id))")
    var channels = Channel.standard
    if let offered = try Self.channels(object, "channels") {
      channels = offered.map(\.channel)
    }
    let choices = try Self.channels(object, "on") ?? []
    for choice in choices where !channels.contains(choice.channel) {
      let expected =
        channels.isEmpty ? "none" : alternatives(channels.map(\.rawValue))
      throw FileFault(
        at: choice.offset,
        "\(quoted(choice.channel.rawValue)) is not a channel of \(title). Expected \(expected)."
      )
    }
    let on = Set(choices.map(\.channel))
    return Category(
      id: id,
      title: title,
      detail: try object.text("detail"),
      symbol: try object.text("symbol"),
      section: try object.text("section"),
      channels: channels.map { ChannelPreference($0, isOn: on.contains($0)) }
    )
  }

  /// The channels listed under `key`, each once; nil when there is no list.
  private static func channels(
    _ object: JSONObject,
    _ key: String
  ) throws(FileFault) -> [(channel: Channel, offset: Int)]? {
    guard let nodes = try object.list(key, expected: "a list of channels") else { return nil }
    var channels: [(channel: Channel, offset: Int)] = []
    for node in nodes {
      guard case .string(let name) = node.value, !name.isEmpty else {
        throw FileFault(
          at: node.offset,
          "A channel is \(node.value.isEmptyText ? "empty" : node.value.kind). "
            + "Expected a name such as \"push\"."
        )
      }
      let channel = Channel(rawValue: name)
      if channels.contains(where: { $0.channel == channel }) {
        throw FileFault(at: node.offset, "\(quoted(name)) is listed twice. Expected it once.")
      }
      channels.append((channel, node.offset))
    }
    return channels
  }

  private static func quietHours(_ root: JSONObject) throws(FileFault) -> QuietHours? {
    guard let node = root["quietHours"] else { return nil }
    let object = try JSONObject(node, named: "\"quietHours\"")
    return QuietHours(
      isOn: try object.flag("isOn") ?? false,
      from: try time(object, "from") ?? QuietHours.defaultFrom,
      to: try time(object, "to") ?? QuietHours.defaultTo
    )
  }

  private static func time(_ object: JSONObject, _ key: String) throws(FileFault) -> TimeOfDay? {
    let expected = "hours and minutes such as \"22:00\""
    guard let node = object[key] else { return nil }
    guard case .string(let text) = node.value else {
      throw FileFault(at: node.offset, "\"\(key)\" is \(node.value.kind). Expected \(expected).")
    }
    guard let time = TimeOfDay(fileText: text) else {
      throw FileFault(
        at: node.offset,
        "\(quoted(text)) is not a time of day. Expected \(expected)."
      )
    }
    return time
  }

  private static func digest(_ root: JSONObject) throws(FileFault) -> Digest? {
    guard let node = root["digest"] else { return nil }
    let expected = alternatives(Digest.allCases.map(\.rawValue))
    guard case .string(let text) = node.value else {
      throw FileFault(at: node.offset, "\"digest\" is \(node.value.kind). Expected \(expected).")
    }
    guard let digest = Digest(rawValue: text) else {
      throw FileFault(at: node.offset, "\(quoted(text)) is not a digest. Expected \(expected).")
    }
    return digest
  }
}
