import Texts

/// The locale for values, read from the environment like the C library does.
package struct FormLocale: Hashable, Sendable {
  /// Locale of numbers, such as `de_DE`.
  package var numbers: String
  package var times: String
  package var collation: String
  package var language: Language

  /// Name of the time zone; nil for the machine's.
  package var timeZone: String? = "UTC"

  package var time = SessionTime.unknown

  package var texts: Texts { language.texts }

  /// The C library's locale `C`: plain, identical on every machine.
  package static let plain = plain(in: .english)

  /// The plain locale in another language.
  package static func plain(in language: Language) -> FormLocale {
    FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX", language: language)
  }

  package init(
    numbers: String, times: String, collation: String = "en_US_POSIX",
    language: Language = .english
  ) {
    self.numbers = numbers
    self.times = times
    self.collation = collation
    self.language = language
  }

  /// LC_ALL, LC_NUMERIC / LC_TIME / LC_COLLATE, LANG in this order; `.UTF-8` and `@euro` are cut, `C` and `POSIX` are `en_US_POSIX`.
  ///
  /// The language is found by `Language.init(environment:)`.
  package init(environment: [String: String]) {
    func identifier(_ category: String) -> String {
      let given = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }
        .first { !$0.isEmpty }
      let name = (given ?? "C").prefix { $0 != "." && $0 != "@" }
      return name == "C" || name == "POSIX" || name.isEmpty ? "en_US_POSIX" : String(name)
    }
    self.init(
      numbers: identifier("LC_NUMERIC"), times: identifier("LC_TIME"),
      collation: identifier("LC_COLLATE"),
      language: Language(environment: environment))
  }
}

/// The date and time used by expressions: the start of the program.
package struct SessionTime: Hashable, Sendable {
  /// Today's date in ISO notation, as `2026-11-21`; empty if unknown.
  package let today: String
  /// Current time in ISO notation, as `2026-11-21T09:30:00`; empty if unknown.
  package let now: String

  package init(today: String, now: String) {
    self.today = today
    self.now = now
  }

  /// Time for work without a clock.
  package static let unknown = SessionTime(today: "", now: "")
}
