import Queries
import Records
import Rules

/// Rows with `unique`: values that no two records of a list may have.
extension Editor {
  /// Brings the indexes of the open lists up to date with their records, before anything of these is bound.
  mutating func followSiblings() {
    let pages = state.pages.itemLists
    var hasChanged = siblings.follow(
      documentTable, ofPage: 0, comparing: documentBinder.plan.uniquePaths)
    for page in pages {
      guard let items = state.pages[page].items else { continue }
      let paths = documentBinder.binder(ofPage: state.pages[page]).plan.uniquePaths
      if siblings.follow(items.table, ofPage: page, comparing: paths) { hasChanged = true }
    }
    siblings.keep(pages)
    // The lines of other records may show it.
    if hasChanged { cellCache = CellCache() }
  }

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

  /// The index is made. What was edited meanwhile is followed, unless that is too much.
  mutating func take(_ index: UniqueIndex?) {
    siblings.isMaking = false
    guard let index, index.compares(documentBinder.plan.uniquePaths) else { return }
    siblings.take(index)
    cellCache = CellCache()
    rebind()
  }
}
