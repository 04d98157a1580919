import Screen

/// The keys of pages.
extension KeyMap {
  /// Where a key means the same in the form and in the table.
  static let both: [KeyTable<EditorCommand>.Binding] = [
    .init(
      .clearValue, [.init(.delete)], "clear",
      "Remove the value, or make it null or an empty text: asks which."),
    .init(
      .undo, [.letter("u"), .control("z")], "undo", "Take back the last change, or a draft."),
    .init(
      .redo, [.control("r"), .control("y")], "redo", "Do again what was taken back."),
    .init(
      .copyValue, [.letter("y")], "copy", "Copy the value to the terminal's clipboard."),
    .init(.search, [.letter("/")], "search", "Search in labels and values."),
    .init(.searchNext, [.letter("n")], "next match", "Go to the next match."),
    .init(
      .searchPrevious, [.letter("N")], "previous match", "Go to the previous match."),
    .init(.nextProblem, [.letter("]")], "next problem", "Go to the next problem."),
    .init(
      .previousProblem, [.letter("[")], "previous problem", "Go to the previous problem."),
    .init(
      .problems, [.letter("!")], "problems", "List all problems; Enter goes to one."),
    .init(
      .changes, [.letter("d")], "changes", "Show what saving would change, as a diff."),
    .init(
      .save, [.letter("s"), .control("s")], "save", "Save the file."),
    .init(.saveAs, [.letter("S")], "save as", "Save under another name."),
    .init(
      .releaseMouse, [.letter("M")], "mouse",
      "Give the mouse back to the terminal, to select text; again to take it."),
    .init(
      .help, [.letter("?"), .init(.function(1))], "keys", "Show these keys and the row."),
    .init(
      .quit, [.letter("q"), .control("c")], "quit", "Leave; asks if something is not saved."),
    .init(.redraw, [.control("l")], "redraw", "Redraw the screen."),
  ]

  static let formOnly: [KeyTable<EditorCommand>.Binding] = [
    .init(.down, [.init(.down), .letter("j")], "down", "Go to the row below."),
    .init(.up, [.init(.up), .letter("k")], "up", "Go to the row above."),
    .init(.nextRow, [.init(.tab)], "next", "Go to the next row that can be edited."),
    .init(
      .previousRow, [.init(.backTab)], "previous", "Go to the previous row that can be edited."),
    .init(.pageDown, [.init(.pageDown)], "page down", "Go a page down."),
    .init(.pageUp, [.init(.pageUp)], "page up", "Go a page up."),
    .init(.first, [.init(.home), .letter("g")], "first", "Go to the first row."),
    .init(.last, [.init(.end), .letter("G")], "last", "Go to the last row."),
    .init(
      .edit, [.init(.enter), .letter("e"), .init(.function(2))], "edit", "Edit the row's value."),
    .init(
      .toggle, [.letter(" ")], "switch", "Turn a switch, or open a choice's list."),
    .init(
      .goTo, [.letter(":")], "go to", "Go to a section or a row by its name."),
    .init(
      .back, [.init(.escape)], "table", "Go back to the table of a file of many records."),
    .init(
      .nextRecord, [.letter(">"), .init(.pageDown, .control)], "next record",
      "Go to the next record of the file."),
    .init(
      .previousRecord, [.letter("<"), .init(.pageUp, .control)], "previous record",
      "Go to the previous record of the file."),
  ]

  static let tableOnly: [KeyTable<EditorCommand>.Binding] = [
    .init(.down, [.init(.down), .letter("j")], "down", "Go to the record below."),
    .init(.up, [.init(.up), .letter("k")], "up", "Go to the record above."),
    .init(
      .left, [.init(.left), .letter("h"), .init(.backTab)], "left", "Go to the column before."),
    .init(
      .right, [.init(.right), .letter("l"), .init(.tab)], "right", "Go to the next column."),
    .init(.pageDown, [.init(.pageDown)], "page down", "Go a page down."),
    .init(.pageUp, [.init(.pageUp)], "page up", "Go a page up."),
    .init(
      .first, [.letter("g"), .init(.home, .control)], "first", "Go to the first record."),
    .init(
      .last, [.letter("G"), .init(.end, .control)], "last",
      "Go to the last record; after a number, to the record of that number."),
    .init(
      .firstColumn, [.init(.home), .letter("0")], "first column", "Go to the first column."),
    .init(.lastColumn, [.init(.end)], "last column", "Go to the last column."),
    .init(
      .goTo, [.letter(":")], "columns",
      "Go to a column by its name; the list also hides and shows columns."),
    .init(.hideColumn, [.letter("-")], "hide", "Hide the column; : shows it again."),
    .init(.openRecord, [.init(.enter)], "open", "Open the record as a form."),
    .init(
      .edit, [.letter("e"), .init(.function(2))], "edit cell", "Edit the cell under the cursor."),
    .init(
      .editSelected, [.letter("E")], "set in selected", "Set the column in all selected records."),
    .init(
      .sort, [.letter("o")], "sort",
      "Sort by the column: ascending, descending, as the file has it."),
    .init(
      .sortAlso, [.letter("O")], "then sort", "Sort by the column where the former keys are equal."),
    .init(
      .filter, [.letter("&")], "filter",
      "Show only some records: words, `salary > 5000`, `city in (Oslo, Rome)`, `not phone missing`."
    ),
    .init(
      .statistics, [.letter("=")], "statistics",
      "Show the column's count, least, greatest, sum and mean."),
    .init(
      .select, [.letter(" ")], "select", "Select the record, or deselect it."),
    .init(
      .invertSelection, [.letter("*")], "invert selection",
      "Invert the selection of the records in view."),
    .init(.addRecord, [.letter("a")], "add", "Add a record below."),
    .init(
      .copyRecord, [.letter("c")], "copy", "Copy the record, or the selected ones."),
    .init(
      .deleteRecord, [.letter("x")], "delete", "Delete the record, or the selected ones."),
    .init(
      .moveRecordUp, [.init(.up, .meta)], "move up", "Move the record up in the file."),
    .init(
      .moveRecordDown, [.init(.down, .meta)], "move down", "Move the record down in the file."),
    .init(
      .formBeside, [.letter("v")], "form beside",
      "Show the record's form beside the table, from 160 columns on."),
    .init(
      .back, [.init(.escape)], "deselect",
      "Stop what runs in the background; else clear the selection."),
  ]
}
