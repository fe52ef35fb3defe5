#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The variables from which the system's libraries read a locale by themselves.
///
/// The library behind the formats crashes on a name that has no place in its tables, whatever
/// locale is asked of it. So such a name is taken from the process before anything is formatted;
/// which language is spoken is decided by ``SpokenLocale`` from what was there.
enum LocaleVariables {
  /// Longer than any locale's name, shorter than the tables.
  private static let mostBytes = 64
  private static let mostBytesOfLanguage = 8

  /// Takes away the names that cannot be one; before the first thread is made.
  static func dropUnusable(in environment: [String: String]) {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment[name], !isUsable(value) { _ = unsafe unsetenv(name) }
    }
  }

  /// Whether `value` is short enough in all and in its first part.
  static func isUsable(_ value: String) -> Bool {
    let language = value.prefix { !"_-.@".contains($0) }
    return value.utf8.count <= mostBytes && language.utf8.count <= mostBytesOfLanguage
  }
}
