import Wordings

/// A command's single declaration: parsing, completion, help, manual and tests all read from it.
final class CommandDeclaration: Sendable {
  /// What running the command can do; a command that changes something never runs from a prefix.
  enum Effect: Hashable, Sendable {
    case reads
    case changes
  }

  /// Whether the command makes sense before preferences are loaded.
  enum Need: Hashable, Sendable {
    case nothing
    /// It says more with them, so a pipe waits for the first load.
    case wantsPreferences
    /// It is refused without them; a pipe waits for the first load.
    case preferences
  }

  /// What may follow, for completion.
  enum Argument: Hashable, Sendable {
    case words([String])
    /// A category, or one of these words.
    case category(or: [String])
    /// A channel of the category before; it may be left out.
    case channel
    case topic
  }

  /// Typed in full; the first is the one that help and errors use.
  let names: [String]
  /// How it is typed; what stands for something else is in capitals, in each language.
  let usage: Wording
  /// One sentence without a period, in each of the product's languages.
  let summary: Wording
  /// Commands that work on the example data, in this order.
  let examples: [String]
  let effect: Effect
  let need: Need
  /// Whether it also works while the person is in the system's Settings.
  let worksInSettings: Bool
  let arguments: [Argument]
  let parse: @Sendable (inout WordReader, ParsingContext) throws(CommandError) -> Command

  var name: String { names[0] }

  init(
    _ names: String...,
    usage: Wording? = nil,
    summary: String,
    german: String,
    examples: [String]? = nil,
    effect: Effect = .reads,
    need: Need = .nothing,
    worksInSettings: Bool = false,
    arguments: [Argument] = [],
    parse: @escaping @Sendable (inout WordReader, ParsingContext) throws(CommandError) -> Command
  ) {
    self.names = names
    self.usage = usage ?? Wording(verbatim: names[0])
    self.summary = Wording(summary, german: german)
    self.examples = examples ?? [names[0]]
    self.effect = effect
    self.need = need
    self.worksInSettings = worksInSettings
    self.arguments = arguments
    self.parse = parse
  }
}
