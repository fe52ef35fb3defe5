/// Where this checkout is.
package enum Repository {
  /// Without a trailing slash.
  package static let path = String(
    #filePath.prefix(
      upTo: #filePath.firstRange(of: "/Tests/TestSupport/")?.lowerBound ?? #filePath.endIndex
    )
  )

  /// The path of a file in it.
  package static func path(_ file: String) -> String { "\(path)/\(file)" }
}
