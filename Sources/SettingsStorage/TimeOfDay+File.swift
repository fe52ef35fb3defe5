import NotificationModel

extension TimeOfDay {
  /// The time a file writes as `22:00` or `7:00`; nil for any other text.
  init?(fileText text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// How a file writes the time: two digits each, `07:00`.
  var fileText: String {
    [hour, minute].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
