import JSONText
import SourceText
import Texts

/// A source's knowledge of the records that it delivered as JSON: their locations and types.
///
/// Records of a JSON file have none: their bytes are the file's.
package protocol RecordOrigin: AnyObject, Sendable {
  /// An origin with types of new dates or data; nil if the source has to be read again for that.
  func expecting(_ types: [[JSONStep]: ExpectedType]) -> (any RecordOrigin)?

  /// The properties of a member in all records.
  func traits(ofMember name: String) -> MemberTraits

  /// Declared members in order; empty if the source declares none.
  var declaredMembers: [DeclaredMember] { get }

  /// The member that the source fills with a unique value in new records; nil if there is none.
  var numberedMember: String? { get }

  /// The location of the value that begins at an offset of the delivered JSON.
  func location(at offset: Int, in record: RecordID) -> SourceLocation

  /// The source's type of the value that begins at an offset of the delivered JSON.
  func nativeType(at offset: Int, in record: RecordID) -> NativeType?

  /// True if some values were too long to be read.
  var hasUnreadValues: Bool { get }

  /// True if a value of a record is delivered in place of one that was too long to be read.
  func isUnread(_ value: JSONSlice, at path: [JSONStep], in record: RecordID) -> Bool

  /// True if a record may lack a member that others have; else it can only be null.
  var mayLackMembers: Bool { get }

  /// True if any null is an object or list that does not exist yet: setting a value inside creates it.
  var beginsObjectsInNull: Bool { get }

  /// The prefix of texts that only refer to a value elsewhere; nil if there are no references.
  var referenceMark: String? { get }

  /// The offset in the delivered JSON of the value that the one at an offset refers to; nil if it is not a reference.
  func target(ofReferenceAt offset: Int, in record: RecordID) -> Int?

  /// True if some value belongs to several locations.
  var sharesValues: Bool { get }

  /// The other locations of the value that begins at an offset of the delivered JSON; nil if it is not shared.
  func sharing(ofValueAt offset: Int, in record: RecordID) -> ValueSharing?

  /// A record whose copies of values elsewhere show what these are now; nil if the source has no copies. `former`: the
  /// records before the last edit, which copies don't show yet.
  func value(of record: RecordID, in table: RecordTable, since former: RecordTable) -> JSONValue?

  /// The value as the source can store it in place of `former`, which was delivered; throws if it can't.
  ///
  /// Nil for nothing, on either side. `path`: the path in the record.
  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue?

  /// The reason why the source can't hold the records together, which no value alone shows. O(edited records).
  func refusal(of table: RecordTable) -> ValueRefusal?

  /// The records of a later reading that were added here and saved, if the source knows. `isSame`: true if a record
  /// of that reading equals the added one.
  func saved(
    _ added: [RecordID], in later: any RecordOrigin, isSame: (RecordID, RecordID) -> Bool
  ) -> [RecordID: RecordID]

  /// A version of a record in the source's own format; nil if it can only be shown as JSON.
  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt?

  /// The changes that saving would make in the source's own text. O(source).
  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview
}

extension RecordOrigin {
  package func expecting(_ types: [[JSONStep]: ExpectedType]) -> (any RecordOrigin)? { nil }

  package func traits(ofMember name: String) -> MemberTraits { MemberTraits() }

  package var declaredMembers: [DeclaredMember] { [] }

  package var numberedMember: String? { nil }

  package var hasUnreadValues: Bool { false }

  package func isUnread(_ value: JSONSlice, at path: [JSONStep], in record: RecordID) -> Bool {
    false
  }

  package var mayLackMembers: Bool { true }

  package var beginsObjectsInNull: Bool { false }

  package var referenceMark: String? { nil }

  package func target(ofReferenceAt offset: Int, in record: RecordID) -> Int? { nil }

  package var sharesValues: Bool { false }

  package func sharing(ofValueAt offset: Int, in record: RecordID) -> ValueSharing? { nil }

  package func value(
    of record: RecordID, in table: RecordTable, since former: RecordTable
  ) -> JSONValue? { nil }

  package func refusal(of table: RecordTable) -> ValueRefusal? { nil }

  package func saved(
    _ added: [RecordID], in later: any RecordOrigin, isSame: (RecordID, RecordID) -> Bool
  ) -> [RecordID: RecordID] { [:] }
}

/// A source's properties of a member of its records, whatever their values are.
package struct MemberTraits: Hashable, Sendable {
  /// The reason why the member can't be edited, as a clause; nil if it can.
  package var refusal: Sentence?
  /// True if null is an object that does not exist yet: setting a value inside creates it.
  package var beginsObjects: Bool
  /// True if the member has texts, and all of them are data.
  package var holdsData: Bool

  package init(
    refusal: Sentence? = nil, beginsObjects: Bool = false, holdsData: Bool = false
  ) {
    self.refusal = refusal
    self.beginsObjects = beginsObjects
    self.holdsData = holdsData
  }
}

/// A source's type of a value that JSON lacks.
package enum NativeType: String, Hashable, Sendable, CaseIterable {
  case string, integer, real, boolean, date, data, uid, null
}

/// A location in a source, for messages.
package enum SourceLocation: Hashable, Sendable {
  case text(SourcePosition)
  /// A value of a table; no column means the row.
  case value(table: String, key: String, column: String?)
  /// A value of a row without a key, or with a hidden one: rows count from 1. Rows of a query have no table.
  case countedValue(table: String?, row: Int, column: String?)

  /// `3:14`, `table staff, key 7, column email`, or `query, row 3, column email`.
  package func text(in texts: Texts) -> String {
    switch self {
    case .text(let position): "\(position.line):\(position.column)"
    case .value(let table, let key, let column):
      texts.location(inTable: table, key: key, column: column)
    case .countedValue(let table, let row, let column):
      texts.location(inTable: table, row: row, column: column)
    }
  }
}

/// A part of a source's own text.
package struct SourceExcerpt: Hashable, Sendable {
  /// Text in the source's format.
  package var text: String
  package var position: SourcePosition

  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

/// The values of a record that were too long to be read: what is delivered in their place says nothing about them.
package struct UnreadValues {
  private let origin: any RecordOrigin
  private let record: RecordID

  /// Nil if all values of the source were read.
  package init?(of record: RecordID, in table: RecordTable) {
    guard let origin = table.origin, origin.hasUnreadValues else { return nil }
    (self.record, self.origin) = (record, origin)
  }

  /// True if a value at a path of the record is one of them.
  package func contain(_ value: JSONSlice, at path: [JSONStep]) -> Bool {
    origin.isUnread(value, at: path, in: record)
  }
}
