import Cells
import Records
import Texts
import Values

/// Leaving the program, with a question where something would be lost.
extension Editor {
  mutating func quit() -> [EditorEffect] {
    guard hasUnsavedWork || isOnlyCopy else { return [.quit] }
    // Without unsaved work it is about writing the file's records again.
    let isAboutFile = !hasUnsavedWork && state.file.abilities.isPossible(.save)
    state.prompt = Prompt(
      topic: isAboutFile ? .otherVersion : .other,
      question: hasUnsavedWork
        ? unsavedQuestion : state.file.onlyCopyQuestion(texts),
      answers: waysToSave + waysToLook + [
        .init("x", hasUnsavedWork ? texts.discard : texts.leave, .discardAndQuit),
        .init("c", texts.stay, .back),
      ])
    return []
  }

  /// Lists what leaving would lose; the question is asked again when the list is closed.
  mutating func showUnsavedWork() {
    var lines = hasUnsavedEdits ? linesOfChanges : []
    let typed = self.lines(for: textsToRescue)
    if !lines.isEmpty, !typed.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    state.panel = Panel(
      topic: .changes, title: state.file.changesHeading(texts), lines: lines + typed, filter: nil,
      isBeforeLeaving: true)
  }

  private var unsavedQuestion: String {
    state.file.abilities.allows(.rescue) || !state.file.abilities.isPossible(.save)
      ? texts.notSavedWork(unsavedWork) : texts.notSavedNorRescued(unsavedWork)
  }

  private var waysToLook: [Prompt.Answer] {
    guard hasUnsavedEdits || !textsToRescue.isEmpty else { return [] }
    return [.init("d", texts.showChanges, .showUnsavedWork)]
  }

  /// Answers that keep what leaving would lose: saving under the file's name, else under
  /// another one. A draft can't be saved, so the answer leads to it.
  private var waysToSave: [Prompt.Answer] {
    guard documentTable.isWhole else { return [] }
    guard canBeSaved else {
      let title = document.liveDrafts.count == 1 ? texts.goToIt : texts.goToFirst
      return [.init("g", title, .goToFirstDraft)]
    }
    if state.file.abilities.isPossible(.save) {
      return hasUnsavedWork
        ? [.init("s", texts.saveTitle, .saveAndQuit)]
        : [
          .init(
            "s", texts.writeAgain,
            state.file.state.isGone
              ? .writeAgain(quitting: true) : .overwriteTheirs(quitting: true))
        ]
    }
    guard state.file.abilities.isPossible(.saveAs) else { return [] }
    return [.init("S", texts.saveElsewhere, .saveElsewhere(quitting: true))]
  }

  /// True unless drafts are all that is unsaved.
  private var canBeSaved: Bool {
    hasUnsavedEdits || isOnlyCopy || document.liveDrafts.isEmpty || state.editing?.isUnsaved == true
      || job?.isSetting == true
  }

  /// Descriptions of what leaving would lose, as `changes to 2 records, a deleted record and
  /// a draft`.
  private var unsavedWork: [String] {
    let edited = state.document.changedRecords.count
    let deleted = deletedRecords.count
    let drafts = document.liveDrafts.count
    var parts: [String] = []
    if edited > 0 {
      parts.append(
        documentTable.count == 1 ? texts.changesWord : texts.changesToRecords(edited))
    }
    if deleted > 0 {
      parts.append(texts.deletedRecords(deleted))
    }
    if parts.isEmpty && hasUnsavedEdits { parts.append(texts.newOrder) }
    if drafts > 0 { parts.append(texts.draftCount(drafts)) }
    let open = document.openConflicts.count
    if parts.isEmpty, open > 0 { parts.append(texts.openConflicts(open)) }
    if state.editing?.isUnsaved == true { parts.append(texts.fieldBeingTyped) }
    if job?.isSetting == true { parts.append(texts.columnBeingSet) }
    return parts
  }
}
