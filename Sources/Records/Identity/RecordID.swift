/// A record's identity, which stays through edits, moves, sorting and undo.
///
/// Records that were read count from 0 in file order; added ones count down from the top.
package struct RecordID: Hashable, Comparable, Sendable {
  /// The index in the file for a record that was read; `UInt32.max` for the first that was added, and so on down.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A record and its index: before it is deleted, or after it was added.
package struct RecordPlacement: Hashable, Sendable {
  package var id: RecordID
  /// Index in the file or in a view, from 0.
  package var index: Int

  package init(_ id: RecordID, at index: Int) {
    self.id = id
    self.index = index
  }
}
