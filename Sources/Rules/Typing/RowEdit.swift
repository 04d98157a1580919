import Forms
import JSONText
import Records
import SourceText

/// The change that committing an edit makes to the record.
package enum RowEdit: Hashable, Sendable {
  case set(JSONValue)
  case remove
  /// No edit: the text or the value is the one that the editor opened with.
  case unchanged

  /// The edit of a document that does it; nil where nothing is to be done.
  ///
  /// `objectPath` is where the object with the row is in the record. Null there becomes the object, and null in
  /// place of its list the list.
  package func edit(
    of row: ConfigRow, at objectPath: [JSONStep] = [], in id: RecordID, of table: RecordTable
  ) -> ValueEdit? {
    guard let steps = row.valuePath?.steps else { return nil }
    return edit(of: row, at: objectPath, in: id, where: table[id].lookup(objectPath + steps))
  }

  /// The edit of a document that does it in a record where a lookup of the row's path has found this.
  func edit(
    of row: ConfigRow, at objectPath: [JSONStep], in id: RecordID, where found: JSONLookup
  ) -> ValueEdit? {
    guard let steps = row.valuePath?.steps, var after = newValue else { return nil }
    var path = objectPath + steps
    if case .value(var value) = after, case .blocked(let depth, .null) = found,
      depth > 0 || path.first?.isMember == true, depth <= objectPath.count,
      path[depth...].allSatisfy(\.showsContainer)
    {
      for step in path[depth...].reversed() { value = step.containing(value) }
      (path, after) = (Array(path[..<depth]), .value(value))
    }
    return ValueEdit(record: id, path: path, before: found.slice?.detached, after: after)
  }

  package var writtenValue: JSONValue? { if case .set(let value) = self { value } else { nil } }

  package var newValue: NewValue? {
    switch self {
    case .set(let value): .value(value)
    case .remove: .nothing
    case .unchanged: nil
    }
  }
}

extension JSONStep {
  fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}

extension ValueEdit {
  /// The edit that sets a value in place of another one.
  init(setting value: JSONValue, at path: [JSONStep], over former: JSONSlice, in id: RecordID) {
    self.init(record: id, path: path, before: former.detached, after: .value(value))
  }
}

extension JSONSlice {
  /// A copy in a buffer of its own where the value is a small part of its buffer: an edit
  /// that is kept for undo would otherwise keep a version of the whole record, and one edit
  /// of a value may make thousands.
  fileprivate var detached: JSONSlice {
    guard range.count < buffer.count / 4 else { return self }
    let copy = ByteBuffer(Array(bytes))
    return JSONSlice(buffer: copy, range: 0..<copy.count)
  }
}
