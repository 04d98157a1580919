import Forms
import JSONText
import Records
import Rules
import Values

/// Edits of records as a whole, and texts that were typed and are in none.
extension Browser {
  var chosenRecords: RecordSet {
    tablePage.selection.inView.isEmpty
      ? RecordSet([record].compactMap { $0 }) : tablePage.selection.inView
  }

  var indexBelowCursor: Int {
    record.flatMap { table.index(of: $0) }.map { $0 + 1 } ?? table.count
  }

  /// An edit of records as a whole, at the focused row. False, with the reason said, where the source of a list's
  /// record can't hold the list.
  mutating func perform(
    _ edit: Edit, at record: RecordID, summary: StepSummary,
    deselecting deselected: RecordSet = RecordSet()
  ) -> Bool {
    do throws(JSONEditError) {
      return try perform(
        edit, at: recordLocations.location(ofRow: focus ?? "", in: record, after: edit),
        summary: summary, deselecting: deselected)
    } catch {
      message = .problem(texts.nothingChanged(error.reason(in: texts)))
      return false
    }
  }

  // MARK: Drafts at their rows, and texts that Esc has left

  /// Keeps what was typed in a field that is being left; returns whether there was anything.
  @discardableResult
  mutating func keepText(of field: Editing) -> Bool {
    guard let location = location(ofRow: field.row),
      let text = AbandonedText(of: field, at: location, in: pages.listLocation)
    else { return false }
    document.keep(text)
    return true
  }

  /// A text that was kept is not needed any more: its field was committed.
  mutating func forgetText(of field: Editing) {
    document.anchors.forgetText(of: abandonedField(ofTextIn: field.row, for: field.selection))
  }

  /// The field of a text that was typed in a row, for the open record or for selected ones.
  func abandonedField(ofTextIn row: String, for selection: RecordSet?) -> AbandonedText.Field {
    guard selection == nil, let location = location(ofRow: row) else {
      return .column(row, of: pages.listLocation)
    }
    return .cell(location)
  }

  mutating func dropDraft(of row: ConfigRow) {
    if let location = location(ofRow: row.identifier) { document.anchors.drafts[location] = nil }
  }

  /// Gives the record the bytes that the file has of it, as one step of undo, and drops its drafts.
  mutating func revert() {
    guard let record = objectLocation?.record else { return }
    guard savedTable.index(of: record) != nil else {
      message = .notice(texts.recordIsNew)
      return
    }
    do throws(JSONEditError) {
      if let edit = document.edit(reverting: record) {
        try performInDocument(
          edit, at: Location(record, row: focus ?? ""), summary: .recordReverted)
        message = .notice(texts.recordReverted(undo: keys[PageCommands.undo]))
      } else {
        let count = anchors.drafts.keys.count { $0.record == record }
        message = .notice(count == 0 ? texts.recordIsAsSaved : texts.draftsDropped(count))
      }
      document.anchors.drafts = anchors.drafts.filter { $0.key.record != record }
    } catch {
      message = .problem(texts.nothingChanged(error.reason(in: texts)))
    }
  }
}
