import JSONText
import Records
import Rules

/// Records of the page as its rows read them, and their context.
extension Browser {
  var reader: RecordReader {
    RecordReader(
      table: table, binder: binder, path: shownPath, context: recordContext,
      siblings: listSiblings, hidesProblems: hidesProblems,
      longValues: binder.plan.hasChildren ? (longValues, recordPlaces) : nil,
      conflicts: document.conflictReader(at: recordPlaces))
  }

  /// The context of the shown page's records; empty if no row asks for it.
  var recordContext: RecordContext {
    guard binder.plan.readsSurroundings || documentBinder.plan.locksInside,
      pages.listsItems || !shownPath.isEmpty
    else { return RecordContext() }
    if !shownPath.isEmpty { return document.context(of: objectPlace) }
    return document.context(of: pages.listPlace?.inside([.index(0)]))
  }

  /// Siblings in the nearest table; nil where none of its values are compared, or their index
  /// is not made yet.
  var listSiblings: Siblings? {
    siblings[pages.listsItems ? pages.listIndex : 0]
  }
}
