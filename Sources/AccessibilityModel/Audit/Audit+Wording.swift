extension Audit {
  /// No word of more than four letters is in capitals.
  func capitals<ID>(_ element: AuditedElement<ID>) -> String? {
    for text in element.texts {
      let words = text.split { !$0.isLetter }
      if let word = words.first(where: { $0.count > 4 && $0.allSatisfy(\.isUppercase) }) {
        return advice.capitals(quote(String(word)))
      }
    }
    return nil
  }

  /// A number's unit is a word.
  func unit<ID>(_ element: AuditedElement<ID>) -> String? {
    for text in element.texts {
      let tokens = text.split(separator: " ")
      for (index, token) in tokens.enumerated() {
        let digits = token.prefix { $0.isNumber || ".,".contains($0) }
        let rest = token.dropFirst(digits.count).filter(\.isLetter)
        let isAfterNumber =
          index > 0 && digits.isEmpty && tokens[index - 1].allSatisfy { $0.isNumber || $0 == "." }
        guard !digits.isEmpty || isAfterNumber, words.units.contains(rest) else { continue }
        return advice.unit(quote(rest))
      }
    }
    return nil
  }

  /// A range of times has words between the times.
  func dashInTimes<ID>(_ element: AuditedElement<ID>) -> String? {
    for text in element.texts {
      for index in text.indices where "-\u{2013}\u{2014}".contains(text[index]) {
        let before = text[..<index].split(separator: " ").suffix(2).joined(separator: " ")
        let after = text[text.index(after: index)...].split(separator: " ").prefix(2)
          .joined(separator: " ")
        guard isTime(before.split(separator: " ").last, in: before), startsWithTime(after) else {
          continue
        }
        return advice.dashInTimes
      }
    }
    return nil
  }

  /// Whether the words before a dash end in a time: `22:00`, `10 PM`, `9am`.
  private func isTime(_ last: Substring?, in words: String) -> Bool {
    guard let last = last?.lowercased() else { return false }
    if last == "am" || last == "pm" { return words.contains(where: \.isNumber) }
    return last.first?.isNumber ?? false
      && (last.contains(":") || last.hasSuffix("am") || last.hasSuffix("pm"))
  }

  private func startsWithTime(_ words: String) -> Bool { words.first?.isNumber ?? false }
}
