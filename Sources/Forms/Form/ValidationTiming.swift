/// When a row is first judged: `validateOn`.
package enum ValidationTiming: String, CaseIterable, Sendable {
  case change
  case blur
  /// When the user saves, or asks for problems.
  case save
}
