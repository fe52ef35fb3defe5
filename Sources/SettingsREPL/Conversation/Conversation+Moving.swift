import AccessibilityModel
import CommandGrammar
import SettingsFlow

extension Conversation {
  mutating func move(_ movement: Movement) {
    let screen = self.screen
    let current = cursor.index(on: screen)
    let target: Int
    switch movement {
    case .first: target = 0
    case .last: target = screen.count - 1
    case .next(let kind, let count):
      let stops = stops(for: kind, on: screen).filter { $0 > current }
      return step(along: stops, count, edge: .endOfScreen, on: screen)
    case .previous(let kind, let count):
      let stops = stops(for: kind, on: screen).filter { $0 < current }.reversed()
      return step(along: Array(stops), count, edge: .startOfScreen, on: screen)
    }
    moveCursor(to: target, on: screen)
  }

  /// Goes on by so many stops, or as far as there are some and says so.
  private mutating func step(along stops: [Int], _ count: Int, edge: Sentence, on screen: Screen) {
    if let target = stops.prefix(count).last { moveCursor(to: target, on: screen) }
    if stops.count < count { say(edge) }
  }

  mutating func goTo(_ number: Int) throws(CommandError) {
    let screen = self.screen
    guard (1...screen.count).contains(number) else {
      throw .noElement(number, count: screen.count)
    }
    chooser = nil
    moveCursor(to: number - 1, on: screen)
  }

  /// Moves to the next element that holds the text, round the end of the screen.
  mutating func find(_ text: String?) throws(CommandError) {
    guard let text = text ?? searchText else { throw .noText }
    let screen = self.screen
    let count = screen.count
    let current = cursor.index(on: screen)
    let order = (1...count).map { (current + $0) % count }
    let key = searchKey(text)
    guard let index = order.first(where: { holds(screen.element(at: $0).element, key) }) else {
      throw .notFound(text)
    }
    searchText = text
    moveCursor(to: index, on: screen)
  }

  /// A numbered chooser over the elements, or over those that hold the text.
  mutating func listItems(_ text: String?) throws(CommandError) {
    let key = text.map(searchKey)
    let elements = screen.elements.filter { element in
      key.map { holds(element.element, $0) } ?? true
    }
    guard !elements.isEmpty else { throw .notFound(text ?? "") }
    choose(
      elements.map { element in
        Chooser.Item(label: itemLabel(of: element.element), choice: .move(to: element.id))
      }
    )
  }

  /// Answers the open chooser by a number, a name or a unique prefix; false when it isn't meant.
  mutating func chooseByName(_ words: [Word]) throws(CommandError) -> Bool {
    guard let chooser else { return false }
    let items = chooser.items
    // A number was read out with each item, so it comes before a name that is a number.
    if words.count == 1, !words[0].isQuoted, let number = Int(words[0].key.text) {
      guard items.indices.contains(number - 1) else {
        throw .nothingChosen(words[0].text, count: items.count)
      }
      take(items[number - 1].choice)
      return true
    }
    let command = CommandTable.command(leading: words[...])
    guard words.count > (command?.wordCount ?? 0) else { return false }
    let names = NameMatcher(items.map { .init(title: $0.label, id: $0.label) })
    guard case .match(let index, words.count, let isFull) = names.match(words[...]),
      command == nil || isFull
    else { return false }
    take(items[index].choice)
    return true
  }

  private mutating func take(_ choice: Chooser.Choice) {
    if !choice.keepsChooser { chooser = nil }
    switch choice {
    case .run(let words): queue.insert(words)
    case .type(let line):
      typedLines.append(line)
      for words in ((try? TypedLine(line).commands) ?? []).reversed() { queue.insert(words) }
    case .act(let effect): act(effect)
    case .say(let text): say(text, .choice)
    case .move(let id):
      let screen = self.screen
      if let index = screen.index(of: id) { moveCursor(to: index, on: screen) }
    }
  }

  /// Moves and says the element; a channel of another category is followed by that one's row.
  private mutating func moveCursor(to index: Int, on screen: Screen) {
    let previous = screen.element(at: cursor.index(on: screen))
    cursor.move(to: index, on: screen)
    let current = screen.element(at: index)
    heardElement = current.id
    movesFocus = true
    guard case .channel(_, let id) = current.id, previous.container != current.container else {
      return say(current)
    }
    // An iPhone names the group first, the other styles tell its row after.
    say(current, entersGroup: speech == .voiceover)
    if speech != .voiceover { say(.category(id)) }
  }

  /// An element by itself: a chip names its category, which no row before it tells here.
  func itemLabel(of element: AccessibilityElement, style: SpeechStyle? = nil) -> String {
    let speech = narrator(style ?? self.speech).speech(of: element)
    guard let container = element.groupLabel, !speech.hasPrefix("\(container), ") else {
      return speech
    }
    return "\(container), \(speech)"
  }

  /// The elements of a kind, to go to by number.
  mutating func listRotor(_ kind: ElementKind) {
    let screen = self.screen
    let stops = stops(for: kind, on: screen)
    say(.rotor(kind, count: stops.count))
    choose(
      stops.map { index in
        let element = screen.element(at: index)
        return Chooser.Item(label: itemLabel(of: element.element), choice: .move(to: element.id))
      }
    )
  }

  private func stops(for kind: ElementKind, on screen: Screen) -> [Int] {
    guard kind != .any else { return Array(0..<screen.count) }
    let elements = screen.elements
    return elements.indices.filter { index in
      switch kind {
      case .any: true
      case .heading: elements[index].isHeading
      case .control: elements[index].isControl
      case .container:
        index == 0 || elements[index - 1].container != elements[index].container
      }
    }
  }

  private func searchKey(_ text: String) -> [UInt8] {
    Array(NameKey(SpokenText.clean(text)).text.utf8)
  }

  /// Whether the text stands in what is said of an element when it is read.
  ///
  /// Bytes are compared: among thousands of elements a search by characters is heard to be slow.
  private func holds(_ element: AccessibilityElement, _ key: [UInt8]) -> Bool {
    let detail = verbosity == .full ? element.detail : nil
    return [narrator.speech(of: element), detail ?? ""].contains { text in
      let bytes = Array(NameKey(text).text.utf8)
      guard let first = key.first else { return true }
      return bytes.indices.contains { index in
        bytes[index] == first && bytes[index...].starts(with: key)
      }
    }
  }
}
