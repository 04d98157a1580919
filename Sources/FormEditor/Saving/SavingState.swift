/// What is known on the way to a save.
struct SavingState: Equatable, Sendable {
  /// The look at what others have saved that the question about it led to.
  var conflictLook: ConflictLook?
  /// Problems that the person has agreed to save with, so that it's asked only once.
  var acceptedProblems: Int?
  /// Warnings that were asked about: each is asked about once.
  var acceptedWarnings: Set<Int> = []
  /// The problems found on the way to saving.
  var countedProblems = CountedProblems()
}

/// A look at what others have saved, before the question about it is asked again.
struct ConflictLook: Equatable, Sendable {
  /// Whether to leave after the save.
  let quitting: Bool
  /// Whether their version was read, and its differences are or were shown.
  var isShown = false
  /// Why they can't be.
  var failure: String?
}
