import Queries
import Records
import Rules

/// Rows with `unique`: values that no two records of a list may have.
extension Editor {
  /// Siblings in the nearest table; nil where none of its values are compared, or their index
  /// is not made yet.
  var listSiblings: Siblings? {
    siblings[state.pages.listsItems ? state.pages.listIndex : 0]
  }
}
