import Cells
import Forms
import Records
import Rules
import SourceText

extension Editor {
  package var mode: EditorMode {
    if case .some = state.prompt { return .prompt }
    if case .some = state.lineInput { return .lineInput }
    if case .some = state.panel { return .panel }
    if case .some = state.editing { return .editing }
    return pageKind.mode
  }

  var focusIndex: Int? { focus.flatMap { bound.index(of: $0) } }

  /// The row under the cursor; nil where that is on the heading of a folded section.
  var focusedRow: BoundRow? {
    isSectionFocused ? nil : focusIndex.map { rows[$0] }
  }

  /// Index of the open record in the nearest table, from 0.
  var place: Int? { record.flatMap { table.place(of: $0) } }

  /// Records that differ from the file, including the added ones. O(edits), or O(records)
  /// once some were added, deleted or moved.
  var unsavedRecords: [RecordID] {
    documentTable.placements(of: state.document.changedRecords).map(\.id)
  }

  /// Records that the file has and the table has no more. O(records) once the order changed.
  var deletedRecords: [RecordID] { state.document.deletedRecords }

  /// True where anything would be lost by leaving: edits, drafts, a text being typed, or
  /// conflicting changes made here and by others, with neither adopted.
  package var hasUnsavedWork: Bool { !unsavedWork.isEmpty }

  package var isAtRest: Bool { mode == .table || mode == .browsing }

  package var isOnlyCopy: Bool {
    (state.file.state.isGone || state.file.state.isUnreadable) && table.isWhole
  }

  package var wouldLoseRecords: Bool { table.isWhole && (hasUnsavedEdits || isOnlyCopy) }

  /// Problems of the rows, including those inside their values, and rows with a draft.
  var problems: ProblemTally {
    guard !hidesProblems else { return ProblemTally() }
    // A draft has one; the rows' own are counted when they are bound.
    let place = objectPlace
    let drafted = state.anchors.drafts.keys.lazy.filter { $0.place == place }.compactMap {
      bound.index(of: $0.row)
    }
    let inside = state.anchors.drafts.keys.count { location in
      place.map(location.isInside) == true && document.lockHiding(location) == nil
    }
    return bound.problems.adding(
      errors: drafted.count { rows[$0].problems.isEmpty } + inside)
  }
}
