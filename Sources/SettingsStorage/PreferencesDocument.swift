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

  private static let aCategory = Wording("A category", german: "Eine Kategorie")
  private static let categoryList = Wording(
    "a list of categories",
    german: "eine Liste von Kategorien"
  )
  private static let channelList = Wording("a list of channels", german: "eine Liste von Kanälen")

  private static func categories(_ nodes: [JSONNode]) throws(FileFault) -> [Category] {
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
