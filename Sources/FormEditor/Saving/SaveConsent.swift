/// What the person has agreed to on the way to saving.
struct SaveConsent: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let drafts = SaveConsent(rawValue: 1)
  static let problems = SaveConsent(rawValue: 2)
  /// Values that are not those of their formulas.
  static let formulas = SaveConsent(rawValue: 8)
  /// Leave after the save.
  static let quitting = SaveConsent(rawValue: 4)
}
