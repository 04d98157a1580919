/// Maps a value of an archive's JSON to the archive.
struct ArchiveLocation: Sendable {
  /// The location of the value, or of the UID that refers to it, in the property list; -1 for a value in JSON only.
  var base: Int
  /// The object that the UID refers to; nil for a value directly in its container.
  var object: Int?
  var content: Content

  enum Content: Sendable {
    /// A value and its location: in the object, or in another one that the object refers to.
    case single(Int, ArchiveForm, inner: Link?)
    case null
    case list(Int)
    /// A list whose elements are members of an object.
    case numbered(Int)
    case decimal(ArchivedDecimal)
    case dictionary(keys: Int, objects: Int)
    /// An object with members, or the archived values: a dictionary of the property list.
    case members(Int)
    /// A dictionary with other keys than strings, as a list.
    case entries
    /// A key and a value of `entries`.
    case entry
    /// The UID of an object shown elsewhere.
    case elsewhere(Int)
    /// Information about an object: its class, and the number of its locations.
    case remark
  }

  struct Link: Sendable {
    var reference: Int
    var object: Int
  }
}
