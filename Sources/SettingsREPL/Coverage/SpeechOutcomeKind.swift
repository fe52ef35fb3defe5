import AccessibilityModel

/// What became of an announcement, whatever cut it.
package enum SpeechOutcomeKind: String, CaseIterable, Hashable, Sendable {
  case waiting = "waiting"
  case speaking = "being spoken"
  case spoken = "spoken"
  case cut = "cut"
  case dropped = "dropped"

  init(_ outcome: SpeechOutcome) {
    switch outcome {
    case .waiting: self = .waiting
    case .speaking: self = .speaking
    case .spoken: self = .spoken
    case .cut: self = .cut
    case .dropped: self = .dropped
    }
  }
}
