/// What a key can mean on a page; the key map says which key means which, and the help what for.
package enum EditorCommand: String, CaseIterable, Sendable {
  // Moving.
  case down, up, nextRow, previousRow, pageDown, pageUp, first, last
  case nextRecord, previousRecord
  case nextProblem, previousProblem
  case search, searchNext, searchPrevious
  case goTo
  // Editing.
  case edit, toggle, clearValue, undo, redo, copyValue, readFile, writeFile
  // Looking.
  case help, problems, changes, showHidden, fold
  // Leaving.
  case save, saveAs, quit, releaseMouse, redraw, back
  // In the table.
  case left, right, firstColumn, lastColumn, openRecord
  case hideColumn, editSelected
  case sort, sortAlso, filter, statistics, formBeside
  case select, invertSelection, addRecord, copyRecord, deleteRecord, moveRecordUp, moveRecordDown
  case copyToPaste, pasteRecords
}

extension EditorCommand {
  /// Whether a number typed before it says how far it goes, or where to.
  var takesCount: Bool {
    switch self {
    case .down, .up, .nextRow, .previousRow, .pageDown, .pageUp, .first, .last, .nextRecord,
      .previousRecord, .nextProblem, .previousProblem, .searchNext, .searchPrevious, .left,
      .right, .firstColumn, .lastColumn, .select, .moveRecordUp, .moveRecordDown, .back:
      true
    case .search, .goTo, .edit, .toggle, .clearValue, .undo, .redo, .copyValue, .readFile,
      .writeFile,
      .help, .problems, .changes, .showHidden, .fold, .save, .saveAs, .quit, .releaseMouse, .redraw,
      .openRecord,
      .hideColumn,
      .editSelected, .sort, .sortAlso, .filter, .statistics, .formBeside, .invertSelection,
      .addRecord, .copyRecord, .deleteRecord, .copyToPaste, .pasteRecords:
      false
    }
  }
}
