/// Who has deleted what the other side has changed.
package enum DeletingSide: Hashable, Sendable {
  /// We have, and another program has changed it.
  case here
  /// Another program has.
  case there
}
