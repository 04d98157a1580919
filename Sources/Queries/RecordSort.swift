import Forms
import Records
import Rules
import SourceText
import Values

/// Sorts records by one or more columns.
///
/// By type: numbers as numbers of any length, dates as instants, texts without regard to case and accents and then by
/// code point, in other languages than English in their own order (Chinese by pinyin), off before on, choices by
/// their titles, rows without a path by their shown text. Values of another type come after the column's own, and
/// missing, null or empty ones come last, both also when descending. Records that compare equal keep their order.
package struct RecordSort: Sendable {
  package let plan: FormPlan
  /// Keys in order of priority: the first decides, the next breaks ties.
  package let keys: [SortKey]
  /// The context of records in a list inside a record.
  package var enclosing: EnclosingObjects?

  /// Maximum number of columns, since each needs a pass over all records.
  package static let mostColumns = 64

  /// Ignores keys of unknown columns, and repeated columns, which decide nothing.
  package init(_ plan: FormPlan, keys: [SortKey]) {
    self.plan = plan
    var columns: Set<ExactText> = []
    self.keys = keys.filter { columns.insert($0.column).inserted }
  }

  /// The records (nil: all) in their new order; nil if the job was stopped. O(bytes) for each key.
  package func order(
    of records: [RecordID]? = nil, in table: RecordTable, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> [RecordID]? {
    let scope = QueryScope(table, records)
    let columns = keys.compactMap { key in plan.form.row(key.column).map { (row: $0, key: key) } }
    let binders = BinderPool(plan, in: enclosing)
    control.begin(scope.count * columns.count)
    var order: [RecordID]? = records
    // The last key first: each sort keeps the order of what compares equal.
    for (row, key) in columns.reversed() {
      guard
        let next = self.order(
          by: row, descending: key.descending, QueryScope(table, order), binders, control, chunks)
      else { return nil }
      order = next
    }
    return order ?? (0..<table.count).map { table.id(at: $0) }
  }

  private func order(
    by row: ConfigRow, descending: Bool, _ scope: QueryScope, _ binders: BinderPool,
    _ control: WorkControl, _ chunks: ParallelChunks
  ) -> [RecordID]? {
    let collator = TextCollator(plan.locale)
    var parts = chunks.map(scope.count) { indices -> SortKeys? in
      binders.withBinder { binder in
        var reader = ColumnReader([QueryColumn(row, binder)], binder)
        var keys = SortKeys(reader.columns[0], collator: collator)
        let isDone = scope.forEach(in: indices, control) { index, record in
          reader.read(record, at: index, of: scope)
          keys.append(reader.value(of: 0), reader.columns[0], index: index)
          return true
        }
        return isDone ? keys : nil
      }
    }
    guard var keys = parts.removeFirst() else { return nil }
    while !parts.isEmpty {
      guard let next = parts.removeFirst() else { return nil }
      keys.append(next)
    }
    return binders.withBinder { binder in
      var reader = ColumnReader([QueryColumn(row, binder)], binder)
      let sorted = keys.sorted(descending: descending, control) { index in
        reader.read(scope.record(at: index), at: index, of: scope)
        return switch reader.value(of: 0) {
        case .number(let bytes): DecimalText(sorting: bytes)
        case .date(let date): date.time?.fraction ?? DecimalText(0)
        default: DecimalText(0)
        }
      }
      return sorted?.map { scope.id(at: Int($0)) }
    }
  }
}
