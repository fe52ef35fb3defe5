import LocaleFormats
import Testing

@Suite("Which language is spoken")
struct SpokenLocaleTests {
  @Test(
    "An identifier gives a language and a region, or none",
    arguments: [
      ("en_US", "en_US"), ("en_GB", "en_GB"), ("en-gb", "en_GB"), ("de", "de_DE"),
      ("de_AT", "de_AT"),
      ("DE_at.UTF-8@euro", "de_AT"), ("de_DE@euro", "de_DE"), ("ru", "ru_RU"), ("ru_UA", "ru_UA"),
      ("en", "en_US"), ("en_001", "en_001"), ("fr_FR", "en_FR"), ("fr_FR.UTF-8", "en_FR"),
      ("ja_JP", "en_JP"), ("fr", "en_US"), ("es_419", "en_419"), ("sr_Latn_RS", "en_RS"),
      ("zh-Hans-CN", "en_CN"), ("zh_Hant", "en_US"), ("gsw_CH", "en_CH"),
      ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("C.utf8", nil), ("", nil), ("e", nil),
      ("english", nil), ("en_USA", nil), ("en_U", nil), ("en_", nil), ("_US", nil), ("12_US", nil),
      ("en US", nil), ("en_US_POSIX", nil), ("ен_РУ", nil), ("en_١٢٣", nil), ("\u{0}", nil),
    ] as [(String, String?)]
  )
  func reads(name: String, identifier: String?) {
    #expect(SpokenLocale(identifier: name)?.identifier == identifier)
    #expect(SpokenLocale(option: name, environment: [:]).identifier == identifier ?? "en_US")
  }

  @Test(
    "The option comes first, then the variables in their order",
    arguments: [
      (nil, [:], "en_US"),
      ("de_DE", ["LC_ALL": "en_GB"], "de_DE"),
      ("nonsense!", ["LC_ALL": "en_GB"], "en_US"),
      (nil, ["LC_ALL": "en_GB", "LC_TIME": "de_DE", "LANG": "ru_RU"], "en_GB"),
      (nil, ["LC_TIME": "de_DE", "LANG": "ru_RU"], "de_DE"),
      (nil, ["LANG": "ru_RU.UTF-8"], "ru_RU"),
      (nil, ["LC_ALL": "", "LC_TIME": "", "LANG": "fr_CA"], "en_CA"),
      (nil, ["LC_ALL": "C", "LANG": "de_DE"], "en_US"),
      (nil, ["LC_ALL": "C.UTF-8"], "en_US"),
      (nil, ["LC_MESSAGES": "de_DE", "LANGUAGE": "de"], "en_US"),
    ] as [(String?, [String: String], String)]
  )
  func chooses(option: String?, environment: [String: String], identifier: String) {
    let locale = SpokenLocale(option: option, environment: environment)
    #expect(locale.identifier == identifier)
    #expect(["en", "de", "ru"].contains(locale.language))
  }
}
