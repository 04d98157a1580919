import FormEditor
import Glibc
import Queries
import Terminal
import Threads

/// Long work on threads: one job of each purpose runs at a time, and what comes of it is an action for the reducer.
final class JobTable {
  /// The purpose of a job.
  enum Purpose: Hashable {
    /// Work that a command requested: the user waits for it.
    case command
    /// Indexing of values that no two records may have.
    case index
    case judging
    case inference
    case lint
  }

  private let wakeUp = WakeUp()
  private let results = Results()
  private var running:
    [Purpose: (control: WorkControl, number: Int, begun: ContinuousClock.Instant)] =
      [:]

  /// File descriptor that is readable when a job has ended.
  var descriptor: Int32 { wakeUp.descriptor }

  private static var patience: Duration { .milliseconds(200) }

  /// Starts a job; a running one of the same purpose is stopped. `action`: what its outcome means, if anything.
  func start<Job: BackgroundJob>(
    _ job: Job, for purpose: Purpose, number: Int = 0,
    _ action: @escaping @Sendable (Job.Outcome) -> EditorAction?
  ) {
    stop(purpose)
    let control = WorkControl()
    running[purpose] = (control, number, ContinuousClock.now)
    let (results, wakeUp) = (results, wakeUp)
    Workers.detach {
      let action = action(job.run(control: control, chunks: Workers.chunks))
      results.all.withLock { $0.append((purpose, control, action)) }
      wakeUp.wake()
    }
  }

  func stop(_ purpose: Purpose) { running.removeValue(forKey: purpose)?.control.cancel() }

  func stopAll() { for purpose in Array(running.keys) { stop(purpose) } }

  func isRunning(_ purpose: Purpose) -> Bool { running[purpose] != nil }

  /// The number and progress of a running job, after a moment.
  func progress(of purpose: Purpose) -> (number: Int, part: Double)? {
    guard let job = running[purpose], ContinuousClock.now - job.begun > Self.patience else {
      return nil
    }
    return (job.number, job.control.progress)
  }

  /// The results since the last call, without those of stopped jobs.
  func takeResults() -> [EditorAction] {
    wakeUp.clear()
    let ended = results.all.withLock { all in
      defer { all = [] }
      return all
    }
    return ended.compactMap { purpose, control, action in
      guard running[purpose]?.control === control else { return nil }
      running[purpose] = nil
      return action
    }
  }

  private final class Results: Sendable {
    let all = Locked<[(purpose: Purpose, control: WorkControl, action: EditorAction?)]>([])
  }
}
