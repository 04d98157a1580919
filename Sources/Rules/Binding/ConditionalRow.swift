import Expressions
import Forms
import Texts
import Values

/// A row that is not the same for all records.
///
/// Its states depend only on which of its conditions hold: each is made once, when it is first needed. Used from one
/// thread at a time, like its binder.
final class ConditionalRow {
  /// The conditions, ordered by effect: a hidden row has no other effect.
  private let conditions: [RowCondition]
  /// Predicates of the conditions; nil for one that always holds. Copying a condition costs
  /// more.
  private let predicates: [Expression?]
  private let usual: RowState
  private let texts: Texts
  private let hasComputedLimits: Bool
  private var made: [Case: RowState] = [:]

  /// Key of the cache: records with the same key have the same state of the row.
  private struct Case: Hashable {
    /// The conditions that hold, as bits.
    var holding: UInt = 0
    var minimum: Bound?
    var maximum: Bound?
  }

  /// Maximum number of cached states: computed limits may differ for each of a million records.
  private static let mostKept = 100

  /// Nil for a row without conditions and with the same limits for all records.
  init?(_ usual: RowState, _ texts: Texts) {
    hasComputedLimits = usual.row.hasComputedLimits
    guard !usual.row.conditions.isEmpty || hasComputedLimits else { return nil }
    conditions = RowCondition.Effect.allCases.flatMap { effect in
      usual.row.conditions.filter { $0.effect == effect }
    }
    predicates = conditions.map { $0.isAlways ? nil : $0.predicate }
    self.usual = usual
    self.texts = texts
  }

  /// The state of the row for the record of a scope. O(conditions).
  func state(in scope: RecordScope) -> RowState {
    var present = Case()
    for index in predicates.indices where isMet(index, in: scope) {
      present.holding |= 1 << index
    }
    if hasComputedLimits {
      present.minimum = usual.row.minimumFormula.flatMap { Bound($0, in: scope) }
      present.maximum = usual.row.maximumFormula.flatMap { Bound($0, in: scope) }
    }
    if present == Case() { return usual }
    if let state = made[present] { return state }
    let state = state(in: present)
    if made.count == Self.mostKept { made = [:] }
    made[present] = state
    return state
  }

  /// True if a condition holds. While nothing is known, since it reads a value that was too long to be read, the row is
  /// shown and locked.
  private func isMet(_ index: Int, in scope: RecordScope) -> Bool {
    guard let predicate = predicates[index] else { return true }
    guard scope.readsUnreadValue(predicate) else { return predicate.isSatisfied(in: scope) }
    return conditions[index].effect.locks
  }

  private func state(in present: Case) -> RowState {
    let holding = conditions.indices.filter { present.holding & 1 << $0 != 0 }
      .map { conditions[$0] }
    let effects = Set(holding.map(\.effect))
    let row =
      hasComputedLimits
      ? usual.row.with {
        $0[.minimumValue] = present.minimum ?? $0[.minimumValue]
        $0[.maximumValue] = present.maximum ?? $0[.maximumValue]
      } : usual.row
    let judged = effects.contains(.required) ? row.with { $0.required = true } : row
    let cause = holding.lazy.compactMap(\.lockCause).first
    return RowState(
      row: row, isVisible: !effects.contains(.hidden),
      isDisabled: effects.contains(.disabled),
      readOnlyReason: cause?.reason(in: texts) ?? usual.readOnlyReason,
      lockCause: cause ?? usual.lockCause, disclosure: usual.disclosure,
      rules: judged === usual.row ? usual.rules : RowRules(judged, type: usual.format.type),
      format: usual.format, defaultValue: usual.defaultValue)
  }
}

extension RowCondition {
  fileprivate var lockCause: RowLock.Cause? {
    effect == .required
      ? nil : RowLock.Cause(effect: effect, predicate: isAlways ? nil : predicate.shownText)
  }
}

extension Bound {
  /// The limit that a formula evaluates to; nil for what is neither a number nor a date, and where nothing is known.
  fileprivate init?(_ formula: Expression, in scope: RecordScope) {
    guard !scope.readsUnreadValue(formula) else { return nil }
    let value = formula.value(in: scope)
    if let number = value.number.flatMap({ DecimalText($0.description) }) {
      self = .number(number)
    } else if case .string(let text) = value, DateText(text) != nil {
      self = .date(text)
    } else {
      return nil
    }
  }
}
