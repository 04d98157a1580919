import Forms
import JSONText
import Records

/// What committing an edit does to the record.
package enum RowEdit: Hashable, Sendable {
  /// Writes the value at the row's path.
  case set(JSONValue)
  /// Takes the member away.
  case remove
  /// The text it opened with: no edit.
  case unchanged

  /// The same as an edit of a document; nil where nothing is to be done.
  package func edit(of row: ConfigRow, in id: RecordID, of table: RecordTable) -> Edit? {
    guard let path = row.valuePath?.steps, let after = newValue else { return nil }
    var before: JSONSlice?
    if case .found(let slice) = table[id].lookup(path) { before = slice }
    return .replace(ValueEdit(record: id, path: path, before: before, after: after))
  }

  /// What the row's path gets; nil where it stays as it is.
  package var newValue: NewValue? {
    switch self {
    case .set(let value): .value(value)
    case .remove: .nothing
    case .unchanged: nil
    }
  }
}
