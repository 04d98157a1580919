/// What the screen says: messages, questions, titles, lists. Keys are named by parameters, as the key map has them.
package protocol EditorTexts {
  // MARK: The title and the bottom line

  func fileIsRead(_ percent: Int) -> String
  var fileIsBroken: String { get }
  var goneFromDisk: String { get }
  var changedOnDisk: String { get }
  var newFile: String { get }
  var formHasError: String { get }
  var readOnly: String { get }
  var unsaved: String { get }
  func recordsInTitle(_ count: Int) -> String
  func ofRecords(_ count: String) -> String
  var filteredBy: String { get }
  func selectedInView(_ count: String) -> String
  func selectedOutOfView(_ count: String) -> String
  func selected(_ inView: String, andOutOfView hidden: String) -> String
  func problemsFound(_ count: Int) -> String
  func problemsHere(_ count: Int) -> String
  func toList(_ key: String) -> String
  var dropDraft: String { get }
  var recordWord: String { get }
  var typeWord: String { get }
  var toNarrow: String { get }
  var typeToNarrow: String { get }
  var windowTooSmall: String { get }
  var nothingMatches: String { get }
  var noRecordsInFile: String { get }
  func noRecordsInFile(add key: String) -> String
  func noRecordPasses(_ key: String) -> String

  // MARK: The line of help

  func keepsAsDraft(_ message: String) -> String
  var enterKeepsDraft: String { get }
  func formErrorListed(_ key: String, _ error: String) -> String
  func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String
  func memberTwiceHere(_ name: String) -> String
  func doesNothing(_ key: String, help: String) -> String
  func doesNothing(_ key: String) -> String
  func takesNoCount(_ key: String) -> String
  func countForRecord(_ count: String, last: String, down: String) -> String
  func countForRow(_ count: String, last: String, down: String) -> String
  func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String
  var writingFile: String { get }
  var pasteIsNoAnswer: String { get }
  func pasteNeedsField(_ key: String) -> String
  var mouseWorks: String { get }
  func mouseReleased(_ key: String) -> String

  // MARK: Opening

  var opensWhenRead: String { get }
  func nothingBeforeRead(_ key: String) -> String
  var readingNow: String { get }
  var preparingForm: String { get }
  var leaveWord: String { get }
  var keysWord: String { get }

  // MARK: The state of a field

  func draftOf(_ message: String) -> String
  var notCompleteYet: String { get }
  var cannotBecomeValid: String { get }
  var tooMuchWorkToJudge: String { get }
  func inSelected(_ label: String, _ count: Int) -> String
  var setInAll: String { get }

  // MARK: The data file

  func savesElsewhere(_ reason: String, _ key: String) -> String
  func stillBeingRead(_ percent: Int) -> String
  func onlyPartRead(_ name: String) -> String
  var brokenFurtherDown: String { get }
  func changedKept(_ name: String) -> String
  func isBeingChanged(_ name: String) -> String
  func isBeingChangedAndReread(_ name: String) -> String
  func isGoneSinceRead(_ name: String) -> String
  func wasChangedSinceRead(_ name: String) -> String
  func wasChangedBeforeRead(_ name: String) -> String
  func notThereYet(_ name: String, add: String?, save: String) -> String
  func andOtherRows(_ message: String, _ count: Int) -> String
  var formWasRead: String { get }
  func formWasRead(withWarnings count: Int) -> String
  func typedKept(_ key: String) -> String
  var noTextHere: String { get }
  func typedIsDraft(_ key: String) -> String
  var noSuchRowNow: String { get }
  var fitsNow: String { get }
  func changedElsewhere(_ name: String, _ losses: [String]) -> String
  func jobStopped(_ title: String) -> String
  var openRecordIsGone: String { get }
  func draftRecordsAreGone(_ count: Int) -> String
  func selectedAreGone(_ count: Int) -> String
  func filterNotTaken(_ filter: String) -> String
  func stillHere(_ reason: String) -> String

  // MARK: Jobs

  var jobShowingAll: String { get }
  var jobFiltering: String { get }
  var jobSorting: String { get }
  var jobAddingUp: String { get }
  var jobSearching: String { get }
  var jobLookingForProblems: String { get }
  var jobSetting: String { get }
  var jobChecking: String { get }
  var jobCounting: String { get }
  func formHasNoColumn(_ name: String) -> String
  var lineIsInvalidJSON: String { get }
  var itIsReadOnly: String { get }
  func lineIsInvalid(_ reason: String) -> String
  var thereAreNoRecordsHere: String { get }
  func jobGoesOn(_ title: String, stop key: String) -> String
  func jobGoesOnTryAgain(_ title: String, stop key: String) -> String
  var stopped: String { get }
  var stoppedUnsaved: String { get }
  func stoppedUnchanged(textBack key: String?) -> String
  func orderReveals(_ label: String) -> String
  func nothingToSearch(_ key: String) -> String
  var allInView: String { get }
  func pass(_ count: String, of all: String) -> String
  func inNoRecord(_ text: String) -> String
  func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String
  var searchWrapped: String { get }
  var noProblemsInView: String { get }

  // MARK: Moving

  func noSuchRow(_ number: String, of count: String) -> String
  var onlyRecord: String { get }
  var isFirstRecord: String { get }
  var isLastRecord: String { get }
  var isLastReadRecord: String { get }
  func rowGoneTextKept(_ row: String) -> String
  var noProblemsInRecord: String { get }
  func notInRecord(_ text: String) -> String
  func noSuchRecord(_ number: Int, of count: Int) -> String
  func recordNotRead(_ number: Int, soFar count: Int) -> String
  func recordFilteredOut(_ number: Int) -> String
  var noRecordToOpen: String { get }
  func columnHidden(_ label: String, _ key: String) -> String
  func onlyColumn(_ label: String) -> String
  func besideNeeds(_ columns: Int, found: Int) -> String

  // MARK: The selection

  var noneSelected: String { get }
  var noneSelectedInView: String { get }
  func selectFirst(_ sentence: String, select: String, edit: String) -> String
  func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String
  func selectionCleared(_ count: Int, _ key: String) -> String
  /// Appended to a message; empty for none.
  func outOfViewNote(_ count: Int) -> String

  // MARK: Saving

  func otherShape(_ name: String) -> String
  var bothTheSame: String { get }
  var whatTheirsWouldChange: String { get }
  func ended(_ sentence: String) -> String
  var nothingToSave: String { get }
  var notSavedYet: String { get }
  var takeTheirs: String { get }
  var goToIt: String { get }
  var goToFirst: String { get }
  var saveRest: String { get }
  var discard: String { get }
  func draftsNotEntered(_ count: Int) -> String
  func draftsNotValid(_ count: Int) -> String
  var saveAnyway: String { get }
  func problemsLeft(_ count: Int) -> String
  func problemsLeftInChanged(_ count: Int) -> String
  func problemsLeft(_ count: Int, inFile all: Int) -> String
  func savedFile(_ path: String) -> String
  var writeAgain: String { get }
  var lookAtDifferences: String { get }
  var overwriteTheirs: String { get }
  var saveElsewhere: String { get }
  func recordCalled(_ number: String) -> String
  var aDeletedRecordCalled: String { get }
  func saveRefused(_ name: String, _ reason: String, more: Int) -> String
  func exists(_ path: String) -> String
  var replaceIt: String { get }
  var stay: String { get }
  var saveWord: String { get }
  func notSavedWork(_ parts: [String]) -> String
  var changesWord: String { get }
  func changesToRecords(_ count: Int) -> String
  func deletedRecords(_ count: Int) -> String
  var newOrder: String { get }
  func draftCount(_ count: Int) -> String
  var fieldBeingTyped: String { get }
  var columnBeingSet: String { get }
  var noNameGiven: String { get }
  var saveAsLabel: String { get }
  var filterLabel: String { get }
  var filterHint: String { get }
  func columnNumber(_ number: Int, _ message: String) -> String
  var back: String { get }

  // MARK: Lists

  func deletedRecordLine(_ number: Int, _ title: String) -> String
  var recordsWereMoved: String { get }
  func andMoreRecords(_ count: Int) -> String
  func recordHeading(_ number: String, _ title: String) -> String
  var nothingThere: String { get }
  func lineNumber(_ number: Int) -> String
  var keysHeading: String { get }
  var problemsHeading: String { get }
  var noProblems: String { get }
  var nothingIsChanged: String { get }
  var onlyDraftsLeft: String { get }
  var whatSavingChanges: String { get }
  var formsFileHeading: String { get }
  var columnsHeading: String { get }
  var goToHeading: String { get }
  var hiddenColumn: String { get }
  var noRowsToGoTo: String { get }
  func moreRecordsHere(_ count: Int, _ key: String) -> String
  var lineLabel: String { get }
  func invalidJSONHere(_ message: String) -> String
  var factRecords: String { get }
  var factMissing: String { get }
  var factOtherType: String { get }
  var factDistinct: String { get }
  func moreThan(_ count: Int) -> String
  var factMinimum: String { get }
  var factMaximum: String { get }
  var factSum: String { get }
  var factMean: String { get }
  var mostFrequent: String { get }

  // MARK: Help about a row

  func thisColumn(_ label: String) -> String
  func thisRow(_ label: String) -> String
  var factName: String { get }
  var factPath: String { get }
  var factCell: String { get }
  func storesType(_ cell: String, _ type: String) -> String
  var factKeyboard: String { get }
  var factDefault: String { get }
  func markedDefault(_ mark: String) -> String
  var factReadOnly: String { get }
  var factProblem: String { get }
  var inThisField: String { get }
  var inTheTable: String { get }
  var inTheForm: String { get }
  func numberBeforeMovement(_ last: String) -> String

  // MARK: Editing

  func asItWas(_ label: String, back key: String) -> String
  var leavingField: String { get }
  func rowOfTextGone(_ row: String) -> String
  func noLongerSecret(_ label: String) -> String
  func cannotEditNow(_ label: String) -> String
  func clearWhat(_ label: String) -> String
  func clearWhat(_ label: String, ofRecord number: Int) -> String
  var nothingCleared: String { get }
  var removeMember: String { get }
  var emptyText: String { get }
  var asFormSays: String { get }
  var holdsSecrets: String { get }
  func enterEdits(_ key: String) -> String
  func leftEmptyStays(_ key: String) -> String
  var textIsBack: String { get }
  func textIsBackPress(_ key: String) -> String
  func staysInSelected(_ label: String, _ count: Int) -> String
  func bringsTextBack(_ sentence: String, _ key: String) -> String
  func secretNotCopied(_ label: String) -> String
  func copied(_ label: String) -> String
  func deleteClears(_ message: String, _ key: String) -> String

  // MARK: Records

  func newRecord(_ key: String) -> String
  var noRecordToCopy: String { get }
  func copiedBelow(_ count: Int, _ key: String) -> String
  var noRecordToDelete: String { get }
  func deletedCount(_ count: Int, _ key: String) -> String
  func moveNeedsNoFilter(_ key: String) -> String
  func moveNeedsNoSort(_ key: String) -> String
  func nothingChanged(_ reason: String) -> String
  func noneTakes(_ label: String, _ reason: String) -> String
  func keptNote(_ count: Int) -> String
  func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String
  func allHaveIt(_ label: String) -> String
  func setIn(_ label: String, _ count: Int, _ key: String) -> String

  // MARK: Undo

  var stepAdded: String { get }
  func stepCopied(_ count: Int) -> String
  func stepDeleted(_ count: Int) -> String
  var stepMoved: String { get }
  func stepChanged(_ label: String) -> String
  func stepSet(_ label: String, _ count: Int) -> String
  var stepSelection: String { get }
  var stepTheirs: String { get }
  func stepRescued(_ path: String) -> String
  func droppedDraft(_ label: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
  func undid(_ step: String) -> String
  func redid(_ step: String) -> String
  func inFilteredRecord(_ sentence: String, _ number: String) -> String
  func hasDraft(_ label: String, _ key: String) -> String
  func hasDraft(_ label: String, inRecord number: String, _ key: String) -> String

  // MARK: Rescue

  func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String
  var takeThem: String { get }
  var keepFile: String { get }
  var deleteIt: String { get }
  func rescueKept(_ path: String) -> String
  func rescueDeleted(_ path: String) -> String
  func rescueOtherShape(_ name: String, _ path: String) -> String
  func sameRecords(_ name: String) -> String
  func whatRescueWouldChange(_ path: String) -> String
  func draftsLost(_ count: Int, _ path: String) -> String
  func tookRescue(_ summary: String, diff key: String, _ path: String) -> String
  func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?) -> String
  func changesAnd(_ drafts: String) -> String
  func inSelectedRecords(_ label: String, _ count: Int) -> String
  func ofRecord(_ number: String, _ label: String) -> String
}
