import Texts

extension VocabularyKey.Owner {
  /// Phrases for a part of a form ("in a row"), for a key of it and for several; and what a key is for.
  typealias Words = (
    position: String, key: (String) -> String, keys: ([String]) -> String,
    meaning: (String) -> String?
  )

  func words(in texts: Texts) -> Words {
    switch self {
    case .form: (texts.inForm, texts.isKeyOfForm, texts.keys(ofForm:), texts.meaning(ofForm:))
    case .section:
      (texts.inSection, texts.isKeyOfSection, texts.keys(ofSection:), texts.meaning(ofSection:))
    case .row: (texts.inRow, texts.isKeyOfRow, texts.keys(ofRow:), texts.meaning(ofRow:))
    case .choice:
      (texts.inChoice, texts.isKeyOfChoice, texts.keys(ofChoice:), texts.meaning(ofChoice:))
    case .rule: (texts.inRule, texts.isKeyOfRule, texts.keys(ofRule:), texts.meaning(ofRule:))
    case .colorRule:
      (
        texts.inColorRule, texts.isKeyOfColorRule, texts.keys(ofColorRule:),
        texts.meaning(ofColorRule:)
      )
    case .variant:
      (
        texts.inVariant, texts.isKeyOfVariant, texts.keys(ofVariant:), texts.meaning(ofVariant:)
      )
    // Nobody translates them.
    case .folder, .folderForm:
      (texts.inFolderForms, texts.isKeyOfFolderForms, { _ in "" }, texts.meaning(ofFolder:))
    case .settings:
      (texts.inSettings, texts.isKeyOfSettings, { _ in "" }, texts.meaning(ofSettings:))
    }
  }
}
