import SourceText

/// A record's identity: stays with the record through edits, moves, sorting and undo.
package struct RecordID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// How the file holds its records.
package enum RecordLayout: Hashable, Sendable {
  /// The root is the one record.
  case single
  /// Records are the elements of an array: the root, or the one a path leads to.
  case array
  /// One record a line.
  case lines
}

/// A data file as its records: slices of the bytes read, or of small edited texts.
///
/// A value type: copying it is cheap, an edit makes a new version and leaves the old one whole.
package struct RecordTable: Sendable {
  package let source: SourceText
  package let layout: RecordLayout

  /// Validates all of `source` (RFC 8259 and UTF-8, depth up to 512) and finds its records.
  ///
  /// An object root is one record; an array root (or the array at `recordsPath`) holds them.
  package init(parsing source: SourceText, recordsPath: [JSONStep] = [])
    throws(JSONSyntaxError)
  { fatalError("not built yet") }

  package var count: Int { fatalError("not built yet") }
  /// The record at a place, from 0, in file order.
  package func id(at place: Int) -> RecordID { fatalError("not built yet") }
  package func place(of id: RecordID) -> Int? { fatalError("not built yet") }
  package subscript(id: RecordID) -> JSONSlice { fatalError("not built yet") }
  /// The record as it was read; nil for one that was added.
  package func original(_ id: RecordID) -> JSONSlice? { fatalError("not built yet") }

  /// Members named twice in one object: the last one wins, and readers should be told.
  package var duplicateMembers: [DuplicateMember] { fatalError("not built yet") }

  /// Writes the value at `path`, making missing containers in their siblings' style.
  ///
  /// A value that equals the one originally read gets its original bytes back, so that an edit
  /// taken back leaves the file as it was. Returns the former record, to undo with `replace`.
  @discardableResult
  package mutating func set(_ value: JSONValue, at path: [JSONStep], in id: RecordID)
    throws(JSONEditError) -> JSONSlice
  { fatalError("not built yet") }

  /// Removes the member at `path` with its comma and line, as a careful person would.
  @discardableResult
  package mutating func remove(at path: [JSONStep], in id: RecordID)
    throws(JSONEditError) -> JSONSlice
  { fatalError("not built yet") }

  /// Puts a record's bytes in place of what it has (undo and redo). Returns the former ones.
  @discardableResult
  package mutating func replace(_ id: RecordID, with slice: JSONSlice) -> JSONSlice {
    fatalError("not built yet")
  }

  /// Whether writing would give other bytes than were read. O(edits).
  package var isEdited: Bool { fatalError("not built yet") }
  package var editedRecords: [RecordID] { fatalError("not built yet") }

  /// The file's new bytes, in pieces, in order.
  package func write(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    fatalError("not built yet")
  }

  /// Line and column in the file as it is now (edits included) of an offset in a record's slice.
  package func position(of offset: Int, in id: RecordID) -> SourcePosition {
    fatalError("not built yet")
  }
}

/// A member name that stands twice in one object.
package struct DuplicateMember: Hashable, Sendable {
  package var name: String
  package var offset: Int
}

/// Why a value could not be written.
package enum JSONEditError: Error, Hashable, Sendable {
  /// Step `depth` of the path runs into a value that can't hold it.
  case blocked(depth: Int, by: JSONKind)
  /// An index past the end of its array.
  case indexOutOfRange(depth: Int, count: Int)
}
