import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

extension Editor {
  mutating func beginEditing(_ trigger: EditTrigger) -> [EditorEffect] {
    if browser.unfoldFocusedSection() { return [] }
    guard let bound = browser.focusedRow, !askAboutConflict(in: bound) else { return [] }
    if trigger == .enter, let reference = Reference(in: bound, of: browser) {
      reference.follow(in: &browser)
      return []
    }
    guard bound.isEditable || bound.row.isOpened else {
      if let record = browser.record, let update = browser.reader.update(of: bound, in: record) {
        write(.success(update), to: bound.row)
        return []
      }
      browser.message = .notice(texts.about(bound.row.key, bound.readOnlyReason ?? texts.readOnly))
      return []
    }
    guard !browser.binder.holdsSecret(bound) || bound.row.isOpened else {
      browser.message = .notice(texts.about(bound.row.key, texts.holdsSecrets))
      return []
    }
    if !bound.row.isOpened, refusesToReplace(bound) { return [] }
    switch entries.begin(bound, trigger) {
    case .nothing: browser.message = .notice(texts.editsRow(key: FormCommands.edit.key))
    case .page: browser.openChild(of: bound)
    case .parts: return openParts(of: bound)
    case .action(let action): return press(bound, action)
    // A switch has no text to come back to, so a refusal is only shown.
    case .commit(let edit): write(entries.conversion(of: edit, in: bound), to: bound.row)
    case .editor(let editor): openEditor(editor, on: bound)
    }
    return []
  }

  /// Opens a field; what is typed goes into `selection`, where there is one, instead of the open record.
  mutating func openEditor(
    _ editor: any CellEditor, on bound: BoundRow, for selection: RecordSet? = nil,
    text: String? = nil
  ) {
    var editor = editor
    let line = Size(width: browser.size.width, height: 1)
    let draft = selection == nil ? browser.rowContext.draft(of: bound) : nil
    if let draft { _ = editor.handle(.replaceText(draft.text), in: line, binder: browser.binder) }
    let openedText = editor.text
    if bound.display.role == .secure, draft == nil, selection == nil {
      browser.message = .notice(
        texts.about(bound.row.key, texts.leftEmptyStays(clear: PageCommands.clearValue.key)))
    }
    // A draft is what the field was left with; `u` has what Esc left since.
    let typedField = browser.abandonedField(ofTextIn: bound.identifier, for: selection)
    let isSecret = bound.state.disclosure.isSecret
    let kept =
      text
      ?? (draft == nil
        ? browser.anchors.text(at: typedField, for: selection, isSecret: isSecret) : nil)
    if let kept, editor.isTyped {
      _ = editor.handle(.replaceText(kept), in: line, binder: browser.binder)
      browser.message = .notice(texts.leftTextIsBack(leave: FieldKeys.leave.name))
    }
    var field = Editing(
      row: bound.row.identifier,
      isSecure: bound.state.disclosure.isSecret || draft?.isSecure == true,
      cellIdentifier: bound.row.cellIdentifier, editor: editor,
      openedText: openedText, openedOnDraft: draft != nil, selection: selection,
      selectedNumbers: selection.map { RecordNumbers(of: $0, in: browser.table) },
      formerText: editor.isTyped && kept != nil ? editor.text : nil,
      judgement: TypingJudgement(state: .neutral))
    field.wasFoundWrong = draft != nil || !bound.problems.isEmpty
    field.judgement = entries.judgement(typing: editor.text, in: bound, field: field)
    browser.editing = field
  }

  mutating func edit(_ input: EditorInput) -> [EditorEffect] {
    guard var current = browser.editing, let bound = browser.bound.row(named: current.row) else {
      return []
    }
    if current.undoMayBeHeld, case .key(let key) = input, key.name == PageCommands.undo.key {
      browser.message = .notice(
        texts.textIsBack(pressFirst: KeyPress(.right).name, toType: key.name))
      return []
    }
    current.undoMayBeHeld = false
    let textBefore = current.editor.text
    let field = browser.pageKind.layout(of: browser, isDrawn: false).editorField(in: browser)
    // Two of them would have the first change copy the whole text.
    browser.editing = nil
    let response = current.editor.handle(
      input, in: Size(width: field.width, height: field.height), binder: browser.binder)
    let isOther = current.editor.text.isOther(than: textBefore)
    if isOther || response != .ignored { current.complaint = nil }
    if isOther {
      current.isRetyped = true
      current.judgement = entries.judgement(typing: current.editor.text, in: bound, field: current)
      current.warnedText = nil
    }
    if response == .handled { current.isTouched = true }
    browser.editing = current
    switch response {
    case .handled: break
    case .refused(let reason):
      let complaint = reason.text(in: texts)
      browser.editing?.complaint = complaint
    case .cancel: abandonEditor()
    case .commit(let edit, let next): return commit(edit, then: next)
    case .openExternalEditor:
      if let reason = state.file.abilities.refusal(of: .editExternally) {
        let complaint = reason.text(in: texts)
        browser.editing?.complaint = complaint
        return []
      }
      return [.openExternalEditor(text: current.editor.text)]
    case .ignored:
      // A key that the editor left to the form.
      guard case .key(let key) = input else { break }
      if let command = KeyMap.field.command(for: key) { return perform(command) }
      let complaint = texts.doesNothing(key.name)
      browser.editing?.complaint = complaint
    }
    return []
  }

  private mutating func commit(_ edit: CellEdit, then next: AfterCommit) -> [EditorEffect] {
    guard let current = browser.editing, let bound = browser.bound.row(named: current.row) else {
      return []
    }
    // The field of a secret that is left empty, as it opened: nobody saw what that would clear.
    let hidesSecret =
      current.selection == nil
      ? bound.display.role == .secure : bound.state.disclosure.isSecret
    if edit == .text(""), hidesSecret {
      keepSecret(of: bound.row, current, then: next)
      return []
    }
    if let selection = current.selection {
      if current.keepsDifferentValues(edit) {
        browser.message = .notice(texts.staysInSelected(bound.row.key, selection.count))
        finishEditing(then: next)
        return []
      }
      // Enter gives the value as it is to all; going elsewhere without having chosen or typed one does not.
      let isChanged = if case .text = edit { current.isChanged } else { current.isTouched }
      if next != .stay, !isChanged {
        browser.message = .notice(texts.isSetInNone(bound.row.key, keep: FieldKeys.keep.name))
        finishEditing(then: next)
        return []
      }
      browser.forgetText(of: current)
      return set(edit, of: bound.row, in: selection)
    }
    // A text that was not changed is not an edit, even if the value breaks a rule. The same text typed again is one: it
    // may give the value its type.
    if case .text = edit, !current.isChanged, !current.openedOnDraft, !current.isRetyped {
      finishEditing(then: next)
      return []
    }
    // Neither is a side that was only looked at.
    if case .value = edit, next != .stay, !current.isTouched {
      finishEditing(then: next)
      return []
    }
    switch entries.conversion(of: edit, in: bound).flatMap({ apply($0, to: bound.row) }) {
    case .success:
      browser.forgetText(of: current)
      browser.dropDraft(of: bound.row)
      finishEditing(then: next)
    case .failure(let failure):
      guard case .text(let text) = edit else {
        browser.editing?.complaint = failure.message
        return []
      }
      if next == .stay, current.warnedText != text, !browser.hidesProblems {
        browser.editing?.warnedText = text
        browser.editing?.wasFoundWrong = true
        browser.editing?.complaint = failure.message
        return []
      }
      browser.forgetText(of: current)
      if let location = browser.location(ofRow: bound.identifier) {
        let isSecret = bound.state.disclosure.isSecret
        browser.opened.keep(
          Draft(text: text, failure: failure, isSecure: isSecret), at: location)
      }
      finishEditing(then: next)
    }
    return []
  }

  private mutating func keepSecret(of row: ConfigRow, _ field: Editing, then next: AfterCommit) {
    browser.forgetText(of: field)
    if let count = field.selection?.count {
      browser.message = .notice(texts.staysInSelected(row.key, count))
    } else {
      browser.dropDraft(of: row)
    }
    finishEditing(then: next)
  }

  /// Leaves the open editor as Tab would, but goes nowhere: before a save, a click elsewhere.
  mutating func leaveEditor() -> [EditorEffect] {
    guard let current = browser.editing else { return [] }
    let pending = current.editor.pendingEdit
    guard current.editor.isTyped || pending != nil else {
      browser.editing = nil
      return []
    }
    let effects = commit(pending ?? .text(current.editor.text), then: .away)
    // Selected records that don't take the text don't keep it as a draft.
    if let refused = browser.editing, let complaint = refused.complaint {
      let isKept = browser.keepText(of: refused)
      browser.message = .problem(
        isKept ? texts.bringsTextBack(complaint, key: PageCommands.undo.key) : complaint)
    }
    browser.editing = nil
    return effects
  }

  private mutating func finishEditing(then next: AfterCommit) {
    let isOfSelection = browser.editing?.selection != nil
    browser.editing = nil
    switch next {
    case .stay: browser.closeParts()
    case .away: break
    case .next where !isOfSelection: openNextField(forward: true)
    case .previous where !isOfSelection: openNextField(forward: false)
    case .next, .below, .previous, .above: goOn(forward: next == .next || next == .below)
    }
  }
}
