/// A way a notification reaches a person: push, email, SMS or any other by its raw value.
package struct Channel: RawRepresentable, Hashable, Sendable {
  /// The channel's name on the wire and in files, in lower case by convention.
  package let rawValue: String

  /// A channel named on the wire by `rawValue`.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let push = Channel(rawValue: "push")
  package static let email = Channel(rawValue: "email")
  package static let sms = Channel(rawValue: "sms")

  /// The channels a category offers when a file names none, in display order.
  package static let standard = [push, email, sms]

  /// The name to say: `Push`, `Email`, `SMS`, else the raw value as words: `In app` for `in_app`,
  /// `in-app` and `inApp`.
  package var displayName: String {
    switch rawValue {
    case "push": "Push"
    case "email": "Email"
    case "sms": "SMS"
    default: words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  /// The raw value as words within a sentence; only what is written in capitals stays so.
  package var words: String {
    if self == .sms { return displayName }
    var words: [String] = [""]
    let letters = Array(rawValue)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if "_- ".contains(letter) {
        words.append("")
        continue
      }
      let beginsWord = letter.isUppercase && next?.isLowercase == true
      if beginsWord, !words[words.count - 1].isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return rawValue }
    let others = words.dropFirst().map {
      $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased()
    }
    return ([first] + others).joined(separator: " ")
  }
}
