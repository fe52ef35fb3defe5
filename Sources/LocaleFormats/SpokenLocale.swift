/// Which language is spoken, and which region's times and lists go with it.
///
/// The rule: a given option, else `LC_ALL`, else `LC_TIME`, else `LANG`; what is empty counts as
/// not set. `C`, `POSIX`, nothing set and what is no locale are American English.
package struct SpokenLocale: Hashable, Sendable {
  /// `en`, `de` or `ru`; another language is spoken as `en`.
  package let language: String
  /// Two capital letters, or the three digits of a larger region.
  package let region: String

  /// American English.
  package static let standard = SpokenLocale(language: "en", region: "US")

  /// The identifier of the formats: `en_GB`.
  package var identifier: String { "\(language)_\(region)" }

  /// The locale that `option` asks for, else the variables of `environment`.
  package init(option: String?, environment: [String: String]) {
    let names = [option, environment["LC_ALL"], environment["LC_TIME"], environment["LANG"]]
    let name = names.lazy.compactMap(\.self).first { !$0.isEmpty }
    self = name.flatMap(Self.init(identifier:)) ?? .standard
  }

  /// The locale of an identifier such as `de`, `de_AT`, `de-AT`, `sr_Latn_RS` or `de_DE.UTF-8@euro`.
  ///
  /// Nil when it is none, and for `C` and `POSIX`. A script is left out. A language without a
  /// region gets its largest; one that is not spoken gets the one of American English.
  package init?(identifier: String) {
    let name = identifier.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    var parts = name.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }.map { String(Substring($0)) }[...]
    guard let language = parts.popFirst()?.lowercased(), Self.isLetters(language, count: 2...3)
    else { return nil }
    if let script = parts.first, Self.isLetters(script, count: 4...4) {
      parts.removeFirst()
    }
    let region = parts.popFirst()?.uppercased()
    guard parts.isEmpty, region.map(Self.isRegion) ?? true else { return nil }
    self.language = Self.spoken[language] == nil ? "en" : language
    self.region = region ?? Self.spoken[language] ?? "US"
  }

  private init(language: String, region: String) {
    self.language = language
    self.region = region
  }

  /// The spoken languages, each with its region when none is given.
  private static let spoken = ["en": "US", "de": "DE", "ru": "RU"]

  private static func isRegion(_ text: String) -> Bool {
    isLetters(text, count: 2...2)
      || (text.utf8.count == 3 && text.utf8.allSatisfy { ("0"..."9").contains(Unicode.Scalar($0)) })
  }

  private static func isLetters(_ text: String, count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count)
      && text.utf8.allSatisfy { ("a"..."z").contains(Unicode.Scalar($0 | 0x20)) }
  }
}
