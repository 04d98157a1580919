import Glibc
import Queries
import Threads

/// Runs several jobs at once, a thread each, and waits for all of them.
enum Workers {
  static let count = max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

  /// Runs the last job on this thread, and any whose thread can't be created.
  ///
  /// Jobs must not share mutable state.
  static func run(_ jobs: [() -> Void]) {
    var threads: [pthread_t] = []
    for job in jobs.dropLast() {
      let box = Unmanaged.passRetained(Job(work: job))
      var thread = pthread_t()
      let failed = pthread_create(&thread, nil, runJob, box.toOpaque())
      if failed == 0 {
        threads.append(thread)
      } else {
        box.takeRetainedValue().work()
      }
    }
    jobs.last?()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs a job on a new thread with lower priority and returns.
  static func detach(_ work: @escaping @Sendable () -> Void) { DetachedThread.run(work) }

  /// Splits queries over as many threads as the machine runs concurrently.
  static let chunks = ParallelChunks(workers: count) { count, body in
    run((0..<count).map { part in { body(part) } })
  }

  private final class Job {
    let work: () -> Void
    init(work: @escaping () -> Void) { self.work = work }
  }

  private static let runJob: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { pointer in
      guard let pointer else { return nil }
      Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work()
      return nil
    }
}
