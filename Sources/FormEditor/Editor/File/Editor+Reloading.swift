import Cells
import Forms
import JSONText
import Queries
import Records
import Rules
import SourceText

extension Editor {
  /// Takes over a form that was saved elsewhere: focus, edits, undo and the text being typed stay.
  mutating func adopt(_ newForm: Form) {
    let (formerIndex, formerFocus) = (focusIndex ?? 0, focus)
    state.formErrors = []
    documentBinder = Self.binder(newForm, locale)
    longValues = LongValues(formNumber: longValues.formNumber + 1)
    closePagesWithoutForm()
    state.reportedPatterns = []
    rebind()
    keepTyping()
    state.anchors.drafts = document.judgedDrafts
    if focus.flatMap({ bound.index(of: $0) }) == nil { focusRow(at: formerIndex) }
    followColumns(from: formerFocus)
  }

  /// Reports warnings of the form that was opened; they are more than a notice, as of a file that is new.
  mutating func formWasOpened(with warnings: [String]) {
    state.formWarnings = warnings
    guard state.message.map({ $0.tone == .notice }) ?? true, state.prompt == nil else { return }
    state.message = .warning(
      texts.formHas(warnings: warnings.count, list: PageCommands.problems.key))
  }

  /// Says that the form's file was read.
  mutating func reportReading(ofFormWith warnings: [String]) {
    // Why a field was closed is more than that the form was read.
    guard state.message?.tone != .problem, state.prompt == nil else { return }
    state.message =
      warnings.isEmpty
      ? .notice(texts.formWasRead)
      : .warning(
        texts.formWasRead(withWarnings: warnings.count, list: PageCommands.problems.key))
  }

  /// Adopts the form that was made of more records. Nobody has asked for it: what is typed or asked, and pages of what is
  /// inside of records, whose forms may have other names in it, come first.
  mutating func adoptInferredForm() {
    guard let form = inferredForm, mode == .table || mode == .browsing,
      !state.pages.pages.contains(where: { $0.formName != nil })
    else { return }
    inferredForm = nil
    adopt(form)
  }

  /// Pages whose form is no longer there are closed.
  private mutating func closePagesWithoutForm() {
    let lost = state.pages.pages.firstIndex { page in
      page.formName.map { documentBinder.binder(ofForm: $0) == nil } ?? false
    }
    if let lost { state.pages.keep(lost) }
  }

  /// The cursor stays on its column, or on one that is there.
  private mutating func followColumns(from former: String?) {
    let form = listForm
    tablePage.sortKeys.removeAll { form.row($0.column) == nil }
    guard state.pages.top.listsRecords else { return }
    tablePage.column =
      former.flatMap { columns.index(of: $0) }
      ?? min(tablePage.column, max(columns.count - 1, 0))
    if state.editing == nil { followCursor() }
  }

  /// Continues the typed text in the new form, in another kind of field if needed; if the row
  /// is gone, the text becomes a draft.
  private mutating func keepTyping() {
    guard let current = state.editing else { return }
    if let bound = bound.row(named: current.row), bound.isEditable {
      formPage.focus = current.row
      if bound.row.cellIdentifier == current.cellIdentifier {
        state.editing?.editor.follow(bound.state)
        let judgement = entries.judgement(typing: current.editor.text, in: bound, field: current)
        state.editing?.judgement = judgement
        return
      }
      state.editing = nil
      if current.editor.isTyped { reopen(bound, with: current) }
      if state.editing != nil { return }
    }
    state.editing = nil
    if current.selection != nil {
      report(
        closing: keepText(of: current)
          ? texts.typedKept(back: PageCommands.undo.key) : texts.fieldClosed)
      return
    }
    guard current.isChanged, current.editor.isTyped, let location = location(ofRow: current.row)
    else {
      report(closing: texts.fieldClosed)
      return
    }
    state.anchors.drafts[location] = Draft(
      text: current.editor.text, failure: .ofPath(texts.noTextHere), isSecure: current.isSecure)
    report(closing: texts.typedIsDraft(list: PageCommands.problems.key))
  }

  /// Says why the field in which somebody may still be typing was closed. What is typed until that was read must not be
  /// taken for commands.
  private mutating func report(closing reason: String) {
    state.prompt = Prompt(question: reason, answers: [.goOn(texts)])
  }

  /// Opens a field of the row's new kind with the text typed in the old one.
  private mutating func reopen(_ bound: BoundRow, with former: Editing) {
    // A switch has no field: it must not be turned by a new form.
    guard let editor = entries.field(of: bound, former.selection == nil ? .enter : .ask) else {
      return
    }
    openEditor(editor, on: bound, for: former.selection)
    _ = edit(.replaceText(former.editor.text))
  }

  /// The form's file is not a form at the moment: the last good one stays in use.
  mutating func formBroke(_ errors: [String]) {
    state.formErrors = errors
    if state.message?.tone == .notice { state.message = nil }
  }

  /// The data file as it is now: the cursor stays on its record and the selection on its records, sorted and
  /// filtered as before; drafts and undo stay where their records still are.
  mutating func adopt(
    _ newTable: RecordTable, completedSave: SaveCompletion? = nil
  ) -> [EditorEffect] {
    // What is inside of records is opened again below, as far as it is still there.
    let open = location(ofRow: focus ?? "")
    let isInside = state.pages.listsItems || !shownPath.isEmpty
    let wasInTable = state.pages.top.listsRecords
    let former = FormerLists(self)
    state.pages.closeItems()
    state.pages.closeObjects()
    let formerPlace = place ?? 0
    // Moved away and back, or touched, it has another stamp, and the same bytes.
    let isAsBefore = savedTable.isWritten(as: newTable)
    let formerChange = state.file.state.change
    let matching = FollowedRecords.matching(self, in: newTable)
    let merge = unsavedWork.merge(with: newTable, matching)
    let (theirs, newTable) = (newTable, merge?.table ?? newTable)
    let followed = FollowedRecords(
      self, in: newTable, theirs: theirs, matching: merge?.matching ?? matching)
    let screenLine = tablePage.row - tablePage.firstRow
    if let merge {
      state.conflicts.take(merge)
      state.document.adopt(merge) { followed.note($0) }
    } else {
      state.conflicts = OpenConflicts()
      state.document.reload(newTable, matching: matching) { followed.note($0) }
    }
    cellCache = CellCache()
    tablePage.showAll()
    tablePage.selection = Selection(followed.selection)
    let stopped = job
    job = nil
    state.anchors = followed.anchors
    state.editing = nil
    // What a list leads to may not be there any more.
    if state.panel?.isSelectable == true { state.panel = nil }
    if state.prompt?.topic == .records { state.prompt = nil }
    withdrawQuestionAboutOtherVersion()
    state.file.state = .current
    let nearest = newTable.count == 0 ? nil : newTable.id(at: min(formerPlace, newTable.count - 1))
    let wasForm = !state.pages.top.listsRecords
    // Nobody opened the form of another record.
    if followed.isRecordGone && !followed.isRecordReplaced { state.pages.close() }
    goInView(to: followed.candidates.first ?? nearest, screenLine: screenLine)
    rebind()
    if isInside, let open, let (place, isThere) = followed.follow(open.place) {
      openPages(to: place)
      if !isThere {
        // The list's next item, as where a record is gone.
        if case .index(let index)? = open.path.dropFirst(place.path.count).first,
          state.pages.top.listsRecords
        {
          focusItem(index)
        }
      } else if !wasInTable, state.pages.listsItems {
        showForm(of: self.record)
      }
      if !state.pages.top.listsRecords, bound.index(of: open.row) != nil {
        formPage.focus = open.row
      }
      former.restore(in: &self)
    }
    former.restoreFile(in: &self, followed: followed.candidates, screenLine: screenLine)
    state.anchors.drafts = document.judgedDrafts
    let stoppedJob = stopped.flatMap {
      $0.isArranging ? nil : texts.jobStopped($0.title(in: texts))
    }
    let losses = followed.losses(inForm: wasForm, texts) + [stoppedJob].compactMap(\.self)
    if isAsBefore, formerChange?.found == .gone {
      state.message = .notice(texts.isAsReadAgain(state.file.name))
    } else if !isAsBefore || formerChange != nil || completedSave != nil || !losses.isEmpty {
      state.message = report(ofReading: merge, completedSave, losses)
    }
    let stop: [EditorEffect] = stopped == nil ? [] : [.stopJob]
    return stop + resumeSaving()
  }

  /// The message about data that were read again.
  private func report(
    ofReading merge: TableMerge?, _ completedSave: SaveCompletion?, _ losses: [String]
  ) -> Message {
    guard let merge else {
      let name = state.file.name
      return switch completedSave {
      case .bySource: .notice(texts.savedAndCompleted(name, losses))
      case .bySharing: .notice(texts.savedWithShared(name, losses))
      case nil: .notice(texts.changedElsewhere(name, losses))
      }
    }
    let open = document.openConflicts
    let dropped = merge.dropped.words(texts)
    let words = texts.mergedElsewhere(
      state.file.name, dropped + losses, conflicts: open.count,
      ofRecords: open.allSatisfy(\.path.isEmpty), deleted: open.deletingSide,
      list: PageCommands.problems.key)
    return open.isEmpty && dropped.isEmpty ? .notice(words) : .warning(words)
  }

  /// The filter of the view, read for the form of today; nil where that no longer takes it.
  func filterAgain() -> RecordFilter? { recordFilter(tablePage.filter) }

  /// A filter of the nearest table; nil where its form doesn't take it.
  func recordFilter(_ text: String) -> RecordFilter? {
    var filter = try? RecordFilter(text, form: listForm, locale: locale)
    filter?.enclosing = enclosing
    return filter
  }

  /// Shows a record, the table's cursor on it and on the line of the screen on which it was.
  mutating func goInView(to record: RecordID?, screenLine: Int) {
    tablePage.row = record.flatMap { viewPlace(of: $0) } ?? 0
    tablePage.firstRow = max(tablePage.row - screenLine, 0)
    state.pages.show(record)
    followCursor()
  }

  /// The data file can't be read as it is now; what was read before stays.
  mutating func reloadFailed(_ reason: String, _ found: FileChange.Found) {
    withdrawQuestionAboutOtherVersion()
    state.file.state.failedToReload(reason, found, hasAll: table.isWhole)
    if let confirmation = state.saving.endWaiting() {
      askAboutOtherVersion(quitting: confirmation.contains(.quitting))
    }
    state.message = .problem(texts.stillHere(reason))
  }
}
