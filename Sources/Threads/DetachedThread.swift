import Glibc

/// Work that no caller waits for.
package enum DetachedThread {
  /// Runs work on a new thread and returns, or runs it on this thread if none can be created. The new thread has a
  /// lower priority than the caller.
  package static func run(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(
      Work {
        // The thread's own nice value on Linux; threads that it makes have it, too.
        setpriority(Int32(PRIO_PROCESS.rawValue), 0, backgroundPriority)
        work()
      })
    var thread = pthread_t()
    guard pthread_create(&thread, nil, start, box.toOpaque()) == 0 else {
      box.release()
      work()
      return
    }
    pthread_detach(thread)
  }

  private static let backgroundPriority: Int32 = 10

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { pointer in
      guard let pointer else { return nil }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
}
