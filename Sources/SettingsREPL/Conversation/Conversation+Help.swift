import AccessibilityModel
import CommandGrammar
import SettingsFlow

extension Conversation {
  mutating func help(_ topic: String?) throws(CommandError) {
    guard let topic else {
      let lines = HelpText(words: phrases.help).overview(
        isInSettings: state.isInSettings,
        list: phrases.formats.list
      )
      for line in lines { say(line, .help) }
      return
    }
    if NameKey(topic) == "accessibility" {
      for line in phrases.help.accessibility { say(line, .help) }
      return
    }
    guard let declaration = CommandTable.declaration(named: NameKey(topic)) else {
      throw .unknownTopic(topic)
    }
    for line in HelpText(words: phrases.help).lines(about: declaration) { say(line, .help) }
  }
}
