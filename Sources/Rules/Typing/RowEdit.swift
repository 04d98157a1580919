import Forms
import JSONText
import Records
import SourceText

/// What committing an edit does to the record.
package enum RowEdit: Hashable, Sendable {
  /// Writes the value at the row's path.
  case set(JSONValue)
  /// Takes the member away.
  case remove
  /// The text it opened with: no edit.
  case unchanged

  /// The edit of a document that does it; nil where nothing is to be done.
  ///
  /// `place` is where the object with the row is in the record. Null there becomes the object, and null in
  /// place of its list the list.
  package func edit(
    of row: ConfigRow, at place: [JSONStep] = [], in id: RecordID, of table: RecordTable
  ) -> ValueEdit? {
    guard let steps = row.valuePath?.steps else { return nil }
    return edit(of: row, at: place, in: id, where: table[id].lookup(place + steps))
  }

  /// The edit of a document that does it in a record where a lookup of the row's path has found this.
  func edit(
    of row: ConfigRow, at place: [JSONStep], in id: RecordID, where found: JSONLookup
  ) -> ValueEdit? {
    guard let steps = row.valuePath?.steps, var after = newValue else { return nil }
    var path = place + steps
    if case .value(var value) = after, case .blocked(let depth, .null) = found,
      depth > 0, depth <= place.count, path[depth...].allSatisfy(\.showsContainer)
    {
      for step in path[depth...].reversed() { value = step.containing(value) }
      (path, after) = (Array(path[..<depth]), .value(value))
    }
    return ValueEdit(record: id, path: path, before: found.slice?.detached, after: after)
  }

  /// The value that is written; nil where the member is taken away, or nothing is done.
  package var writtenValue: JSONValue? { if case .set(let value) = self { value } else { nil } }

  /// What the row's path gets; nil where it stays as it is.
  package var newValue: NewValue? {
    switch self {
    case .set(let value): .value(value)
    case .remove: .nothing
    case .unchanged: nil
    }
  }
}

extension ValueEdit {
  /// The edit that sets a value in place of another one.
  init(setting value: JSONValue, at path: [JSONStep], over former: JSONSlice, in id: RecordID) {
    self.init(record: id, path: path, before: former.detached, after: .value(value))
  }
}

extension JSONSlice {
  /// The same in a buffer of its own where it is a small part of one: an edit that is kept for undo would keep a version of
  /// the whole record, and one edit of a value may make thousands.
  fileprivate var detached: JSONSlice {
    guard range.count < buffer.count / 4 else { return self }
    let copy = ByteBuffer(Array(bytes))
    return JSONSlice(buffer: copy, range: 0..<copy.count)
  }
}
