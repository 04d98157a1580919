/// The storage of a record's text, object or list, if its JSON doesn't show it.
enum StoredKind: Hashable, Sendable {
  case text
  /// Data, which is Base64 in a record.
  case data
  /// The bytes of a text that is not UTF-8; a record has replacement characters.
  case invalidText([UInt8])
  /// A text of JSON with surrounding white space.
  case json(lead: [UInt8], trail: [UInt8])
  /// A value over the size limit, replaced by a text.
  case tooLong

  static let plainJSON = StoredKind.json(lead: [], trail: [])
}

/// A value of a delivered row that is not stored as its JSON suggests.
struct PeculiarValue: Sendable {
  let offset: Int
  let column: Int
  let what: StoredKind
}
