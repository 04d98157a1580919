import Expressions
import Forms
import JSONText
import Values

/// The formulas of a row, for a record.
struct RowFormula {
  let reading: RecordReading
  let row: PreparedRow

  /// The result of the row's formula, and the same value as the row stores it; nil for a row without one.
  /// Nil also if a value that it reads was too long to be read.
  var result: (result: ExpressionResult, stored: JSONValue?)? { row.formula.flatMap(result) }

  private func result(of formula: Expression) -> (result: ExpressionResult, stored: JSONValue?)? {
    let scope = RecordScope(reading, row: row.state)
    guard !scope.readsUnreadValue(formula) else { return nil }
    let result = formula.result(in: scope)
    return (result, stored(result.value))
  }

  /// The computed value that is shown in place of a missing one, or written to a new record; nil for nothing.
  var defaultValue: JSONValue? {
    (row.formula ?? row.state.row.defaultFormula).flatMap { result(of: $0)?.stored }
  }

  /// The result where the record has no value; nil for nothing, and for a row that keeps no value while it is hidden.
  /// Computed once for a record.
  var resultNotStored: JSONSlice? {
    reading.memory.result(of: row) { row in
      guard !row.keepsNoHiddenValue || reading.state(of: row).isVisible else { return nil }
      return reading.formula(of: row).defaultValue.map { JSONSlice(writing: $0) }
    }
  }

  /// True if the record holds another value than the formula's result, or none.
  func isStale(_ content: RowContent) -> Bool {
    // Then nobody knows.
    guard row.isComputed, let result, result.result.problem != .tooMuchWork else { return false }
    return isStale(content, besides: result.stored)
  }

  private func isStale(_ content: RowContent, besides value: JSONValue?) -> Bool {
    guard row.isComputed, row.state.row.valuePath != nil else { return false }
    switch content {
    case .value(let slice): return !slice.holds(value)
    case .missing: return value != nil
    case .none, .unreachable: return false
    }
  }

  /// A result as the row stores it; nil for nothing.
  func stored(_ value: ExpressionValue) -> JSONValue? {
    let value = value.json
    if reading.plan.storesDates, case .string(let text)? = value,
      let date = row.dates?.value(ofResult: text, by: reading.binder.clocks.zone)
    {
      return date
    }
    // A text that shows a number is no other number for being a text.
    if row.state.format.isText, case .number(let text)? = value { return .string(text) }
    if case .number(let text)? = value, !row.isComputed,
      let rounded = row.state.row.enteredNumber(text)
    {
      return .number(rounded)
    }
    return value == .null ? nil : value
  }

  /// Appends what is to be said of a row's formula: that it can't be computed, or that the record has another value.
  func judge(_ content: RowContent, into failures: inout [ValidationFailure]) {
    guard let formula = row.formula, !reading.isUpToDate(row),
      let (result, value) = result(of: formula)
    else { return }
    let texts = reading.texts
    if let problem = result.problem {
      failures.append(
        ValidationFailure(
          rule: .formula, severity: .warning,
          message: texts.cannotBeComputed(problem.message.text(in: texts))))
      return
    }
    if result.value == .absent, let path = formula.pathThroughList(in: reading.record) {
      failures.append(
        ValidationFailure(
          rule: .formula, severity: .warning,
          message: texts.cannotBeComputed(texts.leadsThroughList(path.description))))
      return
    }
    guard isStale(content, besides: value) else { return }
    let (state, row) = (self.row.state, self.row.state.row)
    let shown = value.map { value in
      // Rounded it may look like the value that the record has.
      if case .number(let text) = value, row.roundedFractionDigits != nil {
        return row.withAffixes(reading.prepared.notation.numbers.text(text, in: row, isExact: true))
      }
      return row.withAffixes(reading.binder.shown(JSONSlice(writing: value), in: state).text)
    }
    failures.append(
      ValidationFailure(
        rule: .formula, severity: .warning,
        message: state.disclosure == .plain
          ? shown.map { texts.formulaGives($0) } ?? texts.formulaGivesNothing
          : texts.formulaGives(nil)))
  }
}

extension Expression {
  /// A path that it reads as one value, and on which a record has a list whose items have members.
  fileprivate func pathThroughList(in record: JSONSlice) -> ValuePath? {
    let single = dependencies.references.subtracting(dependencies.collections)
    return single.lazy.filter { $0.root == .record }.map(\.path).filter { path in
      guard case .blocked(let depth, .array) = record.lookup(path.steps),
        case .found(let list) = record.lookup(Array(path.steps[..<depth]))
      else { return false }
      return list.elements.contains { $0.kind == .object }
    }.min { $0.description < $1.description }
  }
}

extension ConfigRow {
  /// A result as people may enter it: rounded to the digits that the row takes. Nil for one that is kept as it is.
  fileprivate func enteredNumber(_ text: String) -> String? {
    guard let digits = maximumFractionDigits.map({ $0 + shownPower }),
      let number = DecimalText(text), number.fractionDigits > digits
    else { return nil }
    return number.rounded(toFractionDigits: digits).description
  }
}

extension JSONSlice {
  /// True if the slice is `value`, with numbers compared by value and not by notation; for nil,
  /// true if it is an empty value.
  func holds(_ value: JSONValue?) -> Bool {
    guard let value else { return isEmptyValue }
    guard case .number(var text) = value, kind == .number else { return self.value == value }
    if text.withUTF8({ bytes.elementsEqual(UnsafeRawBufferPointer($0)) }) { return true }
    guard let a = Decimal34(text), let b = ExpressionValue(self).number else {
      return self.value == value
    }
    return a == b
  }
}

extension RuleName {
  /// Reported if the value is not that of the row's formula, or that can't be computed.
  package static let formula = RuleName("formula")
}
