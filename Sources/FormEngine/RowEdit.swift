import JSONText

/// What committing an edit does to the record.
package enum RowEdit: Hashable, Sendable {
  case set(JSONValue)
  case remove
  /// The text it opened with: no edit.
  case unchanged
}
