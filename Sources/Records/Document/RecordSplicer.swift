import JSONText

/// Makes edits of one record, one after the other: those of the items of its lists in copies of the items, and those of
/// its scalars in copies of them, which are spliced into the record together.
package struct RecordSplicer {
  /// The record that is edited.
  package let id: RecordID
  /// The records, without what is held back.
  package private(set) var table: RecordTable
  /// How often the record was made again, for tests of cost.
  package private(set) var spliceCount = 0
  /// The bytes of all records and items that were made.
  package private(set) var madeBytes = 0
  /// The names in the paths to what is edited of items, whichever elements of lists they lead through.
  package private(set) var heldNames: Set<[String]> = []
  /// Items that are edited by themselves.
  private var items: [[JSONStep]: RecordPart] = [:]
  /// How many steps lead to each of them, so that none is in another.
  private var depth = 0
  /// Scalars that others take the place of, by where they are in the record's buffer.
  private var scalars: [Int: HeldScalar] = [:]
  /// What was edited last, and whether it is as it was read.
  private var last: (place: [JSONStep], isOriginal: Bool)?
  /// The record without what is held back.
  private var whole: RecordPart? { didSet { original = whole?.original } }
  /// As it was read.
  private var original: JSONSlice?
  /// The list that an item was last looked for in, the style around its items, and whether the record is one line.
  private var list: (place: ArraySlice<JSONStep>, style: JSONStyle, isOneLine: Bool)?
  /// Whether scalars outside of items are held back, too.
  private let holdsScalars: Bool

  private struct HeldScalar {
    let range: Range<Int>
    /// What takes its place.
    let slice: JSONSlice
    /// What was there when the record was read.
    let original: JSONLookup
  }

  /// Edits of a record of `table`. `holdsScalars`: for several edits in a row; where the record is looked at after each,
  /// holding scalars back costs more than a new record.
  package init(of id: RecordID, in table: RecordTable, holdsScalars: Bool = true) {
    self.id = id
    self.table = table
    self.holdsScalars = holdsScalars
  }

  /// What a path leads to, with all edits. O(1) items of lists, or O(record) where something in it is held back.
  package mutating func lookup(_ path: [JSONStep]) -> JSONLookup {
    if !items.isEmpty, path.count < depth { join() }
    if !items.isEmpty, let item = items[Array(path.prefix(depth))] {
      return switch item.slice.lookup(Array(path[depth...])) {
      case .found(let slice): .found(slice)
      case .missing(let inside): .missing(depth: depth + inside)
      case .blocked(let inside, let kind): .blocked(depth: depth + inside, by: kind)
      }
    }
    let found = table[id].lookup(path)
    if scalars.isEmpty { return found }
    switch found {
    case .found(let slice) where slice.kind.isScalar:
      return .found(scalars[slice.range.lowerBound]?.slice ?? slice)
    case .found(let slice):
      guard scalars.keys.contains(where: slice.range.contains) else { return found }
      join()
      return table[id].lookup(path)
    case .blocked(let depth, _):
      return .blocked(depth: depth, by: lookup(Array(path[..<depth])).slice?.kind ?? .null)
    case .missing: return found
    }
  }

  /// Sets or removes the value at a path; false where that changes nothing. O(item) in an item, O(value) for a scalar in
  /// place of one, else O(record).
  package mutating func make(
    _ value: NewValue, at path: [JSONStep]
  ) throws(JSONEditError) -> Bool {
    if holdsScalars, case .value(let value) = value, value.kind.isScalar,
      !path.leadsThroughList, case .found(let former)? = unedited()?.slice.lookup(path),
      let new = try replace(former, at: path, with: value)
    {
      return new.isChanged
    }
    if var item = item(with: path), let slice = edited(item, value, at: path) {
      guard !slice.hasSameBytes(as: item.slice) else { return false }
      item.slice = slice
      items[item.place] = item
      heldNames.insert(path.compactMap { if case .member(let name) = $0 { name } else { nil } })
      hold(slice, item.original, of: item.place)
      return true
    }
    join()
    let record = try table.record(id, with: value, at: path)
    guard !record.hasSameBytes(as: table[id]) else { return false }
    replace(with: record)
    return true
  }

  /// Sets a scalar in place of another one of the record without what is held back, which is in no item that is; what was
  /// there, and what is from here on, or nil where that can't be done. O(value).
  package mutating func replace(
    _ former: JSONSlice, at path: [JSONStep], with value: JSONValue
  ) throws(JSONEditError) -> (former: JSONSlice, slice: JSONSlice, isChanged: Bool)? {
    guard former.kind.isScalar, value.kind.isScalar else { return nil }
    let key = former.range.lowerBound
    let held = scalars[key]
    let before = held?.slice ?? former
    guard let original = held?.original ?? original(at: path),
      let new = try table.scalar(value, over: before, original.slice, at: path, in: id)
    else { return nil }
    let isChanged = !new.hasSameBytes(as: before)
    if isChanged {
      scalars[key] = HeldScalar(range: former.range, slice: new, original: original)
      hold(new, original.slice, of: path)
    }
    return (before, new, isChanged)
  }

  private mutating func hold(_ slice: JSONSlice, _ original: JSONSlice?, of place: [JSONStep]) {
    last = (place, original.map { slice.isSame(as: $0) } ?? false)
    madeBytes += slice.range.count
  }

  /// Splices all that was held back into the record. O(record).
  package mutating func join() {
    guard let last, let whole else { return }
    var parts: [(range: Range<Int>, new: JSONSlice)] = []
    parts.reserveCapacity(items.count + scalars.count)
    for item in items.values { parts.append((item.range, item.slice)) }
    for scalar in scalars.values { parts.append((scalar.range, scalar.slice)) }
    var record = whole.editor.replacing(parts)
    // Where the item is as it was read, so may be what it is in.
    if let original = whole.original, last.isOriginal {
      record = whole.editor.editor(of: record).restoring(original, along: last.place)
    }
    replace(with: record)
  }

  private mutating func replace(with record: JSONSlice) {
    table.replace(id, with: record)
    spliceCount += 1
    madeBytes += record.range.count
    (items, scalars, heldNames) = ([:], [:], [])
    (last, whole, list) = (nil, nil, nil)
  }

  /// The record without what is held back; nil for a broken line.
  private mutating func unedited() -> RecordPart? {
    if whole == nil { whole = try? table.whole(id) }
    return whole
  }

  /// What the record had at a path when it was read; nil for a broken line.
  private mutating func original(at path: [JSONStep]) -> JSONLookup? {
    if whole == nil { whole = try? table.whole(id) }
    guard whole != nil else { return nil }
    return original?.lookup(path) ?? .missing(depth: 0)
  }

  /// The innermost item of a list that a path leads into, where that can be edited by itself.
  private mutating func item(with path: [JSONStep]) -> RecordPart? {
    let index = path.dropLast().lastIndex { if case .index = $0 { true } else { false } }
    guard let index else { return nil }
    if index + 1 != depth {
      if !items.isEmpty { join() }
      depth = index + 1
    }
    let place = Array(path[..<depth])
    if let item = items[place] { return item.slice.isEmptyContainer ? nil : item }
    guard let whole = unedited() else { return nil }
    if list?.place != place.dropLast() {
      let editor = whole.editor
      let isOneLine = list?.isOneLine ?? editor.isOneLine
      list = (place.dropLast(), editor.style(at: place.dropLast()), isOneLine)
    }
    return list.flatMap { whole.part(at: place, style: $0.style, isOneLine: $0.isOneLine) }
  }

  /// The item with the value at a path of the record; nil where that is for the whole record to decide.
  private func edited(
    _ item: RecordPart, _ value: NewValue, at path: [JSONStep]
  ) -> JSONSlice? {
    let inside = Array(path[item.place.count...])
    switch value {
    case .value(let value): return try? table.edited(item, setting: value, at: inside)
    case .nothing:
      let rest = try? table.edited(item, removing: inside, withMadeContainers: true)
      return rest.flatMap { $0.isEmptyContainer ? nil : $0 }
    case .bytes: return nil
    }
  }
}

extension [JSONStep] {
  fileprivate var leadsThroughList: Bool {
    contains { if case .index = $0 { true } else { false } }
  }
}
