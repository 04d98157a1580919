/// The confirmations that the user has given on the way to saving.
struct SaveConfirmation: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let drafts = SaveConfirmation(rawValue: 1)
  static let problems = SaveConfirmation(rawValue: 2)
  static let warnings = SaveConfirmation(rawValue: 8)
  static let deletions = SaveConfirmation(rawValue: 16)
}
