import Forms
import JSONText
import Rules
import Texts
import Values

/// A parsed filter.
struct ReadFilter {
  /// Nil for an empty text.
  var asked: FilterExpression?
  var notes: [FilterNote] = []
  /// Comparisons that may miss numbers stored as texts.
  var orders: [NumberOrder] = []
  /// Paths in a predicate that no row shows.
  var unknownPaths: [UnknownPath] = []
}

struct FilterParser {
  private let columns: ColumnIndex
  let binder: RecordBinder
  var form: Form { binder.form }
  var texts: Texts { binder.texts }
  /// Maximum length of a typed column name in scalars, with quotes and advice.
  let longestName: Int

  init(_ plan: FormPlan) {
    let form = plan.form
    columns = ColumnIndex(of: form)
    binder = RecordBinder(plan)
    longestName =
      8 + 2
      * (form.rows.flatMap { [$0.identifier, $0.key, $0.valuePath?.description ?? ""] }
        .map(\.unicodeScalars.count).max() ?? 0)
  }

  /// The condition of a typed text, and notes on it.
  func expression(
    of typed: String
  ) throws(FilterSyntaxError) -> ReadFilter {
    if let sign = typed.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      ["=", "＝"].contains(typed.unicodeScalars[sign])
    {
      return try predicate(typed, after: typed.unicodeScalars.index(after: sign))
    }
    if let quote = QueryText.openQuote(in: typed) {
      throw FilterSyntaxError(
        message: texts.filterQuoteNotClosed,
        offset: typed.unicodeScalars.distance(from: typed.startIndex, to: quote))
    }
    var grammar = FilterGrammar(typed, parser: self)
    let asked = try grammar.parse()
    return ReadFilter(
      asked: asked?.lookingUpEqualities, notes: grammar.notes, orders: grammar.orders)
  }

  // MARK: Columns

  /// Finds a row by identifier, label or path; case is ignored if no name matches exactly.
  func row(named name: String) -> ConfigRow? { columns[name].first }

  func nearestName(to name: String) -> String? {
    NearestName.of(name, among: form.rows.flatMap { [$0.identifier, $0.key] })
  }

  // MARK: Refusals

  /// The error for an unknown name before a sign and a value: suggests a predicate if the name is a path of records.
  func unknown(_ name: String, _ sign: FilterOperator? = nil, _ value: String = "") -> String {
    let nearest = nearestName(to: name)
    let isPath = nearest == nil && (try? ValuePath(name)).map { $0.steps.count > 1 } == true
    guard isPath else { return texts.noColumn(name, nearest: nearest) }
    return texts.noColumnOfPath(
      name, write: value.isEmpty ? nil : sign.map { Self.predicate(name, $0, value) })
  }

  func noName(before sign: FilterOperator) -> String {
    texts.noColumnName(before: sign.rawValue)
  }

  func noValue(for row: ConfigRow, _ sign: FilterOperator) -> String {
    texts.nothingToCompare(row.key, after: sign.rawValue, identifier: row.identifier)
  }

  func secret(_ row: ConfigRow) -> String {
    texts.keptSecret(row.key, identifier: row.identifier)
  }

  // MARK: Operands

  /// A comparison of a column with a text that is not empty.
  func comparison(
    _ row: ConfigRow, _ comparison: FilterOperator, _ value: String
  ) throws(FilterSyntaxError) -> FilterCondition {
    if comparison == .exactly {
      let stated = binder.state(of: row).row
      if row.valuePath != nil, stated.isNullTitle(value) { return .missing(row) }
      return .comparison(row, comparison, .exact(try exactOperand(value, of: row)))
    }
    if row.valuePath != nil, binder.state(of: row).row.resemblesNullTitle(value) {
      if comparison == .equal { return .missing(row) }
      if comparison == .notEqual { return .present(row) }
    }
    if comparison == .contains { return .comparison(row, comparison, .word(SearchWord(value))) }
    return .comparison(row, comparison, try operand(value, of: row, comparison))
  }

  /// The value that the row stores for a text: numbers and dates by value, others as written.
  private func exactOperand(
    _ value: String, of row: ConfigRow
  ) throws(FilterSyntaxError) -> ExactOperand {
    let state = binder.state(of: row)
    let stored =
      row.valuePath == nil && !row.offersChoices
      ? [] : state.format.storedValues(of: value, in: binder.prepared.notation(of: state))
    // A text with blanks around it is not the text that a field would make of it.
    let trimmed = JSONValue.string(value.trimmingWhitespace())
    let isTrimmed = trimmed != .string(value)
    var wanted = ExactOperand(value, values: isTrimmed ? stored.filter { $0 != trimmed } : stored)
    switch try operand(value, of: row, .exactly) {
    case .number(_, let bound), .text(_, let bound?): wanted.number = bound
    case .dates(let first, let last): if first == last { wanted.date = first }
    case .bool(let isOn, _): wanted.isOn = isOn
    case .text(_, nil), .word, .exact: break
    }
    return wanted
  }

  /// The decimal separator of numbers compared with the row; nil if it has none.
  func decimalSeparator(of row: ConfigRow) -> String? {
    let readsNumbers =
      row.valuePath != nil && !row.offersChoices
      && [.number, nil].contains(binder.state(of: row).format.order)
    return readsNumbers ? binder.prepared.numbers.shape(of: row).decimalSeparator : nil
  }

  private func operand(
    _ value: String, of row: ConfigRow, _ comparison: FilterOperator
  ) throws(FilterSyntaxError) -> FilterOperand {
    if row.showsCount, let number = try number(value, of: row) { return number }
    guard row.valuePath != nil, !row.offersChoices else {
      let isComputed = row.valuePath == nil && row.hasFormulas && !row.offersChoices
      guard isComputed, case .number(_, let bound)? = try number(value, of: row) else {
        return text(value, comparison)
      }
      return .text(comparedText(value, comparison), bound)
    }
    let state = binder.state(of: row)
    switch state.format.order {
    case .bool:
      guard comparison.isEquality else {
        throw FilterSyntaxError(message: texts.isOnOrOff(row.key))
      }
      let text = comparedText(value, comparison)
      return row.side(of: value, in: texts).map { .bool($0, text) } ?? .text(text)
    case .number:
      if let number = try number(value, of: row) { return number }
      throw FilterSyntaxError(
        message: texts.holdsNumbers(
          row.key, value, example: "\(row.identifier) \(comparison.rawValue)"))
    case .date:
      if let dates = dates(value, of: row) { return dates }
      throw FilterSyntaxError(
        message: texts.holdsDates(
          row.key, value, example: "\(row.identifier) \(comparison.rawValue)"))
    case nil:
      guard let number = try number(value, of: row) else { return text(value, comparison) }
      // Records may hold the same as a text; what is before or after a number is a number.
      guard case .number(_, let bound) = number, !comparison.isOrder else { return number }
      return .text(comparedText(value, comparison), bound)
    case .container
    where state.rules.kinds.contains(.lists) && comparison.isOrder && DecimalText(value) != nil:
      let path = row.valuePath?.description ?? ""
      throw FilterSyntaxError(
        message: texts.holdsLists(
          row.key, instead: "= \(path).@count \(comparison.rawValue) \(value)"))
    case .text, .container: return text(value, comparison)
    }
  }

  private func text(_ value: String, _ comparison: FilterOperator) -> FilterOperand {
    .text(comparedText(value, comparison))
  }

  private func comparedText(_ value: String, _ comparison: FilterOperator) -> ComparedText {
    ComparedText(value, collator: comparison.isEquality ? nil : TextCollator(binder.locale))
  }

  /// True if a text means a value of the row's switch.
  func isSide(_ text: String, of row: ConfigRow) -> Bool {
    row.side(of: text, in: texts) != nil
  }

  /// Parses a number as typed into the row; refuses an ambiguous one.
  private func number(
    _ text: String, of row: ConfigRow
  ) throws(FilterSyntaxError) -> FilterOperand? {
    let reading = binder.prepared.numbers.reading(of: text, in: row)
    if binder.state(of: row).format.order == .number,
      let words = binder.prepared.numbers.words(for: reading, in: row)
    {
      throw FilterSyntaxError(message: texts.isAmbiguous(row.key, text, words))
    }
    var number = DecimalText(text)
    if case .complete(let json) = reading.result {
      number = DecimalText(json).map(row.storedNumber)
    }
    return number.flatMap { number in
      NumberBound(.number(number)).map { .number(number, $0) }
    }
  }

  /// Parses `2026`, `2026-11`, `2026-11-21`, `2026年11月`, also as people type it, with or without a time.
  private func dates(_ typed: String, of row: ConfigRow) -> FilterOperand? {
    let text = Self.withoutChineseUnits(typed) ?? typed
    if case .complete(let iso) = binder.prepared.dateEntry(in: row).typed(text).state,
      let date = DateText(iso) ?? DateText(timeOfDay: iso)
    {
      return .dates(date, date)
    }
    if text.utf8.count == 4, let first = DateText(text + "-01-01"),
      let last = DateText(text + "-12-31")
    {
      return .dates(first, last)
    }
    guard text.utf8.count == 7, let first = DateText(text + "-01") else { return nil }
    let days = CalendarDate.days(inMonth: first.date.month, of: first.date.year)
    return DateText("\(text)-\(days)").map { .dates(first, $0) }
  }

  /// `2026年` as `2026`, `2026年3月` as `2026-03`; nil for other texts.
  private static func withoutChineseUnits(_ typed: String) -> String? {
    let text = typed.filter { !$0.isWhitespace }.map(\.halfWidth)
    let parts = text.split(separator: "年", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4 else { return nil }
    let year = String(parts[0])
    if parts[1].isEmpty { return year }
    guard parts[1].last == "月", let month = Int(String(parts[1].dropLast())), month < 13 else {
      return nil
    }
    return year + (month < 10 ? "-0" : "-") + String(month)
  }
}
