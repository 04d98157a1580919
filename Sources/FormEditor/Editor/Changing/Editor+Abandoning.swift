import Cells
import Forms
import Records
import Rules
import SourceText

/// Keeps text that was typed and left by Esc.
extension Editor {
  /// Leaves a field with the value as it was, and keeps the text that was typed.
  mutating func abandonEditor() {
    guard let current = state.editing else { return }
    state.editing = nil
    defer { _ = closeParts() }
    if let former = current.formerSelection { tablePage.replaceSelection(by: former) }
    if let former = current.formerText, former == current.editor.text {
      // Left as it came back: it is not wanted in this field.
      if !current.isBroughtByUndo { forgetText(of: current) }
    } else if keepText(of: current) {
      state.message = .notice(
        texts.isAsItWas(form.row(current.row)?.key ?? current.row, back: PageCommands.undo.key))
      return
    }
    // The item of a field that is left without having got a value goes.
    if current.isOfAddedItem, state.document.lastStep?.note.summary == .recordAdded { undo() }
  }

  /// Keeps what was typed in a field that is being left; returns whether there was anything.
  @discardableResult
  mutating func keepText(of field: Editing) -> Bool {
    guard let location = location(ofRow: field.row), field.editor.isTyped, field.isChanged,
      !field.editor.text.isEmpty
    else {
      return false
    }
    keep(
      AbandonedText(
        text: field.editor.text, location: location, isSecure: field.isSecure,
        selection: field.selection, list: state.pages.listPlace))
    return true
  }

  /// Keeps a text for `u`, which goes back to its field.
  mutating func keep(_ text: AbandonedText) {
    state.anchors.keep(text)
    state.document.remember(
      StepNote(location: text.location, summary: .fieldLeft, abandoned: text), isTransient: true)
  }

  /// A text that was kept is not needed any more: its field was committed.
  mutating func forgetText(of field: Editing) {
    state.anchors.forgetText(of: place(ofTextIn: field.row, for: field.selection))
  }

  /// `u`: goes back to the field that was left last, and opens it with its text.
  mutating func bringBack(_ text: AbandonedText) {
    if text.selection == nil { openPages(to: text.location.place) }
    guard let row = form.row(text.location.row) else {
      state.message = .warning(texts.rowOfTextGone(text.location.row))
      return
    }
    guard binder.state(of: row).disclosure.isSecret || !text.isSecure else {
      state.message = .warning(texts.noLongerSecret(row.key))
      return
    }
    if let selection = text.selection {
      bringBack(text, in: selection)
    } else {
      go(to: text.location)
      guard let bound = focusedRow, bound.isEditable, !binder.holdsSecret(bound) else { return }
      if let editor = entries.field(of: bound, .enter) {
        openEditor(editor, on: bound, text: text.text)
      }
    }
    if state.editing == nil {
      state.message = .warning(texts.cannotEditNow(row.key))
    } else {
      state.editing?.isBroughtByUndo = true
      state.editing?.undoMayBeHeld = true
    }
  }

  private mutating func bringBack(_ text: AbandonedText, in selection: RecordSet) {
    backToTable()
    guard state.pages.listPlace == text.list else { return }
    let former = tablePage.selection.all
    tablePage.replaceSelection(by: selection)
    guard
      let column = columns.index(of: text.location.row)
    else { return }
    focusCell(row: tablePage.row, column: column)
    state.anchors.keep(text)
    _ = perform(RecordCommands.setSelected)
    state.editing?.formerSelection = former
  }

  /// The place of a text that was typed in a row, for the open record or for selected ones.
  func place(ofTextIn row: String, for selection: RecordSet?) -> AbandonedText.Field {
    guard selection == nil, let location = location(ofRow: row) else {
      return .column(row, of: state.pages.listPlace)
    }
    return .cell(location)
  }
}
