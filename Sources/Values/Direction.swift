/// Where a search or a step leads from where it begins.
package enum Direction: Sendable {
  case forward
  case backward

  package var isForward: Bool { self == .forward }
}
