import Forms
import JSONText
import Records

/// The context of a record, for expressions and rules that look beyond it. Used from one thread.
package struct RecordContext {
  /// The whole record of the file; nil if it is the record itself.
  var root: EnclosingObject?
  /// The object that contains the record, or the list of records; nil for a record of the file.
  let parent: EnclosingObject?
  /// The reason why nothing in the record can be edited.
  package var lock: RowLock?
  /// Its position in its list or map; nil outside of one.
  package var item: ItemPosition?
  /// The members of the map that it is in; nil outside of one.
  var map: RecordSteps?
  /// Its element of a list whose values are compared with each other.
  package var siblings: SiblingPosition?
  /// Values that are not judged, since no one has seen them; nil if all were read.
  package var unread: UnreadValues?
  /// The clocks of expressions; nil for those of the form's plan.
  var clocks: FormClocks?

  package init(
    in enclosing: EnclosingObjects = EnclosingObjects(), item: ItemPosition? = nil,
    siblings: SiblingPosition? = nil
  ) {
    self.init(
      root: enclosing.root.map { EnclosingObject($0, secrets: enclosing.rootSecrets) },
      parent: enclosing.parent.map { EnclosingObject($0, secrets: enclosing.parentSecrets) },
      lock: enclosing.lock, item: item, siblings: siblings)
  }

  init(
    root: EnclosingObject?, parent: EnclosingObject?, lock: RowLock? = nil,
    item: ItemPosition? = nil,
    siblings: SiblingPosition? = nil
  ) {
    (self.root, self.parent, self.lock) = (root, parent, lock)
    (self.item, self.siblings) = (item, siblings)
  }

  /// True for an object or an item inside of a record.
  package var isInside: Bool { parent != nil }

  /// The objects around the record, for work on another thread.
  package var enclosing: EnclosingObjects {
    EnclosingObjects(
      root: root?.slice, parent: parent?.slice, rootSecrets: root?.secrets,
      parentSecrets: parent?.secrets, lock: lock)
  }
}

/// The objects around records, and what their forms say about them.
package struct EnclosingObjects: Sendable {
  let root: JSONSlice?
  let parent: JSONSlice?
  /// Secrets in the forms of both; nil if they are not known.
  let rootSecrets: SecretPaths?
  let parentSecrets: SecretPaths?
  let lock: RowLock?

  init(
    root: JSONSlice?, parent: JSONSlice?, rootSecrets: SecretPaths?, parentSecrets: SecretPaths?,
    lock: RowLock?
  ) {
    (self.root, self.parent, self.lock) = (root, parent, lock)
    (self.rootSecrets, self.parentSecrets) = (rootSecrets, parentSecrets)
  }

  package init(root: JSONSlice? = nil, parent: JSONSlice? = nil) {
    self.init(root: root, parent: parent, rootSecrets: nil, parentSecrets: nil, lock: nil)
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
    among siblings: Siblings? = nil, readingPosition readsPosition: Bool = false
  ) -> RecordBinder {
    let isNumbered = path.isEmpty && table.isList && (readsPosition || plan.readsSurroundings)
    let unread = path.isEmpty ? UnreadValues(of: id, in: table) : nil
    guard isNumbered || siblings != nil || unread != nil else { return self }
    var context = context
    context.unread = unread
    if let siblings { context.siblings = SiblingPosition(id, of: siblings, path: path) }
    if isNumbered {
      let steps = RecordSteps(of: table)
      context.item = steps.position(of: id)
      context.map = table.keys == nil ? nil : steps
    }
    return within(context)
  }
}
