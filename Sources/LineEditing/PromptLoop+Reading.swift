import AccessibilityModel

extension PromptLoop: LineEditorOwner {
  /// Reads a line with libedit; nil when it was given up, and `ending` tells why.
  func read(with editor: LineEditor) -> String? {
    switch editor.read() {
    case .line(let line):
      leaveRow(line)
      return Composition.composed(line.text)
    case .endOfInput:
      ending = .endOfInput
      leaveRow(LineSnapshot())
      return nil
    case .givenUp:
      if ending == nil { ending = .closed }
      return nil
    }
  }

  func nextScalar(for editor: LineEditor) -> Unicode.Scalar? {
    var hasKey = false
    while true {
      if !decoded.isEmpty { return typed(decoded.removeFirst()) }
      while let signal = queue.takeSignal() {
        // Somebody else may have read the key meanwhile.
        hasKey = false
        handle(signal, editor)
        if ending != nil { return nil }
      }
      let reading = hasKey ? input.readWaiting() : input.read()
      hasKey = false
      switch reading {
      case .byte(let byte):
        configuration.observer?.took(1)
        hasTyped = true
        guard byte < 0x80, !decoder.isPartial else {
          decoded = decoder.decode(byte)
          continue
        }
        drawAhead(Unicode.Scalar(byte))
        return typed(Unicode.Scalar(byte))
      case .end:
        ending = .closed
        return nil
      case .none:
        hasKey = waitForKey(editor)
        if ending != nil { return nil }
      }
    }
  }

  func run(_ command: EditorCommand, in editor: LineEditor) -> LineEditor.CommandResult {
    let line = editor.line
    switch command {
    case .previousLine:
      guard let text = history.previous(current: line.text) else { return .done }
      editor.replaceLine(with: text)
      return .changed
    case .nextLine:
      guard let text = history.next() else { return .done }
      editor.replaceLine(with: text)
      return .changed
    case .complete:
      return complete(line, in: editor)
    case .redisplay:
      leaveRow(line)
      beginRow()
      return .done
    case .endOfLine:
      guard !line.isEmpty else { return .done }
      editor.push(KeyBinding.endOfLineKey)
      return .continues
    }
  }

  /// Draws a letter before libedit inserts it, which is the longer part of a key's time.
  ///
  /// That it will is sure after another letter that it inserted at the end of the line. Should it
  /// not, ``draw(_:)`` mends the row.
  private func drawAhead(_ scalar: Unicode.Scalar) {
    guard insertsNext, !input.hasKey, let bytes = row.add(scalar) else { return }
    draw(bytes)
  }

  private func typed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    cursorKeys.typed(scalar)
    if !LineSnapshot.isLetter(scalar) { insertsNext = false }
    // libedit takes these for keys with Meta; a keyboard has none of them.
    return (0x80...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
  }

  /// Nothing is typed at present: draws, says what is due, and waits; true when a key is there.
  private func waitForKey(_ editor: LineEditor) -> Bool {
    let line = editor.line
    draw(line)
    if hasTyped {
      let isEmpty = line.isEmpty && !decoder.isPartial
      timing.hold.keyTyped(isCursorKey: cursorKeys.isCursorKey, lineIsEmpty: isEmpty)
      hasTyped = false
    }
    if let message = queue.takeMessage() {
      handle(message, line)
      return false
    }
    append(timing.takeDue(at: .now))
    if output.isClosed {
      ending = .closed
      return false
    }
    queue.runIdleActions { input.hasKey }
    let readiness = input.wait(forKey: true, wake: queue.wake, until: timing.deadline)
    if readiness.isWoken { queue.wake?.lower() }
    return readiness.hasKey
  }

  /// Draws what is not drawn yet.
  private func draw(_ line: LineSnapshot) {
    if let letter = line.letter(addedTo: row.line), let bytes = row.add(letter) {
      draw(bytes)
      insertsNext = !configuration.readsEditrc
    } else if line != row.line {
      draw(row.draw(frame(of: line)))
      insertsNext = false
    }
  }

  private func handle(_ message: PromptMessage, _ line: LineSnapshot) {
    switch message {
    case .announcement(let announcement):
      append(timing.receive(announcement, at: .now))
    case .answer(let lines, let number):
      leaveRow(line)
      answer(lines, number)
      beginRow()
    case .announcePolicy, .promptText, .language: set(message)
    case .ready, .announcementsDue: break
    case .endInput: ending = .closed
    case .leave: ending = .leave
    }
    if ending != nil { leaveRow(line) }
  }

  private func handle(_ signal: TerminalSignal, _ editor: LineEditor) {
    let line = editor.line
    switch signal {
    case .interrupt:
      configuration.observer?.took(1)
      ending = .interrupt(hadText: !line.isEmpty)
    case .terminate: ending = .terminate
    case .hangUp: ending = .closed
    case .resize:
      if resize() { draw(row.resize(columns: columns)) }
      return
    case .suspend:
      leaveRow(line)
      suspend()
      beginRow()
      return
    case .resume:
      if resume() {
        leaveRow(line)
        beginRow()
      }
      return
    }
    if ending != .closed { leaveRow(line) }
  }

  private func append(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    lead = writer.append(lines, to: lead)
    row.begin(lead: lead, columns: columns)
  }

  private func complete(_ line: LineSnapshot, in editor: LineEditor) -> LineEditor.CommandResult {
    let completion = client.completion(of: line.textBeforeCaret)
    if !completion.candidates.isEmpty {
      leaveRow(line)
      writer.say(candidates(completion.candidates))
      beginRow()
    }
    guard !completion.insertion.isEmpty else { return .done }
    editor.insert(completion.insertion)
    return .changed
  }

  /// As many as there is room for, and how many more there are.
  private func candidates(_ all: [String]) -> [String] {
    guard writer.rows(of: all).count > configuration.mostRows else { return all }
    var shown: [String] = []
    for line in all {
      guard writer.rows(of: shown + [line]).count < configuration.mostRows else { break }
      shown.append(line)
    }
    return shown + [timing.words.more(all.count - shown.count)]
  }

  /// Shows the whole line and goes to the start of the row below.
  private func leaveRow(_ line: LineSnapshot) {
    let frame = frame(of: line)
    configuration.observer?.leavesRow(frame.text)
    draw(row.finish(frame))
  }

  private func frame(of line: LineSnapshot) -> InputFrame {
    InputFrame(lead: lead, line: line, columns: columns)
  }
}
