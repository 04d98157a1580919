import Cells
import JSONText
import Records
import Screen

/// A look at what others have saved, before the question about it is asked again.
struct ConflictLook {
  /// Whether to leave after the save.
  let quitting: Bool
  /// Whether their version was read, and its differences are or were shown.
  var isShown = false
  /// Why they can't be.
  var failure: String?
}

/// What others have saved while there is unsaved work.
extension EditorState {
  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  mutating func dataWasChanged() {
    let isNews = !file.state.isChanged
    file.state.wasChanged()
    guard isNews, message?.tone != .problem else { return }
    message = .warning(file.changedNotice)
  }

  /// Shows what taking their version would change; the question comes again when the list is closed.
  mutating func showTheirs(_ result: Result<RecordTable, LookFailure>) {
    conflictLook?.isShown = true
    guard case .success(let theirs) = result else {
      if case .failure(let failure) = result { conflictLook?.failure = failure.reason }
      return
    }
    guard theirs.layout == table.layout else {
      conflictLook?.failure = "\(file.name) has another shape now, which can't be compared"
      return
    }
    var candidate = self
    candidate.document.didSave(table)
    candidate.adopt(RecordDifference(from: table, to: theirs), summary: "their changes")
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    if lines.isEmpty {
      lines = [PanelLine(content: StyledLine("Both have the same records.", theme.value))]
    }
    panel = Panel(
      topic: .changes, title: "What taking theirs would change", lines: lines, filter: nil)
  }

  /// Asks again once the differences were looked at.
  mutating func askAgainAboutConflict() {
    guard let look = conflictLook, look.isShown, panel == nil, prompt == nil else { return }
    conflictLook = nil
    askAboutConflict(quitting: look.quitting, fileIsGone: false)
    if let reason = look.failure { prompt?.question = "\(reason)." }
  }
}
