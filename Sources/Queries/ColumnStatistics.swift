import Forms
import Records
import Rules
import Values

/// Statistics of a column's values, for the records in view.
package struct ColumnStatistics: Hashable, Sendable {
  /// The number of distinct values.
  package enum Distinct: Hashable, Sendable {
    case exactly(Int)
    case moreThan(Int)
  }
  /// Number of all examined records.
  package var count = 0
  /// Number of records without a value: missing, null, or an empty text.
  package var missing = 0
  /// Number of records with a value of another type than the column's: of the statistics
  /// below only `distinct` counts them.
  package var foreign = 0
  /// Distinct values: numbers by value (1.0 is 1), choices and templates by their shown
  /// text, other values as written; nil for secrets.
  package var distinct: Distinct?
  /// Minimum of numbers, dates or texts, as the column shows it; nil if none can be compared.
  package var minimum: String?
  /// Maximum as the column shows it; nil if none can be compared.
  package var maximum: String?
  /// Exact sum and mean of the numbers; nil if there is none, or if it has more than 10,000 digits.
  package var total: NumberTotal?
  /// The first quartile, the median and the third quartile of numbers or dates, as the column shows them; empty for fewer
  /// than four, and for more than 4,000,000.
  package var quartiles: [String] = []
  /// Values by their frequency; numbers and dates in ranges, or each number where there are few. Empty for secrets, if all
  /// values differ, or if there are too many.
  package var groups: [ValueGroup] = []
  /// The column whose numbers are added up for each group.
  package var measure: String?
  /// A filter that the records without a value pass.
  package var filterOfMissing = ""
  /// True if groups are ordered by their values, and not by their frequency.
  package var areGroupsOrdered = false

  package static let distinctLimit = 100_000
  package static let mostGroups = 1_000

  /// Examines the records (nil: all); nil if the job was stopped. O(bytes).
  ///
  /// Secure rows only show how many values they have and lack. `measure`: a column of numbers that is added up for each
  /// group. `enclosing`: the context of records in a list inside a record.
  package static func of(
    _ row: ConfigRow, measuring measure: ConfigRow? = nil, by plan: FormPlan,
    among records: [RecordID]? = nil,
    table: RecordTable, enclosing: EnclosingObjects? = nil, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> ColumnStatistics? {
    let scope = QueryScope(table, records)
    let collator = TextCollator(plan.locale)
    control.begin(scope.count)
    var parts = chunks.map(scope.count) { indices -> ColumnTotals? in
      var reader = ColumnReader([row], plan, in: enclosing)
      var totals = ColumnTotals(reader.columns[0], collator: collator)
      let isDone = scope.forEach(in: indices, control) { index, record in
        reader.read(record, at: index, of: scope)
        totals.add(reader.value(of: 0), at: index)
        return true
      }
      return isDone ? totals : nil
    }
    guard var totals = parts.removeFirst() else { return nil }
    for part in parts {
      guard let part else { return nil }
      totals.merge(part)
    }
    let binder = RecordBinder(plan, in: enclosing)
    var reader = ColumnReader([QueryColumn(row, binder)], binder)
    var (statistics, grouping) = totals.finished(
      binder.prepared.numbers, binder.prepared.notation(of: binder.state(of: row))
    ) { index in
      reader.read(scope.record(at: index), at: index, of: scope)
      return reader.shownText(of: 0) ?? ""
    }
    guard let measure, let grouping else { return statistics }
    let rows = [row, measure]
    let sums = grouping.sums(of: scope, control: control, chunks: chunks) {
      ColumnReader(rows, plan, in: enclosing)
    }
    guard let sums else { return nil }
    statistics.measure = measure.identifier
    for (index, sum) in sums.enumerated() { statistics.groups[index].total = sum.total }
    return statistics
  }
}
