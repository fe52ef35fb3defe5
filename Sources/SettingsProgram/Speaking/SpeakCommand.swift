import AccessibilityModel
import ElementFiles
import LocaleFormats
import SettingsStorage

/// `notification-settings speak FILE`: says elements that come from elsewhere.
struct SpeakCommand {
  let environment: [String: String]
  /// Says a line, without its line feed.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// 0 when all was said, 2 when options or the file are wrong.
  func run(_ arguments: [String]) -> Int {
    do throws(OptionsError) {
      let options = try SpeakOptions.parse(arguments)
      guard !options.options.isHelp else {
        for line in SpeakOptions.help { output(line) }
        return 0
      }
      return speak(options)
    } catch {
      complaint("Error: \(error.sentence)")
      return 2
    }
  }

  private func speak(_ options: SpeakOptions) -> Int {
    guard let bytes = read(options.file) else { return 2 }
    let name = options.file.map { String($0.split(separator: "/").last ?? "") } ?? "Standard input"
    do throws(ElementFileError) {
      let elements = try ElementFile.parse(bytes, name: name)
      let lines = SpokenElements.lines(
        for: elements,
        narrator: narrator(options.options),
        format: options.isJSON ? .json : .text
      )
      for line in lines { output(line) }
      return 0
    } catch {
      complaint("Error: \(error.message)")
      return 2
    }
  }

  private func narrator(_ options: ProgramOptions) -> Narrator {
    let locale = SpokenLocale(option: options.locale, environment: environment)
    return Narrator(
      style: options.speech,
      verbosity: options.verbosity,
      language: SpeechLanguage(rawValue: locale.language) ?? .english
    )
  }

  /// The bytes of the file or of standard input; nil when they can't be read, which has been said.
  private func read(_ file: String?) -> [UInt8]? {
    guard let file else { return StandardStream.readInput() }
    do throws(SystemFailure) {
      if let bytes = try FileSystem.read(file) { return bytes }
      complaint("Error: \(file) does not exist. Try notification-settings speak --help.")
    } catch {
      complaint("Error: \(file) could not be read. \(error.sentence)")
    }
    return nil
  }
}
