import JSONText

/// A requested change of a document's records. It can be written to a file and read again (`EditLine`); only
/// `Document.apply` carries it out.
package enum Edit: Equatable, Sendable {
  case replace(ValueEdit)
  /// New values at one path in many records, grouped by value.
  case replaceInMany([BulkEdit])
  case insert(Insertion)
  /// Deletes records, with their current indices, ascending.
  case delete([RecordPlacement])
  case move(RecordID, from: Int, to: Int)
  /// Puts records in this order, in the places that they have together.
  case reorder([RecordID])
  /// Edits made in order, as one step of undo.
  case batch([Edit])
}

/// A new value at a path of a record.
package struct ValueEdit: Equatable, Sendable {
  package var record: RecordID
  /// Path of the value; empty for the record itself.
  package var path: [JSONStep]
  /// The previous bytes; nil if there is no value.
  package var before: JSONSlice?
  package var after: NewValue

  package init(record: RecordID, path: [JSONStep], before: JSONSlice?, after: NewValue) {
    self.record = record
    self.path = path
    self.before = before
    self.after = after
  }
}

/// The new value of a path.
package enum NewValue: Equatable, Sendable {
  /// A value written in the style of its siblings; of a list or an object, only the differences
  /// are written.
  case value(JSONValue)
  /// Exact bytes for a whole record, or for an existing value.
  case bytes(JSONSlice)
  /// Removes the member, with containers that an edit has created for it.
  case nothing
}

/// A new value at a path of many records.
package struct BulkEdit: Equatable, Sendable {
  /// Path of the values; never empty.
  package var path: [JSONStep]
  package var after: NewValue
  package var records: RecordSet

  package init(path: [JSONStep], after: NewValue, records: RecordSet) {
    self.path = path
    self.after = after
    self.records = records
  }
}

/// An edit of many records that background work made in a version of the table.
package struct MadeEdit: Equatable, Sendable {
  package let edits: [BulkEdit]
  /// The table with the values set.
  package let version: RecordTable

  package init(_ edits: [BulkEdit], in version: RecordTable) {
    self.edits = edits
    self.version = version
  }
}

/// New records.
package struct Insertion: Equatable, Sendable {
  /// New records with the next identities of the table, in ascending order of their indices.
  package var records: [RecordPlacement]
  /// Contents in the order of `records`.
  package var contents: Contents
  /// The keys of members of an object, in that order; empty for items of a list.
  package var keys: [String] = []

  /// The source of new records' bytes.
  package enum Contents: Equatable, Sendable {
    case bytes([JSONSlice])
    /// The bytes of other records when the edit is made; the indices are consecutive.
    case copies(of: [RecordID])
  }

  /// New records with these bytes, at their indices, with the next identities of a table. Members of an object get free keys,
  /// the first ones of `offered` if there are any.
  package init(
    _ slices: [(slice: JSONSlice, index: Int)], into table: RecordTable, offered: [String] = []
  ) {
    records = zip(table.present.newIDs(slices.count), slices).map {
      RecordPlacement($0, at: $1.index)
    }
    contents = .bytes(slices.map(\.slice))
    keys =
      table.keys?.free(for: slices.map { _ in nil }, offered: offered, among: table.records) ?? []
  }

  /// Copies of records, one after the other from `index` on.
  package init(copying originals: [RecordID], to index: Int, in table: RecordTable) {
    records = table.present.newIDs(originals.count).enumerated().map {
      RecordPlacement($1, at: index + $0)
    }
    keys =
      table.keys?.free(
        for: originals.map { table.keys?[$0] }, offered: [], among: table.records) ?? []
    guard let number = table.origin?.numberedMember else {
      contents = .copies(of: originals)
      return
    }
    // No two records can have the same.
    contents = .bytes(
      originals.map { id in
        let rest = try? table.whole(id).editor.removing(at: [.member(number)])
        return rest ?? table[id]
      })
  }

  init(records: [RecordPlacement], contents: Contents) {
    self.records = records
    self.contents = contents
  }

  /// The bytes of the new records, created in `table`. O(records).
  package func slices(in table: RecordTable) -> [JSONSlice] {
    switch contents {
    case .bytes(let slices): slices
    case .copies(let originals): originals.map { table[$0] }
    }
  }
}
