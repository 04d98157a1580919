import Forms
import Records
import Rules

/// Decides which changes of records as a whole are allowed: by the source for the file's
/// records, by the row for a list of items.
extension Editor {
  /// Why a change must not be made; nil where it may.
  func refusal(of change: RecordChange) -> Command.Refusal? {
    guard browser.pages.listsItems else {
      return state.file.abilities.refusal(of: change.action).map { .warning($0.text(in: texts)) }
    }
    return browser.listRules?.refusal(of: change)
  }
}
