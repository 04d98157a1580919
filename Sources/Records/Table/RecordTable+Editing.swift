import JSONText

extension RecordTable {
  /// Writes the value at `path`, creating missing containers in their siblings' style.
  ///
  /// A value that equals the one originally read gets its original bytes back, so that a reverted edit leaves the
  /// file unchanged. Returns the previous record, to undo with `replace`. O(record).
  @discardableResult
  package mutating func set(_ value: JSONValue, at path: [JSONStep], in id: RecordID)
    throws(JSONEditError) -> JSONSlice
  {
    try replace(id, with: record(id, setting: value, at: path))
  }

  /// Removes the member at `path` with its comma and line.
  ///
  /// Duplicates of the name are removed, too. A missing member is ignored. The record itself (an empty path) is
  /// removed by `delete` instead. Returns the previous record. O(record).
  @discardableResult
  package mutating func remove(
    at path: [JSONStep], in id: RecordID, withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    try replace(id, with: record(id, removing: path, withMadeContainers: withMadeContainers))
  }

  /// The record with the value at `path`: see `set`. O(record).
  package func record(_ id: RecordID, setting value: JSONValue, at path: [JSONStep])
    throws(JSONEditError) -> JSONSlice
  {
    try whole(id).setting(value, at: path)
  }

  /// The record without the member at `path`: see `remove`. O(record).
  ///
  /// `withMadeContainers`: also removes containers around it that did not exist when the record was read, if they
  /// become empty.
  package func record(
    _ id: RecordID, removing path: [JSONStep], withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    try whole(id).removing(at: path, withMadeContainers: withMadeContainers)
  }

  /// Replaces a record's bytes (undo and redo). Returns the previous ones.
  @discardableResult
  package mutating func replace(_ id: RecordID, with slice: JSONSlice) -> JSONSlice {
    let former = self[id]
    let original = original(id)
    let isOriginal = original.map { $0.isSame(as: slice) || $0.hasSameBytes(as: slice) } ?? false
    present.set(isOriginal ? nil : slice, for: id)
    return former
  }

  /// A record as an editable part; throws for a line of invalid JSON.
  func whole(_ id: RecordID) throws(JSONEditError) -> RecordPart {
    if let fault = fault(of: id) { throw .invalid(fault) }
    // A line that was broken when it was read has nothing to be restored.
    let original = faults[id.rawValue] == nil ? original(id) : nil
    // A member that was removed comes back to its position.
    let editor = RecordEditor(
      record: self[id], style: style, indent: spacing.indent(of: id),
      escapesNonASCII: escapesNonASCII, model: id.rawValue < ranges.count ? original : modelRecord,
      kindElsewhere: { containerKind(at: $0) })
    return RecordPart(id, editor, original: original, of: read)
  }
}
