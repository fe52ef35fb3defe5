import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

extension Conversation {
  /// What names mean right now.
  var context: ParsingContext {
    var context = names
    context.isInSettings = state.isInSettings
    context.quietHours = state.preferences?.quietHours
    return context
  }

  mutating func enter(_ line: String) {
    lineAnswer = []
    rowsSaid = 0
    pages.isOfThisLine = false
    do throws(UnclosedQuote) {
      let commands = try TypedLine(line).commands
      if commands.isEmpty { readCurrent() } else { typedLines.append(line) }
      queue.append(commands)
    } catch {
      fail(.unclosedQuote(error.text), words: [])
    }
  }

  /// Runs what was typed until something has to be waited for.
  mutating func runQueue() {
    while pause == nil, let words = queue.removeFirst() { run(words) }
    concludeIfDone()
    flushAnswer()
    guard pause == nil, hasStarted, !hasLeft, !isReady else { return }
    if isClosed {
      leave(.endOfInput)
      concludeIfDone()
      flushAnswer()
    } else {
      isReady = true
      announcementsWait = false
      hasBegun = true
      outputs.append(.ready)
    }
  }

  private mutating func run(_ words: [Word]) {
    hasBegun = true
    do throws(CommandError) {
      if try chooseByName(words) { return }
      let parser = CommandParser(context: context)
      guard try hasPreferences(for: words, parser) else { return }
      let command = try parser.parse(words)
      let openChooser = chooser
      switch command {
      case .more, .repeatAnswer, .help, .goTo: break
      default: chooser = nil
      }
      focused = speech == .voiceover ? currentElement : nil
      defer { focused = nil }
      do throws(CommandError) {
        flushAnswer()
        isOfTheApp = command.isOfTheApp
        defer {
          flushAnswer()
          isOfTheApp = false
        }
        try execute(command)
        followCursor(isAsked: true)
        reachCommand(words)
      } catch {
        chooser = openChooser
        throw error
      }
    } catch {
      fail(error, words: words)
    }
  }

  /// Whether the command can run now; false when it waits for the first load.
  private mutating func hasPreferences(
    for words: [Word],
    _ parser: CommandParser
  ) throws(CommandError) -> Bool {
    guard state.preferences == nil, !state.isInSettings else { return true }
    let need = parser.need(of: words)
    guard need != .nothing else { return true }
    if state.loading == .loading, configuration.waitsForLoad {
      queue.insert(words)
      pause = .load
      return false
    }
    guard need == .preferences else { return true }
    throw state.loading == .failed ? .notLoaded : .stillLoading
  }

  /// Says what is wrong; nothing else of the line is run.
  mutating func fail(_ error: CommandError, words: [Word]) {
    reached?.insert(.error(error.kind))
    // Refusing is all that this one does.
    if error == .onlySettingsTurnsOff { reachCommand(words) }
    let suggestion = suggestion(for: error, words: words)
    var parts = [phrases.errorMark + phrases.text(of: error, in: context)]
    if !queue.isEmpty, !configuration.failsOnError { parts.append(phrases.restNotRun) }
    parts.append(phrases.suggestion(suggestion))
    queue.removeAll()
    let line = parts.joined(separator: " ")
    lastError = line
    lastErrorSource = .error(error.kind)
    say(line, .error(error.kind))
    if configuration.failsOnError {
      say(.restNotRun)
      return leave(.failure)
    }
    guard case .ambiguous(let text, let choices) = error else { return }
    choose(
      choices.map { choice in
        Chooser.Item(
          label: choice.label,
          choice: .run(replacing(text, with: choice.replacement, in: words))
        )
      }
    )
  }

  /// A command that works now: of several names that fit the first one with which it would.
  private func suggestion(for error: CommandError, words: [Word]) -> String {
    let suggestions = Suggestions(context: context)
    guard case .ambiguous(let text, let choices) = error else {
      return suggestions.command(for: error)
    }
    let parser = CommandParser(context: context)
    var firstError = error
    for (index, choice) in choices.enumerated() {
      do throws(CommandError) {
        _ = try parser.parse(replacing(text, with: choice.replacement, in: words))
        return String(index + 1)
      } catch {
        if index == 0 { firstError = error }
      }
    }
    return suggestions.command(for: firstError)
  }

  /// The typed command with the words of an ambiguous name replaced.
  private func replacing(_ text: String, with replacement: String, in words: [Word]) -> [Word] {
    let new = (try? TypedLine(replacement).commands.first) ?? []
    // A command's own words may be spelled like the name.
    let first = CommandTable.command(leading: words[...])?.wordCount ?? 0
    for start in words.indices.dropFirst(first) {
      for end in start..<words.endIndex where words[start...end].typedText == text {
        return words[..<start] + new + words[(end + 1)...]
      }
    }
    return new
  }
}
