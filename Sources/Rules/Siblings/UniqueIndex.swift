import JSONText
import Records
import SourceText

/// An index of the elements of a list by their values at some paths, like a unique index of
/// a database.
///
/// Made once in O(list); edits keep it current. It has 16 bytes for each value; the values
/// themselves are not copied.
package struct UniqueIndex: Sendable {
  /// The elements of a list.
  private enum Elements: Sendable {
    case records(RecordTable)
    case items([JSONSlice])
  }

  /// The values at one path.
  private struct Column: Sendable {
    let path: [JSONStep]
    var holders: [Int: Holders] = [:]
  }

  /// The elements whose values have one hash.
  private enum Holders: Sendable {
    case one(UInt32)
    /// Elements in ascending order.
    case several([UInt32])
  }

  private var elements: Elements
  private var columns: [Column]

  /// The index of a list inside a record. O(items).
  init(_ paths: [[JSONStep]], ofItems items: [JSONSlice]) {
    elements = .items(items)
    columns = Self.columns(paths)
    for (index, item) in items.enumerated() { insert(item, UInt32(truncatingIfNeeded: index)) }
  }

  /// The index of a table's records, of parts that were prepared in its order. O(records).
  package init(_ paths: [[JSONStep]], of table: RecordTable, parts: [Part]) {
    elements = .records(table)
    columns = Self.columns(paths)
    for part in parts {
      for value in part.values { add(value.element, at: value.column, value.hash) }
    }
  }

  /// The index of a table's records, prepared in one part. O(records).
  package init(_ paths: [[JSONStep]], of table: RecordTable) {
    self.init(paths, of: table, parts: [Part(paths, of: table, in: 0..<table.count)])
  }

  private static func columns(_ paths: [[JSONStep]]) -> [Column] { paths.map { Column(path: $0) } }

  // MARK: Asking

  /// True where the index has the values at these paths, and no others.
  package func compares(_ paths: [[JSONStep]]) -> Bool { columns.map(\.path) == paths }

  /// The index, from 0, of another element that has a value at a path; nil where none has it. O(1), but for many that have
  /// it.
  func other(than element: UInt32, having value: JSONSlice, at path: [JSONStep]) -> Int? {
    guard let compared = ComparedValue(value) else { return nil }
    switch holders(of: compared, at: path) {
    case nil: return nil
    case .one(let holder):
      return holder == element ? nil : index(of: holder, having: compared, at: path)
    case .several(let holders):
      return holders.lazy.filter { $0 != element }
        .compactMap { index(of: $0, having: compared, at: path) }.first
    }
  }

  /// The index, from 0, of the first of the records read before one that has its value at a path; nil where none has it.
  /// O(1), but for many whose values have the same hash.
  func earlier(than id: RecordID, having value: JSONSlice, at path: [JSONStep]) -> Int? {
    guard let compared = ComparedValue(value),
      case .several(let holders)? = holders(of: compared, at: path)
    else { return nil }
    return holders.lazy.prefix { $0 < id.rawValue }
      .compactMap { index(of: $0, having: compared, at: path) }.first
  }

  /// The elements whose values at a path may be a value, as they have its hash.
  private func holders(of value: ComparedValue, at path: [JSONStep]) -> Holders? {
    columns.first { $0.path == path }?.holders[value.hash]
  }

  /// The index of an element if its value is the same, and not only has the same hash.
  private func index(
    of element: UInt32, having value: ComparedValue, at path: [JSONStep]
  ) -> Int? {
    guard let slice = slice(of: element), case .found(let found) = slice.lookup(path),
      value.isSame(as: found)
    else { return nil }
    switch elements {
    case .records(let table): return table.index(of: RecordID(rawValue: element))
    case .items: return Int(element)
    }
  }

  private func slice(of element: UInt32) -> JSONSlice? {
    switch elements {
    case .records(let table): table[RecordID(rawValue: element)]
    case .items(let items): Int(element) < items.count ? items[Int(element)] : nil
    }
  }

  // MARK: Following edits

  /// The result of following a table.
  package enum Following: Hashable, Sendable {
    case unchanged, changed
    /// The index does not belong to this table any more: making it again costs less, or is the
    /// only way.
    case outdated
  }

  /// Brings the index up to date with another version of its table. O(changes), or O(records) where some were added,
  /// deleted or moved.
  package mutating func follow(_ version: RecordTable) -> Following {
    guard case .records(let table) = elements, table.source.buffer === version.source.buffer,
      table.isWhole == version.isWhole
    else { return .outdated }
    if table == version { return .unchanged }
    let difference = TableDifference(from: table, to: version)
    let (changed, deleted) = (difference.changed, difference.deleted)
    guard changed.count + deleted.count <= Self.mostFollowed else { return .outdated }
    elements = .records(version)
    for id in deleted { remove(table[id], id.rawValue) }
    for id in changed.members {
      if table.index(of: id) != nil { remove(table[id], id.rawValue) }
      insert(version[id], id.rawValue)
    }
    return .changed
  }

  /// Number of changes above which the index is made again in the background.
  private static let mostFollowed = 10_000

  private mutating func insert(_ slice: JSONSlice, _ element: UInt32) {
    for column in columns.indices {
      if let hash = Part.hash(in: slice, at: columns[column].path) {
        add(element, at: column, hash)
      }
    }
  }

  private mutating func remove(_ slice: JSONSlice, _ element: UInt32) {
    for column in columns.indices {
      if let hash = Part.hash(in: slice, at: columns[column].path) {
        drop(element, at: column, hash)
      }
    }
  }

  private mutating func add(_ element: UInt32, at column: Int, _ hash: Int) {
    switch columns[column].holders.updateValue(.one(element), forKey: hash) {
    case nil: break
    case .one(let other):
      columns[column].holders[hash] = .several(
        other < element ? [other, element] : [element, other])
    case .several(var others):
      // Most come in their order.
      let index =
        others.last.map { $0 < element } == true ? others.count : others.index(of: element)
      others.insert(element, at: index)
      columns[column].holders[hash] = .several(others)
    }
  }

  private mutating func drop(_ element: UInt32, at column: Int, _ hash: Int) {
    guard case .several(var others)? = columns[column].holders.removeValue(forKey: hash) else {
      return
    }
    let index = others.index(of: element)
    if index < others.count, others[index] == element { others.remove(at: index) }
    columns[column].holders[hash] = others.count == 1 ? .one(others[0]) : .several(others)
  }
}

extension UniqueIndex {
  /// The hashes of some records' values, for an index that several threads prepare.
  package struct Part: Sendable {
    fileprivate var values: [(column: Int, hash: Int, element: UInt32)] = []

    /// Prepares the records at these indices of a table. O(bytes).
    package init(_ paths: [[JSONStep]], of table: RecordTable, in indices: Range<Int>) {
      values.reserveCapacity(indices.count * paths.count)
      for index in indices {
        let id = table.id(at: index)
        guard table.fault(of: id) == nil else { continue }
        let record = table[id]
        for (column, path) in paths.enumerated() {
          if let hash = Self.hash(in: record, at: path) {
            values.append((column, hash, id.rawValue))
          }
        }
      }
    }

    fileprivate static func hash(in element: JSONSlice, at path: [JSONStep]) -> Int? {
      guard let value = element.lookup(path).slice else { return nil }
      return ComparedValue(value)?.hash
    }
  }
}

extension UniqueIndex: Equatable {
  /// True where both indices are of the same version of a table.
  package static func == (a: Self, b: Self) -> Bool {
    guard case .records(let table) = a.elements, case .records(let other) = b.elements else {
      return false
    }
    return table == other
  }
}

extension [UInt32] {
  /// The index of a number in ascending ones, or the index where it would be inserted. O(log
  /// n).
  fileprivate func index(of number: UInt32) -> Int {
    indices.firstNumber { self[$0] >= number }
  }
}
