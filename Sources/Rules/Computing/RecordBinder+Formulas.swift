import Expressions
import Forms
import JSONText
import Values

/// Results of formulas.
extension RecordBinder {
  /// The result of a row's formula for a record, as the row stores it; nil for nothing.
  package func computedValue(_ row: ConfigRow, in record: JSONSlice) -> JSONValue? {
    computedValue(of: plan.prepared(row), in: record)
  }

  private func computedValue(of row: PreparedRow, in record: JSONSlice) -> JSONValue? {
    formulaResult(of: row, in: record)?.stored
  }

  /// The result of a row's formula, and the same value as the row stores it; nil for a row
  /// without a formula.
  func formulaResult(
    of row: PreparedRow, in record: JSONSlice
  ) -> (result: ExpressionResult, stored: JSONValue?)? {
    row.formula.map { result(of: $0, for: row, in: record) }
  }

  private func result(
    of formula: Expression, for row: PreparedRow, in record: JSONSlice
  ) -> (result: ExpressionResult, stored: JSONValue?) {
    let result = formula.result(in: RecordScope(binder: self, record: record, row: row.state))
    return (result, stored(result.value, in: row))
  }

  /// The computed value that is shown in place of a missing one, or written to a new record;
  /// nil for nothing.
  package func computedDefault(_ row: ConfigRow, in record: JSONSlice) -> JSONValue? {
    computedDefault(of: plan.prepared(row), in: record)
  }

  private func computedDefault(of row: PreparedRow, in record: JSONSlice) -> JSONValue? {
    guard let formula = row.formula ?? row.state.row.defaultFormula else { return nil }
    return result(of: formula, for: row, in: record).stored
  }

  /// The result of a row with a formula where the record has no value; nil for nothing, and for
  /// a row that keeps no value while it is hidden. Computed once for a record.
  package func resultNotStored(of row: ConfigRow, in record: JSONSlice) -> JSONSlice? {
    resultNotStored(of: plan.prepared(row), in: record)
  }

  /// The result where the record has no value, for the row at an index of the form; copies no
  /// row.
  package func resultNotStored(ofRowAt place: Int, in record: JSONSlice) -> JSONSlice? {
    resultNotStored(of: plan.rows[place], in: record)
  }

  private func resultNotStored(of row: PreparedRow, in record: JSONSlice) -> JSONSlice? {
    reading(of: record).result(of: row) { row in
      guard !row.keepsNoHiddenValue || state(of: row, in: record).isVisible else { return nil }
      return computedDefault(of: row, in: record).map { JSONSlice(writing: $0) }
    }
  }

  /// A result as the row stores it; nil for nothing.
  private func stored(_ value: ExpressionValue, in row: PreparedRow) -> JSONValue? {
    let value = value.json
    if plan.storesDates, case .string(let text)? = value,
      let date = row.dates?.value(ofResult: text, by: clocks.zone)
    {
      return date
    }
    // A text that shows a number is no other number for being a text.
    if row.state.row.valueType == .string, case .number(let text)? = value { return .string(text) }
    if case .number(let text)? = value, !row.isComputed,
      let rounded = row.state.row.enteredNumber(text)
    {
      return .number(rounded)
    }
    return value == .null ? nil : value
  }

  /// Appends what is to be said of a row's formula: that it can't be computed, or that the record has another value.
  func judgeFormula(
    of prepared: PreparedRow, _ content: RowContent, in record: JSONSlice,
    into failures: inout [ValidationFailure]
  ) {
    guard let formula = prepared.formula, !isUpToDate(prepared, in: record) else { return }
    let (result, value) = result(of: formula, for: prepared, in: record)
    if let problem = result.problem {
      failures.append(
        ValidationFailure(
          rule: .formula, severity: .warning,
          message: texts.cannotBeComputed(problem.message.text(in: texts))))
      return
    }
    if result.value == .absent, let path = formula.pathThroughList(in: record) {
      failures.append(
        ValidationFailure(
          rule: .formula, severity: .warning,
          message: texts.cannotBeComputed(texts.leadsThroughList(path.description))))
      return
    }
    guard isStale(prepared, content, besides: value) else { return }
    let (state, row) = (prepared.state, prepared.state.row)
    let shown = value.map { value in
      // Rounded it may look like the value that the record has.
      if case .number(let text) = value, row.roundedFractionDigits != nil {
        return row.withAffixes(plan.numbers.text(text, in: row, isExact: true))
      }
      return row.withAffixes(self.shown(JSONSlice(writing: value), in: state).text)
    }
    failures.append(
      ValidationFailure(
        rule: .formula, severity: .warning,
        message: state.disclosure == .plain
          ? shown.map { texts.formulaGives($0) } ?? texts.formulaGivesNothing
          : texts.formulaGives(nil)))
  }

  /// True if a record has another value than the result of the row's formula, or none. False if
  /// the formula is too much work.
  package func isStale(_ row: ConfigRow, _ content: RowContent, in record: JSONSlice) -> Bool {
    let row = plan.prepared(row)
    guard row.isComputed, let formula = formulaResult(of: row, in: record),
      // Then nobody knows.
      formula.result.problem != .tooMuchWork
    else { return false }
    return isStale(row, content, besides: formula.stored)
  }

  private func isStale(
    _ row: PreparedRow, _ content: RowContent, besides value: JSONValue?
  ) -> Bool {
    guard row.isComputed, row.state.row.valuePath != nil else { return false }
    switch content {
    case .value(let slice): return !slice.holds(value)
    case .missing: return value != nil
    case .none, .unreachable: return false
    }
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
