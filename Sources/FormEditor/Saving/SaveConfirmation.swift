/// What the person has agreed to on the way to saving.
struct SaveConfirmation: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let drafts = SaveConfirmation(rawValue: 1)
  static let problems = SaveConfirmation(rawValue: 2)
  /// What only warns.
  static let warnings = SaveConfirmation(rawValue: 8)
  /// That many records are deleted.
  static let deletions = SaveConfirmation(rawValue: 16)
  /// Leave after the save.
  static let quitting = SaveConfirmation(rawValue: 4)
}
