/// What was rescued when the program was ended from outside.
package protocol RescueTexts {
  func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String
  var takeThem: String { get }
  var keepFile: String { get }
  var deleteIt: String { get }
  func discardForGood(_ summary: String) -> String
  func deleteForGood(_ path: String) -> String
  func rescueKept(_ path: String) -> String
  func rescueDeleted(_ path: String) -> String
  func rescueOtherShape(_ name: String, _ path: String) -> String
  func sameRecords(_ name: String) -> String
  func whatRescueWouldChange(_ path: String) -> String
  func draftsLost(_ count: Int, _ path: String) -> String
  func tookRescue(_ summary: String, diff key: String, _ path: String) -> String
  func tookRescue(_ summary: String, conflicts: Int, list key: String) -> String
  func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?) -> String
  /// Several sentences of one message.
  func together(_ sentences: [String]) -> String
  func changesAnd(_ drafts: String) -> String
  func inSelectedRecords(_ label: String, _ count: Int) -> String
  func ofRecord(_ number: Int, _ label: String) -> String
}
