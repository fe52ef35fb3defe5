import JSONText
import NotificationModel
import Wordings

/// How a file tells of categories and their channels.
extension PreferencesDocument {
  private static let aCategory = Wording("A category", german: "Eine Kategorie")
  static let categoryList = Wording(
    "a list of categories",
    german: "eine Liste von Kategorien"
  )
  private static let channelList = Wording("a list of channels", german: "eine Liste von Kanälen")

  static func categories(_ nodes: [JSONNode]) throws(FileFault) -> [Category] {
    var ids: Set<String> = []
    var categories: [Category] = []
    for node in nodes {
      let category = try category(node)
      guard ids.insert(category.id).inserted else {
        let offset = node["id"]?.offset ?? node.offset
        throw FileFault(
          at: offset,
          "\(quoted(category.id)) is the id of two categories. Expected one each.",
          german: "\(quoted(category.id)) ist die id zweier Kategorien. Erwartet: je eine."
        )
      }
      categories.append(category)
    }
    return categories
  }

  private static func category(_ node: JSONNode) throws(FileFault) -> Category {
    let object = try JSONObject(node, named: Self.aCategory)
    let id = try object.requiredText("id", of: Self.aCategory)
    let title = try object.requiredText(
      "title",
      of: Wording("The category \(quoted(id))", german: "Die Kategorie \(quoted(id))")
    )
    var channels = Channel.standard
    if let offered = try Self.channels(object, "channels") {
      channels = offered.map(\.channel)
    }
    let choices = try Self.channels(object, "on") ?? []
    for choice in choices where !channels.contains(choice.channel) {
      throw notOffered(choice.channel, of: title, channels, at: choice.offset)
    }
    let on = Set(choices.map(\.channel))
    let required = try Self.requirements(object, of: title, channels)
    return Category(
      id: id,
      title: title,
      detail: try object.text("detail"),
      symbol: try object.text("symbol"),
      section: try object.text("section"),
      channels: channels.map { channel in
        let reason = required[channel]
        return ChannelPreference(
          channel,
          isOn: on.contains(channel) || reason != nil,
          requirement: reason
        )
      }
    )
  }

  /// Why channels can't be turned off, by channel.
  private static func requirements(
    _ object: JSONObject,
    of title: String,
    _ channels: [Channel]
  ) throws(FileFault) -> [Channel: String] {
    guard let node = object["required"] else { return [:] }
    let required = try JSONObject(node, named: Wording(verbatim: "\"required\""))
    var reasons: [Channel: String] = [:]
    for member in required.members {
      let channel = Channel(rawValue: member.key)
      guard channels.contains(channel) else {
        throw notOffered(channel, of: title, channels, at: member.node.offset)
      }
      let owner = Wording(verbatim: "\"required\"")
      reasons[channel] = try required.requiredText(member.key, of: owner)
    }
    return reasons
  }

  private static func notOffered(
    _ channel: Channel,
    of title: String,
    _ channels: [Channel],
    at offset: Int
  ) -> FileFault {
    let expected =
      channels.isEmpty
      ? Wording("none", german: "keiner") : alternatives(channels.map(\.rawValue))
    let name = quoted(channel.rawValue)
    return FileFault(
      at: offset,
      "\(name) is not a channel of \(title). Expected \(expected.english).",
      german: "\(name) ist kein Kanal von \(title). Erwartet: \(expected.german)."
    )
  }

  /// The channels listed under `key`, each once; nil when there is no list.
  private static func channels(
    _ object: JSONObject,
    _ key: String
  ) throws(FileFault) -> [(channel: Channel, offset: Int)]? {
    guard let nodes = try object.list(key, expected: Self.channelList) else { return nil }
    var channels: [(channel: Channel, offset: Int)] = []
    for node in nodes {
      guard case .string(let name) = node.value, !name.isEmpty else {
        throw FileFault(
          at: node.offset,
          Wording("A channel", german: "Ein Kanal"),
          is: node.value.isEmptyText ? Wording("empty", german: "leer") : node.value.kind,
          expected: Wording("a name such as \"push\"", german: "ein Name wie \"push\"")
        )
      }
      let channel = Channel(rawValue: name)
      if channels.contains(where: { $0.channel == channel }) {
        throw FileFault(
          at: node.offset,
          "\(quoted(name)) is listed twice. Expected it once.",
          german: "\(quoted(name)) steht zweimal in der Liste. Erwartet: einmal."
        )
      }
      channels.append((channel, node.offset))
    }
    return channels
  }
}
