package import NotificationModel

/// A part of the screen that is saved and whose heading tells how saving went.
package enum Card: Int, CaseIterable, Hashable, Sendable {
  case categories
  case quietHours
  case digest
}

extension Card {
  /// The card whose heading tells about `change`.
  package init(of change: SettingChange) {
    switch change {
    case .channel, .channelDefault: self = .categories
    case .quietHoursIsOn, .quietHoursFrom, .quietHoursTo: self = .quietHours
    case .digest: self = .digest
    }
  }
}
