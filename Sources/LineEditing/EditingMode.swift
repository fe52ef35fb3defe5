/// The key set of the prompt.
package enum EditingMode: String, Sendable, Hashable, CaseIterable {
  /// Keys as in Emacs and most shells.
  case emacs
  /// Keys as in vi.
  case vi
}
