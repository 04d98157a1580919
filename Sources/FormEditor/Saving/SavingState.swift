import JSONText
import Records

/// The facts known on the way to a save.
struct SavingState: Equatable, Sendable {
  /// Save that goes on once what others have saved is merged.
  var resumed: Save?
  var mergeCount = 0
  /// Number of problems that the user has agreed to save with, so that it's asked only once.
  var acceptedProblems: Int?
  /// Number of deleted records that the user has agreed to, so that it's asked only once.
  var acceptedDeletions: Int?
  /// Hashes of the warnings that were asked about: each is asked about once.
  var acceptedWarnings: Set<Int> = []
  var countedProblems = CountedProblems()
  var refused: [RefusedChange] = []
}

/// A record that was refused when it was saved.
struct RefusedChange: Equatable, Sendable {
  let refusal: RecordRefusal
  /// The record as it was then; nil where it was deleted.
  let record: JSONSlice?
}
