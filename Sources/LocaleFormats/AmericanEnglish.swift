/// Lists and times of American English, the product's own language: its words are the screen's.
///
/// The system says the same, but would load the data of its calendars and regions first, which takes
/// longer than the program's start.
enum AmericanEnglish {
  /// The locale of these formats.
  static let identifier = "en_US"

  /// At least two items: `Push and Email`, `Push, Email, and SMS`.
  static func list(_ items: [String]) -> String {
    var list = items[0]
    for index in 1..<items.count {
      let isLast = index == items.count - 1
      list += isLast ? (items.count > 2 ? ", and " : " and ") : ", "
      list += items[index]
    }
    return list
  }

  /// `7:00 AM`; `hour` 0 to 23, `minute` 0 to 59.
  static func time(hour: Int, minute: Int) -> String {
    let separator = minute < 10 ? ":0" : ":"
    return String((hour + 11) % 12 + 1) + separator + String(minute) + (hour < 12 ? " AM" : " PM")
  }
}
