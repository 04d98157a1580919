import JSONText
import Values

/// What an expression reads while it is evaluated: a record, its neighbors, and the time.
package protocol ExpressionScope {
  /// The value that a reference leads to; nil where nothing is there.
  ///
  /// `$a.b` may be the row `a.b`, or the member `b` of the value of row `a`: see `identifierReadings`.
  func value(of reference: ExpressionReference) -> JSONSlice?
  /// The same for the reference that an operand is, which a scope may know.
  func value(of reference: ExpressionReference, in operand: ExpressionNode) -> JSONSlice?
  /// The position of the record in its list, as `@index` shows it; nil outside a list.
  var index: Int? { get }
  /// The day, in ISO notation.
  var today: String { get }
  /// The day and the time, in ISO notation.
  var now: String { get }
  /// By whose clocks times are that have no offset from UTC.
  var zone: ZoneClock { get }
  /// Whether the form names the zone: its clocks decide on which day a time with an offset is, which else is as written.
  var namesZone: Bool { get }
  /// Whether there is a choice that `choice` means; else it is the record's member of that name.
  var hasChoice: Bool { get }
  /// What operations that don't read the choice come to, for all choices of a list; nil where there is only one.
  var constants: SharedResults? { get }
  /// The title of the choice that the row of the reference holds; nil where it has no choices or no such one.
  func choiceTitle(of reference: ExpressionReference) -> String?
  /// What aggregates over the object come to in which a reference begins; nil where only this record reads it.
  func sharedResults(for reference: ExpressionReference) -> SharedResults?
  /// What gives the elements of a list the results of a computed row of theirs at a path where they lack them; nil where
  /// they have no such row.
  func resultsNotStored(
    inElementsOf list: ExpressionReference, at path: [JSONStep]
  ) -> ElementResults?
  /// How many steps an evaluation may take, `ExpressionLimits.steps` at most.
  var limit: Int { get }
  /// Takes note of how many steps an evaluation took.
  func spend(steps: Int)
}

extension ExpressionScope {
  package func value(
    of reference: ExpressionReference, in operand: ExpressionNode
  ) -> JSONSlice? {
    value(of: reference)
  }
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

/// Nothing to read, for expressions that are constant.
struct EmptyScope: ExpressionScope {
  let index: Int? = nil
  let today = ""
  let now = ""

  func value(of reference: ExpressionReference) -> JSONSlice? { nil }
}
