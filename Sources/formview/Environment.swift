import Glibc
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
    for name in ["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"] { variables[name] = value(name) }
    return FormLocale(environment: variables)
  }

  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
