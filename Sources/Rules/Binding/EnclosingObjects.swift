import JSONText

/// What the records of a list inside a record are in: for expressions that look beyond them.
package struct EnclosingObjects: Sendable {
  /// The whole record of the file.
  package let root: JSONSlice?
  /// What has the list.
  package let parent: JSONSlice?

  package init(root: JSONSlice?, parent: JSONSlice?) {
    self.root = root
    self.parent = parent
  }
}

extension RecordBinder {
  /// Sets what the records are in that the binder works on from now on.
  package func enter(_ enclosing: EnclosingObjects?) {
    surroundings.root = enclosing?.root
    surroundings.parent = enclosing?.parent
  }
}
