import Texts

/// The locale that values are shown in, read from the environment as the C library does.
package struct FormLocale: Hashable, Sendable {
  /// For numbers: `de_DE`.
  package var numbers: String
  /// For dates.
  package var times: String
  /// For the order of texts.
  package var collation: String
  /// For what the program says.
  package var language: Language

  /// The zone whose clocks show times; nil: the machine's.
  package var timeZone: String? = "UTC"

  /// The day and the time that expressions calculate with.
  package var time = SessionTime.unknown

  /// What the program says, in the locale's language.
  package var texts: any Texts { language.texts }

  /// What the C library calls `C`: plain, the same on every machine.
  package static let plain = plain(in: .english)

  /// The same in another language.
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
