/// What a text, an object or a list of a record is in the database, where its JSON doesn't tell.
enum StoredKind: Hashable, Sendable {
  case text
  /// Data, which is Base64 in a record.
  case data
  /// A text that is not UTF-8, with replacements for what is not; its bytes.
  case invalidText([UInt8])
  /// A text of JSON, with the white space around it.
  case json(lead: [UInt8], trail: [UInt8])
  /// A value that was not read, as it has too many bytes, with a text in its place.
  case tooLong

  /// A text of JSON with nothing around it.
  static let plainJSON = StoredKind.json(lead: [], trail: [])
}

/// A value of a row that is not what its JSON looks like, in what was delivered.
struct PeculiarValue: Sendable {
  /// Where it begins.
  let offset: Int
  /// The place of its column.
  let column: Int
  let what: StoredKind
}
