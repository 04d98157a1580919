import Forms
import JSONText
import Records
import Rules

/// When what is typed and what is stored is judged: `validateOn` of the form, else of the file's form.
extension Editor {
  /// True while the problems of a form's rows are withheld until the user asks for them.
  func hidesProblems(of binder: RecordBinder) -> Bool {
    !state.problemsAreShown && timing(of: binder) == .save
  }

  var hidesProblems: Bool { hidesProblems(of: binder) }

  var entries: EntryContext {
    EntryContext(
      document: document, place: objectPlace, record: record, isItem: state.pages.listsItems,
      reader: reader, catalog: catalog, today: today, abilities: state.file.abilities,
      timing: timing(of: binder))
  }

  private func timing(of binder: RecordBinder) -> ValidationTiming {
    binder.form.validateOn ?? documentForm.validateOn ?? .blur
  }

  /// From now on all problems are shown: somebody asked for them, or tried to save.
  mutating func showAllProblems() {
    guard !state.problemsAreShown else { return }
    state.problemsAreShown = true
    cellCache = CellCache()
    rebind()
  }
}
