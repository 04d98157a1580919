/// Result of a pass over a record for one node of a `PathTree`.
package enum PathFind {
  case missing
  case found(start: Int, end: Int)
  /// An irregular value on the path; `JSONSlice.lookup` returns the exact result.
  case unusual
}
