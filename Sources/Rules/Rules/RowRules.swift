import Forms
import JSONText
import Patterns
import SourceText
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
  let dates: RowDates?

  /// Prepares a row's rules; `known` has the titles of values that the row does not offer. O(choices) for the
  /// first row that has them.
  init(_ row: ConfigRow, dates: RowDates? = nil, known: ChoiceTable? = nil) {
    self.dates = dates
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
    type = TypeRule(row, choices: choices, dates: dates)
    switchValues = type.switchValues
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
    case UInt8(ascii: "{"): judge(&value, of: .object, .containers, &breaches)
    case UInt8(ascii: "["): judge(&value, of: .array, .containers, &breaches)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      judge(&value, of: .bool, .bools, &breaches)
    default: judgeNumber(&value, &breaches)
    }
  }

  /// True where the row accepts a value of this kind at all.
  func takes(_ slice: JSONSlice, kind: JSONKind) -> Bool { type.accepts(kind, slice) }

  private func judgeText(_ value: inout StoredValue, _ breaches: inout [RuleBreach]) {
    guard type.acceptsText(isEmpty: value.bytes.count == 2, value.slice) else {
      return breaches.append(TypeRule.breach(foundText: value.bytes))
    }
    guard value.bytes.count > 2 else { return judgeMissing(into: &breaches) }
    guard type.isDate || type.isData || prepared.kinds.contains(.texts) else { return }
    value.becomeText()
    if type.isData, !value.withCharacters({ Base64.bytes($0) != nil }) {
      return breaches.append(TypeRule.breachOfData)
    }
    if type.isDate {
      value.date =
        if let dates {
          value.withCharacters { dates.date(of: $0, isNumber: false) }
        } else {
          DateText(utf8: value.bytes)
        }
      if value.date == nil {
        let text = value.withCharacters { String(decoding: $0, as: UTF8.self) }
        let fault = dates?.storage.fault(ofText: text)
        return breaches.append(TypeRule.breach(foundNoDate: fault))
      }
    }
    prepared.judge(&value, into: &breaches)
  }

  private func judgeNumber(_ value: inout StoredValue, _ breaches: inout [RuleBreach]) {
    let isWhole = !type.isInteger || !type.accepts(.number, value.slice) || value.mayBeWhole()
    guard isWhole else { return breaches.append(TypeRule.breach(found: .number)) }
    if let dates, dates.storesNumber {
      value.date = dates.date(of: value.bytes, isNumber: true)
      guard value.date != nil else { return breaches.append(TypeRule.breach(found: .number)) }
      return judge(&value, of: .number, .texts, &breaches)
    }
    judge(&value, of: .number, .numbers, &breaches)
  }

  private func judge(
    _ value: inout StoredValue, of kind: JSONKind, _ kinds: StoredKinds,
    _ breaches: inout [RuleBreach]
  ) {
    guard type.accepts(kind, value.slice) else {
      return breaches.append(TypeRule.breach(found: kind))
    }
    guard prepared.kinds.contains(kinds) else { return }
    value.kind = kinds
    prepared.judge(&value, into: &breaches)
  }
}
