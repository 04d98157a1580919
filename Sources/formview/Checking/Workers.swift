import Glibc

/// Runs several jobs at once, a thread each, and waits for all of them.
enum Workers {
  /// How many jobs the machine runs side by side.
  static let count = max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

  /// The last job runs on this thread; one whose thread can't be made, too.
  ///
  /// Each job must touch only what no other one touches.
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
