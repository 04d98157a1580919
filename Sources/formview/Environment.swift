import Glibc
import Texts
import Values

enum Environment {
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }

  static var locale: FormLocale { locale(by: settings) }

  /// The locale of the environment, with what settings say where it says nothing.
  static func locale(by settings: OpenedSettings) -> FormLocale {
    var locale = settings.locale(over: FormLocale(environment: localeSettings))
    locale.time = time
    locale.timeZone = nil
    return locale
  }

  /// The settings at the start of the program.
  static let settings = SettingsSource.ofEnvironment.read()

  /// The variable that names a locale for a category such as `LC_TIME`, with its value; nil where none does.
  static func localeVariable(_ category: String) -> String? {
    let set = ["LC_ALL", category, "LANG"].lazy
      .compactMap { name in value(name).map { (name, $0) } }.first
    guard let (name, text) = set,
      FormLocale(environment: [name: text]).numbers
        != FormLocale.plain.numbers
        || FormLocale(environment: [name: text]).times
          != FormLocale.plain.times
    else { return nil }
    return "\(name)=\(text)"
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

  static let texts: Texts = Language(environment: localeSettings).texts

  /// True if `ACCESSIBLE` asks for questions in lines in place of the screen, as other programs understand it.
  static var asksInLines: Bool { value("ACCESSIBLE").map { $0 != "0" } ?? false }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
