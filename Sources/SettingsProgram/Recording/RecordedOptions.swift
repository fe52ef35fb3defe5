import LocaleFormats

// Not Foundation itself: loading that costs more.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The words after `@ options` of a session that is recorded.
enum RecordedOptions {
  /// Options that a transcript sets by itself, or that are about the terminal.
  private static let leftOut: Set<String> = [
    "--record", "--virtual-time", "--quiet", "--preferences", "-c", "--editing", "--editrc",
  ]

  /// The words the program was started with, and what it took from its environment.
  ///
  /// `preferences`: how the transcript names them; nil on example data.
  static func words(
    _ arguments: [String],
    options: ProgramOptions,
    preferences: String?,
    environment: [String: String]
  ) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let option = OptionTable.take(word, from: &rest)
      if !leftOut.contains(option.name) { words += option.words }
    }
    if let preferences { words += ["--preferences", preferences] }
    let locale = SpokenLocale(option: options.locale, environment: environment).identifier
    if options.locale == nil, locale != "en_US" { words += ["--locale", locale] }
    let zone = TimeZone.current.identifier
    if options.timeZone == nil, !["UTC", "GMT", "Etc/UTC"].contains(zone) {
      words += ["--time-zone", zone]
    }
    return words
  }
}
