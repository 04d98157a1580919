import SourceText

/// Adding, deleting and moving records; a file of one object at the root takes none of these.
extension RecordTable {
  /// Whether records can be added, deleted and moved.
  package var isList: Bool { layout != .single }

  /// Adds a record at `place` (`count`: after the last), written in the style of the others.
  ///
  /// Nil where the file is no list.
  package mutating func insert(_ value: JSONValue, at place: Int) -> RecordID? {
    let style = layout == .lines ? style : recordStyle
    var writer = JSONWriter(style: style, escapesNonASCII: escapesNonASCII)
    writer.write(value, indent: recordIndent(nil))
    let buffer = ByteBuffer(writer.bytes)
    return insert(JSONSlice(buffer: buffer, range: 0..<buffer.count), at: place)
  }

  /// Adds a record with just these bytes, as when one is copied.
  ///
  /// In JSON Lines a value of several lines is put on one.
  package mutating func insert(_ slice: JSONSlice, at place: Int) -> RecordID? {
    guard isList, addedCount < UInt32.max - UInt32(clamping: ranges.count) else { return nil }
    let hasLineBreak = slice.bytes.contains { $0 == 0x0A || $0 == 0x0D }
    if layout == .lines && hasLineBreak { return insert(slice.value, at: place) }
    let id = UInt32.max - addedCount
    addedCount += 1
    edits.set(slice, for: id)
    order.insert(id, at: place)
    return RecordID(rawValue: id)
  }

  /// Deletes the record with its comma and line; returns where it was, to undo with `restore`.
  ///
  /// Nil when it was deleted before, or where the file is no list.
  @discardableResult
  package mutating func delete(_ id: RecordID) -> Int? {
    isList ? order.remove(id.rawValue) : nil
  }

  /// Puts a deleted record back, with the bytes that it had, at `place`.
  package mutating func restore(_ id: RecordID, at place: Int) {
    let isKnown = Int(id.rawValue) < ranges.count || edits[id.rawValue] != nil
    guard isList, isKnown, order.place(of: id.rawValue) == nil else { return }
    order.insert(id.rawValue, at: place)
  }

  /// Moves a record so that it stands at `place`; returns where it stood.
  @discardableResult
  package mutating func move(_ id: RecordID, to place: Int) -> Int? {
    guard let former = delete(id) else { return nil }
    restore(id, at: place)
    return former
  }

  /// Whether both versions of one file hold the same records in the same order. O(1) where none was added,
  /// deleted or moved.
  package func hasSameOrder(as other: RecordTable) -> Bool { order == other.order }

  /// Whether both versions of one file would write the same bytes, by their edits. O(edits), or
  /// O(count) once records were added, deleted or moved.
  package func isSame(as other: RecordTable) -> Bool {
    guard source.buffer === other.source.buffer, order == other.order else { return false }
    let ids = Set(editedRecords).union(other.editedRecords)
    return ids.allSatisfy { self[$0].hasSameBytes(as: other[$0]) }
  }

  /// The same edits in a table that knows more of the same file.
  ///
  /// Records keep their identities; new ones come after those known so far.
  package func carried(over whole: RecordTable) -> RecordTable {
    var table = whole
    table.order = order.extended(to: whole.ranges.count)
    table.edits = edits.extended(to: whole.ranges.count)
    table.addedCount = addedCount
    return table
  }

  /// The style of records: like the one that is there, else like their array.
  private var recordStyle: JSONStyle {
    var style = style
    guard ranges.count > 0 else { return style }
    for place in 0..<min(count, 16) {
      let slice = self[id(at: place)]
      if slice.kind == .object, !JSONContainer(slice).items.isEmpty {
        return style.learning(from: JSONContainer(slice))
      }
    }
    style.isMultiline = self.style.isMultiline
    return style
  }
}
