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

  /// The state and message of a text being typed in a field. Once the field was found wrong,
  /// all rules are checked at each change.
  func judgement(typing text: String, in bound: BoundRow, field: Editing) -> TypingJudgement {
    guard !hidesProblems else { return TypingJudgement(state: .neutral) }
    let judgement = entry(in: bound, forSelection: field.selection != nil).judge(typing: text)
    // What narrows a list of choices is not what leaving it would write.
    guard field.editor.isTyped, field.selection == nil,
      field.wasFoundWrong || timing(of: binder) == .change,
      judgement.state == .neutral || judgement.state == .complete,
      let failure = failure(leaving: text, in: bound)
    else { return judgement }
    return TypingJudgement(state: .open, message: failure.message)
  }

  /// The error that the row would have if its field were left with a text, including rules
  /// between values; nil where there is none.
  private func failure(leaving text: String, in bound: BoundRow) -> ValidationFailure? {
    switch conversion(of: .text(text), in: bound) {
    case .failure(let failure): return failure
    case .success(let edit):
      let path = shownPath + (bound.row.valuePath?.steps ?? [])
      guard let record, let value = edit.newValue,
        let after = try? table.record(record, with: value, at: path),
        case .found(let object) = after.lookup(shownPath)
      else { return bound.problems.first { $0.severity == .error } }
      return reader.binder(of: record).problems(of: bound.row, in: object).first {
        $0.severity == .error
      }
    }
  }
}
