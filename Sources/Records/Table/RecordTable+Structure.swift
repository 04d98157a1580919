import JSONText
import SourceText

/// Adds, deletes and moves records; not possible in a file of one object at the root.
extension RecordTable {
  package var isList: Bool { layout != .single }

  /// Adds a record at `index` (`count`: after the last), written in the style of the others.
  ///
  /// Nil if the file is not a list.
  package mutating func insert(_ value: JSONValue, at index: Int) -> RecordID? {
    let style = layout == .lines ? style : recordStyle
    var writer = JSONWriter(style: style, escapesNonASCII: escapesNonASCII)
    writer.write(value, indent: spacing.indent)
    let buffer = ByteBuffer(writer.bytes)
    return insert(JSONSlice(buffer: buffer, range: 0..<buffer.count), at: index)
  }

  /// Adds a record with these bytes, such as a copy.
  ///
  /// In JSON Lines a value of several lines is joined to one.
  package mutating func insert(_ slice: JSONSlice, at index: Int) -> RecordID? {
    guard isList, present.hasRoom(for: 1) else { return nil }
    if layout == .lines && slice.bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      return insert(slice.value, at: index)
    }
    let id = present.add(slice)
    present.insert(id, at: index)
    return id
  }

  /// Deletes the record with its comma and line; returns its index, to undo with `restore`.
  ///
  /// Nil if it was deleted before, or if the file is not a list.
  @discardableResult
  package mutating func delete(_ id: RecordID) -> Int? {
    isList ? present.remove(id) : nil
  }

  /// Restores a deleted record, with its bytes, at `index`.
  package mutating func restore(_ id: RecordID, at index: Int) {
    if isList { present.insert(id, at: index) }
  }

  /// Moves a record to an index; returns its previous index.
  @discardableResult
  package mutating func move(_ id: RecordID, to index: Int) -> Int? {
    guard let former = delete(id) else { return nil }
    restore(id, at: index)
    return former
  }

  /// Puts records in an order, in the places that they have together; nil if they have it. O(count).
  mutating func reorder(_ ids: [RecordID]) -> (former: [RecordID], order: [RecordID])? {
    present.reorder(ids)
  }

  /// Repeats the edits in a table that knows more of the same file.
  ///
  /// Records keep their identities; new ones come after the known ones.
  package func carried(over whole: RecordTable) -> RecordTable {
    var table = whole
    table.present = present.extended(to: whole.ranges.count)
    return table
  }

  /// The style of an existing record, else of the array.
  private var recordStyle: JSONStyle {
    var style = style
    if let item = listModel?.item { return style.learning(from: JSONContainer(item)) }
    guard ranges.count > 0 else { return style }
    if let modelRecord { return style.learning(from: JSONContainer(modelRecord)) }
    style.isMultiline = self.style.isMultiline
    return style
  }

  /// The first records that are valid JSON: at most `limit` records and `bytes` bytes. O(limit).
  package func firstSound(_ limit: Int, bytes: Int = .max) -> [JSONSlice] {
    var found: [JSONSlice] = []
    var size = 0
    // Where most lines are broken, the good ones may be far away.
    for index in 0..<min(count, limit * 10) where found.count < limit {
      let id = id(at: index)
      guard fault(of: id) == nil else { continue }
      let record = self[id]
      size += record.range.count
      guard size <= bytes else { break }
      found.append(record)
    }
    return found
  }

  /// The kind of the first list or object at `path` in the first records.
  func containerKind(at path: [JSONStep]) -> JSONKind? {
    firstSound(64).lazy.map { $0.lookup(path) }.compactMap { found in
      if case .found(let slice) = found, !slice.kind.isScalar { slice.kind } else { nil }
    }.first
  }

  /// One of the first records as a model: an object with members, as read.
  var modelRecord: JSONSlice? {
    (0..<min(count, 16)).lazy.map { id(at: $0) }.filter {
      $0.rawValue < ranges.count && fault(of: $0) == nil
    }
    .map { self[$0] }.first { $0.kind == .object && !JSONContainer($0).items.isEmpty }
  }
}
