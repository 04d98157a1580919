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
  /// Records that can't have the value, and the reason why the first of them can't.
  let refused: RecordSet
  let reason: String?
}

extension TableJob {
  /// Makes each record's new bytes on both cores, then puts them in place.
  func set(
    _ column: String, to edit: CellEdit, in records: RecordSet, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> Outcome {
    guard let row = plan.form.row(column) else {
      return .failed(plan.texts.formHasNoColumn(column))
    }
    let chosen = table.placements(of: records)
    let unique = uniqueIndex(control, chunks)
    control.begin(chosen.count)
    let parts = chunks.map(chosen.count) { indices -> ColumnSetter.Result? in
      let binder = RecordBinder(
        plan, patternBudget: patternBudget, for: .edits, in: enclosing)
      let siblings = unique.map { Siblings($0) }
      var setter = ColumnSetter(row: row, edit: edit, table: table)
      for (step, index) in indices.enumerated() {
        let id = chosen[index].id
        setter.set(id, by: binder.entering(id, of: table, among: siblings))
        if step % Self.stride == 0, !control.advance(by: Self.stride) { return nil }
      }
      return setter.result
    }
    var result = table
    var (changed, refused) = (RecordSet(), RecordSet())
    var edits = BulkEdits(path: row.valuePath?.steps ?? [])
    var consequences = ConsequenceEdits()
    for part in parts {
      guard let part, !control.isCancelled else { return .stopped }
      result.replace(part.changed)
      edits.add(part.edits)
      consequences.add(part.consequences)
      changed = changed.union(RecordSet(part.changed.map(\.id)))
      refused = refused.union(part.refused)
    }
    if let refusal = refusal(of: changed, row, result) {
      return .columnSet(
        ColumnChange(
          edit: MadeEdit([], in: table), changed: RecordSet(), refused: refused.union(changed),
          reason: refusal))
    }
    return .columnSet(
      ColumnChange(
        edit: MadeEdit(edits.edits + consequences.edits, in: result),
        changed: changed, refused: refused,
        reason: parts.lazy.compactMap { $0?.reason }.first))
  }

  /// Why several records don't get one value: only one may have it.
  private func refusal(
    of changed: RecordSet, _ row: ConfigRow, _ result: RecordTable
  ) -> String? {
    let binder = RecordBinder(plan)
    guard changed.count > 1, binder.state(of: row).rules.comparesSiblings,
      let first = changed.first,
      case .value(let value) = binder.reading(result[first]).content(of: row),
      !value.isEmptyInTemplate
    else { return nil }
    return plan.texts.onlyOneMayHave(ofRecords: changed.count)
  }

  /// Number of records between two checks of the control.
  private static let stride = 256
}
