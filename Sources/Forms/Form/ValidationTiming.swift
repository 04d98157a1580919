/// When a row is first judged: `validateOn`.
package enum ValidationTiming: String, CaseIterable, Sendable {
  /// At each change of what is typed.
  case change
  /// When its field is left.
  case blur
  /// When saving is tried, or somebody asks for problems.
  case save
}
