import SettingsFlow
import Testing

@Suite("Save queue")
struct SaveQueueTests {
  enum Event: String {
    case change, pauseEnds, ok, fails, retry, flush
  }

  /// A run of events and what is done after the last one.
  struct Row: Sendable, CustomTestStringConvertible {
    let events: [Event]
    var steps: [SaveQueue.Step] = []
    var ending: SaveQueue.Ending?

    init(_ events: Event..., does steps: [SaveQueue.Step] = [], ending: SaveQueue.Ending? = nil) {
      self.events = events
      self.steps = steps
      self.ending = ending
    }

    var testDescription: String { events.map(\.rawValue).joined(separator: " ") }
  }

  @Test(
    "Every state and what each event does in it",
    arguments: [
      // Nothing unsaved.
      Row(.pauseEnds),
      Row(.flush),
      Row(.change, does: [.startPause]),
      // Pausing.
      Row(.change, .change, does: [.startPause]),
      Row(.change, .pauseEnds, does: [.send]),
      Row(.change, .flush, does: [.cancelPause, .send]),
      Row(.change, .pauseEnds, .pauseEnds),
      // Saving what is current.
      Row(.change, .pauseEnds, .ok, ending: .saved),
      Row(.change, .pauseEnds, .fails, ending: .failed),
      Row(.change, .pauseEnds, .retry),
      Row(.change, .pauseEnds, .flush),
      // Saving while a newer change pauses.
      Row(.change, .pauseEnds, .change, does: [.startPause]),
      Row(.change, .pauseEnds, .change, .ok, ending: .outrun),
      Row(.change, .pauseEnds, .change, .ok, .pauseEnds, does: [.send]),
      Row(.change, .pauseEnds, .change, .fails, ending: .failed),
      Row(.change, .pauseEnds, .change, .fails, .pauseEnds, does: [.send]),
      Row(.change, .pauseEnds, .change, .flush, does: [.cancelPause]),
      Row(.change, .pauseEnds, .change, .flush, .ok, does: [.send], ending: .outrun),
      Row(.change, .pauseEnds, .change, .retry, .fails, does: [.send], ending: .failed),
      // Saving while a newer change is due.
      Row(.change, .pauseEnds, .change, .pauseEnds),
      Row(.change, .pauseEnds, .change, .pauseEnds, .ok, does: [.send], ending: .outrun),
      Row(.change, .pauseEnds, .change, .pauseEnds, .fails, does: [.send], ending: .failed),
      Row(.change, .pauseEnds, .change, .pauseEnds, .ok, .ok, ending: .saved),
      // A change during a request begins a pause of its own, whatever was due before.
      Row(.change, .pauseEnds, .change, .pauseEnds, .change, .ok, ending: .outrun),
      // Failed.
      Row(.change, .pauseEnds, .fails, .pauseEnds),
      Row(.change, .pauseEnds, .fails, .retry, does: [.send]),
      Row(.change, .pauseEnds, .fails, .flush, does: [.send]),
      Row(.change, .pauseEnds, .fails, .change, does: [.startPause]),
      Row(.change, .pauseEnds, .fails, .change, .retry, does: [.cancelPause, .send]),
      Row(.change, .pauseEnds, .fails, .retry, .ok, ending: .saved),
    ]
  )
  func table(row: Row) {
    var queue = SaveQueue()
    var steps: [SaveQueue.Step] = []
    var ending: SaveQueue.Ending?
    for event in row.events {
      ending = nil
      switch event {
      case .change: steps = queue.change()
      case .pauseEnds: steps = queue.pauseEnded()
      case .ok: (ending, steps) = queue.requestEnded(success: true)
      case .fails: (ending, steps) = queue.requestEnded(success: false)
      case .retry: steps = queue.retry()
      case .flush: steps = queue.flush()
      }
    }
    #expect(steps == row.steps)
    #expect(ending == row.ending)
  }
}
