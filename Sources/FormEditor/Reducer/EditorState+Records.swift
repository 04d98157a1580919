import Cells
import FormEngine
import JSONText

/// Adding, copying, deleting and moving records: all undoable, no question asked.
extension EditorState {
  /// The records a command acts on: the marked ones, else the one under the cursor, in view order.
  var chosenRecords: [RecordID] {
    if tableState.marks.isEmpty { return [record].compactMap { $0 } }
    return tableState.marks.sorted { (table.place(of: $0) ?? 0) < (table.place(of: $1) ?? 0) }
      .filter { table.place(of: $0) != nil }
  }

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    guard table.isList else { return }
    let place = record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
    guard let id = table.insert(JSONValue.object([]), at: place) else { return }
    for row in form.rows {
      guard let path = row.valuePath, let value = row.defaultValue else { continue }
      // A default that finds no place is left out, as if the form had none.
      _ = try? table.set(value, at: path.steps, in: id)
    }
    let edit = TableEdit.insert(id, at: place)
    perform([edit], at: id, row: focus ?? "", summary: "the added record")
    followInView([edit])
    bringUp(id)
    message = .notice("A new record; u takes it back")
  }

  mutating func copyRecords() {
    let chosen = chosenRecords.filter { !isBroken($0) }
    guard let last = chosen.last, let place = table.place(of: last) else {
      message = .notice("There is no record to copy")
      return
    }
    var edits: [TableEdit] = []
    for id in chosen {
      let target = place + 1 + edits.count
      guard let copy = table.insert(table[id], at: target) else { continue }
      edits.append(.insert(copy, at: target))
    }
    guard case .insert(let first, _)? = edits.first else { return }
    perform(edits, at: first, row: focus ?? "", summary: Self.name(edits.count, "copied"))
    followInView(edits)
    tableState.marks = []
    bringUp(first)
    message = .notice("Copied \(Self.count(edits.count)) below; u takes it back")
  }

  mutating func deleteRecords() {
    let chosen = chosenRecords
    guard let first = chosen.first else {
      message = .notice("There is no record to delete")
      return
    }
    var edits: [TableEdit] = []
    for id in chosen.reversed() {
      if let place = table.delete(id) { edits.append(.delete(id, at: place)) }
    }
    followInView(edits)
    tableState.marks = []
    perform(edits, at: first, row: focus ?? "", summary: Self.name(edits.count, "deleted"))
    followCursor()
    message = .notice("Deleted \(Self.count(edits.count)); u brings it back")
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
    let target = place + step
    guard (0..<table.count).contains(target) else { return }
    table.move(record, to: target)
    perform(
      [.move(record, from: place, to: target)], at: record, row: focus ?? "",
      summary: "the move of a record")
    bringUp(record)
  }

  /// Keeps a sorted or filtered view in step with edits: what is gone leaves it, what comes stands below the
  /// cursor. Nothing is sorted or filtered anew. O(records in view).
  mutating func followInView(_ edits: [TableEdit]) {
    job?.edits += edits
    guard tableState.order != nil else { return }
    var gone: Set<RecordID> = []
    var come: [RecordID] = []
    for edit in edits {
      switch edit {
      case .replace, .move: break
      case .delete(let id, _): gone.insert(id)
      case .insert(let id, _): come.append(id)
      }
    }
    if !gone.isEmpty {
      tableState.order?.removeAll { gone.contains($0) }
      tableState.filtered?.removeAll { gone.contains($0) }
    }
    guard !come.isEmpty, let count = tableState.order?.count else { return }
    tableState.order?.insert(contentsOf: come, at: min(tableState.row + 1, count))
    tableState.filtered? += come
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "the record" : "\(count.grouped) records"
  }

  private static func name(_ count: Int, _ verb: String) -> String {
    count == 1 ? "the \(verb) record" : "the \(count.grouped) \(verb) records"
  }
}
