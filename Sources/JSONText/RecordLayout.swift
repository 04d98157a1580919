/// The layout of records in a file.
package enum RecordLayout: Hashable, Sendable {
  case single
  /// Records are the elements of an array: the root, or the array at a path.
  case array
  case lines
}
