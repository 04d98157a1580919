/// Saving and leaving: questions, their answers, and refusals.
package protocol SavingTexts {
  func ended(_ sentence: String) -> String
  var nothingToSave: String { get }
  var notSavedYet: String { get }
  var takeTheirs: String { get }
  var goToIt: String { get }
  var goToFirst: String { get }
  var saveRest: String { get }
  var discard: String { get }
  var showChanges: String { get }
  func draftsNotEntered(_ count: Int) -> String
  func deletesRecords(_ count: Int, of all: Int, _ file: String) -> String
  func draftsNotValid(_ count: Int) -> String
  func valuesDifferFromFormulas(_ count: Int) -> String
  var updateThem: String { get }
  var saveAsTheyAre: String { get }
  var saveAnyway: String { get }
  func problemsLeft(_ count: Int) -> String
  func problemsLeftInChanged(_ count: Int) -> String
  func problemsLeft(_ count: Int, inFile all: Int) -> String
  /// The first of the warnings in changed records, with its record and row, and how many there are besides.
  func warningsLeft(_ place: String, _ message: String, more: Int) -> String
  func savedFile(_ path: String) -> String
  var writeAgain: String { get }
  var lookAtDifferences: String { get }
  var overwriteTheirs: String { get }
  var saveElsewhere: String { get }
  func recordNumbered(_ number: Int) -> String
  /// A record that is deleted and not saved so, by the number that it had and its title.
  func deletedRecordNamed(_ number: Int, _ title: String) -> String
  func saveRefused(_ name: String, _ reason: String, more: Int) -> String
  func exists(_ path: String) -> String
  var replaceIt: String { get }
  var stay: String { get }
  var leave: String { get }
  func notSavedWork(_ parts: [String]) -> String
  /// The same of encrypted data.
  func notSavedNorRescued(_ parts: [String]) -> String
  var changesWord: String { get }
  func changesToRecords(_ count: Int) -> String
  func deletedRecords(_ count: Int) -> String
  var newOrder: String { get }
  func draftCount(_ count: Int) -> String
  var fieldBeingTyped: String { get }
  var columnBeingSet: String { get }
  var noNameGiven: String { get }
  var saveAsLabel: String { get }
  var recipientsFileLabel: String { get }
  /// What the file is that the label asks for.
  var recipientsFileHint: String { get }
  var filterLabel: String { get }
  var filterHint: String { get }
  func columnNumber(_ number: Int, _ message: String) -> String
}
