/// What a key can mean; the key map says which key means which, and the help what for.
package enum EditorCommand: String, CaseIterable, Sendable {
  // Moving.
  case down, up, nextRow, previousRow, pageDown, pageUp, first, last
  case nextRecord, previousRecord
  case nextProblem, previousProblem
  case search, searchNext, searchPrevious
  // Editing.
  case edit, toggle, undo, redo, copyValue
  // Looking.
  case help, problems, changes
  // Leaving.
  case save, saveAs, quit, releaseMouse, redraw, back
  // In the table.
  case left, right, firstColumn, lastColumn, openRecord
  case sort, sortAlso, filter, statistics, formBeside
  case mark, turnMarks, addRecord, copyRecord, deleteRecord, moveRecordUp, moveRecordDown
  // In panels and prompts.
  case choose
}

/// Which keys apply.
package enum EditorMode: String, CaseIterable, Sendable {
  case browsing, table, editing, panel, lineInput, prompt
}
