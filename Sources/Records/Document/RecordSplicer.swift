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
  /// The names in the paths to what is held back, whichever elements of lists they lead through.
  package private(set) var heldNames: Set<[String]> = []
  /// Items and scalars that are edited by themselves.
  private var parts: [[JSONStep]: RecordPart] = [:]
  /// How many steps lead to each of them, so that none is in another.
  private var depth = 0
  /// The place of the one that was edited last.
  private var last: [JSONStep]?
  /// The record without what is held back.
  private var whole: RecordPart?
  /// The list that an item was last looked for in, the style around its items, and whether the record is one line.
  private var list: (place: ArraySlice<JSONStep>, style: JSONStyle, isOneLine: Bool)?
  /// Whether scalars outside of lists are held back, too.
  private let holdsScalars: Bool

  /// Edits of a record of `table`. `holdsScalars`: for several edits in a row; where the record is looked at after each,
  /// holding scalars back costs more than a new record.
  package init(of id: RecordID, in table: RecordTable, holdsScalars: Bool = true) {
    self.id = id
    self.table = table
    self.holdsScalars = holdsScalars
  }

  /// What a path leads to, with all edits. O(1) items of lists, or O(record) where something in it is held back.
  package mutating func lookup(_ path: [JSONStep]) -> JSONLookup {
    if path.count < depth { join() }
    guard let part = parts[Array(path.prefix(depth))], depth > 0 else {
      return table[id].lookup(path)
    }
    return switch part.slice.lookup(Array(path[depth...])) {
    case .found(let slice): .found(slice)
    case .missing(let inside): .missing(depth: depth + inside)
    case .blocked(let inside, let kind): .blocked(depth: depth + inside, by: kind)
    }
  }

  /// Sets or removes the value at a path; false where that changes nothing. O(item) in an item, O(value) for a scalar in
  /// place of one, else O(record).
  package mutating func make(
    _ value: NewValue, at path: [JSONStep]
  ) throws(JSONEditError) -> Bool {
    if var part = part(with: path, for: value), let slice = edited(part, value, at: path) {
      guard !slice.hasSameBytes(as: part.slice) else { return false }
      part.slice = slice
      madeBytes += slice.range.count
      last = part.place
      parts[part.place] = consume part
      heldNames.insert(path.compactMap { if case .member(let name) = $0 { name } else { nil } })
      return true
    }
    join()
    let record = try table.record(id, with: value, at: path)
    guard !record.hasSameBytes(as: table[id]) else { return false }
    replace(with: record)
    return true
  }

  /// Splices all that was held back into the record. O(record).
  package mutating func join() {
    defer {
      parts = [:]
      heldNames = []
      last = nil
    }
    guard let last = last.flatMap({ parts[$0] }), let whole else { return }
    var record = whole.editor.replacing(parts.values.map { ($0.range, $0.slice) })
    // Where the item is as it was read, so may be what it is in.
    if let original = whole.original, let item = last.original, last.slice.isSame(as: item) {
      record = whole.editor.editor(of: record).restoring(original, along: last.place)
    }
    replace(with: record)
  }

  private mutating func replace(with record: JSONSlice) {
    table.replace(id, with: record)
    spliceCount += 1
    madeBytes += record.range.count
    whole = nil
    list = nil
  }

  /// The innermost item of a list that a path leads into, or a scalar that another one takes the place of, where that can
  /// be edited by itself.
  private mutating func part(with path: [JSONStep], for value: NewValue) -> RecordPart? {
    let index = path.dropLast().lastIndex { if case .index = $0 { true } else { false } }
    var count = index.map { $0 + 1 }
    if count == nil, holdsScalars, value.isScalar, case .member? = path.last { count = path.count }
    guard let count else { return nil }
    if count != depth {
      join()
      depth = count
    }
    let place = Array(path[..<count])
    if let part = parts[place] { return part.slice.isEmptyContainer ? nil : part }
    whole = whole ?? (try? table.whole(id))
    guard let whole else { return nil }
    if index == nil { return whole.scalar(at: place) }
    if list?.place != place.dropLast() {
      let editor = whole.editor
      let isOneLine = list?.isOneLine ?? editor.isOneLine
      list = (place.dropLast(), editor.style(at: place.dropLast()), isOneLine)
    }
    return list.flatMap { whole.part(at: place, style: $0.style, isOneLine: $0.isOneLine) }
  }

  /// The part with the value at a path of the record; nil where that is for the whole record to decide.
  private func edited(
    _ part: RecordPart, _ value: NewValue, at path: [JSONStep]
  ) -> JSONSlice? {
    let inside = Array(path[part.place.count...])
    switch value {
    case .value(let value): return try? table.edited(part, setting: value, at: inside)
    case .nothing:
      let rest = try? table.edited(part, removing: inside, withMadeContainers: true)
      return rest.flatMap { $0.isEmptyContainer ? nil : $0 }
    case .bytes: return nil
    }
  }
}

extension NewValue {
  fileprivate var isScalar: Bool {
    if case .value(let value) = self { value.kind.isScalar } else { false }
  }
}
