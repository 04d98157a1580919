import JSONText
import Values

/// The inputs of an expression: a record, its neighbors, and the time.
package protocol ExpressionScope {
  /// The value of a reference; nil if there is none.
  ///
  /// `$a.b` may be the row `a.b`, or the member `b` of the value of row `a`: see `identifierReadings`.
  func value(of reference: ExpressionReference) -> JSONSlice?
  /// The value of an operand's reference, which a scope may have cached.
  func value(of reference: ExpressionReference, in operand: ExpressionNode) -> JSONSlice?
  /// The position of the record in its list, for `@index`; nil outside a list.
  var index: Int? { get }
  /// The key of the record in its map, for `@key`; nil outside a map.
  var key: String? { get }
  /// Current date in ISO notation.
  var today: String { get }
  /// Current date and time in ISO notation.
  var now: String { get }
  /// The zone of times without an offset.
  var zone: ZoneClock { get }
  /// True if the form names the zone, which determines the day of a time with an offset; otherwise the day is as
  /// written.
  var namesZone: Bool { get }
  /// True if `choice` means a choice; otherwise it is the record's member of that name.
  var hasChoice: Bool { get }
  /// Cached results of operations that don't read the choice; nil without a list of choices.
  var constants: SharedResults? { get }
  /// The title of the selected choice in the reference's row; nil if it has no choices or no such one.
  func choiceTitle(of reference: ExpressionReference) -> String?
  /// Cached results of aggregates over the object in which a reference begins; nil if only this record reads it.
  func sharedResults(for reference: ExpressionReference) -> SharedResults?
  /// Computes the results of a list's computed row at a path for elements that lack them; nil if they have no such
  /// row.
  func resultsNotStored(
    inElementsOf list: ExpressionReference, at path: [JSONStep]
  ) -> ElementResults?
  /// Maximum number of steps of one evaluation; `ExpressionLimits.steps` at most.
  var limit: Int { get }
  /// Records the steps of an evaluation.
  func spend(steps: Int)
}

extension ExpressionScope {
  package func value(
    of reference: ExpressionReference, in operand: ExpressionNode
  ) -> JSONSlice? {
    value(of: reference)
  }
  package var key: String? { nil }
  package var zone: ZoneClock { .utc }
  package var namesZone: Bool { false }
  package var hasChoice: Bool { false }
  package var constants: SharedResults? { nil }
  package func choiceTitle(of reference: ExpressionReference) -> String? { nil }
  package func sharedResults(for reference: ExpressionReference) -> SharedResults? { nil }
  package func resultsNotStored(
    inElementsOf list: ExpressionReference, at path: [JSONStep]
  ) -> ElementResults? { nil }
  package var limit: Int { ExpressionLimits.steps }
  package func spend(steps: Int) {}
}

struct EmptyScope: ExpressionScope {
  let index: Int? = nil
  let today = ""
  let now = ""

  func value(of reference: ExpressionReference) -> JSONSlice? { nil }
}
