import Texts

extension Language {
  /// Simplified Chinese.
  package static var chinese: Language { Language(for: LanguageName("zh-Hans")) ?? .english }
}
