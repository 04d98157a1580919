import JSONText

/// A change of a document's records, as what is asked for: it can be written to a file and read again
/// (`EditLine`), and `Document.apply` is the only one that makes it.
package enum Edit: Equatable, Sendable {
  case replace(ValueEdit)
  /// The same path in many records, by the values that they get.
  case replaceInMany([BulkEdit])
  case insert(Insertion)
  /// The records' present places, ascending.
  case delete([RecordPlacement])
  case move(RecordID, from: Int, to: Int)
  /// One after the other, as one step of undo.
  case batch([Edit])
}

/// Another value at a path of a record.
package struct ValueEdit: Equatable, Sendable {
  /// The record that has the value.
  package var record: RecordID
  /// Empty for the record itself.
  package var path: [JSONStep]
  /// The value's bytes before; nil where there is none.
  package var before: JSONSlice?
  /// What takes its place.
  package var after: NewValue

  package init(record: RecordID, path: [JSONStep], before: JSONSlice?, after: NewValue) {
    self.record = record
    self.path = path
    self.before = before
    self.after = after
  }
}

/// What a path gets.
package enum NewValue: Equatable, Sendable {
  /// Written in the style of its siblings; of a list or an object only what differs.
  case value(JSONValue)
  /// Just these bytes in place of a whole record, or of a value that is there.
  case bytes(JSONSlice)
  /// The member is removed, with containers that an edit has made for it.
  case nothing
}

/// The same value at the same path of many records.
package struct BulkEdit: Equatable, Sendable {
  /// Where in each record; never empty.
  package var path: [JSONStep]
  /// What each record gets there.
  package var after: NewValue
  /// The records that get it.
  package var records: RecordSet

  package init(path: [JSONStep], after: NewValue, records: RecordSet) {
    self.path = path
    self.after = after
    self.records = records
  }
}

/// An edit of many records that was made in a version of the table, as background work does it.
package struct MadeEdit: Equatable, Sendable {
  /// What was asked for.
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
  /// Their identities, which are those that the table gives next, and places, ascending.
  package var records: [RecordPlacement]
  /// What they hold, in the order of `records`.
  package var contents: Contents

  /// Where the bytes of new records come from.
  package enum Contents: Equatable, Sendable {
    /// A record's bytes each.
    case bytes([JSONSlice])
    /// Those that other records have when the edit is made; the places are consecutive.
    case copies(of: [RecordID])
  }

  /// New records with these bytes, at their places, as the next ones of a table.
  package init(_ slices: [(slice: JSONSlice, place: Int)], into table: RecordTable) {
    records = zip(table.nextIDs(slices.count), slices).map { RecordPlacement($0, at: $1.place) }
    contents = .bytes(slices.map(\.slice))
  }

  /// Copies of records, one after the other from `place` on.
  package init(copying originals: [RecordID], to place: Int, in table: RecordTable) {
    records = table.nextIDs(originals.count).enumerated().map {
      RecordPlacement($1, at: place + $0)
    }
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

  /// The bytes of the new records, made in `table`. O(records).
  package func slices(in table: RecordTable) -> [JSONSlice] {
    switch contents {
    case .bytes(let slices): slices
    case .copies(let originals): originals.map { table[$0] }
    }
  }
}
