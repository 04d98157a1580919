import Forms
import Rules
import Values

/// Reads what a person types to filter a table.
struct FilterParser {
  let form: Form
  private let binder: RecordBinder
  /// Scalars that the name of a column may have at most as it is typed, with quotes and advice.
  let longestName: Int

  init(form: Form, locale: FormLocale) {
    self.form = form
    binder = RecordBinder(form: form, locale: locale)
    longestName =
      8 + 2
      * (form.rows.flatMap { [$0.identifier, $0.key, $0.valuePath?.description ?? ""] }
        .map(\.unicodeScalars.count).max() ?? 0)
  }

  /// What a typed text asks for, nil where it is empty, and what is to be said of it.
  func expression(
    of typed: String
  ) throws(FilterSyntaxError) -> (asked: FilterExpression?, notes: [FilterNote]) {
    if let quote = QueryText.openQuote(in: typed) {
      throw FilterSyntaxError(
        message: "a double quote is not closed; write \\\" for one that is meant",
        offset: typed.unicodeScalars.distance(from: typed.startIndex, to: quote))
    }
    var grammar = FilterGrammar(typed, parser: self)
    let asked = try grammar.parse()
    return (asked, grammar.notes)
  }

  // MARK: Columns

  /// By identifier, label or path; case doesn't count where no name has exactly these letters.
  func row(named name: String) -> ConfigRow? { form.column(named: name).first }

  func nearestName(to name: String) -> String? {
    NearestName.of(name, among: form.rows.flatMap { [$0.identifier, $0.key] })
  }

  // MARK: Refusals

  func unknown(_ name: String) -> String {
    let advice =
      nearestName(to: name).map { "did you mean \"\($0)\"?" }
      ?? "to look for the text itself, put it in double quotes."
    return "There is no column \"\(name)\"; \(advice)"
  }

  func noName(before sign: FilterOperator) -> String {
    "There is no column name before \"\(sign.rawValue)\"; write it like salary > 5000, or put a "
      + "text to look for in double quotes."
  }

  func noValue(for row: ConfigRow, _ sign: FilterOperator) -> String {
    "There is nothing to compare \"\(row.key)\" with; write a value after \"\(sign.rawValue)\", or "
      + "\(row.identifier) missing."
  }

  func secret(_ row: ConfigRow) -> String {
    "\"\(row.key)\" is kept secret: only \(row.identifier) missing and \(row.identifier) present "
      + "can be asked."
  }

  // MARK: Operands

  /// A column compared with a text that is not empty.
  func comparison(
    _ row: ConfigRow, _ comparison: FilterOperator, _ value: String
  ) throws(FilterSyntaxError) -> FilterCondition {
    if comparison == .contains { return .comparison(row, comparison, .word(SearchWord(value))) }
    return .comparison(row, comparison, try operand(value, of: row, comparison))
  }

  /// What parts the fraction of a number that is compared with the row; nil where it holds none.
  func decimalSeparator(of row: ConfigRow) -> String? {
    let readsNumbers =
      row.valuePath != nil && row.choices.isEmpty
      && [.number, .integer, .any].contains(row.valueType)
    return readsNumbers ? binder.numberFormats.numbers.decimalSeparator : nil
  }

  private func operand(
    _ value: String, of row: ConfigRow, _ comparison: FilterOperator
  ) throws(FilterSyntaxError) -> FilterOperand {
    if row.showsCount, let number = try number(value, of: row) { return number }
    guard row.valuePath != nil, row.choices.isEmpty else { return .text(FoldTable.folded(value)) }
    switch row.valueType {
    case .number, .integer:
      if let number = try number(value, of: row) { return number }
      throw FilterSyntaxError(
        message: "\"\(row.key)\" holds numbers, and \"\(value)\" is none; write it like "
          + "\(row.identifier) \(comparison.rawValue) 5000.")
    case .date:
      if let dates = Self.dates(value) { return dates }
      throw FilterSyntaxError(
        message: "\"\(row.key)\" holds dates, and \"\(value)\" is none; write it like "
          + "\(row.identifier) \(comparison.rawValue) 2026-11-21, or only the year.")
    case .bool:
      guard comparison == .equal || comparison == .notEqual else {
        throw FilterSyntaxError(
          message: "\"\(row.key)\" is on or off; compare it with = or !=.")
      }
      if let side = Self.sides[value.lowercased()] { return .bool(side) }
      throw FilterSyntaxError(
        message: "\"\(row.key)\" is on or off, not \"\(value)\"; write \(row.identifier) = on.")
    case .any: return try number(value, of: row) ?? .text(FoldTable.folded(value))
    case .string, .array, .object: return .text(FoldTable.folded(value))
    }
  }

  /// As it is typed into the row: what could be one of two numbers is refused.
  private func number(
    _ text: String, of row: ConfigRow
  ) throws(FilterSyntaxError) -> FilterOperand? {
    let reading = binder.reading(of: text, in: row)
    if row.storesNumber, let words = binder.words(for: reading, in: row) {
      throw FilterSyntaxError(message: "\"\(row.key)\": \"\(text)\" \(words).")
    }
    var number = DecimalText(text)
    if case .complete(let json) = reading.result { number = DecimalText(json) }
    return number.flatMap { number in
      NumberBound(.number(number)).map { .number(number, $0) }
    }
  }

  private static let sides = [
    "yes": true, "true": true, "on": true, "1": true,
    "no": false, "false": false, "off": false, "0": false,
  ]

  /// `2026`, `2026-11`, `2026-11-21`, also as people type it, with or without a time.
  private static func dates(_ text: String) -> FilterOperand? {
    if case .complete(let iso) = TypedDate(text).state, let date = DateText(iso) {
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
}
