/// What a value of an archive's JSON is in the archive.
struct ArchivePlace: Sendable {
  /// Where the property list has the value, or the UID that refers to it; -1 where only JSON has it.
  var base: Int
  /// The object that the UID refers to; nil where the value is in its container itself.
  var object: Int?
  var content: Content

  enum Content: Sendable {
    /// A value, and where the property list has it: in the object, or in another one that the object refers to.
    case single(Int, ArchiveForm, inner: Link?)
    case null
    case list(Int)
    /// A list whose elements are members of an object.
    case numbered(Int)
    case decimal(ArchivedDecimal)
    case dictionary(keys: Int, objects: Int)
    /// An object with members, or the values that were archived: a dictionary of the property list.
    case members(Int)
    /// A dictionary with other keys than strings, as a list.
    case entries
    /// A key and a value of such a dictionary.
    case entry
    /// An object that is shown elsewhere, by its UID.
    case elsewhere(Int)
    /// What is said of an object: its class, and in how many places it is.
    case remark
  }

  /// A UID in an object of the archive, and what it refers to.
  struct Link: Sendable {
    var reference: Int
    var object: Int
  }
}
