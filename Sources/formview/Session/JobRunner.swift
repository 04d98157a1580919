import FormEditor
import Glibc
import Queries
import Terminal
import Threads

/// Runs long work on threads, one job at a time.
// Of outcomes, and not of jobs: a conformance would be searched for at every start.
final class JobRunner<Outcome: Sendable> {
  private let wakeUp = WakeUp()
  private let results = Results()
  private var running: (number: Int, control: WorkControl, begun: ContinuousClock.Instant)?

  /// Readable when a job has ended.
  var descriptor: Int32 { wakeUp.descriptor }
  var isRunning: Bool { running != nil }

  /// The time before progress is shown.
  private static var patience: Duration { .milliseconds(200) }

  /// Starts a job; a running one is stopped.
  func start<Job: BackgroundJob>(_ job: Job) where Job.Outcome == Outcome {
    stop()
    let control = WorkControl()
    running = (job.number, control, ContinuousClock.now)
    let results = results
    let wakeUp = wakeUp
    Workers.detach {
      let outcome = job.run(control: control, chunks: Workers.chunks)
      results.all.withLock { $0.append((job.number, outcome)) }
      wakeUp.wake()
    }
  }

  func stop() {
    running?.control.cancel()
    running = nil
  }

  /// The running job's number and progress, after a moment.
  var progress: (number: Int, part: Double)? {
    guard let running, ContinuousClock.now - running.begun > Self.patience else { return nil }
    return (running.number, running.control.progress)
  }

  /// The results since the last call, without stopped jobs.
  func takeResults() -> [(number: Int, outcome: Outcome)] {
    wakeUp.clear()
    let taken = results.all.withLock { all in
      defer { all = [] }
      return all
    }
    let wanted = taken.filter { $0.number == running?.number }
    if !wanted.isEmpty { running = nil }
    return wanted
  }

  private final class Results: Sendable {
    let all = Locked<[(number: Int, outcome: Outcome)]>([])
  }
}
