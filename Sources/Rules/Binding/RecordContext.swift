import Forms
import JSONText
import Records

/// The context of a record, for expressions and rules that look beyond it.
package struct RecordContext {
  package var enclosing: EnclosingObjects
  /// Index in its list, from 1; nil outside a list.
  package var number: Int?
  /// Its element of a list whose values are compared with each other.
  package var siblings: SiblingPosition?
  /// Values that are not judged, since no one has seen them; nil if all were read.
  package var unread: UnreadValues?
  /// The clocks of expressions; nil for those of the form's plan.
  var clocks: FormClocks?

  package init(
    in enclosing: EnclosingObjects = EnclosingObjects(), number: Int? = nil,
    siblings: SiblingPosition? = nil
  ) {
    self.enclosing = enclosing
    self.number = number
    self.siblings = siblings
  }
}

/// The objects around a record, and what their forms say about it.
package struct EnclosingObjects: Sendable {
  /// The whole record of the file; nil if it is the record itself.
  package var root: JSONSlice?
  /// The object that contains the record, or the list of records; nil for a record of the file.
  package var parent: JSONSlice?
  /// Secrets in the forms of both; nil if they are not known.
  var rootSecrets: SecretPaths?
  var parentSecrets: SecretPaths?
  /// The reason why nothing in the record can be edited.
  package var lock: RowLock?

  package init(root: JSONSlice? = nil, parent: JSONSlice? = nil) {
    self.root = root
    self.parent = parent
  }

  init(
    root: JSONSlice?, parent: JSONSlice?, secretsOfRoot: SecretPaths?,
    ofParent parentSecrets: SecretPaths?
  ) {
    self.init(root: root, parent: parent)
    (self.rootSecrets, self.parentSecrets) = (secretsOfRoot, parentSecrets)
  }
}

/// Binders in other contexts.
extension RecordBinder {
  /// A binder of the same form for records in a context. O(1).
  package func within(_ context: RecordContext) -> RecordBinder {
    RecordBinder(self, in: context)
  }

  /// A binder for a record of a file, or of a list inside a record, as far as its rows ask for the index or are compared
  /// with other records. `path`: of an object inside of the record, which has no index of its own.
  package func entering(
    _ id: RecordID, of table: RecordTable, at path: [JSONStep] = [],
    among siblings: Siblings? = nil, readingIndex readsIndex: Bool = false
  ) -> RecordBinder {
    let isNumbered = path.isEmpty && table.isList && (readsIndex || plan.readsSurroundings)
    let unread = path.isEmpty ? UnreadValues(of: id, in: table) : nil
    guard isNumbered || siblings != nil || unread != nil else { return self }
    var context = context
    context.unread = unread
    if let siblings { context.siblings = SiblingPosition(id, of: siblings, path: path) }
    if isNumbered { context.number = table.index(of: id).map { $0 + 1 } }
    return within(context)
  }
}
