import Forms
import JSONText
import Records
import Rules

/// Records as rows can read them; lines that are no JSON among them.
extension Editor {
  var reader: RecordReader { RecordReader(table: table, binder: binder) }

  /// A record as rows can read it: without members where the line is broken.
  func readable(_ id: RecordID) -> JSONSlice { reader.readable(id) }

  func isBroken(_ id: RecordID) -> Bool { reader.isBroken(id) }

  /// Rows bound to a record; to a broken line they hold nothing, and the first has the reason.
  func bind(_ rows: [ConfigRow], to id: RecordID) -> [BoundRow] { reader.bind(rows, to: id) }

  /// Drafts of records that are still there.
  var liveDrafts: [Location: Draft] {
    state.drafts.filter { table.place(of: $0.key.record) != nil }
  }
}
