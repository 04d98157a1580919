import Screen

extension KeyMap {
  /// The keys of the table.
  static let tableBindings: [Binding] = [
    Binding(.down, [.init(.down), .letter("j")], "down", "Go to the record below.", only: table),
    Binding(.up, [.init(.up), .letter("k")], "up", "Go to the record above.", only: table),
    Binding(
      .left, [.init(.left), .letter("h"), .init(.backTab)], "left", "Go to the column before.",
      only: table),
    Binding(
      .right, [.init(.right), .letter("l"), .init(.tab)], "right", "Go to the next column.",
      only: table),
    Binding(.pageDown, [.init(.pageDown)], "page down", "Go a page down.", only: table),
    Binding(.pageUp, [.init(.pageUp)], "page up", "Go a page up.", only: table),
    Binding(
      .first, [.letter("g"), .init(.home, .control)], "first", "Go to the first record.",
      only: table),
    Binding(
      .last, [.letter("G"), .init(.end, .control)], "last",
      "Go to the last record; after a number, to the record of that number.", only: table),
    Binding(
      .firstColumn, [.init(.home), .letter("0")], "first column", "Go to the first column.",
      only: table),
    Binding(.lastColumn, [.init(.end)], "last column", "Go to the last column.", only: table),
    Binding(
      .goTo, [.letter(":")], "columns",
      "Go to a column by its name; the list also hides and shows columns.", only: table),
    Binding(.hideColumn, [.letter("-")], "hide", "Hide the column; : shows it again.", only: table),
    Binding(.openRecord, [.init(.enter)], "open", "Open the record as a form.", only: table),
    Binding(
      .edit, [.letter("e"), .init(.function(2))], "edit cell", "Edit the cell under the cursor.",
      only: table),
    Binding(
      .editSelected, [.letter("E")], "set in selected", "Set the column in all selected records.",
      only: table),
    Binding(
      .sort, [.letter("o")], "sort",
      "Sort by the column: ascending, descending, as the file has it.", only: table),
    Binding(
      .sortAlso, [.letter("O")], "then sort", "Sort by the column where the former keys are equal.",
      only: table),
    Binding(
      .filter, [.letter("&")], "filter",
      "Show only some records: words, `salary > 5000`, `city in (Oslo, Rome)`, `not phone missing`.",
      only: table),
    Binding(
      .statistics, [.letter("=")], "statistics",
      "Show the column's count, least, greatest, sum and mean.", only: table),
    Binding(
      .select, [.letter(" ")], "select", "Select the record, or deselect it.", only: table),
    Binding(
      .invertSelection, [.letter("*")], "invert selection",
      "Invert the selection of the records in view.", only: table),
    Binding(.addRecord, [.letter("a")], "add", "Add a record below.", only: table),
    Binding(
      .copyRecord, [.letter("c")], "copy", "Copy the record, or the selected ones.", only: table),
    Binding(
      .deleteRecord, [.letter("x")], "delete", "Delete the record, or the selected ones.",
      only: table
    ),
    Binding(
      .moveRecordUp, [.init(.up, .meta)], "move up", "Move the record up in the file.", only: table),
    Binding(
      .moveRecordDown, [.init(.down, .meta)], "move down", "Move the record down in the file.",
      only: table),
    Binding(
      .formBeside, [.letter("v")], "form beside",
      "Show the record's form beside the table, from 160 columns on.", only: table),
    Binding(
      .back, [.init(.escape)], "deselect",
      "Stop what runs in the background; else clear the selection.", only: table),
  ]

  static let table: Set<EditorMode> = [.table]
  /// Where a key means the same in the form and in the table.
  static let both: Set<EditorMode> = [.browsing, .table]
}
