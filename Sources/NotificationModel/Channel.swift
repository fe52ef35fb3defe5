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

  /// The name to say: `Push`, `Email`, `SMS`, else the raw value with its first letter upper-cased.
  package var displayName: String {
    switch rawValue {
    case "push": "Push"
    case "email": "Email"
    case "sms": "SMS"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}
