import Forms
import JSONText
import Records
import Rules
import SourceText

/// A record with the answers so far, in a version of its table.
package struct AnsweredRecord {
  /// Identifier of the record in both tables.
  package let record: RecordID
  /// The records before the first answer.
  package let former: RecordTable
  /// The records with the answers and their consequences.
  package private(set) var table: RecordTable
  package private(set) var edits: [ValueEdit] = []
  /// The last answer of each row, in order.
  private(set) var answers: [Answer] = []
  /// Values removed from the record while their rows are hidden.
  private var omitted: [[JSONStep]: JSONValue] = [:]

  struct Answer {
    let row: ConfigRow
    let edit: RowEdit
  }

  package init(_ record: RecordID, of table: RecordTable) {
    self.record = record
    former = table
    self.table = table
  }

  package var value: JSONSlice { table[record] }
  package var formerValue: JSONSlice { former[record] }
  package var isChanged: Bool { !value.hasSameBytes(as: formerValue) }

  /// Makes an answer, with its effects on other values. Throws without any change.
  mutating func give(
    _ edit: RowEdit, to row: ConfigRow, by binder: RecordBinder
  ) throws(JSONEditError) {
    guard let made = edit.edit(of: row, in: record, of: table) else { return }
    let before = table
    table.replace(record, with: try table.record(record, with: made.after, at: made.path))
    edits.append(made)
    answers.removeAll { $0.row.identifier.hasSameBytes(as: row.identifier) }
    answers.append(Answer(row: row, edit: edit))
    let omitted = omitted
    let following = binder.consequences(in: record, of: [made.path], from: before, to: table) {
      index, row in omitted[index + (row.valuePath?.steps ?? [])]
    }
    for consequence in following.found where consequence.reason != .computed {
      self.omitted[consequence.path] = consequence.omitted
    }
    edits += following.edits
    table = following.table
  }

  /// Writes shown defaults into the record, if its form requires it and the record was changed.
  package mutating func writeDefaults(by binder: RecordBinder) {
    guard isChanged, binder.form.anyWritesDefaults else { return }
    let defaults = binder.missingDefaults(of: record, in: table)
    edits += defaults.edits
    table = defaults.table
  }

  /// The answered rows whose values in another version of the record differ from the original ones; empty if there is
  /// no conflict.
  package func conflicts(with other: JSONSlice) -> [ConfigRow] {
    answers.map(\.row).filter { row in
      let path = row.valuePath?.steps ?? []
      return formerValue.lookup(path).slice?.value != other.lookup(path).slice?.value
    }
  }

  /// The answers applied to a record of another table.
  package func given(
    to id: RecordID, of other: RecordTable, by binder: RecordBinder
  ) throws(JSONEditError) -> AnsweredRecord {
    var result = AnsweredRecord(id, of: other)
    for answer in answers { try result.give(answer.edit, to: answer.row, by: binder) }
    return result
  }
}
