import JSONText
import SourceText

extension RecordTable {
  /// The items of the list at a path of a record, as records; the table writes the whole record.
  ///
  /// A list that is missing or null has no items; adding the first one creates it, in the style of its siblings.
  /// Throws for any other value. O(record).
  package func items(at path: [JSONStep], of id: RecordID) throws(JSONEditError) -> RecordTable {
    var (record, list) = (self[id], JSONSlice?.none)
    switch record.lookup(path) {
    case .found(let value) where value.kind == .array: list = value
    case .found(let value) where value.kind != .null:
      throw .blocked(depth: path.count, by: value.kind)
    case .blocked(let depth, let kind) where kind != .null: throw .blocked(depth: depth, by: kind)
    case .found, .missing, .blocked:
      record = try self.record(id, setting: .array([]), at: path)
    }
    do throws(JSONSyntaxError) {
      var items = try RecordTable(
        itemsAt: path, of: record, name: source.name, escapesNonASCII: escapesNonASCII)
      let isCopy = items.source.buffer !== record.buffer
      list?.keepRanges(of: items.ranges, inCopyFrom: isCopy ? record.range.lowerBound : 0)
      if items.count == 0 {
        items.listModel = ListModel(
          forListAt: path, of: record, neighbor: neighbor(of: id), style: items.style)
      }
      return items
    } catch {
      throw .invalid(error)
    }
  }

  private init(
    itemsAt path: [JSONStep], of record: JSONSlice, name: String, escapesNonASCII: Bool
  ) throws(JSONSyntaxError) {
    let isAll = record.range == 0..<record.buffer.count
    let buffer = isAll ? record.buffer : ByteBuffer(record.bytes)
    var index = RecordIndexer(name: "", recordsPath: path)
    try index.advance(over: buffer.bytes, isWhole: true)
    self.init(
      source: SourceText(name: name, buffer: buffer), index: index,
      escapesNonASCII: escapesNonASCII)
  }

  /// The record before one, or after the first.
  private func neighbor(of id: RecordID) -> JSONSlice? {
    guard let index = index(of: id), count > 1 else { return nil }
    return self[self.id(at: index > 0 ? index - 1 : 1)]
  }

  /// The table's output as one value. O(bytes).
  package var written: JSONSlice {
    guard isEdited else { return JSONSlice(buffer: source.buffer, range: 0..<source.buffer.count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.buffer.count + 1024)
    write { bytes += $0 }
    let buffer = ByteBuffer(bytes)
    return JSONSlice(buffer: buffer, range: 0..<buffer.count)
  }
}
