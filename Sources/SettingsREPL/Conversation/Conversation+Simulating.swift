import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem

extension Conversation {
  /// Makes the world do something.
  mutating func simulate(_ simulation: Simulation) {
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
    case .announce(let text): announce(text, item: nil)
    }
  }

  mutating func endWait() {
    guard case .wait(let amount, let wasAnnounced) = pause else { return }
    pause = nil
    outputs.append(.cancelTimer(.wait))
    if !wasAnnounced { say(phrases.passed(amount)) }
  }
}
