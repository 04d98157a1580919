/// The side that has deleted what the other side has changed.
package enum DeletingSide: Hashable, Sendable {
  /// Deleted here, and changed by another program.
  case here
  /// Deleted by another program, and changed here.
  case there
}
