import JSONText

/// Why a filter can't be used: one sentence for the person who typed it.
package struct FilterSyntaxError: Error, Hashable, Sendable {
  package var message: String

  package init(message: String) { self.message = message }
}

/// Reads what a person types to filter a table.
struct FilterParser {
  let form: Form
  private let binder: RecordBinder

  init(form: Form, locale: FormLocale) {
    self.form = form
    binder = RecordBinder(form: form, locale: locale)
  }

  /// The alternatives of which one must hold, each with conditions that all must; empty where nothing is asked.
  func alternatives(of typed: String) throws(FilterSyntaxError) -> [[FilterCondition]] {
    guard QueryText.openQuote(in: typed) == nil else {
      throw FilterSyntaxError(
        message: "a double quote is not closed; write \\\" for one that is meant")
    }
    var alternatives: [[FilterCondition]] = []
    for clauses in FilterClauses(typed).alternatives {
      var conditions: [FilterCondition] = []
      for clause in clauses {
        if let condition = try condition(of: clause) { conditions.append(condition) }
      }
      if !conditions.isEmpty { alternatives.append(conditions) }
    }
    return alternatives
  }

  /// Nil for nothing but white space.
  private func condition(of clause: Substring) throws(FilterSyntaxError) -> FilterCondition? {
    if let (range, comparison) = FilterClauses.operatorRange(in: clause) {
      let name = QueryText.plain(clause[..<range.lowerBound])
      let value = QueryText.plain(clause[range.upperBound...])
      return try self.comparison(name, comparison, value)
    }
    let pieces = QueryText.pieces(of: String(clause))
    if let last = pieces.last, !last.isQuoted {
      let word = last.text.lowercased()
      if pieces.count == 1, word == FilterClauses.problems { return .problems }
      if pieces.count > 1, word == FilterClauses.missing || word == FilterClauses.present {
        let text = Words.trimmed(String(clause))
        let name = QueryText.plain(text.dropLast(last.text.count))
        if let row = row(named: name) {
          return word == FilterClauses.missing ? .missing(row) : .present(row)
        }
        // Two words may well be looked for; a slip in a name is told.
        if pieces.count == 2, nearestName(to: name) != nil { throw unknown(name) }
      }
    }
    let words = SearchWord.words(in: String(clause))
    return words.isEmpty ? nil : .words(words)
  }

  // MARK: Columns

  /// By identifier, label or path; case doesn't count where no name has exactly these letters.
  private func row(named name: String) -> ConfigRow? {
    let names: [(ConfigRow) -> String] = [
      { $0.identifier }, { $0.key }, { $0.valuePath?.description ?? $0.identifier },
    ]
    for nameOf in names {
      if let row = form.rows.first(where: { nameOf($0) == name }) { return row }
    }
    let folded = SearchText.folded(name)
    for nameOf in names {
      if let row = form.rows.first(where: { SearchText.folded(nameOf($0)) == folded }) {
        return row
      }
    }
    return nil
  }

  private func nearestName(to name: String) -> String? {
    NearestName.of(name, among: form.rows.flatMap { [$0.identifier, $0.key] })
  }

  private func unknown(_ name: String) -> FilterSyntaxError {
    let advice =
      nearestName(to: name).map { "did you mean \"\($0)\"?" }
      ?? "to look for the text itself, put it in double quotes."
    return FilterSyntaxError(message: "There is no column \"\(name)\"; \(advice)")
  }

  // MARK: Operands

  private func comparison(
    _ name: String, _ comparison: FilterOperator, _ value: String
  ) throws(FilterSyntaxError) -> FilterCondition {
    guard !name.isEmpty else {
      throw FilterSyntaxError(
        message: "There is no column name before \"\(comparison.rawValue)\"; write it like "
          + "salary > 5000, or put a text to look for in double quotes.")
    }
    guard let row = row(named: name) else { throw unknown(name) }
    guard !row.isSecure else {
      throw FilterSyntaxError(
        message: "\"\(row.key)\" is kept secret: only \(row.identifier) missing and "
          + "\(row.identifier) present can be asked.")
    }
    guard !value.isEmpty else {
      throw FilterSyntaxError(
        message: "There is nothing to compare \"\(row.key)\" with; write a value after "
          + "\"\(comparison.rawValue)\", or \(row.identifier) missing.")
    }
    if comparison == .contains { return .comparison(row, comparison, .word(SearchWord(value))) }
    return .comparison(row, comparison, try operand(value, of: row, comparison))
  }

  private func operand(
    _ value: String, of row: ConfigRow, _ comparison: FilterOperator
  ) throws(FilterSyntaxError) -> FilterOperand {
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
