extension EnglishTexts {
  package func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String {
    "\(path) has \(summary) not saved when formview was ended"
      + (name.map { "; \($0) was changed since" } ?? "") + "."
  }
  package var takeThem: String { "take them" }
  package var keepFile: String { "keep the file" }
  package var deleteIt: String { "delete it" }
  package func discardForGood(_ summary: String) -> String { "Discard \(summary) for good?" }
  package func deleteForGood(_ path: String) -> String { "Delete \(path) for good?" }
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
    "\(count == 1 ? "1 draft was" : "\(count.grouped) drafts were") typed in records that "
      + "are different now, and stay in \(path)"
  }
  package func tookRescue(_ summary: String, diff key: String, _ path: String) -> String {
    "Took \(summary): \(key) shows what saving changes; saving deletes \(path)"
  }
  package func tookRescue(_ summary: String, conflicts: Int, list key: String) -> String {
    "Took \(summary): \(counted(conflicts, "value")) that others may have changed, too; \(key) lists them"
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
  package func together(_ sentences: [String]) -> String { sentences.joined(separator: "; ") }
  package func changesAnd(_ drafts: String) -> String { "changes and \(drafts)" }
  package func inSelectedRecords(_ label: String, _ count: Int) -> String {
    "\(label) in \(count.grouped) selected records"
  }
  package func ofRecord(_ number: Int, _ label: String) -> String {
    "record \(number.grouped), \(label)"
  }
}
