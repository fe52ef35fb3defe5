package import Files

/// The words after the program's name, as the system hands them over.
package enum ProgramArguments {
  /// Each by its bytes.
  package static var current: [FilePath] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe FilePath(cString: $0) }
    }
  }
}
