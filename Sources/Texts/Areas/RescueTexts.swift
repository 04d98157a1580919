/// Messages about unsaved work rescued when the program was ended from outside.
extension Texts {
  package func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String {
    name.map {
      say("\(path) has \(summary) not saved when formview was ended; \($0) was changed since.")
    } ?? say("\(path) has \(summary) not saved when formview was ended.")
  }
  package var takeThem: String { say("take them") }
  package var keepFile: String { say("keep the file") }
  package var deleteIt: String { say("delete it") }
  package func discardForGood(_ summary: String) -> String { say("Discard \(summary) for good?") }
  package func deleteForGood(_ path: String) -> String { say("Delete \(path) for good?") }
  package func rescueKept(_ path: String) -> String {
    say("\(path) is kept; the next start asks again")
  }
  package func rescueDeleted(_ path: String) -> String { say("\(path) is deleted") }
  package func rescueOtherShape(_ name: String, _ path: String) -> String {
    say("\(name) has another shape now: take what you need from \(path)")
  }
  package func sameRecords(_ name: String) -> String { say("\(name) has the same records.") }
  package func whatRescueWouldChange(_ path: String) -> String {
    say("What taking \(path) would change")
  }
  package func draftsLost(_ count: Int, _ path: String) -> String {
    say(
      "1 draft was typed in records that are different now, and stay in \(path)",
      "\(count.grouped) drafts were typed in records that are different now, and stay in \(path)",
      for: count)
  }
  package func tookRescue(_ summary: String, diff key: String, _ path: String) -> String {
    say("Took \(summary): \(key) shows what saving changes; saving deletes \(path)")
  }
  package func tookRescue(_ summary: String, conflicts: Int, list key: String) -> String {
    say(
      """
      Took \(summary): \(conflicts, "value") that others may have changed, too; \(key) lists them
      """)
  }
  package func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?)
    -> String
  {
    let advice = [
      undo.map { say("\($0) opens the text for selected records") },
      problems.map { say("\($0) lists what is not entered yet") },
    ].compactMap(\.self).joined(separator: say(", ", as: "clauses"))
    return say("Took \(summary); \(advice)")
  }
  /// Several sentences of one message.
  package func together(_ sentences: [String]) -> String { clauses(sentences) }
  package func changesAnd(_ drafts: String) -> String { say("changes and \(drafts)") }
  package func inSelectedRecords(_ label: String, _ count: Int) -> String {
    say("\(label) in \(count.grouped) selected records")
  }
  package func ofRecord(_ number: Int, _ label: String) -> String {
    say("record \(number.grouped), \(label)")
  }
}
