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

  /// Has the index of very many records made in the background, where one is needed and missing.
  mutating func indexInBackground() -> [EditorEffect] {
    guard documentBinder.plan.comparesSiblings, documentTable.isList, documentTable.isWhole,
      siblings[0] == nil, !siblings.isMaking
    else { return [] }
    siblings.isMaking = true
    return [
      .index(
        TableJob(
          number: 0, task: .index, form: documentForm, locale: locale,
          patternBudget: documentBinder.patternBudget, table: documentTable, filtered: nil,
          order: nil))
    ]
  }
}
