import Cells
import Forms
import Records
import Rules

/// The use of keys at the moment, and the work that would be lost by leaving.
extension Editor {
  package var mode: EditorMode {
    if case .some = state.prompt { return .prompt }
    if case .some = state.lineInput { return .lineInput }
    if case .some = state.panel { return .panel }
    if case .some = browser.editing { return .editing }
    return pageKind.mode
  }

  /// True where anything would be lost by leaving: edits, drafts, a text being typed, or
  /// conflicting changes made here and by others, with neither adopted.
  package var hasUnsavedWork: Bool { !unsavedWork.isEmpty }

  package var isAtRest: Bool { mode == .table || mode == .browsing }

  package var isOnlyCopy: Bool {
    (state.file.state.isGone || state.file.state.isUnreadable) && browser.table.isWhole
  }

  package var wouldLoseRecords: Bool {
    browser.table.isWhole && (browser.hasUnsavedEdits || isOnlyCopy)
  }

  var entries: EntryContext {
    EntryContext(
      document: browser.document, place: browser.objectPlace, record: browser.record,
      isItem: browser.pages.listsItems,
      reader: browser.reader, catalog: browser.catalog, today: today,
      abilities: state.file.abilities,
      timing: browser.timing(of: browser.binder))
  }
}
