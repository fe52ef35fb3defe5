import AccessibilityModel
import ElementFiles

/// `notification-settings speak FILE`: says elements that come from elsewhere.
struct SpeakCommand {
  let environment: [String: String]
  /// Says a line, without its line feed.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// 0 when all was said, 2 when options or the file are wrong.
  func run(_ arguments: [String]) -> Int {
    let language = SpeechLanguage(of: arguments, environment: environment)
    do throws(OptionsError) {
      let options = try SpeakOptions.parse(arguments)
      guard !options.options.isHelp else {
        for line in SpeakOptions.help { output(line.text(in: language)) }
        return 0
      }
      return speak(options, in: language)
    } catch {
      complaint(language.complaint(error.sentence))
      return 2
    }
  }

  private func speak(_ options: SpeakOptions, in language: SpeechLanguage) -> Int {
    let narrator = Narrator(
      style: options.options.speech,
      verbosity: options.options.verbosity,
      language: language
    )
    do throws(ElementInputError) {
      let elements = try ElementInput(file: options.file, command: "speak").elements(in: language)
      let lines = SpokenElements.lines(
        for: elements,
        narrator: narrator,
        format: options.isJSON ? .json : .text
      )
      for line in lines { output(line) }
      return 0
    } catch {
      complaint(language.complaint(error.sentence))
      return 2
    }
  }
}
