import Cells
import JSONText
import Records

/// Adding, copying, deleting and moving records: all undoable, no question asked.
extension EditorState {
  /// The records a command acts on: the selected ones in view, else the one under the cursor.
  var chosenRecords: RecordSet {
    tableState.selected.isEmpty ? RecordSet([record].compactMap { $0 }) : tableState.selected
  }

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    guard table.isList else { return }
    let place = record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
    guard let id = table.insert(JSONValue.object([]), at: place) else { return }
    form.setDefaults(in: id, of: &table)
    perform(
      .insert([RecordPlacement(id, at: place)]), at: id, row: focus ?? "",
      summary: "the added record")
    bringUp(id)
    message = .notice("A new record; u takes it back")
  }

  mutating func copyRecords() {
    let chosen = table.placements(of: chosenRecords).filter { !isBroken($0.id) }
    guard let last = chosen.last else {
      message = .notice("There is no record to copy")
      return
    }
    let copies = table.insertCopies(of: chosen.map(\.id), at: last.place + 1)
    guard let first = copies.first?.id else { return }
    perform(
      .insert(copies), at: first, row: focus ?? "", summary: Self.name(copies.count, "copied"),
      deselecting: tableState.selected)
    bringUp(first)
    message = .notice(
      "Copied \(Self.count(copies.count)) below; u takes it back\(outOfViewNote)")
  }

  mutating func deleteRecords() {
    let chosen = table.placements(of: chosenRecords)
    guard let first = chosen.first?.id, table.isList else {
      message = .notice("There is no record to delete")
      return
    }
    table.delete(chosen)
    perform(
      .delete(chosen), at: first, row: focus ?? "", summary: Self.name(chosen.count, "deleted"))
    followCursor()
    message = .notice("Deleted \(Self.count(chosen.count)); u brings it back\(outOfViewNote)")
  }

  mutating func moveRecord(by step: Int) {
    guard let record, let place = table.place(of: record) else { return }
    guard tableState.order == nil else {
      message = .warning(
        tableState.sortKeys.isEmpty
          ? "Records are moved in the file's order: drop the filter first (&, then Enter)"
          : "Records are moved in the file's order: o on a sorted column brings it back")
      return
    }
    let target = min(max(place + step, 0), table.count - 1)
    guard target != place else { return }
    table.move(record, to: target)
    perform(
      .move(record, from: place, to: target), at: record, row: focus ?? "",
      summary: "the move of a record")
    bringUp(record)
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "the record" : "\(count.grouped) records"
  }

  private static func name(_ count: Int, _ verb: String) -> String {
    count == 1 ? "the \(verb) record" : "the \(count.grouped) \(verb) records"
  }
}
