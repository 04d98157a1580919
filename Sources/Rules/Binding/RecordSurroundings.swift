import Forms
import JSONText

/// What a record is part of: for expressions that look beyond it.
package struct RecordSurroundings {
  /// The whole record of the file; nil where it is the record itself.
  package var root: JSONSlice?
  /// What has the list or the object that the record is in; nil for a record of the file.
  package var parent: JSONSlice?
  /// Its number in its list, from 1; nil outside a list.
  package var number: Int?
  /// The list that it is an element of, or inside of one, where its values are to be compared with others.
  package var siblings: SiblingPlace?
  /// What the forms of the whole record and of the parent keep secret; nil where that is not known.
  var rootSecrets: SecretPaths?
  var parentSecrets: SecretPaths?
  /// Why nothing in it can be edited.
  package var lock: RowLock?

  package init(
    root: JSONSlice? = nil, parent: JSONSlice? = nil, number: Int? = nil,
    siblings: SiblingPlace? = nil
  ) {
    self.root = root
    self.parent = parent
    self.number = number
    self.siblings = siblings
  }

  /// This, with what the forms of the whole record and of the parent keep secret.
  func keeping(secretsOfRoot rootSecrets: SecretPaths?, ofParent parentSecrets: SecretPaths?)
    -> RecordSurroundings
  {
    var surroundings = self
    (surroundings.rootSecrets, surroundings.parentSecrets) = (rootSecrets, parentSecrets)
    return surroundings
  }
}
