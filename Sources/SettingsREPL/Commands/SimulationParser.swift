import CommandGrammar
import NotificationModel
import SimulatedSystem

/// Reads the words after `simulate`, typed or in a transcript's `@` line.
package enum SimulationParser {
  /// The first words of simulations.
  static let names = [
    "answer", "save", "load", "delay", "authorization", "background", "foreground", "announce",
    "elsewhere",
  ]

  /// What `text` asks the world to do.
  package static func parse(_ text: String) throws(CommandError) -> Simulation {
    let words = text.split(whereSeparator: \.isWhitespace).map { Word(String($0)) }
    var reader = WordReader(words[...], of: "simulate")
    return try parse(&reader)
  }

  /// Whether `text` is one of ``names`` alone, so that nothing in it is wrong, but more is missing.
  static func isName(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 1 && names.contains(words[0].lowercased())
  }

  static func parse(_ reader: inout WordReader) throws(CommandError) -> Simulation {
    let typed = reader.text
    let simulation = try take(&reader)
    guard let simulation, reader.isEmpty else { throw .unknownSimulation(typed) }
    return simulation
  }

  private static func take(_ reader: inout WordReader) throws(CommandError) -> Simulation? {
    if reader.take("answer") { return try answer(&reader) }
    if reader.take("save") { return outcome(&reader).map(Simulation.saveResult) }
    if reader.take("load") { return outcome(&reader).map(Simulation.loadResult) }
    if reader.take("delay") { return try delay(&reader) }
    if reader.take("background") { return .background }
    if reader.take("foreground") { return .foreground }
    if reader.take("elsewhere") { return reader.takeText().map(Simulation.elsewhere) }
    if reader.take("announce") { return reader.takeText()?.cleaned.map(Simulation.announce) }
    guard reader.take("authorization"), let word = reader.takeText() else { return nil }
    return AuthorizationStatus(word: word).map(Simulation.authorization)
  }

  /// `ok`, `fail` or `fail:MESSAGE`, the message going on to the end.
  private static func outcome(_ reader: inout WordReader) -> SimulatedSystem.Outcome? {
    if reader.take("ok") { return .ok }
    return failure(&reader).map { .fail(message: $0) }
  }

  /// The message of `fail:MESSAGE`, nil inside when there is none; nil outside for other words.
  private static func failure(_ reader: inout WordReader) -> String?? {
    if reader.take("fail") { return .some(nil) }
    let prefix = "fail:"
    guard reader.text.lowercased().hasPrefix(prefix), let text = reader.takeText() else {
      return nil
    }
    return .some(String(text.dropFirst(prefix.count)).cleaned)
  }

  private static func answer(_ reader: inout WordReader) throws(CommandError) -> Simulation? {
    let delay = try takeDelay(&reader)
    let answer: SimulatedSystem.Answer? =
      reader.take("allow")
      ? .allow : reader.take("deny") ? .deny : failure(&reader).map { .fail(message: $0) }
    return answer.map { .answer(.init($0, after: delay ?? .zero)) }
  }

  /// The trailing `after D`; nil when there is none.
  private static func takeDelay(_ reader: inout WordReader) throws(CommandError) -> Duration? {
    guard let index = reader.words.lastIndex(where: { $0.key == "after" && !$0.isQuoted }) else {
      return nil
    }
    let typed = reader.words[(index + 1)...]
    guard case .duration(let amount) = DurationParser.parse(typed) else { return nil }
    reader.dropLast(typed.count + 1)
    return amount.duration
  }

  private static func delay(_ reader: inout WordReader) throws(CommandError) -> Simulation? {
    let isSave = reader.take("save")
    guard isSave || reader.take("load") else { return nil }
    guard case .duration(let amount) = DurationParser.parse(reader.words) else { return nil }
    _ = reader.takeText()
    return isSave ? .saveDelay(amount.duration) : .loadDelay(amount.duration)
  }
}
