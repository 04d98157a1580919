/// What a pass over a record found at a node of a `PathTree`.
package enum PathFind {
  /// Nothing there.
  case missing
  /// Where the value is in the record's buffer.
  case found(start: Int, end: Int)
  /// Something unusual on the way: `JSONSlice.lookup` returns what.
  case unusual
}
