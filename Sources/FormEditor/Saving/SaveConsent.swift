/// What the person has agreed to on the way to saving.
struct SaveConsent: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let drafts = SaveConsent(rawValue: 1)
  static let problems = SaveConsent(rawValue: 2)
  /// What only warns.
  static let warnings = SaveConsent(rawValue: 8)
  /// Leave after the save.
  static let quitting = SaveConsent(rawValue: 4)
}
