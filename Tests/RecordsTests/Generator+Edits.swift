import JSONTesting
import JSONText
import Records

extension Generator {
  /// Some edit of a table, as they come: of values, of many records, of the order.
  mutating func edit(of table: RecordTable) -> Edit {
    let count = table.count
    let position = random.below(max(count, 1))
    let id = count > 0 ? table.id(at: position) : nil
    switch random.below(13) {
    case 0, 1:
      let slices = (0..<random.below(3) + 1).map { index in
        (slice: slice(jsonValue()), index: min(position, count) + index)
      }
      return .insert(Insertion(slices, into: table))
    case 2 where count > 0:
      let originals = (0..<count).filter { _ in random.below(2) == 0 }
      return .insert(
        Insertion(copying: originals.map { table.id(at: $0) }, to: position, in: table))
    case 3 where count > 0:
      let gone = (0..<count).filter { _ in random.below(3) == 0 }
      return .delete(gone.map { RecordPlacement(table.id(at: $0), at: $0) })
    case 4 where count > 0:
      return .move(table.id(at: position), from: position, to: random.below(count))
    case 12 where count > 0:
      return .reorder(table.records.filter { _ in random.below(2) == 0 }.reversed())
    case 5 where count > 0: return .replaceInMany(bulk(table))
    case 6 where count > 0:
      return .batch([value(id ?? table.id(at: 0), table), .delete([])])
    default:
      guard let id else { return .batch([]) }
      return value(id, table)
    }
  }

  private mutating func value(_ id: RecordID, _ table: RecordTable) -> Edit {
    var path = path(in: table[id].value)
    if random.below(2) == 0 {
      path.append(.member(random.pick(Self.names)))
    }
    var before: JSONSlice?
    if case .found(let slice) = table[id].lookup(path) { before = slice }
    let after: NewValue =
      random.below(4) == 0 ? .nothing : .value(jsonValue())
    return .replace(ValueEdit(record: id, path: path, before: before, after: after))
  }

  private mutating func bulk(_ table: RecordTable) -> [BulkEdit] {
    var edits = BulkEdits(path: [.member(random.pick(Self.names))])
    let values = [jsonValue(), jsonValue(), nil]
    for index in 0..<table.count where table[table.id(at: index)].kind == .object {
      edits.add(random.pick(values), to: table.id(at: index))
    }
    return edits.edits
  }

  private func slice(_ value: JSONValue) -> JSONSlice {
    guard let slice = try? JSONSlice(parsing: value.jsonText()) else { return .emptyObject }
    return slice
  }
}
