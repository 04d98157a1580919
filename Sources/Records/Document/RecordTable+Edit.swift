import JSONText

extension RecordTable {
  /// Makes an edit; nil if it changes nothing. Throws without any change of records.
  ///
  /// A document's records are edited by `Document.apply` alone; this is for tables of items.
  package mutating func make(_ edit: Edit) throws(JSONEditError) -> TableChange? {
    switch edit {
    case .replace(let edit): return try make(edit)
    case .replaceInMany(let edits): return try make(edits)
    case .insert(let insertion): return insert(insertion)
    case .delete(let records):
      guard isList, !records.isEmpty else { return nil }
      delete(records)
      return .delete(records)
    case .move(let id, let from, let index):
      guard from != index, move(id, to: index) != nil else { return nil }
      return .move(id, from: from, to: index)
    case .reorder(let ids):
      guard isList, let (former, order) = reorder(ids) else { return nil }
      return .reorder(from: former, to: order)
    case .batch(let edits):
      var changes: [TableChange] = []
      var rest = edits[...]
      while let edit = rest.first {
        let values = rest.consecutiveValueEdits
        rest = rest.dropFirst(max(values.count, 1))
        let change = values.count > 1 ? try make(values) : try make(edit)
        if let change { changes.append(change) }
      }
      return changes.isEmpty ? nil : .batch(changes)
    }
  }

  /// Adopts the effect of an edit of many records on another version of the table.
  package mutating func apply(_ made: MadeEdit, except kept: RecordSet) -> TableChange? {
    let changed = made.edits.reduce(into: RecordSet()) { $0.formUnion($1.records) }.subtracting(
      kept)
    guard !changed.isEmpty else { return nil }
    let before = self
    adoptSlices(of: made.version, except: kept)
    return .replaceMany(changed, before: before, after: self)
  }

  /// The record with another value at a path. O(record).
  package func record(
    _ id: RecordID, with value: NewValue, at path: [JSONStep]
  ) throws(JSONEditError) -> JSONSlice {
    switch value {
    case .value(let value): return try record(id, setting: value, at: path)
    case .nothing: return try record(id, removing: path, withMadeContainers: true)
    case .bytes(let slice):
      guard !path.isEmpty else { return slice }
      // Where nothing is that could have these bytes, it is a value like any other, set or refused.
      guard case .found = self[id].lookup(path) else {
        return try record(id, setting: slice.value, at: path)
      }
      return self[id].replacing(allAt: [path], with: slice.text)
    }
  }

  private mutating func make(_ edit: ValueEdit) throws(JSONEditError) -> TableChange? {
    let before = self[edit.record]
    let after = try record(edit.record, with: edit.after, at: edit.path)
    guard !after.hasSameBytes(as: before) else { return nil }
    replace(edit.record, with: after)
    return .replace(edit.record, before: before, after: after)
  }

  private mutating func make(_ edits: [ValueEdit]) throws(JSONEditError) -> TableChange? {
    guard let id = edits.first?.record else { return nil }
    let before = self[id]
    let after = try record(id, with: edits.map { ($0.after, $0.path) })
    guard !after.hasSameBytes(as: before) else { return nil }
    replace(id, with: after)
    return .replace(id, before: before, after: after)
  }

  /// The record with other values at some paths, set one after the other.
  private func record(
    _ id: RecordID, with values: [(value: NewValue, path: [JSONStep])]
  ) throws(JSONEditError) -> JSONSlice {
    var splicer = RecordSplicer(of: id, in: self)
    for (value, path) in values { _ = try splicer.make(value, at: path) }
    splicer.join()
    return splicer.table[id]
  }

  private mutating func make(_ edits: [BulkEdit]) throws(JSONEditError) -> TableChange? {
    var next = self
    var changed = RecordSet()
    func apply(_ after: JSONSlice, for id: RecordID) {
      guard !after.hasSameBytes(as: next[id]) else { return }
      next.replace(id, with: after)
      changed.insert(id)
    }
    if edits.count < Self.manyBulkEdits {
      for edit in edits {
        for id in edit.records.members {
          apply(try next.record(id, with: edit.after, at: edit.path), for: id)
        }
      }
    } else {
      for (id, values) in edits.valuesByRecord { apply(try next.record(id, with: values), for: id) }
    }
    guard !changed.isEmpty else { return nil }
    defer { self = next }
    return .replaceMany(changed, before: self, after: next)
  }

  /// Number of edits from which on each record gets all its values at once.
  private static let manyBulkEdits = 8

  private mutating func insert(_ insertion: Insertion) -> TableChange? {
    guard isList, let first = insertion.records.first else { return nil }
    switch insertion.contents {
    case .copies(let originals): _ = insertCopies(of: originals, at: first.index)
    case .bytes(let slices):
      for (record, slice) in zip(insertion.records, slices) { _ = insert(slice, at: record.index) }
    }
    for (record, key) in zip(insertion.records, insertion.keys) { keys?[record.id] = key }
    return .insert(insertion.records)
  }
}

extension ArraySlice<Edit> {
  fileprivate var consecutiveValueEdits: [ValueEdit] {
    var values: [ValueEdit] = []
    for edit in self {
      guard case .replace(let value) = edit, value.record == values.first?.record ?? value.record
      else { break }
      values.append(value)
    }
    return values
  }
}

extension [BulkEdit] {
  /// The values of each record, in the order of the edits. O(values).
  fileprivate var valuesByRecord: [(id: RecordID, values: [(value: NewValue, path: [JSONStep])])] {
    var values: [RecordID: [(value: NewValue, path: [JSONStep])]] = [:]
    for edit in self {
      for id in edit.records.members { values[id, default: []].append((edit.after, edit.path)) }
    }
    return values.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}
