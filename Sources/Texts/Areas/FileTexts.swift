/// What becomes of the files of the data and of the form while they are open.
package protocol FileTexts {
  func savesElsewhere(_ reason: String, key: String) -> String
  func stillBeingRead(_ percent: Int) -> String
  func onlyPartRead(_ name: String) -> String
  var brokenFurtherDown: String { get }
  /// What becomes of the person's work when another program has changed the file.
  var savingAsks: String { get }
  var mergedAfterField: String { get }
  var mergedAfterJob: String { get }
  func changed(_ name: String, _ outcome: String) -> String
  func changedAgain(_ name: String, _ outcome: String) -> String
  func deleted(_ name: String, _ outcome: String) -> String
  func thereAgain(_ name: String, _ outcome: String) -> String
  func isAsReadAgain(_ name: String) -> String
  func onlyCopyIsHere(_ name: String) -> String
  func onlyGoodCopyIsHere(_ name: String) -> String
  func changesSinceRead(_ name: String) -> String
  func changesBeforeDeletion(_ name: String) -> String
  func isBeingChanged(_ name: String) -> String
  func isBeingChangedAndReread(_ name: String) -> String
  func isGoneSinceRead(_ name: String) -> String
  func wasChangedBeforeRead(_ name: String) -> String
  func notThereYet(_ name: String, add: String?, save: String) -> String
  func andOtherRows(_ message: String, _ count: Int) -> String
  var formWasRead: String { get }
  func formWasRead(withWarnings count: Int, list key: String) -> String
  func formHas(warnings count: Int, list key: String) -> String
  func typedKept(back key: String) -> String
  var noTextHere: String { get }
  func typedIsDraft(list key: String) -> String
  /// Why a field was closed in which nothing was typed.
  var fieldClosed: String { get }
  var noSuchRowNow: String { get }
  func fitsNow(edit: String, keep: String) -> String
  func changedElsewhere(_ name: String, _ losses: [String]) -> String
  /// The source has changed values of what was saved itself.
  func savedAndCompleted(_ name: String, _ losses: [String]) -> String
  /// An edit has changed other places of an archive with it.
  func savedWithShared(_ name: String, _ losses: [String]) -> String
  func jobStopped(_ title: String) -> String
  var openRecordIsGone: String { get }
  func draftRecordsAreGone(_ drafts: [String], more: Int) -> String
  func selectedAreGone(_ count: Int) -> String
  func filterNotTaken(_ filter: String) -> String
  func stillHere(_ reason: String) -> String
}
