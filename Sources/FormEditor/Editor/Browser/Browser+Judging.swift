import Forms
import JSONText
import Records
import Rules

/// When what is typed and what is stored is judged: `validateOn` of the form, else of the file's form.
extension Browser {
  /// True while the problems of a form's rows are withheld until the user asks for them.
  func hidesProblems(of binder: RecordBinder) -> Bool {
    !problemsAreShown && timing(of: binder) == .save
  }

  var hidesProblems: Bool { hidesProblems(of: binder) }

  func timing(of binder: RecordBinder) -> ValidationTiming {
    binder.form.validateOn ?? documentForm.validateOn ?? .blur
  }

  /// From now on all problems are shown: somebody asked for them, or tried to save.
  mutating func showAllProblems() {
    guard !problemsAreShown else { return }
    problemsAreShown = true
    cellCache = CellCache()
    rebind()
  }
}
