/// What the lines of the table are that is open, where sentences name them.
package enum ListUnit: Hashable, Sendable {
  /// Those of a file.
  case records
  /// Those of a list inside of a record.
  case items
}
