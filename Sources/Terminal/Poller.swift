import Glibc

/// Waits on several descriptors at once (poll(2)).
package enum Poller {
  /// Waits for descriptors that can be read or have ended and returns them in the order given; none after the timeout
  /// (-1 is endless) or a signal. Negative descriptors are ignored.
  package static func readable(
    among descriptors: [Int32], timeoutMilliseconds: Int32 = -1
  ) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), timeoutMilliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }
}
