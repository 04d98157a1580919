/// Why a filter can't be used, and what is said of one that finds nothing.
package protocol QueryTexts {
  func isNoPath(_ path: String, meant: String) -> String
  func invalidPredicate(_ reason: String) -> String
  // MARK: The grammar

  func columnNeedsCondition(_ column: String) -> String
  var parenthesisNotClosed: String { get }
  var parenthesisNotClosedInText: String { get }
  var expectedAndSecondValue: String { get }
  var expectedValueBetween: String { get }
  var expectedListValue: String { get }
  func filterTooDeep(_ levels: Int) -> String
  var expectedClosingParenthesis: String { get }
  func expectedJoint(found: String) -> String
  func expectedCondition(after before: String?, found: String?) -> String
  var ambiguousComma: String { get }
  var filterQuoteNotClosed: String { get }

  // MARK: Columns and values

  func noColumn(_ name: String, nearest: String?) -> String
  /// Of what records may have, though no row shows it.
  func noColumnOfPath(_ path: String, write predicate: String?) -> String
  func noColumnName(before sign: String) -> String
  func nothingToCompare(_ label: String, after sign: String, identifier: String) -> String
  func keptSecret(_ label: String, identifier: String) -> String
  func holdsNumbers(_ label: String, _ value: String, example: String) -> String
  func holdsLists(_ label: String, instead predicate: String) -> String
  func holdsDates(_ label: String, _ value: String, example: String) -> String
  func isOnOrOff(_ label: String) -> String
  func isAmbiguous(_ label: String, _ value: String, _ reason: String) -> String

  // MARK: Notes

  func closesNothing(_ parenthesis: String) -> String
  func signIsText(_ sign: String, write word: String) -> String
  func isOneText(_ text: String, write advice: String, or alternative: String?) -> String
  func isNoChoice(
    _ text: String, of label: String, nearest: String?, choices: [String], isAll: Bool
  ) -> String
  func isNoSide(_ text: String, of label: String, on: String, off: String) -> String
  /// Of a comparison with a number in a column of texts.
  func comparesTexts(_ label: String, write predicate: String) -> String
  /// Of a comparison with a number, where records have texts.
  func missesTexts(_ label: String, write predicate: String) -> String
  func nothingBetween(_ low: String, _ high: String, areDates: Bool) -> String
}
