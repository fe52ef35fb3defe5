import CLineEditing

/// The settings a terminal had, to be put back on every way out.
@safe
final class SavedTerminal {
  /// The shim's value, valid as long as this object.
  let handle: OpaquePointer

  /// Remembers the settings; nil when the descriptor is no terminal.
  init?(descriptor: Int32) {
    guard let handle = unsafe cle_terminal_save(descriptor) else { return nil }
    unsafe self.handle = handle
  }

  deinit {
    unsafe cle_terminal_free(handle)
  }

  /// Puts them back; what was typed ahead stays.
  func restore() {
    unsafe cle_terminal_restore(handle)
  }

  /// From now on a crash of the process puts them back first.
  func guardAgainstCrashes() {
    unsafe cle_terminal_guard(handle)
  }

  /// Ends what ``guardAgainstCrashes()`` began.
  static func endGuard() {
    cle_terminal_guard(nil)
  }
}
