/// What a key does where libedit's own choice is missing, wrong or unwanted.
struct KeyBinding: Hashable, Sendable {
  /// The keys in libedit's notation: `^A`, `\e[D`.
  let keys: String
  /// A command of libedit or of ours.
  let command: String
  /// In vi's command mode instead of the usual keys.
  var isAlternative = false

  /// The scalar that stands for "go to the end" in vi's command mode; no keyboard can send it,
  /// because typed ones are replaced.
  static let endOfLineKey: Unicode.Scalar = "\u{82}"

  /// The bindings of a mode.
  static func all(for mode: EditingMode) -> [KeyBinding] {
    switch mode {
    case .emacs: emacs
    case .vi: vi
    }
  }

  private static let nothing = "ed-ignore"
  private static let refused = "ed-unassigned"

  private static func bind(_ command: String, _ keys: [String]) -> [KeyBinding] {
    keys.map { KeyBinding(keys: $0, command: command) }
  }

  private static func bindAlternative(_ command: String, _ keys: [String]) -> [KeyBinding] {
    keys.map { KeyBinding(keys: $0, command: command, isAlternative: true) }
  }

  /// For both modes.
  ///
  /// Searching in the history prints a line of its own, so it is off.
  private static let common =
    bind(EditorCommand.complete.bindingName, ["^I"])
    + bind(EditorCommand.redisplay.bindingName, ["^L"])
    + bind(EditorCommand.previousLine.bindingName, ["^P"])
    + bind(EditorCommand.nextLine.bindingName, ["^N"])
    + bind(nothing, ["^R", "^S", "^@", "^O", "^Q"])

  private static let emacs: [KeyBinding] = {
    var bindings = common
    bindings += bind(EditorCommand.previousLine.bindingName, ["\\e[A", "\\eOA"])
    bindings += bind(EditorCommand.nextLine.bindingName, ["\\e[B", "\\eOB"])
    bindings += bind(EditorCommand.redisplay.bindingName, ["\\e^L"])
    bindings += bind("ed-move-to-beg", ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"])
    bindings += bind("ed-move-to-end", ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"])
    bindings += bind("ed-delete-next-char", ["\\e[3~"])
    for modifier in 2...8 {
      bindings += bind("ed-prev-word", ["\\e[1;\(modifier)D"])
      bindings += bind("em-next-word", ["\\e[1;\(modifier)C"])
      bindings += bind("ed-move-to-beg", ["\\e[1;\(modifier)H"])
      bindings += bind("ed-move-to-end", ["\\e[1;\(modifier)F"])
      bindings += bind(nothing, ["\\e[1;\(modifier)A", "\\e[1;\(modifier)B"])
      bindings += bind("ed-delete-next-char", ["\\e[3;\(modifier)~"])
    }
    // Keys that would otherwise leave a part of their sequence in the line.
    let numbered = [2, 5, 6] + Array(11...15) + Array(17...21) + [23, 24, 200, 201]
    bindings += bind(nothing, numbered.map { "\\e[\($0)~" })
    bindings += bind(nothing, ["\\e[Z", "\\e[I", "\\e[O", "\\eOP", "\\eOQ", "\\eOR", "\\eOS"])
    // A command line of libedit's own, its history, and what it does wrong: copying a word frees
    // memory in use, and an argument can be ten million.
    bindings += bind(refused, ["\\ex", "\\eX", "\\en", "\\eN", "\\ep", "\\eP", "\\e^_"])
    bindings += bind(refused, ["\u{9F}"])
    bindings += bind(refused, (0...9).map { "\\e\($0)" })
    return bindings
  }()

  /// The keys of vi.
  ///
  /// Escape is a key here, so nothing that begins with it is bound: a cursor key goes to command
  /// mode, where what is left of it means the same.
  private static let vi: [KeyBinding] = {
    var bindings = common
    bindings += bindAlternative(nothing, ["\\e"])
    bindings += bindAlternative(
      EditorCommand.previousLine.bindingName,
      ["k", "-", "^P", "[A", "OA"]
    )
    bindings += bindAlternative(EditorCommand.nextLine.bindingName, ["j", "+", "^N", "[B", "OB"])
    bindings += bindAlternative("ed-next-char", ["[C", "OC"])
    bindings += bindAlternative("ed-prev-char", ["[D", "OD"])
    bindings += bindAlternative("ed-delete-next-char", ["[3~"])
    bindings += bindAlternative("ed-move-to-beg", ["[H", "OH", "[1~", "[7~"])
    bindings += bindAlternative("ed-move-to-end", ["[F", "OF", "[4~", "[8~"])
    bindings += bindAlternative(EditorCommand.redisplay.bindingName, ["^L", "^R"])
    bindings += bindAlternative(EditorCommand.complete.bindingName, ["^I"])
    bindings += bindAlternative("ed-move-to-end", [String(endOfLineKey)])
    bindings += bindAlternative(EditorCommand.endOfLine.bindingName, ["$"])
    // libedit's history, its searches, its command line, an editor in a file.
    bindings += bindAlternative(
      refused,
      ["/", "?", "n", "N", "J", "K", "G", "_", "@", "v", ":", "#", "^S"]
    )
    return bindings
  }()
}
