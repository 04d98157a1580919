import Cells
import Forms
import JSONText
import Queries
import Records
import Rules

/// The result of setting a column in records.
package struct ColumnChange: Equatable, Sendable {
  let edit: MadeEdit
  let changed: RecordSet
  /// Records that can't have the value.
  let refused: RecordSet
  /// Why the first of them can't, in the order of the table.
  let refusals: [Refusal]
  /// Records in which nothing comes of an expression.
  let unresolved: RecordSet

  var reason: String? { refusals.first?.reason }

  /// Number of records that a list names at most.
  static let mostListed = 100

  /// The reason why a record can't have the value.
  struct Refusal: Equatable, Sendable {
    let record: RecordID
    let reason: String
  }
}

extension TableJob {
  /// Makes each record's new bytes on both cores, then puts them in place.
  func set(
    _ column: String, to edit: ColumnEdit, in records: RecordSet, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> Outcome {
    guard let row = plan.form.row(column) else {
      return .failed(plan.texts.formHasNoColumn(column))
    }
    let chosen = table.placements(of: records)
    // Results are compared with each other, when all are there.
    let unique = edit.expression == nil ? uniqueIndex(control, chunks) : nil
    control.begin(chosen.count)
    let parts = chunks.map(chosen.count) { indices -> ColumnSetter.Result? in
      let binder = RecordBinder(
        plan, patternBudget: patternBudget, for: .edits, in: enclosing)
      let siblings = unique.map { Siblings($0) }
      let readsPosition = edit.expression != nil
      var setter = ColumnSetter(row: row, edit: edit, table: table)
      for (step, index) in indices.enumerated() {
        let id = chosen[index].id
        setter.set(
          id, by: binder.entering(id, of: table, among: siblings, readingPosition: readsPosition))
        if step % Self.stride == 0, !control.advance(by: Self.stride) { return nil }
      }
      return setter.result
    }
    var result = table
    var (changed, refused, unresolved) = (RecordSet(), RecordSet(), RecordSet())
    var refusals: [ColumnChange.Refusal] = []
    var edits = BulkEdits(path: row.valuePath?.steps ?? [])
    var consequences = ConsequenceEdits()
    for part in parts {
      guard let part, !control.isCancelled else { return .stopped }
      result.replace(part.changed)
      edits.add(part.edits)
      consequences.add(part.consequences)
      changed.formUnion(RecordSet(part.changed.map(\.id)))
      refused.formUnion(part.refused)
      unresolved.formUnion(part.unresolved)
      refusals += part.refusals.prefix(ColumnChange.mostListed - refusals.count)
    }
    let duplicates =
      edit.expression == nil
      ? refusal(of: changed, row, result).map { [$0] } ?? []
      : self.duplicates(among: changed, row, result, control, chunks)
    guard duplicates.isEmpty else {
      return .columnSet(
        ColumnChange(
          edit: MadeEdit([], in: table), changed: RecordSet(), refused: refused.union(changed),
          refusals: duplicates, unresolved: unresolved))
    }
    return control.isCancelled
      ? .stopped
      : .columnSet(
        ColumnChange(
          edit: MadeEdit(edits.edits + consequences.edits, in: result),
          changed: changed, refused: refused, refusals: refusals, unresolved: unresolved))
  }

  /// The first changed records with a result that only one may have, after all are set: taking some of them back could
  /// make others wrong.
  private func duplicates(
    among changed: RecordSet, _ row: ConfigRow, _ result: RecordTable, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> [ColumnChange.Refusal] {
    let binder = RecordBinder(plan, in: enclosing)
    guard binder.state(of: row).rules.comparesSiblings,
      let index = UniqueIndex.made(for: plan.form, of: result, control: control, chunks: chunks)
    else { return [] }
    let siblings = Siblings(index)
    return result.placements(of: changed).lazy.compactMap { placement in
      let id = placement.id
      let reading = binder.entering(id, of: result, among: siblings).reading(result[id])
      return reading.problems(of: row).first { $0.rule == .unique }
        .map { ColumnChange.Refusal(record: id, reason: $0.message) }
    }.prefix(ColumnChange.mostListed).map { $0 }
  }

  /// Why several records don't get one value: only one may have it.
  private func refusal(
    of changed: RecordSet, _ row: ConfigRow, _ result: RecordTable
  ) -> ColumnChange.Refusal? {
    let binder = RecordBinder(plan)
    guard changed.count > 1, binder.state(of: row).rules.comparesSiblings,
      let first = changed.first,
      case .value(let value) = binder.reading(result[first]).content(of: row),
      !value.isEmptyInTemplate
    else { return nil }
    return ColumnChange.Refusal(
      record: first, reason: plan.texts.onlyOneMayHave(ofRecords: changed.count))
  }

  /// Number of records between two checks of the control.
  private static let stride = 256
}
