package import AccessibilityModel

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How a prompt is set up.
package struct PromptConfiguration: Sendable {
  /// Where keys come from.
  package var input: Int32 = STDIN_FILENO
  /// Where everything is written.
  package var output: Int32 = STDOUT_FILENO
  /// The name libedit knows the program by in `~/.editrc`.
  package var programName = "notification-settings"
  /// The terminal's type; nil or one the system does not know is a terminal without cursor movement.
  package var term: String?
  /// Inside Emacs the terminal keeps its own line editing.
  package var isInsideEmacs = false
  /// The key set.
  package var editing = EditingMode.emacs
  /// Whether a file of libedit commands is read.
  package var readsEditrc = false
  /// That file; nil is `~/.editrc`.
  package var editrcPath: String?
  /// Where typed lines are kept; nil keeps them in memory only.
  package var historyPath: String?
  /// The most lines kept.
  package var historyLimit = 500
  /// The prompt at the start.
  package var promptText = "> "
  /// When announcements are said.
  package var announcePolicy = AnnouncementPolicy.append
  /// Whether announcements that come close together are said together.
  package var mergesAnnouncements = true
  /// Whether announcements wait for Enter without a terminal too, when the policy says so.
  package var holdsInPipe = false
  /// What is typed already when the first prompt is shown.
  package var typedAtStart = ""
  /// The language of the words for announcements said together.
  package var language = SpeechLanguage.english
  /// The most rows between two keys.
  package var mostRows = Self.usualRows
  /// Whether the process's signals are this prompt's.
  package var handlesSignals = true
  /// Sees every write.
  package var observer: (any PromptObserver)?

  /// The most rows between two keys unless told otherwise; a page of an answer has as many.
  package static let usualRows = 12

  /// Standard input and output, nothing known of the terminal.
  package init() {}

  /// Standard input and output and the terminal that the environment names.
  package static func fromEnvironment() -> PromptConfiguration {
    var configuration = PromptConfiguration()
    configuration.term = environment("TERM")
    configuration.isInsideEmacs = environment("INSIDE_EMACS") != nil
    return configuration
  }

  /// Whether both ends are terminals; otherwise a ``PipePrompt`` is wanted.
  package var isTerminal: Bool {
    isatty(input) == 1 && isatty(output) == 1
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
