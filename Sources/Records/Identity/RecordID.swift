/// A record's identity, which stays through edits, moves, sorting and undo.
///
/// Records that were read count from 0 in file order; added ones count down from the top.
package struct RecordID: Hashable, Comparable, Sendable {
  /// The index in the file for a record that was read; `UInt32.max` for the first that was added, and so on down.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
