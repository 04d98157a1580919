/// How the file holds its records.
package enum RecordLayout: Hashable, Sendable {
  /// The root is the one record.
  case single
  /// Records are the elements of an array: the root, or the one a path leads to.
  case array
  /// One record a line.
  case lines
}
