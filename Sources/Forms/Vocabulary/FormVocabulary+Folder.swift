extension FormVocabulary {
  /// Keys of a folder's `formview.plist`.
  static let folderKeys: [VocabularyKey] = [
    VocabularyKey(
      "forms", .folder, .dictionaries, codes: [.F107],
      meaning: { $0.meaningOfFolderForms })
  ]

  /// Keys of the entries in it.
  static let folderFormKeys: [VocabularyKey] = [
    VocabularyKey(
      "files", .folderForm, .strings, byDefault: { $0.defaultRequired }, codes: [.F107, .W108],
      meaning: { $0.meaningOfFolderFiles }),
    VocabularyKey(
      "form", .folderForm, .string, byDefault: { $0.defaultRequired },
      codes: [.F007, .F107, .F601],
      meaning: { $0.meaningOfFolderForm }),
  ]
}
