/// The difference between texts that are alike.
package enum TextDifference: Hashable, Sendable {
  case letterCase
  case accents
  /// Form of characters: full width, ligatures, composition of letters.
  case form
  /// Several of these differences, or different ones among the texts.
  case several
  /// Dates within a month or a year.
  case within
}
