import Forms
import JSONText
import Records
import Rules

/// Lines that are no JSON: shown as they are, kept as they are, never looked into.
extension EditorState {
  /// A record as rows can read it: without members where the line is broken.
  func readable(_ id: RecordID) -> JSONSlice {
    isBroken(id) ? .emptyObject : table[id]
  }

  func isBroken(_ id: RecordID) -> Bool { table.fault(of: id) != nil }

  /// Rows bound to a record; to a broken line they hold nothing, and the first tells why.
  func bind(_ rows: [ConfigRow], to id: RecordID) -> [BoundRow] {
    guard let fault = table.fault(of: id) else { return binder.bind(rows, to: table[id]) }
    let failure = ValidationFailure(
      rule: .type, severity: .error,
      message: "this line is invalid JSON: "
        + fault.message(hidingContent: !form.secrets.isEmpty))
    return rows.enumerated().map { index, row in
      let state = binder.brokenState(of: row, because: failure.message)
      return BoundRow(
        state: state, content: .none, display: .nothing, problems: index == 0 ? [failure] : [])
    }
  }

  /// A record's problems; a broken line has one.
  func problemCount(of id: RecordID) -> Int {
    let drafted = Set(drafts.keys.lazy.filter { $0.record == id }.map(\.row))
    guard !isBroken(id) else { return 1 }
    let rows = binder.problems(in: table[id]).map { form.rows[$0.row].identifier }
    return drafted.union(rows).count
  }

  /// What a record is that no column can look into, on one line: a number, a text, a broken line.
  func wholeText(of id: RecordID) -> String? {
    if isBroken(id) { return table[id].text }
    let record = table[id]
    return record.isOutOfReach(of: columns) ? binder.preview(record, at: nil) : nil
  }

  /// Drafts of records that are still there.
  var liveDrafts: [DraftKey: Draft] {
    drafts.filter { table.place(of: $0.key.record) != nil }
  }
}
