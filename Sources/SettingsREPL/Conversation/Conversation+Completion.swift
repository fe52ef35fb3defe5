import CommandGrammar
import NotificationModel
import SettingsFlow

extension Conversation {
  /// What Tab offers after `text`, the line up to the cursor.
  package func completion(of text: String) -> CommandCompletion {
    // Blanks count as one, as they do when the line is run.
    let command = lastCommand(of: text)
    let words = command.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let typed = !words.isEmpty && command.last?.isWhitespace == true ? words + " " : words
    // What is a whole name already is one that fits: `allow` is not only a part of others.
    let candidates = completions(of: typed)
    guard let only = candidates.first, candidates.count == 1 else {
      return CommandCompletion(candidates: candidates.map(lastPart(after: typed)))
    }
    let insertion = only.dropFirst(typed.count)
    return CommandCompletion(insertion: insertion.isEmpty ? "" : insertion + " ")
  }

  /// What follows the last `;` that doesn't stand in quotes.
  private func lastCommand(of text: String) -> Substring {
    var start = text.startIndex
    var isQuoted = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar.isDoubleQuote { isQuoted.toggle() }
      if scalar == ";", !isQuoted { start = text.unicodeScalars.index(after: index) }
    }
    return text[start...]
  }

  /// Whole commands that begin with `typed`, each once, typed part kept as it is.
  private func completions(of typed: String) -> [String] {
    let inSettings = state.isInSettings
    let declarations = CommandTable.all.filter { !inSettings || $0.worksInSettings }
    var found = declarations.map(\.name).filter { begins($0, with: typed) }
    for declaration in declarations {
      for name in declaration.names where begins(typed, with: name + " ") {
        found += expand(name, declaration.arguments[...], category: nil, typed)
      }
    }
    if !inSettings {
      for (index, name) in categoryNames.enumerated() {
        if begins(name, with: typed) { found.append(name) }
        if begins(typed, with: name + " ") {
          found += expand(name, [.channel, .words(["on", "off"])], category: index, typed)
        }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }.map { typed + $0.dropFirst(typed.count) }
  }

  /// `head` with each word that may follow it, further words behind the one that is typed in full.
  private func expand(
    _ head: String,
    _ arguments: ArraySlice<CommandDeclaration.Argument>,
    category: Int?,
    _ typed: String
  ) -> [String] {
    guard let argument = arguments.first else { return [] }
    let rest = arguments.dropFirst()
    var found: [String] = []
    for (index, word) in words(of: argument, category: category) {
      let longer = "\(head) \(word)"
      if begins(longer, with: typed) { found.append(longer) }
      if begins(typed, with: longer + " ") {
        found += expand(longer, rest, category: index ?? category, typed)
      }
    }
    // A channel may be left out.
    return argument == .channel ? found + expand(head, rest, category: category, typed) : found
  }

  /// The words an argument can be, with the category's index where one is named.
  private func words(
    of argument: CommandDeclaration.Argument,
    category: Int?
  ) -> [(category: Int?, word: String)] {
    switch argument {
    case .words(let words): return words.map { (nil, $0) }
    case .topic: return CommandTable.all.map { (nil, $0.name) }
    case .category(let others):
      return others.map { (nil, $0) } + categoryNames.enumerated().map { ($0.offset, $0.element) }
    case .channel:
      guard let category else { return [] }
      let channels = context.categories[category].channels.map(\.channel)
      return channels.map { (nil, $0.displayName.lowercased()) }
    }
  }

  private var categoryNames: [String] { names.typedNames }

  private func begins(_ text: String, with prefix: String) -> Bool {
    text.lowercased().hasPrefix(prefix.lowercased())
  }

  /// The candidate from the beginning of the word that is being typed.
  private func lastPart(after typed: String) -> (String) -> String {
    let kept = typed.lastIndex(of: " ").map { typed.distance(from: typed.startIndex, to: $0) + 1 }
    return { String($0.dropFirst(kept ?? 0)) }
  }
}
