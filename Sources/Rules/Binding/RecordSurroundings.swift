import JSONText

/// What a record is part of: for expressions that look beyond it.
package struct RecordSurroundings: Sendable {
  /// The whole record of the file; nil where it is the record itself.
  package var root: JSONSlice?
  /// What has the list or the object that the record is in; nil for a record of the file.
  package var parent: JSONSlice?
  /// Its number in its list, from 1; nil outside a list.
  package var number: Int?

  package init(root: JSONSlice? = nil, parent: JSONSlice? = nil, number: Int? = nil) {
    self.root = root
    self.parent = parent
    self.number = number
  }
}
