import AccessibilityModel
import LocaleFormats
import Wordings

extension SpeechLanguage {
  /// The language of what is said before the options are known: that of the last `--locale` among
  /// `arguments`, else the environment's.
  init(of arguments: [String], environment: [String: String]) {
    var option: String?
    for (index, word) in arguments.enumerated() {
      if word == "--locale", index + 1 < arguments.count { option = arguments[index + 1] }
      if word.hasPrefix("--locale=") { option = String(word.dropFirst("--locale=".count)) }
    }
    let locale = SpokenLocale(option: option, environment: environment)
    self = SpeechLanguage(rawValue: locale.language) ?? .english
  }

  /// The line for standard error that tells what is wrong.
  func complaint(_ sentence: Wording) -> String {
    (Wording("Error: ", german: "Fehler: ") + sentence).text(in: self)
  }
}
