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
  /// Why none of the records can be edited.
  let lock: RowLock?

  /// Those of an item of the list.
  package init(_ surroundings: RecordSurroundings) {
    root = surroundings.root
    parent = surroundings.parent
    lock = surroundings.lock
  }
}

extension RecordBinder {
  /// A binder of records that are in `enclosing`.
  package convenience init(
    form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget(),
    in enclosing: EnclosingObjects?
  ) {
    self.init(form: form, locale: locale, patternBudget: patternBudget)
    enter(enclosing)
  }

  /// Sets what the records are in that the binder works on from now on.
  package func enter(_ enclosing: EnclosingObjects?) {
    surroundings.root = enclosing?.root
    surroundings.parent = enclosing?.parent
    surroundings.lock = enclosing?.lock
  }
}
