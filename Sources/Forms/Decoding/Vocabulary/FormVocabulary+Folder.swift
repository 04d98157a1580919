import Values

extension FormVocabulary {
  static let folderKeys: [TypedKey<GivenFolder>] = [
    .key(
      "forms", .dictionaries(in: .folderForm), codes: [.F107], meaning: { $0.meaningOfFolderForms },
      sets: { $0.forms = $1 })
  ]

  static let folderFormKeys: [TypedKey<GivenFolderForm>] = [
    .key(
      "files", .unread(.strings), byDefault: { $0.defaultRequired }, codes: [.F107, .W108],
      meaning: { $0.meaningOfFolderFiles }, sets: { $0.setFiles($1) }),
    .key(
      "form", .string, byDefault: { $0.defaultRequired }, codes: [.F007, .F107, .F601],
      meaning: { $0.meaningOfFolderForm }, sets: { $0.form = Words.trimmed($1) }),
  ]
}
