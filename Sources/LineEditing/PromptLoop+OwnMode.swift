import AccessibilityModel

extension PromptLoop {
  /// Reads a line that the terminal edits itself, as inside Emacs; nil when it was given up.
  ///
  /// What is typed is not seen before Enter, so nothing is said before it either.
  func readInTerminalsOwnMode() -> String? {
    var text = String.UnicodeScalarView()
    var isEmpty = true
    // What is being typed cannot be seen: hold everything.
    timing.hold.keyTyped(isCursorKey: false, lineIsEmpty: false)
    while ending == nil {
      while let signal = queue.takeSignal() { handleInOwnMode(signal) }
      if ending != nil { break }
      switch input.read() {
      case .byte(let byte):
        isEmpty = false
        for scalar in decoder.decode(byte) where scalar != "\n" { text.append(scalar) }
        if byte == 0x0A { return Composition.composed(String(text)) }
      case .end:
        // Ctrl-D; at the end of a terminal that is gone it comes again at once.
        ending = isEmpty && !input.isGone ? .endOfInput : .closed
      case .none:
        waitInOwnMode()
      }
    }
    return nil
  }

  private func waitInOwnMode() {
    if let message = queue.takeMessage() {
      switch message {
      case .announcement(let announcement): timing.postpone(announcement)
      case .answer(let lines, let number):
        draw([0x0A])
        answer(lines, number)
        beginRow()
      case .announcePolicy, .promptText, .language: set(message)
      case .ready, .announcementsDue: break
      case .endInput: ending = .closed
      case .leave: ending = .leave
      }
      return
    }
    if output.isClosed {
      ending = .closed
      return
    }
    queue.runIdleActions { input.hasKey }
    let readiness = input.wait(forKey: true, wake: queue.wake, until: nil)
    if readiness.isWoken { queue.wake?.lower() }
  }

  private func handleInOwnMode(_ signal: TerminalSignal) {
    switch signal {
    case .interrupt: ending = .interrupt(hadText: false)
    case .terminate: ending = .terminate
    case .hangUp: ending = .closed
    case .resize: resize()
    case .suspend:
      suspend()
      beginRow()
    case .resume:
      if resume() { beginRow() }
    }
  }
}
