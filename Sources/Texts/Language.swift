/// A language that the program speaks.
package enum Language: Hashable, Sendable, CaseIterable {
  case english
  /// Simplified Chinese.
  case chinese

  /// All that the program says in it.
  package var texts: any Texts { texts(of: .records) }

  /// The same where the lines of the table that is open are records, or items of a list.
  package func texts(of unit: ListUnit) -> any Texts {
    switch self {
    case .english: EnglishTexts(of: unit)
    case .chinese: ChineseTexts(of: unit)
    }
  }

  /// The first of the environment's languages that is spoken; English where none of them is.
  package init(environment: [String: String]) {
    self =
      LanguageName.preferred(in: environment).lazy.compactMap { Self(of: $0) }.first ?? .english
  }

  /// Nil for one that isn't spoken.
  private init?(of locale: LanguageName) {
    switch locale.language {
    case "en": self = .english
    case "zh" where !locale.isTraditionalChinese: self = .chinese
    case _ where locale.isPlain: self = .english
    default: return nil
    }
  }
}
