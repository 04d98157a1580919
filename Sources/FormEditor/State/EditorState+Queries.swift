import Cells
import FormEngine
import JSONText

extension EditorState {
  /// What keys act on at the moment.
  package var mode: EditorMode {
    if prompt != nil { return .prompt }
    if lineInput != nil { return .lineInput }
    if panel != nil { return .panel }
    return editing == nil ? .browsing : .editing
  }

  var focusIndex: Int? { focus.flatMap { index(of: $0) } }

  var focusedRow: BoundRow? { focusIndex.map { rows[$0] } }

  func index(of identifier: String) -> Int? {
    rows.firstIndex { $0.row.identifier == identifier }
  }

  func kind(of row: ConfigRow) -> any CellKind { catalog.kind(named: row.cellIdentifier) }

  /// The open record's place in the file, from 0.
  var place: Int? { record.flatMap { table.place(of: $0) } }

  func draft(of row: ConfigRow) -> Draft? {
    record.flatMap { drafts[DraftKey(record: $0, row: row.identifier)] }
  }

  /// Records whose bytes differ from the file's.
  var unsavedRecords: [RecordID] {
    Set(table.editedRecords).union(savedTable.editedRecords)
      .filter { !table[$0].hasSameBytes(as: savedTable[$0]) }.sorted()
  }

  /// Whether anything would be lost by leaving: edits, drafts, or a text being typed.
  package var hasUnsavedWork: Bool {
    hasUnsavedEdits || !drafts.isEmpty || editing?.isChanged == true
  }

  package var hasUnsavedEdits: Bool { !unsavedRecords.isEmpty }

  /// A row's problems as the screen tells them: its draft's, else its value's.
  func problems(of bound: BoundRow) -> [ValidationFailure] {
    draft(of: bound.row).map { [$0.failure] } ?? bound.problems
  }

  var problemCount: Int { rows.reduce(0) { $0 + (problems(of: $1).isEmpty ? 0 : 1) } }
}

extension JSONSlice {
  func hasSameBytes(as other: JSONSlice) -> Bool {
    if buffer === other.buffer && range == other.range { return true }
    guard range.count == other.range.count else { return false }
    return zip(buffer.bytes[range], other.buffer.bytes[other.range]).allSatisfy(==)
  }
}
