/// Descriptions of keys: a word or two for the bottom line, a sentence for the help.
extension Texts {
  package var clearTitle: String { say("clear") }
  package var clearHelp: String {
    say("Remove the value, or make it null or an empty text: asks which.")
  }
  package var changeVariantTitle: String { say("change its shape") }
  package var changeVariantHelp: String {
    say(
      "Give the value another of the row's variants: what fits is kept, and a loss is asked about.")
  }
  package var undoTitle: String { say("undo") }
  package var undoHelp: String {
    say("Take back the last change, or a draft; a filter is not applied again.")
  }
  package var redoTitle: String { say("redo") }
  package var redoHelp: String { say("Do again what was taken back.") }
  package var readFileHelp: String { say("Read the binary data of the row from a file.") }
  package var writeFileHelp: String { say("Write the binary data of the row to a file.") }
  package var copyValueTitle: String { say("copy value") }
  package var copyValueHelp: String { say("Copy the value to the terminal's clipboard.") }
  package var searchTitle: String { say("search") }
  package var searchHelp: String { say("Search in labels and values.") }
  package var nextMatchTitle: String { say("next match") }
  package var nextMatchHelp: String { say("Go to the next match.") }
  package var previousMatchTitle: String { say("previous match") }
  package var previousMatchHelp: String { say("Go to the previous match.") }
  package var nextProblemTitle: String { say("next problem") }
  package var nextProblemHelp: String { say("Go to the next problem.") }
  package var previousProblemTitle: String { say("previous problem") }
  package var previousProblemHelp: String { say("Go to the previous problem.") }
  package var problemsTitle: String { say("problems") }
  package func problemsHelp(choose key: String) -> String {
    say("List all problems; typing narrows the list, \(key) goes to one.")
  }
  package var changesTitle: String { say("changes") }
  package var changesHelp: String { say("Show what saving would change, as a diff.") }
  package var saveTitle: String { say("save") }
  package var saveHelp: String { say("Save the file.") }
  package var saveAsTitle: String { say("save as") }
  package var saveAsHelp: String { say("Save under another name.") }
  package var mouseTitle: String { say("mouse") }
  package var mouseHelp: String {
    say("Give the mouse back to the terminal, to select text; again to take it.")
  }
  package var commandsTitle: String { say("commands") }
  package func commandsHelp(run key: String) -> String {
    say("List all commands by their names; typing narrows the list, \(key) does one.")
  }
  package var keysOfListHelp: String { say("Show the keys of the list.") }
  /// Title of the key that gives the command under the cursor.
  package var doIt: String { say("do it") }
  package func dropCount(_ count: Int) -> String { say("drop \(count)") }
  package var keysTitle: String { say("keys") }
  package var keysHelp: String { say("Show these keys and the row.") }
  package var showKeysHelp: String { say("Show the keys and the row.") }
  package var quitTitle: String { say("quit") }
  package var quitHelp: String { say("Leave; asks if something is not saved.") }
  package var redrawTitle: String { say("redraw") }
  package var redrawHelp: String { say("Redraw the screen.") }
  package var downTitle: String { say("down") }
  package var upTitle: String { say("up") }
  package var rowBelowHelp: String { say("Go to the row below.") }
  package var rowAboveHelp: String { say("Go to the row above.") }
  package var nextTitle: String { say("next") }
  package var nextRowHelp: String { say("Go to the next row that can be edited.") }
  package var previousTitle: String { say("previous") }
  package var previousRowHelp: String { say("Go to the previous row that can be edited.") }
  package var pageDownTitle: String { say("page down") }
  package var pageDownHelp: String { say("Go a page down.") }
  package var pageUpTitle: String { say("page up") }
  package var pageUpHelp: String { say("Go a page up.") }
  package var firstTitle: String { say("first") }
  package var lastTitle: String { say("last") }
  package var firstRowHelp: String { say("Go to the first row.") }
  package var lastRowHelp: String { say("Go to the last row.") }
  package var editTitle: String { say("edit") }
  package var editHelp: String { say("Edit the row's value.") }
  package var toggleTitle: String { say("switch") }
  package var toggleHelp: String { say("Turn a switch, or open a choice's list.") }
  package var foldTitle: String { say("fold") }
  package var unfoldTitle: String { say("unfold") }
  package var foldHelp: String { say("Fold the section, or unfold it.") }
  package var showHiddenTitle: String { say("hidden rows") }
  package var showHiddenHelp: String {
    say("Show the rows that the form hides for this record, dim, and why; or hide them again.")
  }
  package var goToTitle: String { say("go to") }
  package var goToHelp: String { say("Go to a section or a row by its name.") }
  package var tableTitle: String { say("table") }
  package var tableHelp: String { say("Go back to the table of a file of many records.") }
  package var nextRecordTitle: String { say("next \(entry)") }
  package var nextRecordHelp: String { say("Go to the next \(entry) of the \(whole).") }
  package var previousRecordTitle: String { say("previous \(entry)") }
  package var previousRecordHelp: String { say("Go to the previous \(entry) of the \(whole).") }
  package var recordBelowHelp: String { say("Go to the \(entry) below.") }
  package var recordAboveHelp: String { say("Go to the \(entry) above.") }
  package var leftTitle: String { say("left") }
  package var leftHelp: String { say("Go to the column before.") }
  package var rightTitle: String { say("right") }
  package var rightHelp: String { say("Go to the next column.") }
  package var firstRecordHelp: String { say("Go to the first \(entry).") }
  package var lastRecordHelp: String {
    say("Go to the last \(entry); after a number, to the \(entry) of that number.")
  }
  package var firstColumnTitle: String { say("first column") }
  package var firstColumnHelp: String { say("Go to the first column.") }
  package var lastColumnTitle: String { say("last column") }
  package var lastColumnHelp: String { say("Go to the last column.") }
  package var columnsTitle: String { say("columns") }
  package var columnsHelp: String {
    say("Go to a column by its name; the list also hides and shows columns.")
  }
  package var hideTitle: String { say("hide") }
  package func hideHelp(columns key: String) -> String {
    say("Hide the column; \(key) shows it again.")
  }
  package var openTitle: String { say("open") }
  package var openHelp: String { say("Open the \(entry) as a form.") }
  package var editCellTitle: String { say("edit cell") }
  package var editCellHelp: String { say("Edit the cell under the cursor.") }
  package var setSelectedTitle: String { say("set in selected") }
  package var setSelectedHelp: String { say("Set the column in all selected \(entries).") }
  package var sortTitle: String { say("sort") }
  package var sortHelp: String {
    say("Sort by the column: ascending, descending, as the file has it.")
  }
  package var thenSortTitle: String { say("then sort") }
  package var thenSortHelp: String { say("Sort by the column where the former keys are equal.") }
  package var filterTitle: String { say("filter") }
  package var filterHelp: String {
    say(
      """
      Show only some \(entries): words, `salary > 5000`, `city in (Oslo, Rome)`, `not phone \
      missing`; `=` ignores case and accents, `==` does not.
      """)
  }
  package var statisticsTitle: String { say("statistics") }
  package var statisticsHelp: String {
    say("Show the column's statistics and its most frequent values.")
  }
  package func filterByValueHelp(choose key: String) -> String {
    say("Show only the \(entries) with the value, or with those chosen with \(key).")
  }
  package var measureTitle: String { say("add up") }
  package var measureHelp: String {
    say("Add up another column for each value, with its mean.")
  }
  package var chooseValueHelp: String { say("Choose the value, to show several together.") }
  package var selectTitle: String { say("select") }
  package var selectHelp: String { say("Select the \(entry), or deselect it.") }
  package var invertTitle: String { say("invert selection") }
  package var invertHelp: String { say("Invert the selection of the \(entries) in view.") }
  package var addTitle: String { say("add") }
  package var addHelp: String { say("Add \(anEntry) below.") }
  package var copyTitle: String { say("copy") }
  package var readFileTitle: String { say("read file") }
  package var writeFileTitle: String { say("write file") }
  package var copyHelp: String { say("Copy the \(entry), or the selected ones.") }
  package var copyToPasteTitle: String { say("copy to paste") }
  package var copyToPasteHelp: String {
    say("Keep the \(entry), or the selected ones, to paste them into another list.")
  }
  package var pasteTitle: String { say("paste") }
  package var pasteHelp: String { say("Paste below what was kept; the forms must match.") }
  package var deleteTitle: String { say("delete") }
  package var deleteHelp: String { say("Delete the \(entry), or the selected ones.") }
  package var writeOrderTitle: String { say("write order") }
  package var writeOrderHelp: String {
    say("Give the \(entries) of the \(whole) the order of the sorted view.")
  }
  package var moveUpTitle: String { say("move up") }
  package var moveUpHelp: String { say("Move the \(entry) up in the \(whole).") }
  package var moveDownTitle: String { say("move down") }
  package var moveDownHelp: String { say("Move the \(entry) down in the \(whole).") }
  package var formBesideTitle: String { say("form beside") }
  package var leftColumnHelp: String {
    say("Go to the sections at the left, where a wide window has two columns of them.")
  }
  package var rightColumnHelp: String {
    say("Go to the sections at the right, where a wide window has two columns of them.")
  }
  package var tableAloneTitle: String { say("table alone") }
  package func formBesideHelp(from columns: Int) -> String {
    say("Show the \(entry)'s form beside the table, from \(columns) columns on, or hide it.")
  }
  package var deselectTitle: String { say("deselect") }
  package var deselectHelp: String {
    say("Stop what runs in the background; else clear the selection.")
  }
  package var saveTextHelp: String { say("Keep the text and save the file.") }
  package var goDownHelp: String { say("Go down.") }
  package var goUpHelp: String { say("Go up.") }
  package var firstLineHelp: String { say("Go to the first line.") }
  package var lastLineHelp: String { say("Go to the last line.") }
  package var hideOrShowTitle: String { say("hide or show") }
  package var hideOrShowHelp: String { say("Hide the column, or show it.") }
  package var goThereTitle: String { say("go there") }
  package var goThereHelp: String { say("Go to what the line is about.") }
  package var backTitle: String { say("back") }
  /// Title of the answer that closes a message which asks nothing.
  package var goOnTitle: String { say("go on") }
  package var backHelp: String { say("Go back.") }
  package var doneTitle: String { say("done") }
  package var doneHelp: String { say("Take what is typed.") }
  package var helpTitle: String { say("help") }
}
