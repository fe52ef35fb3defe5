import AccessibilityModel
import NotificationModel
import SettingsFlow

/// A kind of element in one of its states.
package enum ElementState: String, CaseIterable, Hashable, Sendable {
  case neverAsked = "permission, never asked"
  case allowed = "permission, allowed"
  case deliveredQuietly = "permission, delivered quietly"
  case turnedOff = "permission, turned off in Settings"
  case statusUnknown = "permission, unknown"
  case turnOn = "button, turn on notifications"
  case turnOnWaiting = "button, turn on notifications, waiting"
  case banners = "button, banners, sounds and badges"
  case openSettings = "button, open Settings"
  case heading = "heading"
  case headingSaving = "heading, saving"
  case headingSaved = "heading, saved"
  case headingNotSaved = "heading, not saved"
  case retry = "button, retry"
  case failure = "message of a failed save"
  case section = "section"
  case rowOn = "category, on"
  case rowOff = "category, off"
  case singleOn = "category with one channel, on"
  case singleOff = "category with one channel, off"
  case singleDimmed = "category with one channel, dimmed"
  case singleRequired = "category with one channel, required"
  case chipOn = "channel, on"
  case chipOff = "channel, off"
  case chipDimmedOn = "channel, on, dimmed"
  case chipDimmedOff = "channel, off, dimmed"
  case chipRequired = "channel, required"
  case noCategories = "no categories"
  case quietOn = "quiet hours, on"
  case quietOff = "quiet hours, off"
  case from = "from"
  case to = "to"
  case tab = "digest tab"
  case tabSelected = "digest tab, selected"
  case digestDescription = "digest description"
  case loading = "loading"
  case loadFailed = "loading failed"
  case tryAgain = "button, try again"
  case systemOn = "Allow Notifications, on"
  case systemOff = "Allow Notifications, off"

  init(_ element: ScreenElement, in state: SettingsState) {
    let isOn = element.element.value == "1"
    let isDimmed = element.element.traits.contains(.notEnabled)
    switch element.id {
    case .permissionStatus: self = Self.permission(state.permission.status)
    case .permissionButton: self = Self.button(state.permission)
    case .heading(let card): self = Self.heading(state.saving.status(of: card))
    case .retry: self = .retry
    case .failure: self = .failure
    case .section: self = .section
    case .category where element.isControl:
      let isRequired = element.element.hint != nil
      self = isRequired ? .singleRequired : isDimmed ? .singleDimmed : isOn ? .singleOn : .singleOff
    case .category(let id):
      self = state.preferences?.category(id: id)?.isOn == true ? .rowOn : .rowOff
    case .channel where element.element.hint != nil: self = .chipRequired
    case .channel where isDimmed: self = isOn ? .chipDimmedOn : .chipDimmedOff
    case .channel: self = isOn ? .chipOn : .chipOff
    case .noCategories: self = .noCategories
    case .quietHoursSwitch: self = isOn ? .quietOn : .quietOff
    case .quietHoursFrom: self = .from
    case .quietHoursTo: self = .to
    case .digestTab: self = element.element.traits.contains(.selected) ? .tabSelected : .tab
    case .digestDescription: self = .digestDescription
    case .loading: self = state.loading == .failed ? .loadFailed : .loading
    case .tryAgain: self = .tryAgain
    case .systemSwitch: self = isOn ? .systemOn : .systemOff
    }
  }

  private static func permission(_ status: AuthorizationStatus) -> ElementState {
    switch status {
    case .notDetermined: .neverAsked
    case .authorized, .ephemeral: .allowed
    case .provisional: .deliveredQuietly
    case .denied: .turnedOff
    case .unknown: .statusUnknown
    }
  }

  private static func button(_ permission: PermissionState) -> ElementState {
    switch permission.status {
    case .notDetermined, .provisional, .unknown: permission.isAsking ? .turnOnWaiting : .turnOn
    case .authorized, .ephemeral: .banners
    case .denied: .openSettings
    }
  }

  private static func heading(_ status: SaveStatus?) -> ElementState {
    switch status {
    case nil: .heading
    case .saving: .headingSaving
    case .saved: .headingSaved
    case .notSaved: .headingNotSaved
    }
  }
}
