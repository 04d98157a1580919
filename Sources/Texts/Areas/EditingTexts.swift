/// Fields: what is typed in them, what becomes of it, and clearing a value.
package protocol EditingTexts {
  // MARK: The state of a field

  func draftOf(_ message: String) -> String
  var notCompleteYet: String { get }
  var cannotBecomeValid: String { get }
  var tooMuchWorkToJudge: String { get }
  func inSelected(_ label: String, _ count: Int) -> String
  var setInAll: String { get }
  var differentValues: String { get }
  func isSetInNone(_ label: String, keep key: String) -> String

  // MARK: Editing

  func isAsItWas(_ label: String, back key: String) -> String
  func rowOfTextGone(_ row: String) -> String
  func noLongerSecret(_ label: String) -> String
  func cannotEditNow(_ label: String) -> String
  func clearWhat(_ label: String) -> String
  /// Asked where a value that sops has encrypted is to be edited.
  func replacesEncrypted(_ label: String) -> String
  var replaceInClear: String { get }
  func clearWhat(_ label: String, ofRecord number: Int) -> String
  var nothingCleared: String { get }
  var removeMember: String { get }
  var emptyText: String { get }
  var asFormSays: String { get }
  var holdsSecrets: String { get }
  func editsRow(key: String) -> String
  func leftEmptyStays(clear key: String) -> String
  func leftTextIsBack(leave key: String) -> String
  func textIsBack(pressFirst first: String, toType key: String) -> String
  func staysInSelected(_ label: String, _ count: Int) -> String
  func bringsTextBack(_ sentence: String, key: String) -> String
  func secretNotCopied(_ label: String) -> String
  func copied(_ label: String) -> String
  func nothingToCopy(_ label: String) -> String
  func clears(_ message: String, key: String) -> String
}
