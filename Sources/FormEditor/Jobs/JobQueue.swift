/// The background's work for the records, of which one piece runs at a time.
struct JobQueue: Equatable, Sendable {
  var running: RunningJob?
  /// How many were started: their numbers distinguish a late answer from the one that is waited for.
  var count = 0
}
