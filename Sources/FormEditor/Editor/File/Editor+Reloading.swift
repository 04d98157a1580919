import Cells
import Forms
import JSONText
import Queries
import Records
import Rules
import SourceText

extension Editor {
  /// Adopts a form that was saved elsewhere: focus, edits, undo and the text being typed stay.
  mutating func adopt(_ newForm: Form) {
    let (formerIndex, formerFocus) = (browser.focusIndex ?? 0, browser.focus)
    state.formErrors = []
    state.reportedPatterns = []
    browser.adopt(newForm)
    keepTyping()
    browser.document.judgeDrafts()
    if browser.focus.flatMap({ browser.bound.index(of: $0) }) == nil {
      browser.focusRow(at: formerIndex)
    }
    let form = browser.listForm
    browser.tablePage.sortKeys.removeAll { form.row($0.column) == nil }
    guard browser.pageKind.hasRecordCursor else { return }
    // The cursor stays on its column, or on one that is there.
    browser.tablePage.column =
      formerFocus.flatMap { browser.columns.index(of: $0) }
      ?? min(browser.tablePage.column, max(browser.columns.count - 1, 0))
    if browser.editing == nil { browser.followCursor() }
  }

  /// Reports warnings of the form that was opened; they are more than a notice, as of a file that is new.
  mutating func formWasOpened(with warnings: [String]) {
    state.formWarnings = warnings
    guard browser.message.map({ $0.tone == .notice }) ?? true, state.prompt == nil else { return }
    browser.message = .warning(
      texts.formHas(warnings: warnings.count, list: PageCommands.problems.key))
  }

  /// Says that the form's file was read.
  mutating func reportReading(ofFormWith warnings: [String]) {
    // Why a field was closed is more than that the form was read.
    guard browser.message?.tone != .problem, state.prompt == nil else { return }
    browser.message =
      warnings.isEmpty
      ? .notice(texts.formWasRead)
      : .warning(
        texts.formWasRead(withWarnings: warnings.count, list: PageCommands.problems.key))
  }

  /// Adopts the form that was made of more records. Nobody has asked for it: what is typed or asked, and pages of what is
  /// inside of records, whose forms may have other names in it, come first.
  mutating func adoptInferredForm() {
    guard let form = inferredForm, mode == .table || mode == .browsing,
      !browser.pages.pages.contains(where: { $0.formName != nil })
    else { return }
    inferredForm = nil
    adopt(form)
  }

  /// Continues the typed text in the new form, in another kind of field if needed; if the row
  /// is gone, the text becomes a draft.
  private mutating func keepTyping() {
    guard let current = browser.editing else { return }
    if let bound = browser.bound.row(named: current.row), bound.isEditable {
      browser.formPage.focus = current.row
      if bound.row.cellIdentifier == current.cellIdentifier {
        browser.editing?.editor.follow(bound.state)
        let judgement = entries.judgement(typing: current.editor.text, in: bound, field: current)
        browser.editing?.judgement = judgement
        return
      }
      browser.editing = nil
      if current.editor.isTyped { reopen(bound, with: current) }
      if browser.editing != nil { return }
    }
    browser.editing = nil
    // What is typed until that was read must not be taken for commands.
    state.prompt = Prompt(question: keepDraft(of: current), answers: [.goOn(texts)])
  }

  /// Keeps the text of a field that a new form has closed, and says why.
  private mutating func keepDraft(of field: Editing) -> String {
    if field.selection != nil {
      return browser.keepText(of: field)
        ? texts.typedKept(back: PageCommands.undo.key) : texts.fieldClosed
    }
    guard field.isChanged, field.editor.isTyped, let location = browser.location(ofRow: field.row)
    else {
      return texts.fieldClosed
    }
    browser.opened.anchors.drafts[location] = Draft(
      text: field.editor.text, failure: .ofPath(texts.noTextHere), isSecure: field.isSecure)
    return texts.typedIsDraft(list: PageCommands.problems.key)
  }

  /// Opens a field of the row's new kind with the text typed in the old one.
  private mutating func reopen(_ bound: BoundRow, with former: Editing) {
    // A switch has no field: it must not be turned by a new form.
    guard let editor = entries.field(of: bound, former.selection == nil ? .enter : .ask) else {
      return
    }
    fields.open(editor, on: bound, for: former.selection, in: &browser)
    _ = edit(.replaceText(former.editor.text))
  }

  /// The data file as it is now: the cursor stays on its record and the selection on its records, sorted and
  /// filtered as before; drafts and undo stay where their records still are.
  mutating func adopt(
    _ theirs: RecordTable, completedSave: SaveCompletion? = nil
  ) -> [EditorEffect] {
    // What is inside of records is opened again below, as far as it is still there.
    let former = FormerPages(browser)
    browser.pages.closeItems()
    browser.pages.closeObjects()
    let (formerIndex, wasForm) = (browser.index ?? 0, !browser.pageKind.hasRecordCursor)
    let reload = ReloadedRecords(theirs, completedSave, in: self)
    let (followed, table) = (reload.followed, reload.table)
    if let merge = reload.merge {
      browser.opened.conflicts.adopt(merge)
      browser.opened.records.adopt(merge) { followed.note($0) }
    } else {
      browser.opened.conflicts = OpenConflicts()
      browser.opened.records.reload(table, matching: followed.matching) { followed.note($0) }
    }
    browser.cellCache = CellCache()
    browser.tablePage.showAll()
    browser.tablePage.selection = Selection(followed.selection)
    let stopped = browser.job
    (browser.job, browser.editing, browser.opened.anchors) = (nil, nil, followed.anchors)
    // What a list leads to may not be there any more.
    if state.panel?.isSelectable == true { state.panel = nil }
    state.withdrawPrompt(about: [.records, .otherVersion])
    state.file.state = .current
    let nearest = table.count == 0 ? nil : table.id(at: min(formerIndex, table.count - 1))
    // Nobody opened the form of another record.
    if followed.isRecordGone && !followed.isRecordReplaced { browser.pages.close() }
    browser.goInView(to: followed.candidates.first ?? nearest, screenLine: former.screenLine)
    browser.rebind()
    former.restore(in: &browser, followed)
    browser.document.judgeDrafts()
    let stoppedJob = stopped.flatMap {
      $0.isArranging ? nil : texts.jobStopped($0.title(in: texts))
    }
    let losses = followed.losses(inForm: wasForm, texts) + [stoppedJob].compactMap(\.self)
    if let message = reload.message(losses, open: browser.document.openConflicts, texts) {
      browser.message = message
    }
    // The save that has waited for the file to be read goes on.
    return state.saving.endWaiting().map { save($0) } ?? []
  }

  /// The data file can't be read as it is now; what was read before stays.
  mutating func reloadFailed(_ reason: String, _ found: FileChange.Found) {
    state.withdrawPrompt(about: [.otherVersion])
    state.file.state.failedToReload(reason, found, hasAll: browser.table.isWhole)
    if let save = state.saving.endWaiting() { askAboutOtherVersion(then: save.next) }
    browser.message = .problem(texts.stillHere(reason))
  }
}
