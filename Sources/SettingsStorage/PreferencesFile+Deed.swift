import Wordings

extension PreferencesFile {
  /// What is done with the file when something fails.
  enum Deed {
    case reading
    case writing

    var done: Wording {
      switch self {
      case .reading: Wording("read", german: "gelesen")
      case .writing: Wording("written", german: "geschrieben")
      }
    }

    /// What is added about the file as it is.
    var note: Wording {
      switch self {
      case .reading: Wording(verbatim: "")
      case .writing:
        Wording(" The file was left as it is.", german: " Die Datei blieb, wie sie ist.")
      }
    }
  }
}
