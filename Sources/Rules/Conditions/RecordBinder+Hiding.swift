import Forms
import JSONText
import Records

/// What an edit of one row does to the value of another, which it hides or shows.
package struct Consequence: Sendable {
  /// The row that the edit has hidden, or shown.
  package let row: ConfigRow
  /// What its path gets.
  package let edit: RowEdit
  /// The value that is left out of the record, to come back with the row.
  package let omitted: JSONValue?
}

/// What becomes of values when an edit hides their rows: `whenHidden`.
extension RecordBinder {
  /// Whether hiding a row of the form may take its value away.
  package var actsWhenHiding: Bool { !rowsActingWhenHidden.isEmpty }

  /// What an edit of a record does to rows that it hides or shows, one after the other: a row that one of them hides
  /// is hidden by the edit, too. O(rows²) at most.
  ///
  /// - Parameters:
  ///   - place: Where the object with the form's rows is in the record.
  ///   - former: The records before the edit: a row that was hidden there stays as it is.
  ///   - table: The records with the edit.
  ///   - omitted: The value that was left out of the record when a row was hidden.
  package func consequences(
    in id: RecordID, at place: [JSONStep] = [], from former: RecordTable, to table: RecordTable,
    omitted: (ConfigRow) -> JSONValue? = { _ in nil }
  ) -> [Consequence] {
    guard !rowsActingWhenHidden.isEmpty, let before = former[id].object(at: place) else {
      return []
    }
    var open = rowsActingWhenHidden.map { (row: $0, wasShown: state(of: $0, in: before).isVisible) }
    var table = table
    var consequences: [Consequence] = []
    var isSettled = false
    while !isSettled, let record = table[id].object(at: place) {
      let next = open.firstIndex { state(of: $0.row, in: record).isVisible != $0.wasShown }
      isSettled = next == nil
      guard let next else { break }
      let (row, wasShown) = open.remove(at: next)
      let bound = bindUnconditionally(row, to: record)
      let made = wasShown ? hiding(bound) : showing(bound, omitted(row))
      guard let path = row.valuePath?.steps, let consequence = made,
        let value = consequence.edit.newValue,
        let changed = try? table.record(id, with: value, at: place + path)
      else { continue }
      table.replace(id, with: changed)
      consequences.append(consequence)
    }
    return consequences
  }

  private func hiding(_ bound: BoundRow) -> Consequence? {
    guard bound.isEditable, case .value(let slice) = bound.content else { return nil }
    switch bound.row.whenHidden {
    case .keep: return nil
    case .clear:
      let edit = cleared(bound)
      return edit == .unchanged ? nil : Consequence(row: bound.row, edit: edit, omitted: nil)
    case .omit: return Consequence(row: bound.row, edit: .remove, omitted: slice.value)
    }
  }

  /// Only where nothing was written meanwhile.
  private func showing(_ bound: BoundRow, _ omitted: JSONValue?) -> Consequence? {
    guard let omitted, bound.isEditable, case .missing = bound.content else { return nil }
    return Consequence(row: bound.row, edit: .set(omitted), omitted: nil)
  }
}

extension JSONSlice {
  /// The object at a path; nil where there is none.
  fileprivate func object(at path: [JSONStep]) -> JSONSlice? {
    if path.isEmpty { return self }
    if case .found(let slice) = lookup(path) { return slice }
    return nil
  }
}
