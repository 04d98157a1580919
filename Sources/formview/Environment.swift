import Glibc
import Texts
import Values

/// The few environment variables that the commands look at.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }

  /// The locale that values are shown in.
  static var locale: FormLocale {
    var variables: [String: String] = [:]
    for name in Self.localeVariables {
      variables[name] = value(name)
    }
    return FormLocale(environment: variables)
  }

  private static let localeVariables = [
    "LC_ALL", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MESSAGES", "LANGUAGE", "LANG",
  ]

  /// What the program says, in the environment's language as it was at the start.
  static let texts: any Texts = locale.texts

  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
