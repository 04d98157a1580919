import Glibc

/// Waits on several descriptors at once (poll(2)).
package enum Poller {
  /// The descriptors, in the order given, that can be read or have come to their end, as soon as there is
  /// one; none after the timeout (-1 waits for ever) or when a signal came in between. Negative
  /// descriptors are passed over.
  package static func readable(
    among descriptors: [Int32], timeoutMilliseconds: Int32 = -1
  ) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), timeoutMilliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }
}
