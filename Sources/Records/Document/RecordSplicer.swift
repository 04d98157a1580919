import JSONText

/// Edits one record several times: items of lists and scalars are edited in separate copies, which are spliced into
/// the record together.
package struct RecordSplicer {
  package let id: RecordID
  /// The records, without pending edits.
  package private(set) var table: RecordTable
  /// Number of splices, for tests of cost.
  package private(set) var spliceCount = 0
  /// Total bytes of all new versions of records and items.
  package private(set) var madeBytes = 0
  /// The names in the paths of separately edited items, for any list index.
  package private(set) var heldNames: Set<[String]> = []
  /// Separately edited items, by path.
  private var items: [[JSONStep]: RecordPart] = [:]
  /// Number of steps in the path of each of them, so that none contains another.
  private var depth = 0
  /// Replaced scalars, by offset in the record's buffer.
  private var scalars: [Int: HeldScalar] = [:]
  /// Path of the last edited item, and true if it is still as read.
  private var last: (path: [JSONStep], isOriginal: Bool)?
  /// The record without pending edits.
  private var whole: RecordPart? { didSet { original = whole?.original } }
  private var original: JSONSlice?
  /// Path of the list in which an item was last looked up, the style around its items, and true
  /// if the record is one line.
  private var list: (path: ArraySlice<JSONStep>, style: JSONStyle, isOneLine: Bool)?
  /// True if edits of scalars outside of items are pending, too.
  private let holdsScalars: Bool

  private struct HeldScalar {
    let range: Range<Int>
    let slice: JSONSlice
    let original: JSONLookup
  }

  /// Edits a record of `table`. `holdsScalars`: for several edits in a row; if the record is read after each, pending
  /// scalars cost more than a new record.
  package init(of id: RecordID, in table: RecordTable, holdsScalars: Bool = true) {
    self.id = id
    self.table = table
    self.holdsScalars = holdsScalars
  }

  /// The value at a path, with all edits. O(1) items of lists, or O(record) if part of it is pending.
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

  /// Sets or removes the value at a path; false if that changes nothing. O(item) in an item, O(value) for a scalar in
  /// path of one, else O(record).
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
      items[item.path] = item
      heldNames.insert(path.compactMap { if case .member(let name) = $0 { name } else { nil } })
      hold(slice, item.original, of: item.path)
      return true
    }
    join()
    let record = try table.record(id, with: value, at: path)
    guard !record.hasSameBytes(as: table[id]) else { return false }
    replace(with: record)
    return true
  }

  /// Replaces a scalar of the record without pending edits, outside of pending items. Returns the previous and the
  /// new value, or nil if that is impossible. O(value).
  package mutating func replace(
    _ former: JSONSlice, at path: [JSONStep], with value: JSONValue
  ) throws(JSONEditError) -> (former: JSONSlice, slice: JSONSlice, isChanged: Bool)? {
    guard former.kind.isScalar, value.kind.isScalar else { return nil }
    let key = former.range.lowerBound
    let held = scalars[key]
    let before = held?.slice ?? former
    guard let original = held?.original ?? original(at: path),
      let new = try table.read.scalar(value, over: before, original.slice, at: path, in: id)
    else { return nil }
    let isChanged = !new.hasSameBytes(as: before)
    if isChanged {
      scalars[key] = HeldScalar(range: former.range, slice: new, original: original)
      hold(new, original.slice, of: path)
    }
    return (before, new, isChanged)
  }

  private mutating func hold(_ slice: JSONSlice, _ original: JSONSlice?, of path: [JSONStep]) {
    last = (path, original.map { slice.isSame(as: $0) } ?? false)
    madeBytes += slice.range.count
  }

  /// Splices all pending edits into the record. O(record).
  package mutating func join() {
    guard let last, let whole else { return }
    var parts: [(range: Range<Int>, new: JSONSlice)] = []
    parts.reserveCapacity(items.count + scalars.count)
    for item in items.values { parts.append((item.range, item.slice)) }
    for scalar in scalars.values { parts.append((scalar.range, scalar.slice)) }
    var record = whole.editor.replacing(parts)
    // Where the item is as it was read, so may be what it is in.
    if let original = whole.original, last.isOriginal {
      record = whole.editor.editor(of: record).restoring(original, along: last.path)
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

  private mutating func unedited() -> RecordPart? {
    if whole == nil { whole = try? table.whole(id) }
    return whole
  }

  /// The value at a path when the record was read; nil for a broken line.
  private mutating func original(at path: [JSONStep]) -> JSONLookup? {
    if whole == nil { whole = try? table.whole(id) }
    guard whole != nil else { return nil }
    return original?.lookup(path) ?? .missing(depth: 0)
  }

  /// The innermost list item that contains a path and can be edited separately.
  private mutating func item(with path: [JSONStep]) -> RecordPart? {
    let index = path.dropLast().lastIndex { if case .index = $0 { true } else { false } }
    guard let index else { return nil }
    if index + 1 != depth {
      if !items.isEmpty { join() }
      depth = index + 1
    }
    let itemPath = Array(path[..<depth])
    if let item = items[itemPath] { return item.slice.isEmptyContainer ? nil : item }
    guard let whole = unedited() else { return nil }
    if list?.path != itemPath.dropLast() {
      let editor = whole.editor
      let isOneLine = list?.isOneLine ?? editor.isOneLine
      list = (itemPath.dropLast(), editor.style(at: itemPath.dropLast()), isOneLine)
    }
    return list.flatMap { whole.part(at: itemPath, style: $0.style, isOneLine: $0.isOneLine) }
  }

  /// The item with the value at a path of the record; nil if that needs the whole record.
  private func edited(
    _ item: RecordPart, _ value: NewValue, at path: [JSONStep]
  ) -> JSONSlice? {
    let inside = Array(path[item.path.count...])
    switch value {
    case .value(let value): return try? item.setting(value, at: inside)
    case .nothing:
      let rest = try? item.removing(at: inside, withMadeContainers: true)
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
