import NotificationModel

extension SettingsState {
  /// The one place where the state changes: takes what happened, returns what is to be done.
  package mutating func reduce(_ action: SettingsAction) -> [SettingsEffect] {
    switch action {
    case .loadRequested, .loadEnded, .loadFailed: reduceLoading(action)
    case .settingsChanged, .savePauseEnded, .saveEnded, .saveFailed, .stillSaving, .retryRequested,
      .leaveRequested:
      reduceSaving(action)
    case .authorizationRequested, .authorizationAnswered, .authorizationFailed, .authorizationRead,
      .enteredForeground, .openedSettings, .closedSettings:
      reducePermission(action)
    }
  }
}

extension SettingsState {
  private mutating func reducePermission(_ action: SettingsAction) -> [SettingsEffect] {
    switch action {
    case .authorizationRequested:
      guard !permission.isAsking else { return [] }
      permission.isAsking = true
      return [.requestAuthorization([.alert, .sound, .badge])]
    case .authorizationAnswered(let status):
      permission.isAsking = false
      permission.status = status
      return [.announce(.authorization(status))]
    case .authorizationFailed(let message, let status):
      permission.isAsking = false
      return [.announce(.authorizationFailed(message: message))] + notice(status)
    case .authorizationRead(let status):
      return notice(status)
    case .openedSettings:
      isInSettings = true
      return []
    case .closedSettings:
      isInSettings = false
      return []
    case .enteredForeground:
      return [.readAuthorization]
    default: preconditionFailure("An action of another part of the flow")
    }
  }

  /// Takes a status that was read, and says it when it differs from what was last said.
  private mutating func notice(_ status: AuthorizationStatus) -> [SettingsEffect] {
    let said = permission.status
    permission.status = status
    // Both are heard as allowed.
    let allowed: Set<AuthorizationStatus> = [.authorized, .ephemeral]
    guard status != said, !allowed.isSuperset(of: [status, said]) else { return [] }
    return [.announce(.authorization(status))]
  }
}
