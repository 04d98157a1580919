/// A value of the projection: the nodes that it was made of.
struct YAMLValue: Sendable {
  /// The node in the text; nil for the list of a file's documents, and for the record of an empty file.
  var node: Int? { value < 0 ? nil : Int(value) }
  /// The node of its key; nil outside of mappings.
  var key: Int? { name < 0 ? nil : Int(name) }
  /// The value of which this is a part, and which refers to an anchor or is inherited by a merge key: an edit replaces
  /// that one. Nil for a value that is written where it is.
  var copied: Int? { copy < 0 ? nil : Int(copy) }
  /// A member that is inherited by a merge key.
  let isInherited: Bool

  private let value: Int32
  private let name: Int32
  private let copy: Int32

  init(node: Int?, key: Int?, copied: Int?, isInherited: Bool = false) {
    value = Int32(node ?? -1)
    name = Int32(key ?? -1)
    copy = Int32(copied ?? -1)
    self.isInherited = isInherited
  }
}
