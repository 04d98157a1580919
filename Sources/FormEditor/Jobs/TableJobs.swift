/// The background's work on many records, of which one piece runs at a time.
struct TableJobs: Equatable, Sendable {
  var running: RunningJob?
  /// Number of jobs begun so far: it distinguishes a late answer from the one that is
  /// awaited.
  private var count = 0

  /// Puts a job in the place of the one that runs, whose result is not wanted any more. Returns its number.
  mutating func begin(_ job: RunningJob) -> Int {
    count += 1
    running = job
    running?.number = count
    return count
  }
}
