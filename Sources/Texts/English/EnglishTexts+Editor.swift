extension EnglishTexts {
  // MARK: The title and the bottom line

  package func fileIsRead(_ percent: Int) -> String { "reading \(percent) %" }
  package var fileIsBroken: String { "broken" }
  package var goneFromDisk: String { "gone from disk" }
  package var changedOnDisk: String { "changed on disk" }
  package var newFile: String { "new file" }
  package var formHasError: String { "form has an error" }
  package var readOnly: String { "read only" }
  package var unsaved: String { "unsaved" }
  package func recordsInTitle(_ count: Int) -> String { count == 1 ? " record" : " records" }
  package func ofRecords(_ count: String) -> String { "of \(count)" }
  package var filteredBy: String { "filtered by" }
  package func selectedInView(_ count: String) -> String { "\(count) selected" }
  package func selectedOutOfView(_ count: String) -> String { "\(count) selected out of view" }
  package func selected(_ inView: String, andOutOfView hidden: String) -> String {
    "\(inView) selected + \(hidden) out of view"
  }
  package func problemsFound(_ count: Int) -> String { "\(counted(count, "problem"))" }
  package func problemsHere(_ count: Int) -> String { "\(counted(count, "problem")) here" }
  package func toList(_ key: String) -> String { "\(key) to list" }
  package var dropDraft: String { "drop the draft" }
  package var recordWord: String { "record" }
  package var typeWord: String { "type" }
  package var toNarrow: String { "to narrow" }
  package var typeToNarrow: String { "type to narrow" }
  package var windowTooSmall: String { "Window too small" }
  package var nothingMatches: String { "Nothing matches." }
  package var noRecordsInFile: String { "This file holds no records." }
  package func noRecordsInFile(add key: String) -> String {
    "This file holds no records; \(key) adds one."
  }
  package func noRecordPasses(_ key: String) -> String {
    "No record passes the filter; \(key) and Enter on an empty line show all."
  }

  // MARK: The line of help

  package func keepsAsDraft(_ message: String) -> String {
    "\(message); Enter again keeps it as a draft"
  }
  package var enterKeepsDraft: String {
    "Enter again keeps it as a draft; Esc leaves the value as it was"
  }
  package func formErrorListed(_ key: String, _ error: String) -> String {
    "\(key) lists all: \(error) (the last good form is in use)"
  }
  package func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String {
    "\(title)… \(percent) %  \(key) stops"
  }
  package func memberTwiceHere(_ name: String) -> String {
    "“\(name)” appears twice in this record; the last one counts"
  }
  package func doesNothing(_ key: String, help: String) -> String {
    "\(key) does nothing here; \(help) shows the keys"
  }
  package func doesNothing(_ key: String) -> String { "\(key) does nothing here" }
  package func takesNoCount(_ key: String) -> String {
    "A number goes before a movement; \(key) takes none"
  }
  package func countForRecord(_ count: String, last: String, down: String) -> String {
    "\(count): \(last) goes to record \(count), a movement such as \(down) that far"
  }
  package func countForRow(_ count: String, last: String, down: String) -> String {
    "\(count): \(last) goes to row \(count), a movement such as \(down) that far"
  }
  package func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String {
    "\(labels.joined(separator: ", ")): not judged any more, the pattern needed too much "
      + "work for \(count) texts (W405)"
  }
  package var writingFile: String { "Writing the file…" }
  package var pasteIsNoAnswer: String { "Pasted text is not taken as an answer" }
  package func pasteNeedsField(_ key: String) -> String {
    "Pasted text goes into a field: press \(key) on one first"
  }
  package var mouseWorks: String { "The mouse works here again" }
  package func mouseReleased(_ key: String) -> String {
    "The mouse is the terminal's: select text; \(key) takes it back"
  }

  // MARK: Opening

  package var opensWhenRead: String {
    "The form opens when the file is read; until then q and Esc leave"
  }
  package func nothingBeforeRead(_ key: String) -> String {
    "\(key) does nothing before the file is read; q and Esc leave"
  }
  package var readingNow: String { "Reading" }
  package var preparingForm: String { "Preparing the form" }
  package var leaveWord: String { "leave" }
  package var keysWord: String { "keys" }

  // MARK: The state of a field

  package func draftOf(_ message: String) -> String { "draft: \(message)" }
  package var notCompleteYet: String { "not complete yet" }
  package var cannotBecomeValid: String { "can't become valid" }
  package var tooMuchWorkToJudge: String { "too much work to judge" }
  package func inSelected(_ label: String, _ count: Int) -> String {
    "\(label) in \(grouped(count)) selected \(noun(count, "record"))"
  }
  package var setInAll: String { "set in all" }

  // MARK: The data file

  package func savesElsewhere(_ reason: String, _ key: String) -> String {
    "\(reason); \(key) saves under another name"
  }
  package func stillBeingRead(_ percent: Int) -> String {
    "The file is still being read (\(percent) %); try again in a moment"
  }
  package func onlyPartRead(_ name: String) -> String {
    "Only a part of \(name) could be read: saving would lose the rest"
  }
  package var brokenFurtherDown: String {
    "The file is broken further down: saving would lose the rest"
  }
  package func changedKept(_ name: String) -> String {
    "\(name) was changed by another program; your work is kept, and saving asks what to do"
  }
  package func isBeingChanged(_ name: String) -> String {
    "\(name) is being changed by another program; your changes are still here"
  }
  package func isBeingChangedAndReread(_ name: String) -> String {
    "\(name) is being changed by another program; it is read again when that is done"
  }
  package func isGoneSinceRead(_ name: String) -> String { "\(name) is gone since it was read." }
  package func wasChangedSinceRead(_ name: String) -> String {
    "\(name) was changed by someone else since it was read."
  }
  package func wasChangedBeforeRead(_ name: String) -> String {
    "\(name) was changed by another program before all of it was read."
  }
  package func notThereYet(_ name: String, add: String?, save: String) -> String {
    "\(name) is not there yet: " + (add.map { "\($0) adds a record, " } ?? "")
      + "\(save) saves and makes it"
  }
  package func andOtherRows(_ message: String, _ count: Int) -> String {
    count == 0
      ? message : message + (count == 1 ? " (and another row)" : " (and \(count) more rows)")
  }
  package var formWasRead: String { "The form was changed and read again" }
  package func formWasRead(withWarnings count: Int) -> String {
    "The form was read again, with \(counted(count, "warning")): formview lint shows them"
  }
  package func typedKept(_ key: String) -> String {
    "The form no longer takes what you were typing; \(key) brings it back when it does"
  }
  package var noTextHere: String { "the form no longer takes text here" }
  package func typedIsDraft(_ key: String) -> String {
    "The form no longer takes what you were typing; \(key) lists it as a draft"
  }
  package var noSuchRowNow: String { "the form no longer has this row" }
  package var fitsNow: String { "fits now: press Enter twice to enter it" }
  package func changedElsewhere(_ name: String, _ losses: [String]) -> String {
    (["\(name) was changed elsewhere and read again"] + losses).joined(separator: "; ")
  }
  package func jobStopped(_ title: String) -> String { "stopped: \(title)" }
  package var openRecordIsGone: String { "the record that was open is gone" }
  package func draftRecordsAreGone(_ count: Int) -> String {
    count == 1
      ? "the record of a draft is gone" : "the records of \(grouped(count)) drafts are gone"
  }
  package func selectedAreGone(_ count: Int) -> String {
    count == 1 ? "1 selected record is gone" : "\(grouped(count)) selected records are gone"
  }
  package func filterNotTaken(_ filter: String) -> String {
    "The form no longer takes the filter “\(filter)”; all records are in view"
  }
  package func stillHere(_ reason: String) -> String {
    "\(reason); what was read before is still here"
  }

  // MARK: Jobs

  package var jobShowingAll: String { "Showing all" }
  package var jobFiltering: String { "Filtering" }
  package var jobSorting: String { "Sorting" }
  package var jobAddingUp: String { "Adding up" }
  package var jobSearching: String { "Searching" }
  package var jobLookingForProblems: String { "Looking for problems" }
  package var jobSetting: String { "Setting the column" }
  package var jobChecking: String { "Checking before saving" }
  package var jobCounting: String { "Counting problems" }
  package func formHasNoColumn(_ name: String) -> String { "The form has no column \(name)" }
  package var lineIsInvalidJSON: String { "the line is invalid JSON" }
  package var itIsReadOnly: String { "it is read-only" }
  package func lineIsInvalid(_ reason: String) -> String { "this line is invalid JSON: \(reason)" }
  package var thereAreNoRecordsHere: String { "There are no records" }
  package func jobGoesOn(_ title: String, stop key: String) -> String {
    "\(title) goes on; \(key) stops it"
  }
  package func jobGoesOnTryAgain(_ title: String, stop key: String) -> String {
    "\(title) goes on; try again when it's done, or stop it with \(key)"
  }
  package var stopped: String { "Stopped" }
  package var stoppedUnsaved: String { "Stopped: not saved" }
  package func stoppedUnchanged(textBack key: String?) -> String {
    "Stopped: no record was changed" + (key.map { "; \($0) brings the text back" } ?? "")
  }
  package func orderReveals(_ label: String) -> String {
    "\(label) is secret: an order would reveal its values"
  }
  package func nothingToSearch(_ key: String) -> String { "Nothing to search for yet: \(key) asks" }
  package var allInView: String { "All records are in view" }
  package func pass(_ count: String, of all: String) -> String { "\(count) of \(all) pass" }
  package func inNoRecord(_ text: String) -> String { "“\(text)” is in no record in view" }
  package func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String {
    "“\(text)” is in \(label), a hidden column; \(key) shows it"
  }
  package var searchWrapped: String { "The search went on from the other end" }
  package var noProblemsInView: String { "No problems in the records in view" }

  // MARK: Moving

  package func noSuchRow(_ number: String, of count: String) -> String {
    "There are \(count) rows; \(number) is none of them"
  }
  package var onlyRecord: String { "There is one record" }
  package var isFirstRecord: String { "This is the first record" }
  package var isLastRecord: String { "This is the last record" }
  package var isLastReadRecord: String { "This is the last record that is read so far" }
  package func rowGoneTextKept(_ row: String) -> String {
    "The form has no row \(row) any more; its text stays as a draft"
  }
  package var noProblemsInRecord: String { "No problems in this record" }
  package func notInRecord(_ text: String) -> String { "“\(text)” is not in this record" }
  package func noSuchRecord(_ number: Int, of count: Int) -> String {
    "There are \(count) records; \(number) is none of them"
  }
  package func recordNotRead(_ number: Int, soFar count: Int) -> String {
    "Record \(number) isn't read yet: \(count) are so far"
  }
  package func recordFilteredOut(_ number: Int) -> String { "Record \(number) is filtered out" }
  package var noRecordToOpen: String { "There is no record to open" }
  package func columnHidden(_ label: String, _ key: String) -> String {
    "\(label) is hidden; \(key) lists it and shows it again"
  }
  package func onlyColumn(_ label: String) -> String {
    "\(label) is the only column; another one must be shown first"
  }
  package func besideNeeds(_ columns: Int, found: Int) -> String {
    "Table and form side by side need \(columns) columns; there are \(found)"
  }

  // MARK: The selection

  package var noneSelected: String { "No record is selected" }
  package var noneSelectedInView: String { "No record in view is selected" }
  package func selectFirst(_ sentence: String, select: String, edit: String) -> String {
    "\(sentence): \(select) selects one, \(edit) edits this cell"
  }
  package func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String {
    "\(grouped(count)) selected: \(set) sets the column in all of them, \(copy) copies, "
      + "\(delete) deletes"
  }
  package func selectionCleared(_ count: Int, _ key: String) -> String {
    count == 1
      ? "The record is no longer selected; \(key) selects it again"
      : "Cleared the selection of \(grouped(count)) records; \(key) restores it"
  }
  package func outOfViewNote(_ count: Int) -> String {
    count == 0
      ? ""
      : count == 1
        ? "; 1 selected record is filtered out and stays as it is"
        : "; \(grouped(count)) selected records are filtered out and stay as they are"
  }

  // MARK: Saving

  package func otherShape(_ name: String) -> String {
    "\(name) has another shape now, which can't be compared"
  }
  package var bothTheSame: String { "Both have the same records." }
  package var whatTheirsWouldChange: String { "What taking theirs would change" }
  package func ended(_ sentence: String) -> String { "\(sentence)." }
  package var nothingToSave: String { "Nothing to save: the file is as you see it" }
  package var notSavedYet: String { "Not saved yet: you went on working; save again" }
  package var takeTheirs: String { "take theirs, drop mine" }
  package var goToIt: String { "go to it" }
  package var goToFirst: String { "go to the first" }
  package var saveRest: String { "save the rest" }
  package var discard: String { "discard" }
  package func draftsNotEntered(_ count: Int) -> String {
    count == 1
      ? "A draft isn't entered yet and can't be saved."
      : "\(count) drafts aren't entered yet and can't be saved."
  }
  package func draftsNotValid(_ count: Int) -> String {
    count == 1
      ? "A draft isn't valid yet and can't be saved."
      : "\(count) drafts aren't valid yet and can't be saved."
  }
  package var saveAnyway: String { "save anyway" }
  package func problemsLeft(_ count: Int) -> String {
    count == 1 ? "There is a problem left." : "There are \(count) problems left."
  }
  package func problemsLeftInChanged(_ count: Int) -> String {
    "\(grouped(count)) \(noun(count, "problem")) left in changed records."
  }
  package func problemsLeft(_ count: Int, inFile all: Int) -> String {
    all > count
      ? "\(grouped(count)) \(noun(count, "problem")) left in changed records; \(grouped(all)) in the file."
      : "\(grouped(count)) \(noun(count, "problem")) left, \(count == 1 ? "in a changed record" : "all in changed records")."
  }
  package func savedFile(_ path: String) -> String { "Saved \(path)" }
  package var writeAgain: String { "write it again" }
  package var lookAtDifferences: String { "look at the differences" }
  package var overwriteTheirs: String { "overwrite theirs" }
  package var saveElsewhere: String { "save elsewhere" }
  package func recordCalled(_ number: String) -> String { "Record \(number)" }
  package var aDeletedRecordCalled: String { "A deleted record" }
  package func saveRefused(_ name: String, _ reason: String, more: Int) -> String {
    "\(name): \(reason)" + (more == 0 ? "" : " (and \(grouped(more)) more like it)")
      + "; nothing was saved"
  }
  package func exists(_ path: String) -> String { "\(path) exists." }
  package var replaceIt: String { "replace it" }
  package var stay: String { "stay" }
  package var saveWord: String { "save" }
  package func notSavedWork(_ parts: [String]) -> String { "Not saved: \(listed(parts))." }
  package var changesWord: String { "changes" }
  package func changesToRecords(_ count: Int) -> String {
    count == 1 ? "changes to a record" : "changes to \(grouped(count)) records"
  }
  package func deletedRecords(_ count: Int) -> String {
    count == 1 ? "a deleted record" : "\(grouped(count)) deleted records"
  }
  package var newOrder: String { "the records' new order" }
  package func draftCount(_ count: Int) -> String {
    count == 1 ? "a draft" : "\(grouped(count)) drafts"
  }
  package var fieldBeingTyped: String { "a field being typed" }
  package var columnBeingSet: String { "a column being set" }
  package var noNameGiven: String { "Not saved: no name given" }
  package var saveAsLabel: String { "Save as:" }
  package var filterLabel: String { "Filter:" }
  package var filterHint: String {
    "Words, or salary > 5000, name ~ ann, city in (a, b), phone missing; not, and, or. "
      + "Empty: all."
  }
  package func columnNumber(_ number: Int, _ message: String) -> String {
    "Column \(number): \(message)"
  }
  package var back: String { "back" }

  // MARK: Lists

  package func deletedRecordLine(_ number: Int, _ title: String) -> String {
    "- record \(number)  \(title)"
  }
  package var recordsWereMoved: String { "Records were moved." }
  package func andMoreRecords(_ count: Int) -> String { "and \(grouped(count)) more" }
  package func recordHeading(_ number: String, _ title: String) -> String {
    title.isEmpty ? "Record \(number)" : "Record \(number)  \(title)"
  }
  package var nothingThere: String { "nothing" }
  package func lineNumber(_ number: Int) -> String { "line \(number)" }
  package var keysHeading: String { "Keys" }
  package var problemsHeading: String { "Problems" }
  package var noProblems: String { "No problems" }
  package var nothingIsChanged: String { "Nothing is changed" }
  package var onlyDraftsLeft: String { "Only drafts are left, and they wouldn't be saved" }
  package var whatSavingChanges: String { "What saving would change" }
  package var formsFileHeading: String { "The form's file, while the last good form is in use" }
  package var columnsHeading: String { "Columns" }
  package var goToHeading: String { "Go to" }
  package var hiddenColumn: String { "hidden" }
  package var noRowsToGoTo: String { "The form has no rows to go to" }
  package func moreRecordsHere(_ count: Int, _ key: String) -> String {
    "and \(grouped(count)) more records; \(key) problems shows all"
  }
  package var lineLabel: String { "Line" }
  package func invalidJSONHere(_ message: String) -> String { "invalid JSON: \(message)" }
  package var factRecords: String { "Records" }
  package var factMissing: String { "Missing" }
  package var factOtherType: String { "Of another type" }
  package var factDistinct: String { "Distinct" }
  package func moreThan(_ count: Int) -> String { "more than \(grouped(count))" }
  package var factMinimum: String { "Minimum" }
  package var factMaximum: String { "Maximum" }
  package var factSum: String { "Sum" }
  package var factMean: String { "Mean" }
  package var mostFrequent: String { "Most frequent" }

  // MARK: Help about a row

  package func thisColumn(_ label: String) -> String { "This column: \(label)" }
  package func thisRow(_ label: String) -> String { "This row: \(label)" }
  package var factName: String { "Name" }
  package var factPath: String { "Path" }
  package var factCell: String { "Cell" }
  package func storesType(_ cell: String, _ type: String) -> String { "\(cell), stores \(type)" }
  package var factKeyboard: String { "Keyboard" }
  package var factDefault: String { "Default" }
  package func markedDefault(_ mark: String) -> String { "(\(mark)before it: not in the record)" }
  package var factReadOnly: String { "Read only" }
  package var factProblem: String { "Problem" }
  package var inThisField: String { "In this field" }
  package var inTheTable: String { "In the table" }
  package var inTheForm: String { "In the form" }
  package func numberBeforeMovement(_ last: String) -> String {
    "A number before a movement says how far; before \(last), where to."
  }

  // MARK: Editing

  package func asItWas(_ label: String, back key: String) -> String {
    "\(label) is as it was; \(key) brings the text back"
  }
  package var leavingField: String { "leaving the field" }
  package func rowOfTextGone(_ row: String) -> String {
    "The form no longer has the row \(row) that the text was typed in"
  }
  package func noLongerSecret(_ label: String) -> String {
    "\(label) is no longer secret, so that its text is not shown"
  }
  package func cannotEditNow(_ label: String) -> String {
    "\(label) can't be edited now; the text is kept until it can"
  }
  package func clearWhat(_ label: String) -> String { "Clear \(label):" }
  package func clearWhat(_ label: String, ofRecord number: Int) -> String {
    "Clear \(label) of record \(number):"
  }
  package var nothingCleared: String { "Nothing was cleared: the row is gone" }
  package var removeMember: String { "remove the member" }
  package var emptyText: String { "empty text" }
  package var asFormSays: String { "as the form says" }
  package var holdsSecrets: String { "it holds secrets; edit them in rows of their own" }
  package func enterEdits(_ key: String) -> String { "\(key) edits this row" }
  package func leftEmptyStays(_ key: String) -> String {
    "left empty it stays as it is; \(key) outside the field clears it"
  }
  package var textIsBack: String {
    "The text that Esc left is back; Esc again leaves the value as it was"
  }
  package func textIsBackPress(_ key: String) -> String {
    "The text is back; press → before you type a \(key)"
  }
  package func staysInSelected(_ label: String, _ count: Int) -> String {
    "\(label) stays as it is in \(grouped(count)) selected records"
  }
  package func bringsTextBack(_ sentence: String, _ key: String) -> String {
    "\(sentence); \(key) brings the text back"
  }
  package func secretNotCopied(_ label: String) -> String { "\(label) is secret and isn't copied" }
  package func copied(_ label: String) -> String { "Copied \(label)" }
  package func deleteClears(_ message: String, _ key: String) -> String {
    "\(message), \(key) clears it"
  }

  // MARK: Records

  package func newRecord(_ key: String) -> String { "A new record; \(key) takes it back" }
  package var noRecordToCopy: String { "There is no record to copy" }
  package func copiedBelow(_ count: Int, _ key: String) -> String {
    "Copied \(count == 1 ? "the record" : "\(grouped(count)) records") below; \(key) takes "
      + "it back"
  }
  package var noRecordToDelete: String { "There is no record to delete" }
  package func deletedCount(_ count: Int, _ key: String) -> String {
    "Deleted \(count == 1 ? "the record" : "\(grouped(count)) records"); \(key) brings it "
      + "back"
  }
  package func moveNeedsNoFilter(_ key: String) -> String {
    "Records are moved in the file's order: drop the filter first (\(key), then Enter)"
  }
  package func moveNeedsNoSort(_ key: String) -> String {
    "Records are moved in the file's order: \(key) on a sorted column brings it back"
  }
  package func nothingChanged(_ reason: String) -> String { "Nothing was changed: \(reason)" }
  package func noneTakes(_ label: String, _ reason: String) -> String {
    "No selected record takes it as \(label): \(reason)"
  }
  package func keptNote(_ count: Int) -> String {
    "; \(count == 1 ? "1 record" : "\(grouped(count)) records") changed meanwhile and left "
      + "alone"
  }
  package func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String {
    "\(grouped(count)) of \(grouped(all)) didn't take it: \(reason)"
  }
  package func allHaveIt(_ label: String) -> String {
    "All selected records have this \(label) already"
  }
  package func setIn(_ label: String, _ count: Int, _ key: String) -> String {
    "Set \(label) in \(count == 1 ? "1 record" : "\(grouped(count)) records"); \(key) "
      + "takes it back"
  }

  // MARK: Undo

  package var stepAdded: String { "the added record" }
  package func stepCopied(_ count: Int) -> String {
    count == 1 ? "the copied record" : "the \(grouped(count)) copied records"
  }
  package func stepDeleted(_ count: Int) -> String {
    count == 1 ? "the deleted record" : "the \(grouped(count)) deleted records"
  }
  package var stepMoved: String { "the move of a record" }
  package func stepChanged(_ label: String) -> String { "the change of \(label)" }
  package func stepSet(_ label: String, _ count: Int) -> String {
    "the change of \(label) in \(count == 1 ? "1 record" : "\(grouped(count)) records")"
  }
  package var stepSelection: String { "the clearing of the selection" }
  package var stepTheirs: String { "their changes" }
  package func stepRescued(_ path: String) -> String { "the changes of \(path)" }
  package func droppedDraft(_ label: String) -> String { "Dropped the draft of \(label)" }
  package var nothingToUndo: String { "Nothing to undo" }
  package var nothingToRedo: String { "Nothing to redo" }
  package func undid(_ step: String) -> String { "Undid \(step)" }
  package func redid(_ step: String) -> String { "Redid \(step)" }
  package func inFilteredRecord(_ sentence: String, _ number: String) -> String {
    "\(sentence) in record \(number), which is filtered out"
  }
  package func hasDraft(_ label: String, _ key: String) -> String {
    "\(label) has a draft, which \(key) drops there"
  }
  package func hasDraft(_ label: String, inRecord number: String, _ key: String) -> String {
    "\(label) in record \(number) has a draft, which \(key) drops there"
  }

  // MARK: Rescue

  package func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String {
    "\(path) has \(summary) not saved when formview was ended"
      + (name.map { "; \($0) was changed since" } ?? "") + "."
  }
  package var takeThem: String { "take them" }
  package var keepFile: String { "keep the file" }
  package var deleteIt: String { "delete it" }
  package func rescueKept(_ path: String) -> String { "\(path) is kept; the next start asks again" }
  package func rescueDeleted(_ path: String) -> String { "\(path) is deleted" }
  package func rescueOtherShape(_ name: String, _ path: String) -> String {
    "\(name) has another shape now: take what you need from \(path)"
  }
  package func sameRecords(_ name: String) -> String { "\(name) has the same records." }
  package func whatRescueWouldChange(_ path: String) -> String {
    "What taking \(path) would change"
  }
  package func draftsLost(_ count: Int, _ path: String) -> String {
    "\(count == 1 ? "1 draft was" : "\(grouped(count)) drafts were") typed in records that "
      + "are different now, and stay in \(path)"
  }
  package func tookRescue(_ summary: String, diff key: String, _ path: String) -> String {
    "Took \(summary): \(key) shows what saving changes; saving deletes \(path)"
  }
  package func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?)
    -> String
  {
    "Took \(summary); "
      + [
        undo.map { "\($0) opens the text for selected records" },
        problems.map { "\($0) lists what is not entered yet" },
      ].compactMap { $0 }.joined(separator: ", ")
  }
  package func changesAnd(_ drafts: String) -> String { "changes and \(drafts)" }
  package func inSelectedRecords(_ label: String, _ count: Int) -> String {
    "\(label) in \(grouped(count)) selected records"
  }
  package func ofRecord(_ number: String, _ label: String) -> String {
    "record \(number), \(label)"
  }
}
