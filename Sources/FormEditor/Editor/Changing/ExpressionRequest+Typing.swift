import Cells
import Queries
import Records
import Rules
import Screen

/// `E` and then `=`: typing the expression.
extension ExpressionRequest {
  /// Nil unless a key asks for an expression in place of the value that a field has opened with.
  init?(_ input: EditorInput, in field: Editing, of bound: BoundRow) {
    guard let selection = field.selection, !field.isSecure, !field.isTouched, !field.isRetyped,
      field.formerText == nil, case .key(let key) = input,
      key.withoutInputMethod == FieldKeys.expression
    else { return nil }
    self.init(column: bound.row.identifier, label: bound.row.key, selection: selection)
  }

  /// Opens the line in which it is typed.
  func ask(in editor: inout Editor) {
    editor.browser.editing = nil
    editor.state.askForLine(.expression(self), text: text)
  }

  private func parsed(
    _ text: String, in browser: Browser
  ) -> Result<RowExpression, FilterSyntaxError> {
    let form = browser.listForm
    guard let row = form.row(column) else {
      return .failure(FilterSyntaxError(message: browser.texts.formHasNoColumn(column)))
    }
    do throws(RowExpression.Fault) {
      let expression = try RowExpression(text, for: row, in: form, browser.texts)
      if let typo = expression.typo(
        in: browser.listContext.table, sampling: true, browser.texts)
      {
        return .failure(FilterSyntaxError(message: typo, offset: text.unicodeScalars.count))
      }
      return .success(expression)
    } catch {
      return .failure(FilterSyntaxError(message: error.message, offset: error.offset))
    }
  }

  /// The message about what is typed: a fault with its position, or what becomes of one of the records.
  func message(typing text: String, in browser: Browser) -> Message? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    switch parsed(text, in: browser) {
    case .failure(let fault):
      let message = browser.texts.columnNumber(fault.prefix(of: text).count + 1, fault.message)
      // What is not finished yet is not wrong.
      return fault.offset >= text.unicodeScalars.count ? .notice(message) : .problem(message)
    case .success(let expression): return sample(of: expression, in: browser)
    }
  }

  /// `19.90 → 21.89`, of the record under the cursor, else of the first selected one.
  private func sample(of expression: RowExpression, in browser: Browser) -> Message? {
    let list = browser.listContext
    guard let row = list.columns.form.row(column),
      let id = browser.record.flatMap({ selection.contains($0) ? $0 : nil }) ?? selection.first,
      list.table.index(of: id) != nil
    else { return nil }
    var setter = ColumnSetter(row: row, edit: .expression(expression), table: list.table)
    // In the context that the job has: the form itself may not ask for one.
    let binder = RecordBinder(list.columns.plan, for: .edits, in: list.enclosing)
    setter.set(id, by: binder.entering(id, of: list.table, readingPosition: true))
    if let refusal = setter.result.refusals.first { return .problem(refusal.reason) }
    if !setter.result.unresolved.isEmpty {
      return .notice(browser.texts.nothingComesOf(expression.text))
    }
    var after = list.table
    after.replace(setter.result.changed.map { ($0.id, $0.slice) })
    return ShownChange(of: column, in: id, from: list, to: after).map { .notice($0.text) }
  }

  /// Enter: lists what it would change. A line with a fault stays, to be mended.
  func finish(_ text: String, in editor: inout Editor) -> [EditorEffect] {
    guard text.contains(where: { !$0.isWhitespace }) else {
      editor.browser.message = .notice(editor.texts.staysInSelected(label, selection.count))
      return []
    }
    var request = self
    request.text = text
    switch parsed(text, in: editor.browser) {
    case .success(let expression):
      if let notice = editor.busyNotice {
        request.ask(in: &editor)
        editor.browser.message = notice
        return []
      }
      let task = TableJob.Task.set(column: column, to: .expression(expression), in: selection)
      return editor.run(RunningJob(task: task, next: .confirm(request)))
    case .failure(let fault):
      request.ask(in: &editor)
      editor.browser.message = .problem(
        editor.texts.columnNumber(fault.prefix(of: text).count + 1, fault.message))
      return []
    }
  }
}
