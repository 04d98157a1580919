import Forms
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// A row's rules, prepared so that a value is judged on its bytes: `check` does so a million times.
///
/// Immutable, and a class so that handing it on counts one reference instead of copying all of it,
/// which took a third of the time.
package final class RowRules: Sendable {
  private let type: TypeRule
  /// The row's rules, in the catalog's order.
  let all: [any Rule]
  private let prepared: PreparedRules
  let isRequired: Bool
  package let comparesSiblings: Bool
  /// The values offered, in the row's order; nil for a row without choices.
  package let choices: ListedValues?
  /// The two values of a switch that stores others than true and false.
  package let switchValues: ListedValues?

  /// Storage and display format of dates; nil means ISO 8601.
  var dates: RowDates? { type.dates }

  package var kinds: StoredKinds { type.kinds }

  /// True if a value of the row's type may still be wrong.
  package var judgeValues: Bool {
    !prepared.kinds.isEmpty || !type.readKinds.isEmpty || switchValues != nil
  }

  /// Prepares a row's rules; `known` has the titles of values that the row does not offer. O(choices) for the
  /// first row that has them.
  init(_ row: ConfigRow, type: TypeRule, known: ChoiceTable? = nil) {
    var all: [any Rule] = []
    for rule in RuleCatalog.rules {
      guard let prepared = rule.prepared(for: row) else { continue }
      if let known, let choices = prepared as? ChoiceRule {
        all.append(choices.naming(known))
      } else {
        all.append(prepared)
      }
    }
    self.all = all
    prepared = PreparedRules(all)
    isRequired = all.contains { $0.requiresValue }
    comparesSiblings = all.contains { $0.comparesSiblings }
    choices = all.lazy.compactMap { $0.choices }.first
    self.type = type.prepared(for: row, choices: choices)
    switchValues = self.type.switchValues
  }

  package var limits: ValueLimits {
    var limits = ValueLimits()
    for rule in all { rule.limit(&limits) }
    return limits
  }

  /// The pattern that its values must match; nil where there is none. O(rules).
  package var pattern: RowPattern? { all.lazy.compactMap(\.pattern).first }

  /// Appends what a missing value breaks.
  func judgeMissing(into breaches: inout [RuleBreach]) {
    if isRequired { breaches.append(RequiredRule.breach) }
  }

  /// Appends what a value breaks, as below.
  func judge(
    _ slice: JSONSlice, within budget: PatternBudget? = nil, into breaches: inout [RuleBreach]
  ) {
    judge(slice.range, of: slice.buffer, within: budget, into: &breaches)
  }

  /// Appends what the value at `range` breaks: its first error, and the warnings. O(value).
  ///
  /// Without a budget the pattern is tried however often it was over its limit.
  func judge(
    _ range: Range<Int>, of buffer: ByteBuffer, within budget: PatternBudget?,
    into breaches: inout [RuleBreach]
  ) {
    var value = StoredValue(at: range, of: buffer, budget: budget)
    switch value.bytes[0] {
    case UInt8(ascii: "n"):
      if !type.listsNull(value.slice) { judgeMissing(into: &breaches) }
    case UInt8(ascii: "\""): judgeText(&value, &breaches)
    case UInt8(ascii: "{"): judge(&value, of: .object, .objects, &breaches)
    case UInt8(ascii: "["): judge(&value, of: .array, .lists, &breaches)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      judge(&value, of: .bool, .bools, &breaches)
    default: judge(&value, of: .number, .numbers, &breaches)
    }
  }

  /// True where the row accepts a value of this kind at all.
  func takes(_ slice: JSONSlice, kind: JSONKind) -> Bool {
    type.accepts(StoredKinds(kind), slice)
  }

  /// A value of another type than the row takes.
  func typeFailure(found kind: JSONKind, in row: ConfigRow, _ texts: Texts)
    -> ValidationFailure
  {
    type.failure(found: kind, in: row, texts)
  }

  private func judgeText(_ value: inout StoredValue, _ breaches: inout [RuleBreach]) {
    guard type.acceptsText(isEmpty: value.bytes.count == 2, value.slice) else {
      return breaches.append(type.breach(foundText: value.bytes))
    }
    guard value.bytes.count > 2 else { return judgeMissing(into: &breaches) }
    let isRead = type.readKinds.contains(.texts)
    guard isRead || prepared.kinds.contains(.texts) else { return }
    value.becomeText()
    if isRead, let breach = type.breach(reading: &value, of: .string) {
      return breaches.append(breach)
    }
    prepared.judge(&value, into: &breaches)
  }

  private func judge(
    _ value: inout StoredValue, of kind: JSONKind, _ kinds: StoredKinds,
    _ breaches: inout [RuleBreach]
  ) {
    guard type.accepts(kinds, value.slice) else {
      return breaches.append(type.breach(found: kind))
    }
    let isRead = type.readKinds.contains(kinds)
    guard isRead || prepared.kinds.contains(kinds) else { return }
    value.kind = kinds
    if isRead, let breach = type.breach(reading: &value, of: kind) {
      return breaches.append(breach)
    }
    prepared.judge(&value, into: &breaches)
  }
}
