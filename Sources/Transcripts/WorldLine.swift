/// The words of an `@ ` line.
enum WorldLine {
  /// The action of the text after `@ `; throws the fact when it is none.
  static func action(of text: String) throws(TranscriptFileError.Fact) -> TranscriptAction {
    let blank = text.utf8.firstIndex(of: UInt8(ascii: " "))
    let verb = String(text[..<(blank ?? text.endIndex)])
    let rest = blank.map { String(text[text.utf8.index(after: $0)...]) } ?? ""
    if verb == "end" || verb == "end," { return .end(exitCode: try exitCode(of: text)) }
    guard !rest.isEmpty || verb == "restart" || !verbs.contains(verb) else {
      throw .missingWords(verb: verb)
    }
    switch verb {
    case "options":
      return .start(options: try words(of: rest))
    case "wait":
      guard let duration = TranscriptDuration.parse(rest) else { throw .badDuration(rest) }
      return .wait(duration)
    case "until":
      guard let time = TranscriptTime(rest) else { throw .badTime(rest) }
      return .until(time)
    case "simulate":
      return .simulate(rest)
    case "restart":
      guard blank == nil else { throw .wordsAfter(verb: verb) }
      return .restart
    default:
      throw .unknownVerb(verb)
    }
  }

  private static let verbs: Set<String> = ["options", "wait", "until", "simulate", "restart"]

  /// The number of `end, exit N`, 0 to 255.
  private static func exitCode(of text: String) throws(TranscriptFileError.Fact) -> Int {
    let prefix = "end, exit "
    let digits = text.dropFirst(prefix.count)
    guard text.hasPrefix(prefix), (1...3).contains(digits.count),
      digits.allSatisfy({ ("0"..."9").contains($0) }), digits == "0" || digits.first != "0",
      let code = Int(digits), code <= 255
    else { throw .badEnd(text) }
    return code
  }

  /// Words between blanks; quotes, double or single, keep blanks together; a backslash is itself.
  static func words(of text: String) throws(TranscriptFileError.Fact) -> [String] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else {
      return text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil } else { word?.unicodeScalars.append(scalar) }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
        word = word ?? ""
      } else if scalar == " " {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        var longer = word ?? ""
        longer.unicodeScalars.append(scalar)
        word = longer
      }
    }
    guard quote == nil else { throw .openQuote }
    if let word { words.append(word) }
    return words
  }
}
