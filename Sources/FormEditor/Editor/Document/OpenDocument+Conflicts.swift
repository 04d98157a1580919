import Forms
import JSONText
import Records
import Rules
import Texts

extension OpenDocument {
  /// Open conflicts, in the order of the file.
  package var openConflicts: [RecordConflict] {
    conflicts.isEmpty ? [] : conflicts.open(in: table)
  }

  /// The location of the innermost row that shows a conflict; for a record or an item as a
  /// whole, of the first row.
  func location(of conflict: RecordConflict) -> Location {
    let (object, row) = innermostRow(showing: conflict.path, of: conflict.record)
    let form = binder.binder(at: object.path[...])?.form
    let shown =
      row ?? form.flatMap { ConflictReader.firstRow(showing: conflict, at: object, $0) }
      ?? form?.rows.first
    return Location(object, row: shown?.identifier ?? "")
  }

  /// The texts about a conflict at the row that shows it.
  func words(of conflict: RecordConflict) -> (row: BoundRow, words: ConflictWords)? {
    let location = location(of: conflict)
    return boundRow(at: location).map { bound, binder in
      (
        bound,
        ConflictWords(conflict, of: bound.state, at: location.object, binder, in: self.binder)
      )
    }
  }

  /// The conflict that a row of an object asks about.
  func conflict(
    in bound: BoundRow, at object: ObjectLocation, _ binder: RecordBinder
  ) -> (conflict: RecordConflict, words: ConflictWords)? {
    let open = conflicts.open(in: object.record, of: table)
    guard
      let conflict = ConflictReader.conflict(among: open, of: bound.row, at: object, binder.form)
    else { return nil }
    let words = ConflictWords(conflict, of: bound.state, at: object, binder, in: self.binder)
    return words.isInside && bound.row.child != nil ? nil : (conflict, words)
  }
}

extension OpenDocument {
  /// The row whose value a source has refused, and the names of its record and of it.
  func row(of refusal: RecordRefusal) -> (row: ConfigRow?, name: String) {
    let row = form.rows.first { $0.valuePath?.steps == refusal.path }
    let record =
      table.index(of: refusal.record).map { texts.recordNumbered($0 + 1) }
      ?? nameOfDeleted(refusal.record)
    return (row, row.map { texts.listed(record, $0.key) } ?? record)
  }
}
