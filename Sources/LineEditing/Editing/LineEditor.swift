import CLineEditing

/// Who owns an editor: is asked for each key and told of each command, on the editor's thread.
protocol LineEditorOwner: AnyObject {
  /// Waits for a key of the line; nil gives the line up.
  func nextScalar(for editor: LineEditor) -> Unicode.Scalar?

  /// One of our commands was typed.
  func run(_ command: EditorCommand, in editor: LineEditor) -> LineEditor.CommandResult
}

/// libedit as the engine for keys and editing commands.
///
/// It reads nothing and draws nothing itself.
///
/// It belongs to one thread. While ``read()`` runs, its owner may look at the line and change it.
@safe
final class LineEditor {
  /// What a command did.
  enum CommandResult { case done, changed, continues }

  /// How reading a line ended.
  enum Ending: Hashable {
    case line(LineSnapshot)
    /// Ctrl-D on an empty line.
    case endOfInput
    /// The owner gave it up, or the terminal could not be read.
    case givenUp
  }

  private unowned let owner: any LineEditorOwner
  private let mode: EditingMode
  private let handle: OpaquePointer
  private let context: EditorContext

  /// Nil when libedit cannot be started.
  ///
  /// The owner must outlive the editor.
  init?(configuration: PromptConfiguration, owner: any LineEditorOwner) {
    self.owner = owner
    mode = configuration.editing
    let context = EditorContext()
    let callbacks = unsafe cle_callbacks(
      context: Unmanaged.passUnretained(context).toOpaque(),
      read_scalar: readScalar,
      run_command: runCommand
    )
    guard
      let handle = unsafe cle_editor_create(
        configuration.programName,
        configuration.input,
        configuration.output,
        configuration.term.flatMap { $0.isEmpty ? nil : $0 } ?? "dumb",
        mode.rawValue,
        callbacks
      )
    else { return nil }
    unsafe self.handle = handle
    self.context = context
    context.editor = self
    bindKeys()
  }

  /// Frees the editor and gives the terminal back, keeping what was typed ahead.
  func end(restoring terminal: SavedTerminal?) {
    unsafe cle_editor_destroy(handle, terminal?.handle)
  }

  /// Whether the terminal moves its cursor by the usual sequences.
  var canMove: Bool {
    guard capability("nd", begins: "\u{1B}[C"), capability("ce", begins: "\u{1B}[K") else {
      return false
    }
    // Some describe a single row up in another way, which need not be used.
    return capability("up", begins: "\u{1B}[A") || capability("UP", begins: "\u{1B}[%p1%dA")
  }

  /// Some descriptions ask for a pause after a sequence, which no terminal of today needs.
  private func capability(_ name: String, begins sequence: String) -> Bool {
    guard let value = unsafe cle_editor_capability(handle, name) else { return false }
    return unsafe String(cString: value).hasPrefix(sequence)
  }

  /// Reads a file of libedit commands; what must not change is set again.
  func source(_ path: String?) {
    _ = unsafe cle_editor_source(handle, path)
    unsafe cle_editor_insist(handle)
    bindKeys()
  }

  /// Sets the terminal for editing or for between lines.
  func prepareTerminal(forEditing isEditing: Bool) {
    unsafe cle_editor_prepare_terminal(handle, isEditing)
  }

  /// The terminal's size has changed.
  func resize() {
    unsafe cle_editor_resize(handle)
  }

  /// Reads a line; the owner is called meanwhile.
  func read() -> Ending {
    var line: UnsafePointer<UInt32>?
    let count = unsafe cle_editor_read(handle, &line)
    if count == 0 { return .endOfInput }
    guard count > 0, let line = unsafe line else { return .givenUp }
    var scalars = unsafe Self.scalars(line, count: Int(count))
    if scalars.last == "\n" || scalars.last == "\r" { scalars.removeLast() }
    return .line(LineSnapshot(scalars: scalars, caret: scalars.count))
  }

  /// The line being edited.
  var line: LineSnapshot {
    var scalars: UnsafePointer<UInt32>?
    var count = 0
    var caret = 0
    unsafe cle_editor_line(handle, &scalars, &count, &caret)
    guard let scalars = unsafe scalars else { return LineSnapshot() }
    return LineSnapshot(scalars: unsafe Self.scalars(scalars, count: count), caret: caret)
  }

  /// Inserts text at the cursor.
  func insert(_ text: String) {
    let scalars = text.unicodeScalars.map(\.value).filter { $0 >= 0x20 } + [0]
    _ = unsafe cle_editor_insert(handle, scalars)
  }

  /// Puts text in place of the line.
  func replaceLine(with text: String) {
    unsafe cle_editor_clear(handle)
    insert(text)
  }

  /// Lets the editor read a scalar next, as if it were typed.
  func push(_ scalar: Unicode.Scalar) {
    unsafe cle_editor_push(handle, scalar.value)
  }

  fileprivate func nextScalar() -> Unicode.Scalar? {
    owner.nextScalar(for: self)
  }

  fileprivate func run(_ number: Int32) -> cle_result {
    guard let command = EditorCommand(rawValue: number) else { return cle_result.done }
    switch owner.run(command, in: self) {
    case .done: return cle_result.done
    case .changed: return cle_result.changed
    case .continues: return cle_result.`continue`
    }
  }

  private func bindKeys() {
    for binding in KeyBinding.all(for: mode) {
      _ = unsafe cle_editor_bind(handle, binding.isAlternative, binding.keys, binding.command)
    }
  }

  @unsafe
  private static func scalars(_ start: UnsafePointer<UInt32>, count: Int) -> [Unicode.Scalar] {
    unsafe UnsafeBufferPointer(start: start, count: count).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
  }
}

/// Leads from libedit's callbacks back to the editor.
private final class EditorContext {
  unowned var editor: LineEditor?
}

private func readScalar(
  _ context: UnsafeMutableRawPointer,
  _ scalar: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let context = unsafe Unmanaged<EditorContext>.fromOpaque(context).takeUnretainedValue()
  guard let next = context.editor?.nextScalar() else { return -1 }
  unsafe scalar.pointee = next.value
  return 1
}

private func runCommand(_ context: UnsafeMutableRawPointer, _ number: Int32) -> cle_result {
  let context = unsafe Unmanaged<EditorContext>.fromOpaque(context).takeUnretainedValue()
  return context.editor?.run(number) ?? cle_result.done
}
