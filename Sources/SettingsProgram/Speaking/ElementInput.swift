import AccessibilityModel
import ElementFiles
import Files
import Wordings

/// Where the elements of `speak` and `audit` come from: a file, or standard input.
struct ElementInput {
  /// The file; nil for standard input.
  let file: String?
  /// The command that reads, for errors.
  let command: String

  /// All of the elements, which speak `language`.
  func elements(in language: SpeechLanguage) throws(ElementInputError) -> [AccessibilityElement] {
    let bytes = try bytes()
    do throws(ElementFileError) {
      return try ElementFile.parse(bytes, name: name, language: language)
    } catch {
      throw ElementInputError(sentence: error.message)
    }
  }

  private func bytes() throws(ElementInputError) -> [UInt8] {
    do throws(SystemFailure) {
      guard let file else { return try StandardStream.readInput() }
      if let bytes = try FileSystem.read(FilePath(file)) { return bytes }
    } catch {
      let (name, reason) = (file.map(Wording.init(verbatim:)) ?? name, error.sentence)
      throw ElementInputError(
        sentence: Wording(
          "\(name.english) could not be read. \(reason.english)",
          german: "\(name.german) konnte nicht gelesen werden. \(reason.german)"
        )
      )
    }
    let file = file ?? ""
    throw ElementInputError(
      sentence: Wording(
        "\(file) does not exist. Try notification-settings \(command) --help.",
        german: "\(file) gibt es nicht. Versuchen Sie notification-settings \(command) --help."
      )
    )
  }

  private var name: Wording {
    guard let file else { return Wording("Standard input", german: "Standardeingabe") }
    return Wording(verbatim: String(file.split(separator: "/").last ?? ""))
  }
}
