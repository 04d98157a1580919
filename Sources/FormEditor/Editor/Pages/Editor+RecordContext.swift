import JSONText
import Records
import Rules

/// Contexts of records.
extension Editor {
  /// The context of the shown page's records; empty if no row asks for it.
  var recordContext: RecordContext {
    guard binder.plan.readsSurroundings || documentBinder.plan.locksInside,
      state.pages.listsItems || !shownPath.isEmpty
    else { return RecordContext() }
    if !shownPath.isEmpty { return document.context(of: objectPlace) }
    return document.context(of: state.pages.listPlace?.inside([.index(0)]))
  }
}
