import JSONText
import SourceText

/// The items at a path of a record, for a table of their own.
struct InnerItems {
  let table: RecordTable
  let id: RecordID
  let path: [JSONStep]

  func table(of kind: JSONKind) throws(JSONEditError) -> RecordTable {
    let container = try container(of: kind)
    return kind == .object ? members(of: container ?? .emptyObject) : try elements(of: container)
  }

  /// The list or object; nil where there is none yet.
  private func container(of kind: JSONKind) throws(JSONEditError) -> JSONSlice? {
    switch table[id].lookup(path) {
    case .found(let value) where value.kind == kind: return value
    case .found(let value) where value.kind != .null:
      throw .blocked(depth: path.count, by: value.kind)
    case .blocked(let depth, let kind) where kind != .null: throw .blocked(depth: depth, by: kind)
    case .found, .missing, .blocked: return nil
    }
  }

  /// Of members of one name the last one counts.
  private func members(of object: JSONSlice) -> RecordTable {
    let items = object.allItems
    var lasts: [JSONStep: Int] = [:]
    for item in items { lasts[item.position.step] = item.position.index }
    let counted = items.filter { lasts[$0.position.step] == $0.position.index }
    let read = ReadRecords(
      RecordRanges(counted.map(\.value.range)), of: object, like: table.read)
    return RecordTable(read, keys: counted.map(\.position.step.name))
  }

  private func elements(of list: JSONSlice?) throws(JSONEditError) -> RecordTable {
    let record = list == nil ? try table.record(id, setting: .array([]), at: path) : table[id]
    do throws(JSONSyntaxError) {
      var items = try elements(of: record)
      let isCopy = items.source.buffer !== record.buffer
      list?.keepRanges(of: items.ranges, inCopyFrom: isCopy ? record.range.lowerBound : 0)
      if items.count == 0 {
        items.listModel = ListModel(
          forListAt: path, of: record, neighbor: neighbor, style: items.style)
      }
      return items
    } catch {
      throw .invalid(error)
    }
  }

  private func elements(of record: JSONSlice) throws(JSONSyntaxError) -> RecordTable {
    let isAll = record.range == 0..<record.buffer.count
    let buffer = isAll ? record.buffer : ByteBuffer(record.bytes)
    var index = RecordIndexer(name: "", recordsPath: path)
    try index.advance(over: buffer.bytes, isWhole: true)
    return RecordTable(
      source: SourceText(name: table.source.name, buffer: buffer), index: index,
      escapesNonASCII: table.escapesNonASCII)
  }

  /// The record before the one, or after the first.
  private var neighbor: JSONSlice? {
    guard let index = table.index(of: id), table.count > 1 else { return nil }
    return table[table.id(at: index > 0 ? index - 1 : 1)]
  }
}
