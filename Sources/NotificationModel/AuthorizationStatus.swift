/// What the system lets the app deliver; only the person can change it.
package enum AuthorizationStatus: String, CaseIterable, Hashable, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral

  /// Whether notifications may be delivered.
  package var mayDeliver: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied: false
    }
  }

  /// Whether asking for full authorization shows the system's question.
  package var canAsk: Bool {
    switch self {
    case .notDetermined, .provisional: true
    case .authorized, .ephemeral, .denied: false
    }
  }

  /// The status by either of its words: UserNotifications' or this product's `allowed`, `quiet`.
  package init?(word: String) {
    switch word.lowercased() {
    case "notdetermined": self = .notDetermined
    case "allowed", "authorized": self = .authorized
    case "quiet", "provisional": self = .provisional
    case "denied": self = .denied
    case "ephemeral": self = .ephemeral
    default: return nil
    }
  }
}
