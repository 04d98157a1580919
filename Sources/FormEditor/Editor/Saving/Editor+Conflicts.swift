import Cells
import JSONText
import Records
import Screen

/// What others have saved while there is unsaved work.
extension Editor {
  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  mutating func dataWasChanged() {
    let isNews = !state.file.state.isChanged
    state.file.state.wasChanged()
    guard isNews, state.message?.tone != .problem else { return }
    state.message = .warning(state.file.changedNotice(texts))
  }

  /// Shows what taking their version would change; the question comes again when the list is closed.
  mutating func showTheirs(_ result: Result<RecordTable, LookFailure>) {
    let texts = texts
    state.saving.conflictLook?.isShown = true
    guard case .success(let theirs) = result else {
      if case .failure(let failure) = result { state.saving.conflictLook?.failure = failure.reason }
      return
    }
    guard theirs.layout == table.layout else {
      let reason = texts.otherShape(state.file.name)
      state.saving.conflictLook?.failure = reason
      return
    }
    var candidate = self
    candidate.state.document.didSave(table)
    candidate.adopt(RecordDifference(from: table, to: theirs), summary: .theirs)
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    if lines.isEmpty {
      lines = [PanelLine(content: StyledLine(texts.bothTheSame, theme.value))]
    }
    state.panel = Panel(
      topic: .changes, title: texts.whatTheirsWouldChange, lines: lines, filter: nil)
  }

  /// Asks again once the differences were looked at.
  mutating func askAgainAboutConflict() {
    guard let look = state.saving.conflictLook, look.isShown, state.panel == nil,
      state.prompt == nil
    else { return }
    state.saving.conflictLook = nil
    askAboutConflict(quitting: look.quitting, fileIsGone: false)
    if let reason = look.failure.map({ texts.ended($0) }) { state.prompt?.question = reason }
  }
}
