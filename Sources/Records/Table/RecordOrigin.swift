import JSONText
import SourceText
import Texts

/// What only a source knows of the records that it delivered as JSON: where they are in it, and their types.
///
/// Records of a JSON file have none: their bytes are the file's.
package protocol RecordOrigin: AnyObject, Sendable {
  /// What knows the same of the records, and which new values are dates or data in them; nil where they have to be read
  /// again for that.
  func expecting(_ types: [[JSONStep]: ExpectedType]) -> (any RecordOrigin)?

  /// What a member is in every record.
  func traits(ofMember name: String) -> MemberTraits

  /// The members that the source declares for all records, in their order; empty where it declares none.
  var declaredMembers: [DeclaredMember] { get }

  /// The member that the source gives each new record a value of its own, where it has none; nil for no such member.
  var numberedMember: String? { get }

  /// Where the value is that has its first byte at an offset of the delivered JSON.
  func location(at offset: Int, in record: RecordID) -> SourceLocation

  /// The source's type of the value that begins at an offset of the delivered JSON.
  func nativeType(at offset: Int, in record: RecordID) -> NativeType?

  /// Whether a record may lack a member that others have; else null is all that it can have in its place.
  var mayLackMembers: Bool { get }

  /// What texts begin with that only refer to a value elsewhere; nil where all values are values themselves.
  var referenceMark: String? { get }

  /// Where the delivered JSON has the value that the one at an offset only refers to; nil where it is a value itself.
  func target(ofReferenceAt offset: Int, in record: RecordID) -> Int?

  /// Whether some value is one object in several places, so that an edit of one is an edit of all.
  var sharesValues: Bool { get }

  /// In how many places of the source the object is that begins at an offset of the delivered JSON; nil where it is a
  /// value of its own in each.
  func placeCount(ofValueAt offset: Int, in record: RecordID) -> Int?

  /// The value as the source can hold it in place of `former`, which was delivered; throws where it can't.
  ///
  /// Nil for nothing, on either side. `path`: where the value is in the record.
  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue?

  /// Which records of a later reading some are that were added here and saved, where the source knows what it made of
  /// them. `isSame`: whether a record of that reading has what the added one has.
  func saved(
    _ added: [RecordID], in later: any RecordOrigin, isSame: (RecordID, RecordID) -> Bool
  ) -> [RecordID: RecordID]

  /// A record as the source writes it, with the values of a version of it; nil where it can only be shown as JSON.
  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt?

  /// What saving would change in the source's own text. O(source).
  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview
}

extension RecordOrigin {
  package func expecting(_ types: [[JSONStep]: ExpectedType]) -> (any RecordOrigin)? { nil }

  package func traits(ofMember name: String) -> MemberTraits { MemberTraits() }

  package var declaredMembers: [DeclaredMember] { [] }

  package var numberedMember: String? { nil }

  package var mayLackMembers: Bool { true }

  package var referenceMark: String? { nil }

  package func target(ofReferenceAt offset: Int, in record: RecordID) -> Int? { nil }

  package var sharesValues: Bool { false }

  package func placeCount(ofValueAt offset: Int, in record: RecordID) -> Int? { nil }

  package func saved(
    _ added: [RecordID], in later: any RecordOrigin, isSame: (RecordID, RecordID) -> Bool
  ) -> [RecordID: RecordID] { [:] }
}

/// What a source says of a member of its records, whatever their values are.
package struct MemberTraits: Hashable, Sendable {
  /// Why it can't be edited, as a clause; nil where it can.
  package var refusal: Sentence?
  /// Whether null is an object in it that is not there yet: a value that is set inside makes it.
  package var beginsObjects: Bool
  /// Whether every text in it is data, and there are some.
  package var holdsData: Bool

  package init(
    refusal: Sentence? = nil, beginsObjects: Bool = false, holdsData: Bool = false
  ) {
    self.refusal = refusal
    self.beginsObjects = beginsObjects
    self.holdsData = holdsData
  }
}

/// A source's type of a value, where JSON has none or fewer.
package enum NativeType: String, Hashable, Sendable, CaseIterable {
  case string, integer, real, boolean, date, data, uid, null
}

/// Where something is in a source, as messages say it.
package enum SourceLocation: Hashable, Sendable {
  case text(SourcePosition)
  /// A value of a table; no column means the row.
  case value(table: String, key: String, column: String?)
  /// The same where rows have no key, or one that is not shown: they are counted from 1. Those of a query have no table.
  case countedValue(table: String?, row: Int, column: String?)

  /// `3:14`, `table staff, key 7, column email`, or `query, row 3, column email`.
  package func text(in texts: any StorageTexts) -> String {
    switch self {
    case .text(let position): "\(position.line):\(position.column)"
    case .value(let table, let key, let column):
      texts.place(inTable: table, key: key, column: column)
    case .countedValue(let table, let row, let column):
      texts.place(inTable: table, row: row, column: column)
    }
  }
}

/// A part of a source's own text.
package struct SourceExcerpt: Hashable, Sendable {
  /// The part as the source writes it.
  package var text: String
  /// Where in the source it begins.
  package var position: SourcePosition

  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

extension RecordTable {
  /// Where a value was when it was read; nil where it wasn't there, or is part of what was added.
  package func location(of path: [JSONStep], in id: RecordID) -> SourceLocation? {
    guard case .found(let slice)? = original(id)?.lookup(path) else { return nil }
    let offset = slice.range.lowerBound
    guard let origin else { return .text(LineIndex.position(at: offset, in: source.buffer)) }
    return origin.location(at: offset, in: id)
  }

  /// The source's type of a value that was read; nil where JSON's own says all.
  package func nativeType(of path: [JSONStep], in id: RecordID) -> NativeType? {
    guard let origin, case .found(let slice)? = original(id)?.lookup(path) else { return nil }
    return origin.nativeType(at: slice.range.lowerBound, in: id)
  }
}

extension RecordTable {
  /// The source's type of a value of a record as it was read; nil for what was edited, and where JSON's own says all.
  package func nativeType(of value: JSONSlice) -> NativeType? {
    let offset = value.range.lowerBound
    guard let origin, value.buffer === source.buffer, let id = original(around: offset) else {
      return nil
    }
    return origin.nativeType(at: offset, in: id)
  }

  /// The record that was read from around an offset: they are in the order of the file.
  func original(around offset: Int) -> RecordID? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let id = RecordID(rawValue: UInt32(middle))
      guard let range = original(id)?.range else { return nil }
      if range.contains(offset) { return id }
      if range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension LineIndex {
  fileprivate static func position(at offset: Int, in buffer: ByteBuffer) -> SourcePosition {
    var index = LineIndex(buffer)
    return index.position(at: offset)
  }
}
