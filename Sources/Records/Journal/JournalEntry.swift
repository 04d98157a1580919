import JSONText

/// A line of a journal: what was done to the records since they were read or saved.
package enum JournalEntry: Equatable, Sendable {
  /// An edit, by the numbers that a new reading of the file gives its records.
  case edit(Edit, RecordMarks)
  /// The last edit was taken back, or made again.
  case undo, redo
  /// What was done is not in the journal: it may not be written there.
  case unknown
}

/// How the records that an edit changes are found again in another version of their file.
package struct RecordMarks: Equatable, Sendable {
  /// The `ContentMark` of each record before the edit, by its number.
  package var marks: [Int: String] = [:]

  package init() {}
}

/// Entries as lines of JSON: `{"do":{…},"was":{"2":"81-9af3"}}` with an edit as `EditLine` writes it, `{"undo":true}`,
/// `{"redo":true}`, `{"unknown":true}`.
extension JournalEntry {
  /// Reads a line; nil for one that is none.
  package init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    func member(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }
    if member("undo") == .bool(true) {
      self = .undo
    } else if member("redo") == .bool(true) {
      self = .redo
    } else if member("unknown") == .bool(true) {
      self = .unknown
    } else {
      guard let edit = member("do").flatMap(EditLine.edit) else { return nil }
      var marks = RecordMarks()
      if case .object(let pairs)? = member("was") {
        for pair in pairs {
          if let number = Int(pair.name), case .string(let mark) = pair.value {
            marks.marks[number] = mark
          }
        }
      }
      self = .edit(edit, marks)
    }
  }
}
