/// Adding, copying, deleting, moving and setting records, and undoing that.
extension Texts {
  // MARK: Records

  /// `leave`: the key that leaves the field that is open; nil where none is.
  package func newRecord(leave: String?, undo: String) -> String {
    say("New record: \(takesBack(leave, undo))")
  }
  private func takesBack(_ leave: String?, _ undo: String) -> String {
    leave.map { say("\($0), then \(undo) takes it back") } ?? say("\(undo) takes it back")
  }
  package var noRecordToCopy: String { say("There is no \(entry) to copy") }
  package func copiedBelow(_ count: Int, undo key: String) -> String {
    say(
      "Copied the \(entry) below; \(key) takes it back",
      "Copied \(count.grouped) \(entries) below; \(key) takes them back", for: count)
  }
  package var noRecordToDelete: String { say("There is no \(entry) to delete") }
  package func deleted(_ count: Int, undo key: String) -> String {
    say(
      "Deleted the \(entry); \(key) brings it back",
      "Deleted \(count.grouped) \(entries); \(key) brings them back", for: count)
  }
  package func movedTo(_ number: Int, of count: Int, undo key: String) -> String {
    say("Moved to \(number.grouped) of \(count.grouped); \(key) takes it back")
  }

  // MARK: Writing the order of a view

  package func orderIsWritten(_ count: Int, undo key: String) -> String {
    say("The \(whole) has its \(grouped: count, entry) in this order now; \(key) takes it back")
  }
  package var hasThisOrder: String { say("The \(whole) has this order already") }
  package func orderNeedsSort(sort key: String) -> String {
    say("Nothing is sorted: \(key) sorts by the column under the cursor")
  }
  package func orderNeedsNoFilter(keys: [String]) -> String {
    say(
      """
      A filter leaves \(entries) out, which would have no place in the order: empty it first \
      (\(joined(keys)))
      """)
  }
  package func moveNeedsNoFilter(keys: [String]) -> String {
    say(
      """
      \(entries.capitalized) are moved in the \(whole)'s order: empty the filter first \
      (\(joined(keys)))
      """)
  }
  package func moveNeedsNoSort(sort key: String) -> String {
    say(
      """
      \(entries.capitalized) are moved in the \(whole)'s order: press \(key) on a sorted column \
      until it has no arrow
      """)
  }
  package func nothingChanged(_ reason: String) -> String { say("Nothing was changed: \(reason)") }
  package func noneTakes(_ label: String, _ reason: String) -> String {
    say("No selected \(entry) takes it as \(label): \(reason)")
  }
  package func recordsLeftAlone(_ count: Int) -> String {
    say("\(grouped: count, entry) changed meanwhile and left alone")
  }
  package func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String {
    say(
      "\(count.grouped) of \(all.grouped) didn't take it: \(reason)",
      as: unit == .items ? "items" : "records")
  }
  package func allHaveIt(_ label: String) -> String {
    say("All selected \(entries) have this \(label) already")
  }
  package func set(_ label: String, inRecords count: Int, undo key: String) -> String {
    say("Set \(label) in \(grouped: count, entry); \(key) takes it back")
  }

  // MARK: Undo

  package var stepAdded: String { say("the added \(entry)") }
  package func stepCopied(_ count: Int) -> String {
    say("the copied \(entry)", "the \(count.grouped) copied \(entries)", for: count)
  }
  package func stepDeleted(_ count: Int) -> String {
    say("the deleted \(entry)", "the \(count.grouped) deleted \(entries)", for: count)
  }
  package var stepReordered: String { say("the new order of the \(entries)") }
  package var stepMoved: String { say("the move of \(anEntry)") }
  package func stepChanged(_ label: String) -> String { say("the change of \(label)") }
  package func stepSet(_ label: String, _ count: Int) -> String {
    say("the change of \(label) in \(grouped: count, entry)")
  }
  package var stepSelectionCleared: String { say("the clearing of the selection") }
  package var stepDefaults: String { say("the writing of defaults") }
  package var stepFormulas: String { say("the update of computed values") }
  package var stepReverted: String { say("going back to the saved record") }
  package var stepFieldLeft: String { say("the text left in a field") }
  package var stepTheirs: String { say("the choice between mine and theirs") }
  package func stepTaken(from path: String, isPart: Bool) -> String {
    isPart ? say("one of the changes of \(path)") : say("the changes of \(path)")
  }
  package func droppedDraft(_ label: String) -> String { say("Dropped the draft of \(label)") }
  package var nothingToUndo: String { say("Nothing to undo") }
  package var nothingToRedo: String { say("Nothing to redo") }
  package func undid(_ step: String) -> String { say("Undid \(step)") }
  package func redid(_ step: String) -> String { say("Redid \(step)") }
  package func shownThoughFiltered(_ count: Int) -> String {
    guard count == 1 else { return say("\(entries) are shown that the filter leaves out") }
    return say(
      "it is shown although the filter leaves it out", as: unit == .items ? "items" : "records")
  }
  package func inFilteredRecord(_ sentence: String, _ number: Int) -> String {
    say("\(sentence) in record \(number.grouped), which is filtered out")
  }
  package func hasDraft(_ label: String, drop key: String) -> String {
    say("\(label) has a draft, which \(key) drops there")
  }
  package func hasDraft(_ label: String, inRecord number: Int, drop key: String) -> String {
    say("\(label) in record \(number.grouped) has a draft, which \(key) drops there")
  }
  package func newItem(leave: String?, undo: String) -> String {
    say("New item: \(takesBack(leave, undo))")
  }
  package func newItemToName(leave: String) -> String {
    say("New item: type its key; \(leave) takes it back")
  }
  package func copiedToPaste(_ count: Int, paste key: String) -> String {
    say(
      "Copied the \(entry); \(key) pastes into a list of the same form",
      "Copied \(count.grouped) \(entries); \(key) pastes into a list of the same form", for: count)
  }
  package func nothingToPaste(copy key: String) -> String {
    say("Nothing to paste: \(key) copies records or items")
  }
  package var otherFormIsNotPasted: String {
    say("What was copied has other rows than this list: it can't be pasted here")
  }
  package var noListToPasteInto: String {
    say("The file is not a list: nothing can be pasted here")
  }
  package func pasted(_ count: Int, undo key: String) -> String {
    return say(
      "Pasted \(count.grouped); \(key) takes it out again",
      "Pasted \(count.grouped); \(key) takes them out again", for: count,
      as: unit == .items ? "items" : "records")
  }
  package func stepPasted(_ count: Int) -> String {
    say("the pasted \(entry)", "the \(count.grouped) pasted \(entries)", for: count)
  }
  package func itemsAreNotAdded(to label: String) -> String {
    say("\(label) takes no new items: the form does not allow it")
  }
  package func itemsAreNotCopied(of label: String) -> String {
    say("Items of \(label) can't be copied: the form does not allow it")
  }
  package func itemsAreNotDeleted(of label: String) -> String {
    say("Items of \(label) can't be deleted: the form does not allow it")
  }
  package func itemsAreNotMoved(of label: String) -> String {
    say("Items of \(label) can't be moved: the form does not allow it")
  }
  /// `title` names a single item; empty where nothing does.
  package func deleteItems(_ count: Int, named title: String) -> String {
    guard count == 1 else { return say("Delete \(count.grouped) items?") }
    return title.isEmpty ? say("Delete the item?") : say("Delete “\(title)”?")
  }
  package var deleteAnswer: String { say("delete") }
}
