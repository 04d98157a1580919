import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

extension Editor {
  mutating func beginEditing(_ trigger: EditTrigger) -> [EditorEffect] {
    if unfoldFocusedSection() { return [] }
    guard let bound = focusedRow, !askAboutConflict(in: bound) else { return [] }
    if trigger == .enter, followReference(in: bound) { return [] }
    guard bound.isEditable || bound.row.isOpened else {
      if let record, let update = reader.update(of: bound, in: record) {
        write(update, to: bound.row)
        return []
      }
      state.message = .notice(texts.about(bound.row.key, bound.readOnlyReason ?? texts.readOnly))
      return []
    }
    guard !binder.holdsSecret(bound) || bound.row.isOpened else {
      state.message = .notice(texts.about(bound.row.key, texts.holdsSecrets))
      return []
    }
    if !bound.row.isOpened, refusesToReplace(bound) { return [] }
    switch entries.begin(bound, trigger) {
    case .nothing: state.message = .notice(texts.editsRow(key: FormCommands.edit.key))
    case .page: return openChild(of: bound)
    case .parts: return openParts(of: bound)
    case .action(let action): return press(bound, action)
    case .commit(let edit): commitAtOnce(edit, in: bound)
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
    let line = Size(width: state.size.width, height: 1)
    let draft = selection == nil ? rowContext.draft(of: bound) : nil
    if let draft { _ = editor.handle(.replaceText(draft.text), in: line, binder: binder) }
    let openedText = editor.text
    if bound.display.role == .secure, draft == nil, selection == nil {
      state.message = .notice(
        texts.about(bound.row.key, texts.leftEmptyStays(clear: PageCommands.clearValue.key)))
    }
    // A draft is what the field was left with; `u` has what Esc left since.
    let place = place(ofTextIn: bound.identifier, for: selection)
    let isSecret = bound.state.disclosure.isSecret
    let kept =
      text
      ?? (draft == nil ? state.anchors.text(at: place, for: selection, isSecret: isSecret) : nil)
    if let kept, editor.isTyped {
      _ = editor.handle(.replaceText(kept), in: line, binder: binder)
      state.message = .notice(texts.leftTextIsBack(leave: FieldKeys.leave.name))
    }
    var field = Editing(
      row: bound.row.identifier,
      isSecure: bound.state.disclosure.isSecret || draft?.isSecure == true,
      cellIdentifier: bound.row.cellIdentifier, editor: editor,
      openedText: openedText, openedOnDraft: draft != nil, selection: selection,
      selectedNumbers: selection.map { RecordNumbers(of: $0, in: table) },
      formerText: editor.isTyped && kept != nil ? editor.text : nil,
      judgement: TypingJudgement(state: .neutral))
    field.wasFoundWrong = draft != nil || !bound.problems.isEmpty
    field.judgement = entries.judgement(typing: editor.text, in: bound, field: field)
    state.editing = field
  }

  /// A switch: no text to come back to, so a refusal is only shown.
  private mutating func commitAtOnce(_ edit: CellEdit, in bound: BoundRow) {
    switch entries.conversion(of: edit, in: bound) {
    case .success(let change): write(change, to: bound.row)
    case .failure(let failure):
      state.message = .problem(texts.about(bound.row.key, failure.message))
    }
  }

  /// Input for the open editor.
  mutating func edit(_ input: EditorInput) -> [EditorEffect] {
    guard var current = state.editing, let bound = bound.row(named: current.row) else { return [] }
    if current.undoMayBeHeld, case .key(let key) = input, key.name == PageCommands.undo.key {
      state.message = .notice(
        texts.textIsBack(pressFirst: KeyPress(.right).name, toType: key.name))
      return []
    }
    current.undoMayBeHeld = false
    let textBefore = current.editor.text
    let field = pageKind.layout(of: self, isDrawn: false).editorField(in: self)
    // Two of them would have the first change copy the whole text.
    state.editing = nil
    let response = current.editor.handle(
      input, in: Size(width: field.width, height: field.height), binder: binder)
    let isOther = current.editor.text.isOther(than: textBefore)
    if isOther || response != .ignored { current.complaint = nil }
    if isOther {
      current.isRetyped = true
      current.judgement = entries.judgement(typing: current.editor.text, in: bound, field: current)
      current.warnedText = nil
    }
    if response == .handled { current.isTouched = true }
    state.editing = current
    switch response {
    case .handled: break
    case .refused(let reason):
      let complaint = reason.text(in: texts)
      state.editing?.complaint = complaint
    case .cancel: abandonEditor()
    case .commit(let edit, let next): return commit(edit, then: next)
    case .openExternalEditor:
      if let reason = state.file.abilities.refusal(of: .editExternally) {
        let complaint = reason.text(in: texts)
        state.editing?.complaint = complaint
        return []
      }
      return [.openExternalEditor(text: current.editor.text)]
    case .ignored:
      // A key that the editor left to the form.
      guard case .key(let key) = input else { break }
      if let command = KeyMap.field.command(for: key) { return perform(command) }
      let complaint = texts.doesNothing(key.name)
      state.editing?.complaint = complaint
    }
    return []
  }

  private mutating func commit(_ edit: CellEdit, then next: AfterCommit) -> [EditorEffect] {
    guard let current = state.editing, let bound = bound.row(named: current.row) else { return [] }
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
        state.message = .notice(texts.staysInSelected(bound.row.key, selection.count))
        finishEditing(then: next)
        return []
      }
      // Enter gives the value as it is to all; going elsewhere without having chosen or typed one does not.
      let isChanged = if case .text = edit { current.isChanged } else { current.isTouched }
      if next != .stay, !isChanged {
        state.message = .notice(texts.isSetInNone(bound.row.key, keep: FieldKeys.keep.name))
        finishEditing(then: next)
        return []
      }
      forgetText(of: current)
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
      forgetText(of: current)
      dropDraft(of: bound.row)
      finishEditing(then: next)
    case .failure(let failure):
      guard case .text(let text) = edit else {
        state.editing?.complaint = failure.message
        return []
      }
      if next == .stay, current.warnedText != text, !hidesProblems {
        state.editing?.warnedText = text
        state.editing?.wasFoundWrong = true
        state.editing?.complaint = failure.message
        return []
      }
      forgetText(of: current)
      keepDraft(
        Draft(text: text, failure: failure, isSecure: bound.state.disclosure.isSecret),
        of: bound.row)
      finishEditing(then: next)
    }
    return []
  }

  private mutating func keepSecret(of row: ConfigRow, _ field: Editing, then next: AfterCommit) {
    forgetText(of: field)
    if let count = field.selection?.count {
      state.message = .notice(texts.staysInSelected(row.key, count))
    } else {
      dropDraft(of: row)
    }
    finishEditing(then: next)
  }

  /// Leaves the open editor as Tab would, but goes nowhere: before a save, a click elsewhere.
  mutating func leaveEditor() -> [EditorEffect] {
    guard let current = state.editing else { return [] }
    let pending = current.editor.pendingEdit
    guard current.editor.isTyped || pending != nil else {
      state.editing = nil
      return []
    }
    let effects = commit(pending ?? .text(current.editor.text), then: .away)
    // Selected records that don't take the text don't keep it as a draft.
    if let refused = state.editing, let complaint = refused.complaint {
      let isKept = keepText(of: refused)
      state.message = .problem(
        isKept ? texts.bringsTextBack(complaint, key: PageCommands.undo.key) : complaint)
    }
    state.editing = nil
    return effects
  }

  private mutating func finishEditing(then next: AfterCommit) {
    let isOfSelection = state.editing?.selection != nil
    state.editing = nil
    switch next {
    case .stay: closeParts()
    case .away: break
    case .next where !isOfSelection: pageKind.openNextField(forward: true, in: &self)
    case .previous where !isOfSelection: pageKind.openNextField(forward: false, in: &self)
    case .next, .below, .previous, .above:
      let isForward = next == .next || next == .below
      pageKind.goOn(forward: isForward, in: &self)
    }
  }
}
