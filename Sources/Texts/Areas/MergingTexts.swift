/// Messages about changes that others have saved while there are unsaved changes here.
extension Texts {
  // What is said at a row, without the row's label.
  package func setThere(_ value: String) -> String { say("another program has set “\(value)”") }
  package var removedThere: String { say("another program has removed it") }
  package func removedThere(_ name: String) -> String { say("another program has removed \(name)") }
  package func overTheirs(_ theirs: String, _ problem: String) -> String {
    say("\(theirs); \(problem)")
  }
  package var changedThereInside: String { say("another program has changed it inside, too") }
  /// Of an object or a list as a whole.
  package func changedThere(_ name: String) -> String {
    say("another program has changed \(name), too")
  }
  /// A value of what they have changed as a whole; nil where they have none.
  package func valueThere(_ label: String, _ value: String?) -> String {
    value.map { say("\(label) “\($0)”") } ?? say("\(label) nothing")
  }
  // The same of a record or an item as a whole, which may have a title.
  package func deletedThere(_ title: String, isItem: Bool) -> String {
    say("\(whole(title, isItem)) was changed here, but another program has deleted it")
  }
  package func deletedHere(_ title: String, isItem: Bool) -> String {
    say("\(whole(title, isItem)) was deleted here, but another program has changed it")
  }
  package func replacedThere(_ title: String, isItem: Bool) -> String {
    say("another program has changed \(whole(title, isItem)), too")
  }
  private func whole(_ title: String, _ isItem: Bool) -> String {
    isItem
      ? title.isEmpty ? say("this item") : say("item “\(title)”")
      : title.isEmpty ? say("this record") : say("record “\(title)”")
  }
  /// Label of a problem of the whole record, in place of a row's label.
  package var recordLabel: String { say("Record") }
  package var resolveConflict: String { say("resolve conflict") }
  /// The question which of two values to take; nil where there is none.
  package func whichToTake(_ label: String, ours: String?, theirs: String?) -> String {
    let (mine, other) = (ours.map { "“\($0)”" }, theirs.map { "“\($0)”" })
    let nothing = say("nothing", as: "value")
    return say(
      "\(label): \(mine ?? nothing) here, \(other ?? nothing) from another program.")
  }
  /// The question which of several values that go together to adopt. `more`: number of
  /// differing values in addition to `values`.
  package func allToTake(_ change: String, _ values: [String], more: Int) -> String {
    let rest =
      more > 0
      ? [say("1 more value differs.", "\(more) more values differ.", for: more)] : []
    return sentences([ended(change)] + values + rest)
  }
  package var keepMine: String { say("keep mine") }
  package var takeTheirValue: String { say("take theirs") }
  /// As a part of what leaving would lose.
  package func openConflicts(_ count: Int) -> String { say("\(count, "open conflict")") }
  /// `ofRecords`: whether all are about whole records, which one side has deleted; here and below.
  /// `deleted`: the side that has deleted what the other one has changed; nil where both have changed it.
  package func conflictsLeft(_ count: Int, ofRecords: Bool, deleted: DeletingSide?) -> String {
    let subject =
      ofRecords
      ? say("A record", "\(count.grouped) records", for: count)
      : say("A value", "\(count.grouped) values", for: count)
    return switch deleted {
    case .here:
      say(
        "\(subject) deleted here was changed by another program.",
        "\(subject) deleted here were changed by another program.", for: count)
    case .there:
      say(
        "\(subject) changed here was deleted by another program.",
        "\(subject) changed here were deleted by another program.", for: count)
    case nil:
      say(
        "\(subject) was changed here and by another program.",
        "\(subject) were changed here and by another program.", for: count)
    }
  }
  package var keepMineAndSave: String { say("keep mine and save") }
  package var takeTheirsAndSave: String { say("take theirs and save") }
  package func keptMine(undo key: String) -> String {
    say("Kept what you have entered; \(key) asks again")
  }
  package func tookTheirs(undo key: String) -> String {
    say("Took what another program has saved; \(key) takes that back")
  }
  /// Edits that could not be made on what others have saved.
  package func dropped(moves: Int, deletions: Int) -> String {
    let edits = [
      moves > 0 ? say("\(moves, "move")") : nil,
      deletions > 0 ? say("\(deletions, "deletion")") : nil,
    ].compactMap(\.self).joined(separator: say(" and "))
    return say("\(edits) could not be made: no record there is the one that was meant")
  }
  package func mergedElsewhere(
    _ name: String, _ losses: [String], conflicts: Int, ofRecords: Bool, deleted: DeletingSide?,
    list key: String
  ) -> String {
    let start = [say("\(name) was changed elsewhere; your changes are kept")] + losses
    guard conflicts > 0 else { return clauses(start) }
    let subject =
      ofRecords
      ? say("a record", "\(conflicts.grouped) records", for: conflicts, as: "conflict")
      : say("a value", "\(conflicts.grouped) values", for: conflicts, as: "conflict")
    let change =
      switch deleted {
      case .here:
        say(
          "\(subject) deleted here was changed there: \(key) lists it",
          "\(subject) deleted here were changed there: \(key) lists them", for: conflicts)
      case .there:
        say(
          "\(subject) changed here was deleted there: \(key) lists it",
          "\(subject) changed here were deleted there: \(key) lists them", for: conflicts)
      case nil:
        say(
          "\(subject) was changed by both: \(key) lists it",
          "\(subject) were changed by both: \(key) lists them", for: conflicts)
      }
    return clauses(start + [change])
  }
  package func readingOthersFirst(_ name: String) -> String {
    say("\(name) was changed elsewhere: it is read before saving")
  }
  package func cannotBeMerged(_ name: String) -> String {
    say("\(name) was changed elsewhere, and can't be merged with your changes.")
  }
}
