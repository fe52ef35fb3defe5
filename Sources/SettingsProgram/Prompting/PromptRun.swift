struct PromptRun {
  let options: ProgramOptions
  let environment: [String: String]
  func run() -> Int { 0 }
}
