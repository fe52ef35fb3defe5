import JSONText
import NotificationModel

/// Puts preferences into a file's tree, changing only the settings that differ.
///
/// A setting is one channel of one category, quiet hours' isOn, from and to, and the digest.
/// Everything else in the tree stays: titles, unknown keys, categories unknown here, their order.
enum PreferencesMerge {
  /// The tree of a new file.
  static func tree(of preferences: Preferences) -> JSONNode {
    merge(preferences, into: JSONNode(.object([JSONMember(key: "categories", node: list([]))])))
  }

  /// `root`, an object that is a valid preferences file, with the settings of `preferences`.
  static func merge(_ preferences: Preferences, into root: JSONNode) -> JSONNode {
    var root = root
    if case .array(var nodes)? = root["categories"]?.value {
      let indices = Dictionary(
        nodes.indices.map { (nodes[$0]["id"]?.text, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for category in preferences.categories {
        if let index = indices[category.id] {
          nodes[index] = merge(category, into: nodes[index])
        } else {
          nodes.append(tree(of: category))
        }
      }
      root["categories"]?.value = .array(nodes)
    }
    if let quietHours = preferences.quietHours {
      root["quietHours"] = merge(quietHours, into: root["quietHours"])
    }
    if let digest = preferences.digest, root["digest"]?.text != digest.rawValue {
      root["digest"] = string(digest.rawValue)
    }
    return root
  }

  private static func merge(_ category: Category, into node: JSONNode) -> JSONNode {
    let before = channels(node["on"]) ?? []
    let offered = channels(node["channels"]) ?? Channel.standard
    let after = offered.filter { channel in
      // What can't be turned off is on whether it is listed or not.
      guard let preference = category[channel], preference.requirement == nil else {
        return before.contains(channel)
      }
      return preference.isOn
    }
    guard Set(before) != Set(after) else { return node }
    var node = node
    node["on"] = list(after)
    return node
  }

  private static func merge(_ quietHours: QuietHours, into node: JSONNode?) -> JSONNode {
    var object = JSONNode(.object([]))
    if let node, case .object = node.value { object = node }
    if case .bool(quietHours.isOn)? = object["isOn"]?.value {
    } else {
      object["isOn"] = JSONNode(.bool(quietHours.isOn))
    }
    for (key, time) in [("from", quietHours.from), ("to", quietHours.to)]
    where object[key]?.text.flatMap(TimeOfDay.init(fileText:)) != time {
      object[key] = string(time.fileText)
    }
    return object
  }

  private static func tree(of category: Category) -> JSONNode {
    var node = JSONNode(.object([]))
    let texts = [
      ("id", category.id), ("title", category.title), ("detail", category.detail),
      ("symbol", category.symbol), ("section", category.section),
    ]
    for (key, text) in texts {
      node[key] = text.map(string)
    }
    node["channels"] = list(category.channels.map(\.channel))
    node["on"] = list(category.channelsOn)
    let required = category.channels.compactMap { preference in
      preference.requirement.map {
        JSONMember(key: preference.channel.rawValue, node: string($0))
      }
    }
    if !required.isEmpty { node["required"] = JSONNode(.object(required)) }
    return node
  }

  private static func channels(_ node: JSONNode?) -> [Channel]? {
    guard case .array(let elements)? = node?.value else { return nil }
    return elements.compactMap(\.text).map(Channel.init(rawValue:))
  }

  private static func list(_ channels: [Channel]) -> JSONNode {
    JSONNode(.array(channels.map { string($0.rawValue) }))
  }

  private static func string(_ text: String) -> JSONNode {
    JSONNode(.string(text))
  }
}

extension JSONNode {
  /// The text of a string; nil for other values.
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
