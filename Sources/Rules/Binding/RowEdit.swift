import JSONText

/// What committing an edit does to the record.
package enum RowEdit: Hashable, Sendable {
  /// Writes the value at the row's path.
  case set(JSONValue)
  /// Takes the member away.
  case remove
  /// The text it opened with: no edit.
  case unchanged
}
