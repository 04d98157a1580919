import JSONText
import SourceText

/// A line of a journal: an action on the records since they were read or saved.
package enum JournalEntry: Equatable, Sendable {
  /// An edit, with the record numbers of a new reading of the file.
  case edit(Edit, RecordMarks)
  case undo, redo
  /// An edit that must not be written to the journal.
  case unknown
  /// The state of records before the edits of the journal.
  case marks(RecordMarks)
  /// All conflicts from this entry on, with the `RecordMarks` of their records.
  case conflicts([JournalConflict], RecordMarks)
}

/// Entries as lines of JSON: `{"do":{…},"had":{"2":"{…}"}}` with an edit as written by `EditLine` and the records
/// before their first change, `"was":{"2":"81-9af3"}` if those are too long, `{"undo":true}`, `{"redo":true}`,
/// `{"unknown":true}`, `{"marks":[{"first":2,"marks":"81-9af3 80-77c1"}],"had":{…}}` or `{"was":{…},"had":{…}}`,
/// `{"conflicts":[{"record":2,"path":["n"],"base":"1","ours":"2","theirs":"3"}],"had":{…}}`.
extension JournalEntry {
  package init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    func member(_ name: String) -> JSONValue? {
      members.first { $0.name.hasSameBytes(as: name) }?.value
    }
    if member("undo") == .bool(true) {
      self = .undo
    } else if member("redo") == .bool(true) {
      self = .redo
    } else if member("unknown") == .bool(true) {
      self = .unknown
    } else if let runs = EditObject(members).objects("marks", RecordMarks.run) {
      var marks = RecordMarks(EditObject(members))
      for run in runs { marks.marks.merge(run) { $1 } }
      self = .marks(marks)
    } else if let conflicts = EditObject(members).objects("conflicts", JournalConflict.init) {
      self = .conflicts(conflicts, RecordMarks(EditObject(members)))
    } else {
      var marks = RecordMarks(EditObject(members))
      guard let done = member("do") else {
        guard marks != RecordMarks() else { return nil }
        self = .marks(marks)
        return
      }
      guard let edit = EditLine.edit(done) else { return nil }
      marks.readDeleted(done)
      self = .edit(edit, marks)
    }
  }
}
