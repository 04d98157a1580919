/// A language that the program speaks: English, which the code itself says, or one of a translation.
package struct Language: Hashable, Sendable, CaseIterable {
  /// 0 for English; translations follow in the order of `Translation.all`.
  private let index: Int

  package static var english: Language { Language(index: 0) }
  package static var allCases: [Language] {
    (0...Translation.all.count).map { Language(index: $0) }
  }

  /// Name as in folders and files: `en`, `zh-Hans`.
  package var name: String { translation?.language ?? "en" }

  var translation: Translation? { index == 0 ? nil : Translation.all[index - 1] }

  package var texts: Texts { texts(of: .records) }

  /// All texts in the language, for an open table whose lines are records, or items of a
  /// list.
  package func texts(of unit: ListUnit) -> Texts { Texts(language: self, unit: unit) }

  private init(index: Int) { self.index = index }

  /// The first of the environment's languages that is spoken; English where none of them is.
  package init(environment: [String: String]) {
    self =
      LanguageName.preferred(in: environment).lazy.compactMap { Self(for: $0) }.first ?? .english
  }

  /// The language for a person of another one; nil if none serves.
  package init?(for wanted: LanguageName) {
    guard !wanted.isPlain, wanted.language != "en" else {
      self = .english
      return
    }
    let languages = Self.allCases
    let name = wanted.serving(among: languages.map(\.name)).first
    guard let language = languages.first(where: { $0.name == name }) else { return nil }
    self = language
  }
}
