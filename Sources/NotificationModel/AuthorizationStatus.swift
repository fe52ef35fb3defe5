/// What the system lets the app deliver; only the person can change it.
package enum AuthorizationStatus: Hashable, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
  /// One that this version has no name for, by its number.
  case unknown(Int)

  /// Those that have a name.
  package static let named: [AuthorizationStatus] = [
    .notDetermined, .denied, .authorized, .provisional, .ephemeral,
  ]

  /// Whether notifications may be delivered.
  package var mayDeliver: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied, .unknown: false
    }
  }

  /// Whether asking for full authorization shows the system's question.
  package var canAsk: Bool {
    switch self {
    case .notDetermined, .provisional, .unknown: true
    case .authorized, .ephemeral, .denied: false
    }
  }

  /// The status by either of its words: UserNotifications' or this product's `allowed`, `quiet`; by
  /// its number `unknown(7)`.
  package init?(word: String) {
    let word = word.lowercased()
    switch word {
    case "notdetermined": self = .notDetermined
    case "allowed", "authorized": self = .authorized
    case "quiet", "provisional": self = .provisional
    case "denied": self = .denied
    case "ephemeral": self = .ephemeral
    default:
      guard word.hasPrefix("unknown("), word.hasSuffix(")"),
        let number = Int(word.dropFirst("unknown(".count).dropLast())
      else { return nil }
      self = .unknown(number)
    }
  }
}
