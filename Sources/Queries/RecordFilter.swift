import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// A filter of records, parsed from a typed text.
///
/// - `problems`: records that violate rules, or lines of invalid JSON.
/// - `COLUMN missing`, `COLUMN present`: null and an empty text count as missing.
/// - `COLUMN = VALUE`, also `!=` `<` `<=` `>` `>=`, and `~` for "contains", `!~` for its negation: numbers
///   exactly, dates as instants (or days, months, years), texts without case and accents, and less or greater
///   as they sort (`RecordSort`); a switch by its stored or shown values, or `on` and `off`, and by a text
///   that is stored in its place. A value of another type than the column's satisfies only `!=`, and so does a missing one.
///   A list of choices is equal to each of its choices.
/// - `COLUMN == VALUE`: the value that the row stores for the text, exactly; numbers and dates by their value.
/// - `COLUMN in (A, B)`, `COLUMN between A and B`, which includes both.
/// - otherwise words that must all appear in the shown texts; case and accents count in a word
///   that was typed with an upper-case letter or an accent, and `"…"` is one word.
///
/// - `= PREDICATE`: an expression of the language of forms, `= salary > 2 * bonus`; it is the whole filter.
///
/// Joined with `not`, `and`, `or`, in this order, and grouped with parentheses. The column is named by
/// identifier, label or path. A text with a condition must be valid as a whole. Secure rows are
/// never searched.
package struct RecordFilter: Sendable {
  package let plan: FormPlan
  /// The typed text, or an equivalent one.
  package let text: String
  private let expression: FilterExpression?
  /// Filter with `=` instead of the `==` of one row.
  private var lenient: FilterExpression?
  /// Rows compared with `==`, each with the typed value; `isSpan` is true for a month or
  /// a year.
  package private(set) var comparedExactly: [(row: ConfigRow, value: String, isSpan: Bool)] = []
  private let patternBudget: PatternBudget
  private let allNotes: [FilterNote]
  /// Comparisons that may miss numbers stored as texts.
  private var orders: [NumberOrder] = []
  private var unknownPaths: [UnknownPath] = []
  /// The values of rows with `unique`, if required: see `comparing`.
  private var unique: UniqueIndex?

  /// The context of records in a list inside a record.
  package var enclosing: EnclosingObjects?

  /// Parses a typed text; an error is a sentence.
  package init(_ typed: String, by plan: FormPlan) throws(FilterSyntaxError) {
    self.plan = plan
    text = typed
    patternBudget = PatternBudget()
    let read = try FilterParser(plan).expression(of: typed)
    (expression, allNotes, orders) = (read.asked, read.notes, read.orders)
    unknownPaths = read.unknownPaths
  }

  /// The records in which a row has exactly a typed value (`==`); an empty one selects records without a value.
  ///
  /// Throws like `ROW == VALUE`, with the offset in `value`.
  package init(
    _ row: ConfigRow, is value: String, by plan: FormPlan
  ) throws(FilterSyntaxError) {
    let parser = FilterParser(plan)
    let expression: FilterExpression
    var lenient: FilterExpression?
    var isSpan = false
    var notes: [FilterNote] = []
    if value.isEmpty {
      expression = .condition(.missing(row))
    } else {
      guard !row.disclosure.isSecret, row.valuePath.map(plan.secrets.hides) != true else {
        throw FilterSyntaxError(message: parser.secret(row))
      }
      expression = .condition(try parser.comparison(row, .exactly, value))
      let condition = try parser.comparison(row, .equal, value)
      switch condition {
      case .comparison(_, _, .number): break
      case .comparison(_, _, .dates(let first, let last)):
        isSpan = first != last || first.time == nil && row.dates?.mode != .date
        if isSpan { lenient = .condition(condition) }
      default: lenient = .condition(condition)
      }
      notes = [parser.noteOnChoice(row, .exactly, value)].compactMap(\.self)
    }
    self.init(
      value.isEmpty ? "\(row.identifier) missing" : "\(row.identifier) == \(value)", by: plan,
      expression: expression, patternBudget: PatternBudget(), notes: notes)
    self.lenient = lenient
    if lenient != nil { comparedExactly = [(row, value, isSpan)] }
  }

  /// The filter without regard to case, accents, forms of letters and days within a year; nil if the same records
  /// pass.
  package var resembling: RecordFilter? {
    lenient.map { lenient in
      RecordFilter(
        text, by: plan, expression: lenient, patternBudget: patternBudget)
    }
  }

  /// The conjunction of two filters.
  package func and(_ other: RecordFilter) -> RecordFilter {
    guard let expression, let others = other.expression else { return isEmpty ? other : self }
    var both = RecordFilter(
      "\(text) and \(other.text)", by: plan,
      expression: .all(expression.parts + [others]), patternBudget: patternBudget,
      notes: allNotes + other.allNotes)
    both.unknownPaths = unknownPaths + other.unknownPaths
    if lenient != nil || other.lenient != nil {
      both.comparedExactly = comparedExactly + other.comparedExactly
      both.lenient = .all((lenient ?? expression).parts + [other.lenient ?? others])
    }
    return both
  }

  /// The records that violate rules, or are invalid JSON.
  package static func problems(
    by plan: FormPlan, patternBudget: PatternBudget = PatternBudget()
  ) -> RecordFilter {
    RecordFilter(
      "problems", by: plan, expression: .condition(.problems),
      patternBudget: patternBudget)
  }

  private init(
    _ text: String, by plan: FormPlan, expression: FilterExpression,
    patternBudget: PatternBudget, notes: [FilterNote] = []
  ) {
    self.plan = plan
    self.patternBudget = patternBudget
    self.expression = expression
    self.text = text
    allNotes = notes
  }

  /// Notes on the filter, some of which are shown only if no record matched, and some only for records such as a table's.
  package func notes(foundNothing: Bool, in table: RecordTable? = nil) -> [String] {
    var notes = allNotes.filter { $0.isCertain || foundNothing }.map(\.message)
    notes += unknownPaths.filter { unknown in
      foundNothing && unknown.meant != nil
        || table.map { unknown.isAbsent(from: $0, sampling: true) } ?? false
    }.map { $0.message(in: texts) }
    guard let table, !orders.isEmpty else { return notes }
    let binder = RecordBinder(plan)
    for order in orders.prefix(NumberOrder.mostTried)
    where !notes.contains(order.message) && order.misses(in: table, binder) {
      notes.append(order.message)
    }
    return notes
  }

  /// The message about a path that neither a row nor a record of a table has: the filter is not what was meant. Nil if there
  /// is none. O(records) for a path that no row has.
  package func typo(in table: RecordTable) -> String? {
    unknownPaths.first { $0.isAbsent(from: table, sampling: false) }?.message(in: texts)
  }

  private var texts: Texts { plan.texts }

  private var onlyWords: Bool {
    guard case .condition(.words) = expression else { return false }
    return true
  }

  /// True if words that are in no column are in other rows, or inside objects and lists, where `/` searches.
  /// O(bytes).
  package func isElsewhere(
    in table: RecordTable, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> Bool {
    guard onlyWords else { return false }
    var search = RecordSearch(text, by: plan)
    search.enclosing = enclosing
    return search.next(from: -1, in: table, control: control, chunks: chunks) != nil
  }

  package var isEmpty: Bool { expression == nil }

  /// The records (nil: all) that match, in the order given; nil if the job was stopped. O(bytes).
  package func matches(
    among records: [RecordID]? = nil, in table: RecordTable,
    control: WorkControl = WorkControl(), chunks: ParallelChunks = .sequential
  ) -> [RecordID]? {
    let scope = QueryScope(table, records)
    let filter = comparing(in: table, control: control, chunks: chunks)
    control.begin(scope.count)
    let parts = chunks.map(scope.count) { indices -> [RecordID]? in
      var matcher = filter.makeMatcher()
      var found: [RecordID] = []
      let isDone = scope.forEach(in: indices, control) { index, record in
        if matcher.matches(record, at: index, of: scope) {
          found.append(scope.id(at: index))
        }
        return true
      }
      return isDone ? found : nil
    }
    var found: [RecordID] = []
    for part in parts {
      guard let part else { return nil }
      found += part
    }
    return found
  }

  /// The next record after `index` (before it, if `.backward`) in `order` (nil: all records in file order) that
  /// matches, and true if the search wrapped around; the record at `index` comes last. Nil if none matches or the job
  /// was stopped.
  package func next(
    from index: Int, direction: Direction = .forward, in table: RecordTable,
    order: [RecordID]? = nil,
    control: WorkControl = WorkControl(), chunks: ParallelChunks = .sequential
  ) -> (record: RecordID, isWrapped: Bool)? {
    let scope = QueryScope(table, order)
    let filter = comparing(in: table, control: control, chunks: chunks)
    let walk = MatchWalk(scope: scope, control: control, chunks: chunks) {
      var matcher = filter.makeMatcher()
      return { index, record in
        matcher.matches(record, at: index, of: scope)
      }
    }
    return walk.next(from: index, direction: direction).map {
      (scope.id(at: $0.index), $0.isWrapped)
    }
  }

  /// True if one record matches.
  package func matches(_ id: RecordID, in table: RecordTable) -> Bool {
    let scope = QueryScope(table, [id])
    var matcher = makeMatcher()
    return matcher.matches(scope.record(at: 0), at: 0, of: scope)
  }

  private func makeMatcher() -> FilterMatcher {
    FilterMatcher(
      expression, by: plan, patternBudget: patternBudget, unique: unique,
      enclosing: enclosing)
  }

  /// The filter with an index of the table, if it requires problems and some rows have `unique`: created, unless the
  /// caller passes it. Call it before evaluating a table in parts.
  package func comparing(
    in table: RecordTable, known index: UniqueIndex? = nil, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> RecordFilter {
    guard unique == nil, expression?.asksForProblems == true else { return self }
    var filter = self
    filter.unique = index ?? .made(for: plan.form, of: table, control: control, chunks: chunks)
    return filter
  }
}

extension RecordFilter: Equatable {
  /// True if both filters of one form are equal.
  package static func == (a: Self, b: Self) -> Bool { a.text == b.text }
}

extension FilterExpression {
  /// Flattened operands of a conjunction: thousands of nested ones would be a deep recursion.
  fileprivate var parts: [FilterExpression] {
    if case .all(let parts) = self { parts } else { [self] }
  }
}
