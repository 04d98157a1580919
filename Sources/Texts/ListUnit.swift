/// The kind of lines in the open table, for sentences that name them.
package enum ListUnit: Hashable, Sendable {
  /// Records of a file.
  case records
  /// Items of a list inside of a record.
  case items
}
