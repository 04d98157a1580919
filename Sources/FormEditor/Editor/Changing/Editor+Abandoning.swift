import Cells
import Forms
import Records
import Rules

/// What was typed and left by Esc is not lost.
extension EditorState {
  /// Leaves a field with the value as it was, and keeps the text that was typed.
  mutating func abandonEditor() {
    guard let current = editing else { return }
    editing = nil
    if let former = current.formerSelection { replaceSelection(by: former) }
    // Left as it came back: it is not wanted in this field.
    if let former = current.formerText, former == current.editor.text {
      if !current.isBroughtByUndo { abandoned[field(of: current)] = nil }
      return
    }
    guard keepText(of: current) else { return }
    message = .notice(
      "\(form.row(current.row)?.key ?? current.row) is as it was; u brings the text back")
  }

  /// Keeps what was typed in a field that is being left; returns whether there was anything.
  @discardableResult
  mutating func keepText(of field: Editing) -> Bool {
    guard let record, field.editor.isTyped, field.isChanged, !field.editor.text.isEmpty else {
      return false
    }
    let text = AbandonedText(
      text: field.editor.text, record: record, row: field.row, isSecure: field.isSecure,
      selection: field.selection)
    abandoned[text.field] = text
    document.remember(
      StepNote(record: record, row: field.row, summary: "leaving the field", abandoned: text),
      isTransient: true)
    return true
  }

  /// A text that was kept is not needed any more: its field was committed.
  mutating func forgetText(of field: Editing) { abandoned[self.field(of: field)] = nil }

  /// `u`: goes back to the field that was left last, and opens it with its text.
  mutating func bringBack(_ text: AbandonedText) {
    guard let row = form.row(text.row) else {
      message = .warning("The form no longer has the row \(text.row) that the text was typed in")
      return
    }
    guard binder.state(of: row).disclosure.isSecret || !text.isSecure else {
      message = .warning("\(row.key) is no longer secret, so that its text is not shown")
      return
    }
    if let selection = text.selection {
      bringBack(text, in: selection)
    } else {
      go(to: PanelLine.Target(record: text.record, row: text.row))
      guard let bound = focusedRow, bound.isEditable, !binder.holdsSecret(bound) else { return }
      open(bound, trigger: .enter, text: text.text)
    }
    if editing == nil {
      message = .warning("\(row.key) can't be edited now; the text is kept until it can")
    } else {
      editing?.isBroughtByUndo = true
      editing?.undoMayBeHeld = true
    }
  }

  private mutating func bringBack(_ text: AbandonedText, in selection: RecordSet) {
    if !isTableShown { backToTable() }
    let former = self.selection
    replaceSelection(by: selection)
    guard let column = columns.firstIndex(where: { $0.identifier == text.row }) else { return }
    focusCell(row: tableState.row, column: column)
    abandoned[text.field] = text
    beginSettingSelected()
    editing?.formerSelection = former
  }

  private mutating func open(_ bound: BoundRow, trigger: EditTrigger, text: String) {
    let start = kind(of: bound.row).begin(bound, binder: binder, trigger: trigger, today: today)
    guard case .editor(let editor) = start else { return }
    openEditor(editor, on: bound, text: text)
  }

  private func field(of editing: Editing) -> AbandonedText.Field {
    guard editing.selection == nil, let record else { return .column(editing.row) }
    return .cell(DraftKey(record: record, row: editing.row))
  }

  /// The text that was left in a field, to open it with.
  func keptText(of row: ConfigRow, for selection: RecordSet?) -> String? {
    var field = AbandonedText.Field.column(row.identifier)
    if selection == nil, let record {
      field = .cell(DraftKey(record: record, row: row.identifier))
    }
    guard let kept = abandoned[field], binder.state(of: row).disclosure.isSecret || !kept.isSecure,
      kept.selection?.isSame(as: selection) != false
    else { return nil }
    return kept.text
  }
}

extension RecordSet {
  fileprivate func isSame(as other: RecordSet?) -> Bool {
    count == other?.count && other.map { subtracting($0).isEmpty } == true
  }
}
