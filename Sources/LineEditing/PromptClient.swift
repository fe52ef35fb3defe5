/// The conversation behind a prompt.
package protocol PromptClient: Sendable {
  /// Called on the prompt's thread; must not block.
  func receive(_ event: PromptEvent)

  /// What Tab does with the text left of the cursor; called on the prompt's thread.
  func completion(of text: String) -> Completion
}
