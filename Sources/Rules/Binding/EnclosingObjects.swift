import Forms
import JSONText
import SourceText
import Texts
import Values

/// What the records of a list inside a record are in: for expressions that look beyond them.
package struct EnclosingObjects: Sendable {
  /// The whole record of the file.
  package let root: JSONSlice?
  /// What has the list.
  package let parent: JSONSlice?
  /// What the forms of both keep secret; nil where that is not known.
  private let rootSecrets: SecretPaths?
  private let parentSecrets: SecretPaths?
  /// Why none of the records can be edited.
  let lock: RowLock?

  /// Those of an item of the list.
  package init(_ surroundings: RecordSurroundings) {
    root = surroundings.root
    parent = surroundings.parent
    rootSecrets = surroundings.rootSecrets
    parentSecrets = surroundings.parentSecrets
    lock = surroundings.lock
  }
}

extension EnclosingObjects {
  /// What a record is part of that is in them.
  fileprivate func surroundings(from former: RecordSurroundings) -> RecordSurroundings {
    var surroundings = former
    (surroundings.root, surroundings.parent, surroundings.lock) = (root, parent, lock)
    return surroundings.keeping(secretsOfRoot: rootSecrets, ofParent: parentSecrets)
  }
}

extension RecordBinder {
  /// A binder of records that are in `enclosing`.
  package convenience init(
    form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records, in enclosing: EnclosingObjects?
  ) {
    self.init(form: form, locale: locale, patternBudget: patternBudget, for: use)
    enter(enclosing)
  }

  /// Sets what the records are in that the binder works on from now on.
  package func enter(_ enclosing: EnclosingObjects?) {
    let none = EnclosingObjects(RecordSurroundings())
    surroundings = (enclosing ?? none).surroundings(from: surroundings)
  }
}
