extension EnglishTexts {
  package var clearTitle: String { "clear" }
  package var clearHelp: String {
    "Remove the value, or make it null or an empty text: asks which."
  }
  package var undoTitle: String { "undo" }
  package var undoHelp: String {
    "Take back the last change, or a draft; a filter is not applied again."
  }
  package var redoTitle: String { "redo" }
  package var redoHelp: String { "Do again what was taken back." }
  package var readFileHelp: String { "Read the binary data of the row from a file." }
  package var writeFileHelp: String { "Write the binary data of the row to a file." }
  package var copyValueHelp: String { "Copy the value to the terminal's clipboard." }
  package var searchTitle: String { "search" }
  package var searchHelp: String { "Search in labels and values." }
  package var nextMatchTitle: String { "next match" }
  package var nextMatchHelp: String { "Go to the next match." }
  package var previousMatchTitle: String { "previous match" }
  package var previousMatchHelp: String { "Go to the previous match." }
  package var nextProblemTitle: String { "next problem" }
  package var nextProblemHelp: String { "Go to the next problem." }
  package var previousProblemTitle: String { "previous problem" }
  package var previousProblemHelp: String { "Go to the previous problem." }
  package var problemsTitle: String { "problems" }
  package func problemsHelp(choose key: String) -> String {
    "List all problems; typing narrows the list, \(key) goes to one."
  }
  package var changesTitle: String { "changes" }
  package var changesHelp: String { "Show what saving would change, as a diff." }
  package var saveTitle: String { "save" }
  package var saveHelp: String { "Save the file." }
  package var saveAsTitle: String { "save as" }
  package var saveAsHelp: String { "Save under another name." }
  package var mouseTitle: String { "mouse" }
  package var mouseHelp: String {
    "Give the mouse back to the terminal, to select text; again to take it."
  }
  package var keysTitle: String { "keys" }
  package var keysHelp: String { "Show these keys and the row." }
  package var showKeysHelp: String { "Show the keys and the row." }
  package var quitTitle: String { "quit" }
  package var quitHelp: String { "Leave; asks if something is not saved." }
  package var redrawTitle: String { "redraw" }
  package var redrawHelp: String { "Redraw the screen." }
  package var downTitle: String { "down" }
  package var upTitle: String { "up" }
  package var rowBelowHelp: String { "Go to the row below." }
  package var rowAboveHelp: String { "Go to the row above." }
  package var nextTitle: String { "next" }
  package var nextRowHelp: String { "Go to the next row that can be edited." }
  package var previousTitle: String { "previous" }
  package var previousRowHelp: String { "Go to the previous row that can be edited." }
  package var pageDownTitle: String { "page down" }
  package var pageDownHelp: String { "Go a page down." }
  package var pageUpTitle: String { "page up" }
  package var pageUpHelp: String { "Go a page up." }
  package var firstTitle: String { "first" }
  package var lastTitle: String { "last" }
  package var firstRowHelp: String { "Go to the first row." }
  package var lastRowHelp: String { "Go to the last row." }
  package var editTitle: String { "edit" }
  package var editHelp: String { "Edit the row's value." }
  package var toggleTitle: String { "switch" }
  package var toggleHelp: String { "Turn a switch, or open a choice's list." }
  package var foldTitle: String { "fold" }
  package var unfoldTitle: String { "unfold" }
  package var foldHelp: String { "Fold the section, or unfold it." }
  package var showHiddenTitle: String { "hidden rows" }
  package var showHiddenHelp: String {
    "Show the rows that the form hides for this record, dim, and why; or hide them again."
  }
  package var goToTitle: String { "go to" }
  package var goToHelp: String { "Go to a section or a row by its name." }
  package var tableTitle: String { "table" }
  package var tableHelp: String { "Go back to the table of a file of many records." }
  package var nextRecordTitle: String { "next \(entry)" }
  package var nextRecordHelp: String { "Go to the next \(entry) of the \(whole)." }
  package var previousRecordTitle: String { "previous \(entry)" }
  package var previousRecordHelp: String { "Go to the previous \(entry) of the \(whole)." }
  package var recordBelowHelp: String { "Go to the \(entry) below." }
  package var recordAboveHelp: String { "Go to the \(entry) above." }
  package var leftTitle: String { "left" }
  package var leftHelp: String { "Go to the column before." }
  package var rightTitle: String { "right" }
  package var rightHelp: String { "Go to the next column." }
  package var firstRecordHelp: String { "Go to the first \(entry)." }
  package var lastRecordHelp: String {
    "Go to the last \(entry); after a number, to the \(entry) of that number."
  }
  package var firstColumnTitle: String { "first column" }
  package var firstColumnHelp: String { "Go to the first column." }
  package var lastColumnTitle: String { "last column" }
  package var lastColumnHelp: String { "Go to the last column." }
  package var columnsTitle: String { "columns" }
  package var columnsHelp: String {
    "Go to a column by its name; the list also hides and shows columns."
  }
  package var hideTitle: String { "hide" }
  package func hideHelp(columns key: String) -> String { "Hide the column; \(key) shows it again." }
  package var openTitle: String { "open" }
  package var openHelp: String { "Open the \(entry) as a form." }
  package var editCellTitle: String { "edit cell" }
  package var editCellHelp: String { "Edit the cell under the cursor." }
  package var setSelectedTitle: String { "set in selected" }
  package var setSelectedHelp: String { "Set the column in all selected \(entries)." }
  package var sortTitle: String { "sort" }
  package var sortHelp: String { "Sort by the column: ascending, descending, as the file has it." }
  package var thenSortTitle: String { "then sort" }
  package var thenSortHelp: String { "Sort by the column where the former keys are equal." }
  package var filterTitle: String { "filter" }
  package var filterHelp: String {
    "Show only some \(entries): words, `salary > 5000`, `city in (Oslo, Rome)`, `not phone "
      + "missing`; `=` ignores case and accents, `==` does not."
  }
  package var statisticsTitle: String { "statistics" }
  package var statisticsHelp: String { "Show the column's count, minimum, maximum, sum and mean." }
  package var selectTitle: String { "select" }
  package var selectHelp: String { "Select the \(entry), or deselect it." }
  package var invertTitle: String { "invert selection" }
  package var invertHelp: String { "Invert the selection of the \(entries) in view." }
  package var addTitle: String { "add" }
  package var addHelp: String { "Add \(anEntry) below." }
  package var copyTitle: String { "copy" }
  package var readFileTitle: String { "read file" }
  package var writeFileTitle: String { "write file" }
  package var copyHelp: String { "Copy the \(entry), or the selected ones." }
  package var copyToPasteTitle: String { "copy to paste" }
  package var copyToPasteHelp: String {
    "Keep the \(entry), or the selected ones, to paste them into another list."
  }
  package var pasteTitle: String { "paste" }
  package var pasteHelp: String { "Paste below what was kept; the forms must match." }
  package var deleteTitle: String { "delete" }
  package var deleteHelp: String { "Delete the \(entry), or the selected ones." }
  package var moveUpTitle: String { "move up" }
  package var moveUpHelp: String { "Move the \(entry) up in the \(whole)." }
  package var moveDownTitle: String { "move down" }
  package var moveDownHelp: String { "Move the \(entry) down in the \(whole)." }
  package var formBesideTitle: String { "form beside" }
  package var formBesideHelp: String {
    "Show the \(entry)'s form beside the table, from 160 columns on."
  }
  package var deselectTitle: String { "deselect" }
  package var deselectHelp: String { "Stop what runs in the background; else clear the selection." }
  package var saveTextHelp: String { "Keep the text and save the file." }
  package var goDownHelp: String { "Go down." }
  package var goUpHelp: String { "Go up." }
  package var firstLineHelp: String { "Go to the first line." }
  package var lastLineHelp: String { "Go to the last line." }
  package var hideOrShowTitle: String { "hide or show" }
  package var hideOrShowHelp: String { "Hide the column, or show it." }
  package var goThereTitle: String { "go there" }
  package var goThereHelp: String { "Go to what the line is about." }
  package var backTitle: String { "back" }
  package var goOnTitle: String { "go on" }
  package var backHelp: String { "Go back." }
  package var doneTitle: String { "done" }
  package var doneHelp: String { "Take what is typed." }
  package var helpTitle: String { "help" }
}
