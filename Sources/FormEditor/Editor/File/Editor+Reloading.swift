import Forms
import Records

extension Editor {
  /// Adopts a form that was saved elsewhere: focus, edits, undo and the text being typed stay.
  mutating func adopt(_ newForm: Form) {
    (state.formErrors, state.reportedPatterns) = ([], [])
    if let closed = fields.adopt(newForm, in: &browser) {
      // What is typed until that was read must not be taken for commands.
      state.prompt = Prompt(question: closed, answers: [.goOn(texts)])
    }
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

  /// The data file as it is now: the cursor stays on its record and the selection on its records, sorted and
  /// filtered as before; drafts and undo stay where their records still are.
  mutating func adopt(
    _ theirs: RecordTable, completedSave: SaveCompletion? = nil
  ) -> [EditorEffect] {
    let former = FormerPages(browser)
    // What is inside of records is opened again, as far as it is still there.
    browser.pages.closeItems()
    browser.pages.closeObjects()
    let reloaded = ReloadedRecords(theirs, completedSave, in: self)
    let message = reloaded.adopt(in: &browser, reopening: former)
    // What a list leads to may not be there any more.
    if state.panel?.isSelectable == true { state.panel = nil }
    state.withdrawPrompt(about: [.records, .otherVersion])
    state.file.state = .current
    if let message { browser.message = message }
    // The save that has waited for the file to be read goes on.
    return state.saving.endWaiting().map { save($0) } ?? []
  }

  /// Reads the data file again, which loses what is unsaved: the person is asked first.
  mutating func reload() -> [EditorEffect] {
    guard hasUnsavedWork else { return [.reloadData] }
    return state.ask(
      Prompt(
        texts.reloadLoses, about: .otherVersion, [.init("r", texts.reloadTitle, .takeTheirs)],
        texts))
  }
}
