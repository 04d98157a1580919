/// How texts differ that are alike.
package enum TextDifference: Hashable, Sendable {
  case letterCase
  case accents
  /// Full width, ligatures, how a letter is composed.
  case form
  /// Several of these, or not all the same.
  case several
  /// They are dates within a month or a year.
  case within
}
