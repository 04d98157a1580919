import Cells
import Forms
import JSONText
import Records
import Rules
import Values

/// Adding, copying, deleting and moving records: all undoable, no question asked.
extension Editor {
  /// The records a command acts on: the selected ones in view, else the one under the cursor.
  var chosenRecords: RecordSet {
    tablePage.selected.isEmpty ? RecordSet([record].compactMap { $0 }) : tablePage.selected
  }

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    guard allows(.add) else { return }
    let place = record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
    guard let new = form.newRecord(at: place, in: table) else { return }
    let insertion = Insertion([(new, place)], into: table)
    guard let id = insertion.records.first?.id else { return }
    perform(.insert(insertion), at: id, summary: "the added record")
    bringUp(id)
    state.message = .notice("A new record; u takes it back")
  }

  mutating func copyRecords() {
    guard allows(.add) else { return }
    let chosen = table.placements(of: chosenRecords).filter { !isBroken($0.id) }
    guard let last = chosen.last, table.isList else {
      state.message = .notice("There is no record to copy")
      return
    }
    let copies = Insertion(copying: chosen.map(\.id), to: last.place + 1, in: table)
    guard let first = copies.records.first?.id else { return }
    perform(
      .insert(copies), at: first, summary: Self.name(chosen.count, "copied"),
      deselecting: tablePage.selected)
    bringUp(first)
    state.message = .notice(
      "Copied \(Self.count(chosen.count)) below; u takes it back\(outOfViewNote)")
  }

  mutating func deleteRecords() {
    guard allows(.delete) else { return }
    let chosen = table.placements(of: chosenRecords)
    guard let first = chosen.first?.id, table.isList else {
      state.message = .notice("There is no record to delete")
      return
    }
    perform(.delete(chosen), at: first, summary: Self.name(chosen.count, "deleted"))
    followCursor()
    state.message = .notice("Deleted \(Self.count(chosen.count)); u brings it back\(outOfViewNote)")
  }

  mutating func moveRecord(by step: Int) {
    guard let record, let place = table.place(of: record), allows(.move) else { return }
    guard tablePage.order == nil else {
      state.message = .warning(
        tablePage.sortKeys.isEmpty
          ? "Records are moved in the file's order: drop the filter first (&, then Enter)"
          : "Records are moved in the file's order: o on a sorted column brings it back")
      return
    }
    let target = min(max(place + step, 0), table.count - 1)
    guard target != place else { return }
    perform(
      .move(record, from: place, to: target), at: record, summary: "the move of a record")
    bringUp(record)
  }

  /// An edit of records as a whole, at the focused row: it can't be refused.
  private mutating func perform(
    _ edit: Edit, at record: RecordID, summary: String,
    deselecting deselected: RecordSet = RecordSet()
  ) {
    do throws(JSONEditError) {
      try perform(
        edit, at: Location(record, row: focus ?? ""), summary: summary, deselecting: deselected)
    } catch {
      state.message = .problem("Nothing was changed: \(error)")
    }
  }

  /// Whether the records' source allows something; else its reason is the message.
  private mutating func allows(_ action: SourceAbilities.Action) -> Bool {
    guard let reason = state.file.abilities.refusal(of: action) else { return true }
    state.message = .warning(reason.text(in: texts))
    return false
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "the record" : "\(count.grouped) records"
  }

  private static func name(_ count: Int, _ verb: String) -> String {
    count == 1 ? "the \(verb) record" : "the \(count.grouped) \(verb) records"
  }
}
