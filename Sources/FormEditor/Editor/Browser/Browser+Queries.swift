import Cells
import Forms
import Records
import Rules
import SourceText

extension Browser {

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
    documentTable.placements(of: records.changedRecords).map(\.id)
  }

  /// Records that the file has and the table has no more. O(records) once the order changed.
  var deletedRecords: [RecordID] { records.deletedRecords }

  /// Problems of the rows, including those inside their values, and rows with a draft.
  var problems: ProblemTally {
    guard !hidesProblems else { return ProblemTally() }
    // A draft has one; the rows' own are counted when they are bound.
    let place = objectPlace
    let drafted = anchors.drafts.keys.lazy.filter { $0.place == place }.compactMap {
      bound.index(of: $0.row)
    }
    let inside = anchors.drafts.keys.count { location in
      place.map(location.isInside) == true && document.lockHiding(location) == nil
    }
    return bound.problems.adding(
      errors: drafted.count { rows[$0].problems.isEmpty } + inside)
  }
}
