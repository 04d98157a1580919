import Cells
import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// Input of the open field, and leaving it.
extension Fields {
  func edit(_ input: EditorInput, in browser: inout Browser) -> [PageOutcome] {
    guard var current = browser.editing, let bound = browser.bound.row(named: current.row),
      let layout = browser.pageKind.layout(of: browser)
    else { return [] }
    if current.undoMayBeHeld, case .key(let key) = input,
      key == browser.keys.keys(of: PageCommands.undo).first
    {
      browser.message = .notice(
        browser.texts.textIsBack(pressFirst: KeyPress(.right).name, toType: key.name))
      return []
    }
    current.undoMayBeHeld = false
    if let request = ExpressionRequest(input, in: current, of: bound) {
      return [.typeExpression(request)]
    }
    let textBefore = current.editor.text
    let field = layout.editorField(in: browser)
    // Two of them would have the first change copy the whole text.
    browser.editing = nil
    let response = current.editor.handle(
      input, in: Size(width: field.width, height: field.height), binder: browser.binder)
    let isOther = current.editor.text.isOther(than: textBefore)
    if isOther || response != .ignored { current.complaint = nil }
    if isOther {
      current.isRetyped = true
      current.judgement = entries(in: browser)
        .judgement(typing: current.editor.text, in: bound, field: current)
      current.warnedText = nil
    }
    if response == .handled { current.isTouched = true }
    browser.editing = current
    return answer(response, to: input, in: &browser)
  }

  private func answer(
    _ response: EditorResponse, to input: EditorInput, in browser: inout Browser
  ) -> [PageOutcome] {
    switch response {
    case .handled: break
    case .refused(let reason):
      let complaint = reason.text(in: browser.texts)
      browser.editing?.complaint = complaint
    case .cancel: abandon(in: &browser)
    case .commit(let edit, let next): return commit(edit, then: next, in: &browser)
    case .openExternalEditor:
      if let reason = abilities.refusal(of: .editExternally) {
        let complaint = reason.text(in: browser.texts)
        browser.editing?.complaint = complaint
      } else if let text = browser.editing?.editor.text {
        return [.effect(.openExternalEditor(text: text))]
      }
    case .ignored:
      // A key that the editor left to the form.
      guard case .key(let key) = input else { break }
      if let command = browser.keys.table(of: .field).command(for: key) {
        return [.perform(command)]
      }
      let complaint = browser.texts.doesNothing(key.name)
      browser.editing?.complaint = complaint
    }
    return []
  }

  // MARK: Committing

  private func commit(
    _ edit: CellEdit, then next: AfterCommit, in browser: inout Browser
  ) -> [PageOutcome] {
    guard let current = browser.editing, let bound = browser.bound.row(named: current.row) else {
      return []
    }
    // The field of a secret that is left empty, as it opened: nobody saw what that would clear.
    let hidesSecret =
      current.selection == nil
      ? bound.display.role == .secure : bound.state.disclosure.isSecret
    if edit == .text(""), hidesSecret {
      keepSecret(of: bound.row, current, in: &browser)
      return finish(then: next, in: &browser)
    }
    if let selection = current.selection {
      if let notice = current.notice(leavingSelection: edit, bound, next, browser.texts) {
        browser.message = notice
        return finish(then: next, in: &browser)
      }
      browser.forgetText(of: current)
      return [.set(edit, of: bound.row, in: selection)]
    }
    guard current.isEdit(edit, then: next) else { return finish(then: next, in: &browser) }
    let conversion = entries(in: browser).conversion(of: edit, in: bound)
    let namesAddition =
      current.isOfNewKey && browser.records.lastStep?.note.summary == .recordAdded
    let before = browser.documentTable
    var outcomes: [PageOutcome] = []
    switch conversion.flatMap({ apply($0, to: bound.row, in: &browser) }) {
    case .success:
      browser.dropDraft(of: bound.row)
      if let references = KeyReferences(editing: bound, from: before, in: browser) {
        outcomes = [.ask(references.question(in: browser.texts))]
      }
      if namesAddition { browser.document.nameAddition() }
    case .failure(let failure):
      guard keep(edit, failure, of: bound, current, then: next, in: &browser) else { return [] }
    }
    browser.forgetText(of: current)
    return finish(then: next, in: &browser) + outcomes
  }

  /// Keeps a text that breaks a rule as a draft; false where the field stays open to mend it.
  private func keep(
    _ edit: CellEdit, _ failure: ValidationFailure, of bound: BoundRow, _ field: Editing,
    then next: AfterCommit, in browser: inout Browser
  ) -> Bool {
    guard case .text(let text) = edit else {
      browser.editing?.complaint = failure.message
      return false
    }
    if next == .stay, field.warnedText != text, !browser.hidesProblems {
      browser.editing?.warnedText = text
      browser.editing?.wasFoundWrong = true
      browser.editing?.complaint = failure.message
      return false
    }
    if let location = browser.location(ofRow: bound.identifier) {
      let isSecret = bound.state.disclosure.isSecret
      var draft = Draft(text: text, failure: failure, isSecure: isSecret)
      draft.isOfNewItem = field.isOfNewKey
      browser.document.keep(draft, at: location)
    }
    return true
  }

  private func keepSecret(of row: ConfigRow, _ field: Editing, in browser: inout Browser) {
    browser.forgetText(of: field)
    if let count = field.selection?.count {
      browser.message = .notice(browser.texts.staysInSelected(row.key, count))
    } else {
      browser.dropDraft(of: row)
    }
  }

  private func finish(then next: AfterCommit, in browser: inout Browser) -> [PageOutcome] {
    let isOfSelection = browser.editing?.selection != nil
    browser.editing = nil
    switch next {
    case .stay: browser.closeParts()
    case .away: break
    case .next where !isOfSelection: openNext(direction: .forward, in: &browser)
    case .previous where !isOfSelection: openNext(direction: .backward, in: &browser)
    case .next, .below, .previous, .above:
      return goOn(direction: next == .next || next == .below ? .forward : .backward, in: &browser)
    }
    return []
  }

  // MARK: Going elsewhere

  /// Leaves the open field as Tab would, but goes nowhere: before a save, a click elsewhere. It is closed once the
  /// outcomes are carried out.
  func leave(in browser: inout Browser) -> [PageOutcome] {
    guard let current = browser.editing else { return [] }
    let pending = current.editor.pendingEdit
    guard current.editor.isTyped || pending != nil else {
      browser.editing = nil
      return []
    }
    return commit(pending ?? .text(current.editor.text), then: .away, in: &browser)
  }

  /// Closes the field that was left. Selected records that don't take the text don't keep it as a draft.
  func close(in browser: inout Browser) {
    if let refused = browser.editing, let complaint = refused.complaint {
      reportRefusal(complaint, isKept: browser.keepText(of: refused), in: &browser)
    }
    browser.editing = nil
  }

  func reportRefusal(_ sentence: String, isKept: Bool, in browser: inout Browser) {
    browser.message = .problem(
      isKept
        ? browser.texts.bringsTextBack(sentence, key: browser.keys[PageCommands.undo]) : sentence)
  }
}

extension Editing {
  /// True where leaving the field makes an edit. A text that was not changed is none, even if the value breaks a rule; the
  /// same text typed again is one, as it may give the value its type. Neither is a side that was only looked at.
  fileprivate func isEdit(_ edit: CellEdit, then next: AfterCommit) -> Bool {
    switch edit {
    case .text: isChanged || openedOnDraft || isRetyped
    case .value: next == .stay || isTouched
    case .clear: true
    }
  }

  /// The message where selected records stay as they are. Enter gives the value as it is to all; going elsewhere without
  /// having chosen or typed one does not.
  fileprivate func notice(
    leavingSelection edit: CellEdit, _ bound: BoundRow, _ next: AfterCommit, _ texts: Texts
  ) -> Message? {
    if keepsDifferentValues(edit), let count = selection?.count {
      return .notice(texts.staysInSelected(bound.row.key, count))
    }
    let isChosen = if case .text = edit { isChanged } else { isTouched }
    guard next != .stay, !isChosen else { return nil }
    return .notice(texts.isSetInNone(bound.row.key, keep: FieldKeys.keep.name))
  }
}
