import CommandGrammar
import SettingsFlow

extension Conversation {
  /// An element was said.
  mutating func reach(_ element: ScreenElement) {
    saidElements.insert(element.id)
    reached?.insert(.element(ElementState(element, in: state)))
  }

  /// A command was run.
  mutating func reachCommand(_ words: [Word]) {
    guard reached != nil,
      let name = CommandTable.command(leading: words[...])?.declaration.name
    else { return }
    reached?.insert(.command(name))
  }
}
