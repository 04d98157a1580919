extension EnglishTexts {
  package func setThere(_ value: String) -> String { "another program has set “\(value)”" }
  package var removedThere: String { "another program has removed it" }
  package func removedThere(_ name: String) -> String { "another program has removed \(name)" }
  package func overTheirs(_ theirs: String, _ problem: String) -> String {
    "\(theirs); \(problem)"
  }
  package var changedThereInside: String { "another program has changed it inside, too" }
  package func changedThere(_ name: String) -> String { "another program has changed \(name), too" }
  package func valueThere(_ label: String, _ value: String?) -> String {
    value.map { "\(label) “\($0)”" } ?? "\(label) nothing"
  }
  package func deletedThere(_ title: String, isItem: Bool) -> String {
    "\(whole(title, isItem)) was changed here, but another program has deleted it"
  }
  package func deletedHere(_ title: String, isItem: Bool) -> String {
    "\(whole(title, isItem)) was deleted here, but another program has changed it"
  }
  package func replacedThere(_ title: String, isItem: Bool) -> String {
    "another program has changed \(whole(title, isItem)), too"
  }
  private func whole(_ title: String, _ isItem: Bool) -> String {
    let word = isItem ? "item" : "record"
    return title.isEmpty ? "this \(word)" : "\(word) “\(title)”"
  }
  package var recordLabel: String { "Record" }
  package var resolveConflict: String { "resolve conflict" }
  package func whichToTake(_ label: String, ours: String?, theirs: String?) -> String {
    let (mine, other) = (ours.map { "“\($0)”" }, theirs.map { "“\($0)”" })
    return
      "\(label): \(mine ?? "nothing") here, \(other ?? "nothing") from another program."
  }
  package func allToTake(_ change: String, _ values: [String], more: Int) -> String {
    let rest =
      more > 0 ? ["\(counted(more, "more value")) \(more == 1 ? "differs" : "differ")."] : []
    return ([ended(change)] + values + rest).joined(separator: " ")
  }
  package var keepMine: String { "keep mine" }
  package var takeTheirValue: String { "take theirs" }
  package func openConflicts(_ count: Int) -> String { counted(count, "open conflict") }
  package func conflictsLeft(_ count: Int, ofRecords: Bool, deleted: DeletingSide?) -> String {
    let noun = ofRecords ? "record" : "value"
    let (subject, verb) = count == 1 ? ("A \(noun)", "was") : ("\(count.grouped) \(noun)s", "were")
    return switch deleted {
    case .here: "\(subject) deleted here \(verb) changed by another program."
    case .there: "\(subject) changed here \(verb) deleted by another program."
    case nil: "\(subject) \(verb) changed here and by another program."
    }
  }
  package var keepMineAndSave: String { "keep mine and save" }
  package var takeTheirsAndSave: String { "take theirs and save" }
  package func keptMine(undo key: String) -> String {
    "Kept what you have entered; \(key) asks again"
  }
  package func tookTheirs(undo key: String) -> String {
    "Took what another program has saved; \(key) takes that back"
  }
  package func dropped(moves: Int, deletions: Int) -> String {
    let edits = [
      moves > 0 ? counted(moves, "move") : nil,
      deletions > 0 ? counted(deletions, "deletion") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    return "\(edits) could not be made: no record there is the one that was meant"
  }
  package func mergedElsewhere(
    _ name: String, _ losses: [String], conflicts: Int, ofRecords: Bool, deleted: DeletingSide?,
    list key: String
  ) -> String {
    let noun = ofRecords ? "record" : "value"
    let (subject, verb, object) =
      conflicts == 1
      ? ("a \(noun)", "was", "it") : ("\(conflicts.grouped) \(noun)s", "were", "them")
    let change =
      switch deleted {
      case .here: "\(subject) deleted here \(verb) changed there"
      case .there: "\(subject) changed here \(verb) deleted there"
      case nil: "\(subject) \(verb) changed by both"
      }
    let rest = conflicts == 0 ? [] : ["\(change): \(key) lists \(object)"]
    return (["\(name) was changed elsewhere; your changes are kept"] + losses + rest)
      .joined(separator: "; ")
  }
  package func readingOthersFirst(_ name: String) -> String {
    "\(name) was changed elsewhere: it is read before saving"
  }
  package func cannotBeMerged(_ name: String) -> String {
    "\(name) was changed elsewhere, and can't be merged with your changes."
  }
}
