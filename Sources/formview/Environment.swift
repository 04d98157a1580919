import Glibc
import Texts
import Values

enum Environment {
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }

  static var locale: FormLocale {
    var locale = FormLocale(environment: localeSettings)
    locale.time = time
    locale.timeZone = nil
    return locale
  }

  /// Languages of the environment, the best first.
  static var languages: [LanguageName] { LanguageName.preferred(in: localeSettings) }

  private static var localeSettings: [String: String] {
    var variables: [String: String] = [:]
    for name in Self.localeVariables { variables[name] = value(name) }
    return variables
  }

  private static let time = now

  static var now: SessionTime {
    var now = Glibc.time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func text(_ format: String) -> String {
      String(unsafeUninitializedCapacity: 32) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, 32, format, &parts) }
      }
    }
    return SessionTime(today: text("%Y-%m-%d"), now: text("%Y-%m-%dT%H:%M:%S"))
  }

  private static let localeVariables = [
    "LC_ALL", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MESSAGES", "LANGUAGE", "LANG",
  ]

  static let texts: Texts = locale.texts

  /// True if `ACCESSIBLE` asks for questions in lines in place of the screen, as other programs understand it.
  static var asksInLines: Bool { value("ACCESSIBLE").map { $0 != "0" } ?? false }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
