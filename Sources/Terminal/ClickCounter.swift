import Glibc
import Screen

/// Combines two presses at one point, shortly after each other, into a double press.
struct ClickCounter {
  private static let longestPause: UInt64 = 400_000_000
  private var last: (point: Point, time: UInt64)?

  mutating func counted(_ event: InputEvent) -> InputEvent {
    counted(event, now: monotonicTime())
  }

  mutating func counted(_ event: InputEvent, now: UInt64) -> InputEvent {
    guard case .mouse(let mouse) = event, mouse.action == .press else { return event }
    if let last, last.point == mouse.point, now - last.time < Self.longestPause {
      self.last = nil
      return .mouse(MouseEvent(action: .doublePress, point: mouse.point))
    }
    last = (mouse.point, now)
    return event
  }

  /// In nanoseconds.
  private func monotonicTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
