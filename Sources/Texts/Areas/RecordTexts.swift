/// Adding, copying, deleting, moving and setting records, and undoing that.
package protocol RecordTexts {
  // MARK: Records

  /// `leave`: the key that leaves the field that is open; nil where none is.
  func newRecord(leave: String?, undo: String) -> String
  func newItem(leave: String?, undo: String) -> String
  func copiedToPaste(_ count: Int, paste key: String) -> String
  func nothingToPaste(copy key: String) -> String
  var otherFormIsNotPasted: String { get }
  var noListToPasteInto: String { get }
  func pasted(_ count: Int, undo key: String) -> String
  func stepPasted(_ count: Int) -> String
  func itemsAreNotAdded(to label: String) -> String
  func itemsAreNotCopied(of label: String) -> String
  func itemsAreNotDeleted(of label: String) -> String
  func itemsAreNotMoved(of label: String) -> String
  /// `title` names a single item; empty where nothing does.
  func deleteItems(_ count: Int, named title: String) -> String
  var deleteAnswer: String { get }
  var noRecordToCopy: String { get }
  func copiedBelow(_ count: Int, undo key: String) -> String
  var noRecordToDelete: String { get }
  func deleted(_ count: Int, undo key: String) -> String
  func moveNeedsNoFilter(keys: [String]) -> String
  func moveNeedsNoSort(sort key: String) -> String
  func nothingChanged(_ reason: String) -> String
  func noneTakes(_ label: String, _ reason: String) -> String
  func recordsLeftAlone(_ count: Int) -> String
  func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String
  func allHaveIt(_ label: String) -> String
  func set(_ label: String, inRecords count: Int, undo key: String) -> String

  // MARK: Undo

  var stepAdded: String { get }
  func stepCopied(_ count: Int) -> String
  func stepDeleted(_ count: Int) -> String
  var stepMoved: String { get }
  func stepChanged(_ label: String) -> String
  func stepSet(_ label: String, _ count: Int) -> String
  var stepSelectionCleared: String { get }
  var stepDefaults: String { get }
  var stepFormulas: String { get }
  var stepReverted: String { get }
  var stepFieldLeft: String { get }
  var stepTheirs: String { get }
  func stepTaken(from path: String, isPart: Bool) -> String
  func droppedDraft(_ label: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
  func undid(_ step: String) -> String
  func redid(_ step: String) -> String
  func shownThoughFiltered(_ count: Int) -> String
  func inFilteredRecord(_ sentence: String, _ number: Int) -> String
  func hasDraft(_ label: String, drop key: String) -> String
  func hasDraft(_ label: String, inRecord number: Int, drop key: String) -> String
}
