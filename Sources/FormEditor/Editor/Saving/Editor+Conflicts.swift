import Cells
import JSONText
import Records
import Screen

/// What others have saved while there is unsaved work.
extension Editor {
  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  ///
  /// Each further change is news: the work may go against another version, or be the only one left.
  mutating func dataWasChanged(isGone: Bool) {
    let former = state.file.state.change
    state.file.state.wasChanged(isGone: isGone)
    guard isGone || state.message?.tone != .problem else { return }
    state.message = .warning(state.file.changedNotice(after: former, in: texts))
  }

  /// A file that was moved away or deleted is back as it was.
  mutating func dataWasRestored() {
    guard state.file.state.isChanged else { return }
    state.file.state.wasRestored()
    state.message = .notice(texts.isAsReadAgain(state.file.name))
  }

  /// Names the records that both sides have changed in the question that is open.
  mutating func nameConflicts(with theirs: RecordTable) {
    guard state.prompt?.isAboutConflict == true, documentTable.isList else { return }
    let conflicts = ConflictingRecords(
      mine: state.document, theirs: theirs, identity: documentForm.recordIdentity?.steps)
    let parts = conflicts.summary(texts) { title(of: $0) }
    guard !parts.isEmpty else { return }
    let question = texts.conflictNamed(state.file.name, parts)
    state.prompt?.question = question
  }

  /// The name of a record, in the file as it was read where it was deleted since.
  private func title(of record: RecordID) -> String {
    let table = documentTable.place(of: record) == nil ? savedTable : documentTable
    let number = (table.place(of: record) ?? 0) + 1
    return texts.recordNamed(number, documentBinder.recordTitle(table[record]))
  }

  /// Shows what taking their version would change; the question comes again when the list is closed.
  mutating func showTheirs(_ result: Result<RecordTable, LookFailure>) {
    let texts = texts
    state.saving.conflictLook?.isShown = true
    guard case .success(let theirs) = result else {
      if case .failure(let failure) = result { state.saving.conflictLook?.failure = failure.reason }
      return
    }
    guard theirs.layout == documentTable.layout else {
      let reason = texts.otherShape(state.file.name)
      state.saving.conflictLook?.failure = reason
      return
    }
    var candidate = self
    candidate.siblings = SiblingLists()
    candidate.state.document.didSave(documentTable)
    candidate.adopt(RecordDifference(from: documentTable, to: theirs), summary: .theirs)
    var lines = candidate.hasUnsavedEdits ? ChangeList.lines(for: candidate) : []
    if lines.isEmpty {
      lines = [PanelLine(content: StyledLine(texts.bothTheSame, theme.value))]
    }
    let conflicts = ConflictingRecords(
      mine: state.document, theirs: theirs, identity: documentForm.recordIdentity?.steps)
    let named = conflicts.lines(texts) { title(of: $0) }
    if !named.isEmpty {
      lines =
        named.map { PanelLine(content: StyledLine($0, theme.problem)) }
        + [PanelLine(content: StyledLine([]))] + lines
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
    _ = askAboutConflict(quitting: look.quitting, fileIsGone: false)
    if let reason = look.failure.map({ texts.ended($0) }) { state.prompt?.question = reason }
  }
}
