import CLinux
import Glibc

/// Ends a wait of `Poller` from another thread (eventfd(2)).
package final class WakeUp: Sendable {
  /// Descriptor that is readable from `wake` until `clear`.
  package let descriptor: Int32

  package init() { descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)) }

  deinit { close(descriptor) }

  /// Wakes the waiting thread. Any thread may call it any number of times.
  package func wake() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// Cancels all calls of `wake` so far.
  package func clear() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
