import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem

extension Conversation {
  /// Makes the world do something.
  mutating func simulate(_ simulation: Simulation) throws(CommandError) {
    switch simulation {
    case .answer(let answer):
      guard let delay = system.script(answer) else { return }
      outputs.append(.startTimer(.simulatedAnswer, delay))
    case .saveResult(let outcome): system.saveResult = outcome
    case .loadResult(let outcome): system.loadResult = outcome
    case .saveDelay(let delay): system.saveDelay = delay
    case .loadDelay(let delay): system.loadDelay = delay
    case .authorization(let status): system.authorizationStatus = status
    case .background: break
    case .foreground: send(.enteredForeground)
    case .announce(let text): announce(text, item: nil, source: .simulated)
    case .elsewhere(let text):
      for change in try changesElsewhere(text) { memory?.apply(change) }
    }
  }

  /// What another program changes in the example data; a load finds it.
  func changesElsewhere(_ text: String) throws(CommandError) -> [SettingChange] {
    guard configuration.source == .example, let memory else { throw .noElsewhere }
    let words = ["set"] + text.split(separator: " ").map(String.init)
    let command = try CommandParser(context: names).parse(words.map { Word($0) })
    return memory.changes(by: command)
  }

  mutating func endWait() {
    guard case .wait(let amount, let wasAnnounced) = pause else { return }
    pause = nil
    outputs.append(.cancelTimer(.wait))
    if !wasAnnounced { say(.passed(amount)) }
  }
}

extension Preferences {
  /// The settings that a command sets to a value.
  fileprivate func changes(by command: Command) -> [SettingChange] {
    switch command {
    case .setChannel(let target, let switching):
      [.channel(target.channel, of: target.category, isOn: switching == .on)]
    case .setCategory(let target, let switching):
      category(id: target.id)?.channels.map {
        .channel($0.channel, of: target.id, isOn: switching == .on)
      } ?? []
    case .setQuietHours(let switching): [.quietHoursIsOn(switching == .on)]
    case .setDigest(let digest): [.digest(digest)]
    default: []
    }
  }
}
