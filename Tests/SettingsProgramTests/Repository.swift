/// Where this checkout is.
enum Repository {
  /// Without a trailing slash.
  static let path = String(#filePath.prefix(upTo: end))

  static func path(_ file: String) -> String { "\(path)/\(file)" }

  private static var end: String.Index {
    let marker = "/Tests/SettingsProgramTests/"
    return #filePath.firstRange(of: marker)?.lowerBound ?? #filePath.endIndex
  }
}
