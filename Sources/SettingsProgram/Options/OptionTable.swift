import AccessibilityModel
import LineEditing
import NotificationModel
import Wordings

/// Every option, declared once: parsing and help read from it.
enum OptionTable {
  static func declaration(named name: String) -> OptionDeclaration? {
    all.first { $0.name == name }
  }

  /// The option that begins with `word`, as it was typed: `--page=5`, or `--page` and its value from
  /// `rest`.
  static func take(
    _ word: String,
    from rest: inout ArraySlice<String>
  ) -> (name: String, words: [String]) {
    let name = String(word.prefix { $0 != "=" })
    let takesNext = name == word && declaration(named: name)?.value != nil
    guard takesNext, let value = rest.popFirst() else { return (name, [word]) }
    return (name, [word, value])
  }

  /// Options that a later version may have, so that they are refused as not there yet.
  static let later: Set<String> = ["--topics", "--source"]

  static let all: [OptionDeclaration] = [
    option(
      "-c",
      Wording("commands separated by ;", german: "Befehle mit ; dazwischen"),
      Wording("Runs the commands, then leaves", german: "Führt die Befehle aus und beendet"),
      apply: { $0.commands = $1 }
    ),
    option(
      "--authorization",
      Wording(
        "notDetermined, allowed, quiet, denied, ephemeral, or unknown(7)",
        german: "notDetermined, allowed, quiet, denied, ephemeral oder unknown(7)"
      ),
      Wording("The permission's status at the start", german: "Der Stand der Erlaubnis zu Beginn"),
      parse: AuthorizationStatus.init(word:),
      apply: { $0.authorizationStatus = $1 }
    ),
    option(
      "--preferences",
      Wording("a file", german: "eine Datei"),
      Wording(
        "Where preferences live, instead of example data",
        german: "Wo die Einstellungen liegen, statt der Beispieldaten"
      ),
      parse: path,
      apply: { $0.preferences = $1 }
    ),
    option(
      "--system",
      Wording(verbatim: "simulated"),
      Wording("Where permission and delivery live", german: "Wo Erlaubnis und Zustellung liegen"),
      parse: { $0 },
      apply: {
        options,
        value throws(OptionsError) in
        if value == "desktop" { throw .notAvailable("--system desktop") }
        guard value == "simulated" else {
          throw .badValue(value, option: "--system", expected: Wording(verbatim: "simulated"))
        }
      }
    ),
    option(
      "--save-delay",
      durations,
      Wording(
        "How long a save takes; 800ms on example data",
        german: "Wie lange das Sichern dauert; 800ms bei Beispieldaten"
      ),
      parse: duration,
      apply: { $0.saveDelay = $1 }
    ),
    option(
      "--load-delay",
      durations,
      Wording("How long a load takes; 0s", german: "Wie lange das Laden dauert; 0s"),
      parse: duration,
      apply: { $0.loadDelay = $1 }
    ),
    option(
      "--save-result",
      Wording("ok, fail, or fail:MESSAGE", german: "ok, fail oder fail:MELDUNG"),
      Wording("How a save ends; ok", german: "Wie das Sichern endet; ok"),
      parse: outcome,
      apply: { $0.saveResult = $1 }
    ),
    option(
      "--load-result",
      Wording("ok or fail", german: "ok oder fail"),
      Wording("How a load ends; ok", german: "Wie das Laden endet; ok"),
      parse: outcome,
      apply: { $0.loadResult = $1 }
    ),
    option(
      "--locale",
      Wording("a language and region such as en_GB", german: "Sprache und Region wie de_DE"),
      Wording(
        "The language and the formats; the environment's",
        german: "Die Sprache und die Formate; die der Umgebung"
      ),
      apply: { $0.locale = $1 }
    ),
    option(
      "--time-zone",
      Wording("an IANA zone such as Europe/Berlin", german: "eine Zone der IANA wie Europe/Berlin"),
      Wording("The zone; the system's", german: "Die Zone; die des Systems"),
      parse: { WallClock.knows(zone: $0) ? $0 : nil },
      apply: { $0.timeZone = $1 }
    ),
    option(
      "--speech",
      Wording("card, voiceover, or snapshot", german: "card, voiceover oder snapshot"),
      Wording(
        "Whose wording elements are said in; card",
        german: "Wessen Wortlaut Elemente haben; card"
      ),
      parse: SpeechStyle.init(rawValue:),
      apply: { $0.speech = $1 }
    ),
    option(
      "--verbosity",
      Wording("1, 2, or 3", german: "1, 2 oder 3"),
      Wording("How much is said; 2", german: "Wie viel gesagt wird; 2"),
      parse: { Int($0).flatMap(Verbosity.init(rawValue:)) },
      apply: { $0.verbosity = $1 }
    ),
    flag(
      "--virtual-time",
      Wording("Time moves only by wait", german: "Die Zeit vergeht nur mit wait")
    ) { $0.isTimeVirtual = true },
    option(
      "--start",
      Wording(
        "a date and time such as 2026-01-01T09:00:00",
        german: "Datum und Uhrzeit wie 2026-01-01T09:00:00"
      ),
      Wording(
        "The first instant of virtual time",
        german: "Der erste Augenblick der virtuellen Zeit"
      ),
      parse: civilTime,
      apply: { $0.start = $1 }
    ),
    option(
      "--page",
      Wording("a number of rows from 2", german: "eine Zahl von Zeilen ab 2"),
      Wording(
        "The longest answer before more; 12 on a terminal",
        german: "Die längste Antwort vor more; 12 an einem Terminal"
      ),
      parse: { Int($0).flatMap { $0 >= 2 ? $0 : nil } },
      apply: { $0.page = $1 }
    ),
    option(
      "--editing",
      Wording("emacs or vi", german: "emacs oder vi"),
      Wording("The key set; emacs", german: "Die Tastenbelegung; emacs"),
      parse: EditingMode.init(rawValue:),
      apply: { $0.editing = $1 }
    ),
    flag("--editrc", Wording("Reads ~/.editrc", german: "Liest ~/.editrc")) {
      $0.readsEditrc = true
    },
    option(
      "--record",
      Wording("a file that does not exist yet", german: "eine Datei, die es noch nicht gibt"),
      Wording(
        "Writes the session as a transcript on leaving",
        german: "Schreibt die Sitzung am Ende als Transkript"
      ),
      parse: path,
      apply: { $0.record = $1 }
    ),
    option(
      "--control",
      Wording("a descriptor's number from 3", german: "die Nummer eines Deskriptors ab 3"),
      Wording(
        "Takes the lines of a transcript that begin with @ from there, with --virtual-time",
        german:
          "Nimmt die Zeilen eines Transkripts, die mit @ beginnen, von dort, mit --virtual-time"
      ),
      parse: { Int32($0).flatMap { $0 >= 3 ? $0 : nil } },
      apply: { $0.control = $1 }
    ),
    flag(
      "--fail-on-error",
      Wording(
        "The first error of a command ends the run, with exit code 1",
        german: "Der erste Fehler eines Befehls beendet alles, mit dem Code 1"
      )
    ) { $0.failsOnError = true },
    flag("--quiet", Wording("Leaves the greeting out", german: "Lässt die Begrüßung weg")) {
      $0.isQuiet = true
    },
    flag("--help", Wording("Says this", german: "Sagt dies")) { $0.isHelp = true },
    flag("--version", Wording("Says the version", german: "Sagt die Version")) {
      $0.isVersion = true
    },
  ]
}
