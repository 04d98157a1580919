import JSONText
import Records

/// What is known on the way to a save.
struct SavingState: Equatable, Sendable {
  /// The save that goes on once what others have saved is merged.
  var resumed: SaveConfirmation?
  /// How often the save under way was merged.
  var mergeCount = 0
  /// Problems that the person has agreed to save with, so that it's asked only once.
  var acceptedProblems: Int?
  /// How many deleted records the person has agreed to, so that it's asked only once.
  var acceptedDeletions: Int?
  /// Warnings that were asked about: each is asked about once.
  var acceptedWarnings: Set<Int> = []
  /// The problems found on the way to saving.
  var countedProblems = CountedProblems()
  /// What the records' source has refused in the last save.
  var refused: [RefusedChange] = []
}

/// A record that was refused when it was saved.
struct RefusedChange: Equatable, Sendable {
  let refusal: RecordRefusal
  /// The record as it was then; nil where it was deleted.
  let record: JSONSlice?
}
