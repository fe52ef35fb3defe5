// How many elements a second become speech, on one core, and what reading them from a file costs
// beside Foundation's JSONDecoder alone. Times are of the processor, so that other work on the
// machine disturbs little; of several rounds the best counts.

import AccessibilityModel
import ElementFiles
import Foundation
import Wordings

/// Processor time of the best of five rounds, in seconds.
func best(_ work: () throws -> Void) rethrows -> Double {
  var shortest = Double.infinity
  for _ in 0..<5 {
    let start = clock()
    try work()
    shortest = min(shortest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
  return shortest
}

func show(_ name: String, _ number: Double, _ unit: String) {
  print("\(name): \(number.formatted(.number.precision(.fractionLength(0...2)))) \(unit)")
}

let count = 100_000
let bytes = Array(SampleElements.json(count: count).utf8)
let elements = try ElementFile.parse(bytes, name: Wording(verbatim: "sample"))

for style in SpeechStyle.allCases {
  let narrator = Narrator(style: style)
  var length = 0
  let seconds = best {
    for element in elements {
      let utterance = narrator.utterance(of: element)
      length &+= utterance.spoken.utf8.count &+ (utterance.hint?.utf8.count ?? 0)
    }
  }
  show("\(style.rawValue), elements a second", Double(count) / seconds, "(\(length) bytes)")
}

let data = Data(bytes)
let decoding = try best { _ = try JSONDecoder().decode([DecodedElement].self, from: data) }
let parsing = try best { _ = try ElementFile.parse(bytes, name: Wording(verbatim: "sample")) }
let speaking = try best {
  let elements = try ElementFile.parse(bytes, name: Wording(verbatim: "sample"))
  _ = SpokenElements.lines(for: elements, narrator: Narrator(style: .snapshot), format: .text)
}
show("file", Double(bytes.count) / 1_000_000, "MB, \(count) elements")
show("JSONDecoder", decoding, "s")
show("parse", parsing, "s")
show("parse and speak", speaking, "s")
show("parse and speak to JSONDecoder", speaking / decoding, "times")
