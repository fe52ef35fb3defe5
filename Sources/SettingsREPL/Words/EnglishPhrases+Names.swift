import AccessibilityModel
import CommandGrammar

/// What things are called inside of sentences.
extension EnglishPhrases {
  func count(_ count: Int, _ one: String, _ several: String, none: String = "no") -> String {
    count == 0 ? "\(none) \(several)" : "\(count) \(count == 1 ? one : several)"
  }

  func name(of kind: ElementKind, isOne: Bool) -> String {
    switch kind {
    case .any: isOne ? "element" : "elements"
    case .heading: isOne ? "heading" : "headings"
    case .control: isOne ? "control" : "controls"
    case .container: isOne ? "container" : "containers"
    }
  }

  func name(of outcome: SpeechOutcome) -> String {
    switch outcome {
    case .waiting: "waiting"
    case .speaking: "being spoken"
    case .spoken: "spoken"
    case .cut(let source): "cut by \(name(of: source))"
    case .dropped(let source): "dropped by \(name(of: source))"
    }
  }

  func name(of source: SpeechSource) -> String {
    switch source {
    case .focus: "focus speech"
    case .activation: "activation speech"
    case .announcement: "another announcement"
    }
  }

  func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  func name(of setting: PromptSetting) -> String {
    switch setting {
    case .verbosity: "Verbosity"
    case .speech: "Speech,"
    case .language: "Language,"
    case .announce: "Announce,"
    case .prompt: "Prompt,"
    case .simulated: "Simulated,"
    }
  }

  func name(of style: SpeechStyle) -> String {
    switch style {
    case .card: "Card"
    case .voiceover: "VoiceOver"
    case .snapshot: "Snapshot"
    }
  }

  func unit(_ unit: DurationUnit, isOne: Bool) -> String {
    switch unit {
    case .milliseconds: isOne ? "millisecond" : "milliseconds"
    case .seconds: isOne ? "second" : "seconds"
    case .minutes: isOne ? "minute" : "minutes"
    case .hours: isOne ? "hour" : "hours"
    case .days: isOne ? "day" : "days"
    }
  }
}
