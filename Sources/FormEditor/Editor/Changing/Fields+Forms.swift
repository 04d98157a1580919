import Cells
import Forms
import Rules

/// The open field where the form is another one.
extension Fields {
  /// Adopts a form that was saved elsewhere: focus, edits, undo and the text being typed stay. Returns why the field was
  /// closed, where it was.
  func adopt(_ form: Form, in browser: inout Browser) -> String? {
    let (formerIndex, formerFocus) = (browser.focusIndex ?? 0, browser.focus)
    browser.adopt(form)
    let closed = keepTyping(in: &browser)
    browser.document.judgeDrafts()
    if browser.focus.flatMap({ browser.bound.index(of: $0) }) == nil {
      browser.focusRow(at: formerIndex)
    }
    let listForm = browser.listForm
    browser.tablePage.sortKeys.removeAll { listForm.row($0.column) == nil }
    if browser.pageKind.hasRecordCursor {
      // The cursor stays on its column, or on one that is there.
      browser.tablePage.column =
        formerFocus.flatMap { browser.columns.index(of: $0) }
        ?? min(browser.tablePage.column, max(browser.columns.count - 1, 0))
      if browser.editing == nil { browser.followCursor() }
    }
    return closed
  }

  /// Continues the typed text in the new form, in another kind of field if needed; if the row
  /// is gone, the text becomes a draft.
  private func keepTyping(in browser: inout Browser) -> String? {
    guard let current = browser.editing else { return nil }
    if let bound = browser.bound.row(named: current.row), bound.isEditable {
      browser.formPage.focus = current.row
      if bound.row.cellIdentifier == current.cellIdentifier {
        browser.editing?.editor.follow(bound.state)
        let judgement = entries(in: browser)
          .judgement(typing: current.editor.text, in: bound, field: current)
        browser.editing?.judgement = judgement
        return nil
      }
      browser.editing = nil
      if current.editor.isTyped { reopen(bound, with: current, in: &browser) }
      if browser.editing != nil { return nil }
    }
    browser.editing = nil
    return keepDraft(of: current, in: &browser)
  }

  /// Keeps the text of a field that a new form has closed, and says why.
  private func keepDraft(of field: Editing, in browser: inout Browser) -> String {
    let texts = browser.texts
    if field.selection != nil {
      return browser.keepText(of: field)
        ? texts.typedKept(back: browser.keys[PageCommands.undo]) : texts.fieldClosed
    }
    guard field.isChanged, field.editor.isTyped, let location = browser.location(ofRow: field.row)
    else {
      return texts.fieldClosed
    }
    browser.document.anchors.drafts[location] = Draft(
      text: field.editor.text, failure: .ofPath(texts.noTextHere), isSecure: field.isSecure)
    return texts.typedIsDraft(list: browser.keys[PageCommands.problems])
  }

  /// Opens a field of the row's new kind with the text typed in the old one.
  private func reopen(_ bound: BoundRow, with former: Editing, in browser: inout Browser) {
    // A switch has no field: it must not be turned by a new form.
    let trigger: EditTrigger = former.selection == nil ? .enter : .ask
    guard let editor = entries(in: browser).field(of: bound, trigger) else { return }
    open(editor, on: bound, for: former.selection, in: &browser)
    _ = edit(.replaceText(former.editor.text), in: &browser)
  }
}
