import CommandGrammar

extension CommandTable {
  /// What follows `quiet`.
  static func quietHours(_ reader: inout WordReader) throws(CommandError) -> Command {
    guard !reader.isEmpty else { return .readQuietHours }
    if let switching: Switching = reader.take(oneOf: ["on": .on, "off": .off]) {
      try reader.finish()
      return .setQuietHours(switching)
    }
    if reader.take("to") { return try quietHoursEnd(&reader) }
    let hasFrom = reader.take("from")
    let typed = reader.text
    switch TimeOfDayParser.parse(reader.words) {
    case .nothing: throw .noTime(.from)
    case .range(let from, let to): return .setQuietHoursTimes(from: from, to: to)
    case .time(let time):
      guard hasFrom else { throw .oneTimeOnly(typed) }
      return .setQuietHoursTimes(from: time, to: nil)
    case .notATime(let text, let isRangeEnd):
      let looksLikeTime = text.contains(where: \.isNumber) || text != typed
      guard hasFrom || looksLikeTime else { throw .unknownQuietHoursSetting(text) }
      throw .notATime(text, isRangeEnd ? .to : .from)
    }
  }

  private static func quietHoursEnd(_ reader: inout WordReader) throws(CommandError) -> Command {
    switch TimeOfDayParser.parse(reader.words) {
    case .nothing: throw .noTime(.to)
    case .time(let time): return .setQuietHoursTimes(from: nil, to: time)
    case .range: throw .notATime(reader.text, .to)
    case .notATime(let text, _): throw .notATime(text, .to)
    }
  }
}
