extension EnglishTexts {
  // MARK: Records

  package func newRecord(leave: String?, undo: String) -> String {
    "New record: " + takesBack(leave, undo)
  }
  private func takesBack(_ leave: String?, _ undo: String) -> String {
    (leave.map { "\($0), then " } ?? "") + "\(undo) takes it back"
  }
  package var noRecordToCopy: String { "There is no \(entry) to copy" }
  package func copiedBelow(_ count: Int, undo key: String) -> String {
    "Copied \(count == 1 ? "the \(entry)" : "\(count.grouped) \(entries)") below; \(key) takes "
      + "\(noun(count, "it", "them")) back"
  }
  package var noRecordToDelete: String { "There is no \(entry) to delete" }
  package func deleted(_ count: Int, undo key: String) -> String {
    "Deleted \(count == 1 ? "the \(entry)" : "\(count.grouped) \(entries)"); \(key) brings "
      + "\(noun(count, "it", "them")) back"
  }
  package func moveNeedsNoFilter(keys: [String]) -> String {
    "\(capitalized(entries)) are moved in the \(whole)'s order: empty the filter first (\(keys.joined(separator: ", ")))"
  }
  package func moveNeedsNoSort(sort key: String) -> String {
    "\(capitalized(entries)) are moved in the \(whole)'s order: press \(key) on a sorted column until it has no arrow"
  }
  package func nothingChanged(_ reason: String) -> String { "Nothing was changed: \(reason)" }
  package func noneTakes(_ label: String, _ reason: String) -> String {
    "No selected \(entry) takes it as \(label): \(reason)"
  }
  package func recordsLeftAlone(_ count: Int) -> String {
    "\(entries(count)) changed meanwhile and left alone"
  }
  package func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String {
    "\(count.grouped) of \(all.grouped) didn't take it: \(reason)"
  }
  package func allHaveIt(_ label: String) -> String {
    "All selected \(entries) have this \(label) already"
  }
  package func set(_ label: String, inRecords count: Int, undo key: String) -> String {
    "Set \(label) in \(entries(count)); \(key) "
      + "takes it back"
  }

  // MARK: Undo

  package var stepAdded: String { "the added \(entry)" }
  package func stepCopied(_ count: Int) -> String {
    count == 1 ? "the copied \(entry)" : "the \(count.grouped) copied \(entries)"
  }
  package func stepDeleted(_ count: Int) -> String {
    count == 1 ? "the deleted \(entry)" : "the \(count.grouped) deleted \(entries)"
  }
  package var stepMoved: String { "the move of \(anEntry)" }
  package func stepChanged(_ label: String) -> String { "the change of \(label)" }
  package func stepSet(_ label: String, _ count: Int) -> String {
    "the change of \(label) in \(entries(count))"
  }
  package var stepSelectionCleared: String { "the clearing of the selection" }
  package var stepDefaults: String { "the writing of defaults" }
  package var stepFormulas: String { "the update of computed values" }
  package var stepReverted: String { "going back to the saved record" }
  package var stepFieldLeft: String { "the text left in a field" }
  package var stepTheirs: String { "the choice between mine and theirs" }
  package func stepTaken(from path: String, isPart: Bool) -> String {
    isPart ? "one of the changes of \(path)" : "the changes of \(path)"
  }
  package func droppedDraft(_ label: String) -> String { "Dropped the draft of \(label)" }
  package var nothingToUndo: String { "Nothing to undo" }
  package var nothingToRedo: String { "Nothing to redo" }
  package func undid(_ step: String) -> String { "Undid \(step)" }
  package func redid(_ step: String) -> String { "Redid \(step)" }
  package func shownThoughFiltered(_ count: Int) -> String {
    count == 1
      ? "it is shown although the filter leaves it out"
      : "\(entries) are shown that the filter leaves out"
  }
  package func inFilteredRecord(_ sentence: String, _ number: Int) -> String {
    "\(sentence) in record \(number.grouped), which is filtered out"
  }
  package func hasDraft(_ label: String, drop key: String) -> String {
    "\(label) has a draft, which \(key) drops there"
  }
  package func hasDraft(_ label: String, inRecord number: Int, drop key: String) -> String {
    "\(label) in record \(number.grouped) has a draft, which \(key) drops there"
  }
  package func newItem(leave: String?, undo: String) -> String {
    "New item: " + takesBack(leave, undo)
  }
  package func copiedToPaste(_ count: Int, paste key: String) -> String {
    "Copied \(count == 1 ? "the \(entry)" : "\(count.grouped) \(entries)"); \(key) pastes into a list of the same form"
  }
  package func nothingToPaste(copy key: String) -> String {
    "Nothing to paste: \(key) copies records or items"
  }
  package var otherFormIsNotPasted: String {
    "What was copied has other rows than this list: it can't be pasted here"
  }
  package var noListToPasteInto: String { "The file is not a list: nothing can be pasted here" }
  package func pasted(_ count: Int, undo key: String) -> String {
    "Pasted \(count.grouped); \(key) takes \(count == 1 ? "it" : "them") out again"
  }
  package func stepPasted(_ count: Int) -> String {
    count == 1 ? "the pasted \(entry)" : "the \(count.grouped) pasted \(entries)"
  }
  package func itemsAreNotAdded(to label: String) -> String {
    "\(label) takes no new items: the form does not allow it"
  }
  package func itemsAreNotCopied(of label: String) -> String {
    "Items of \(label) can't be copied: the form does not allow it"
  }
  package func itemsAreNotDeleted(of label: String) -> String {
    "Items of \(label) can't be deleted: the form does not allow it"
  }
  package func itemsAreNotMoved(of label: String) -> String {
    "Items of \(label) can't be moved: the form does not allow it"
  }
  package func deleteItems(_ count: Int, named title: String) -> String {
    guard count == 1 else { return "Delete \(count.grouped) items?" }
    return title.isEmpty ? "Delete the item?" : "Delete “\(title)”?"
  }
  package var deleteAnswer: String { "delete" }
}
