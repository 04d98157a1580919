import Records

/// Whose draft it is.
struct DraftKey: Hashable, Sendable {
  var record: RecordID
  var row: String
}
