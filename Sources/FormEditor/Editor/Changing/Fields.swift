import Cells
import Forms
import Records
import Rules
import Screen
import Values

/// The fields of rows: how one opens, what is typed into it, and how it is left.
///
/// They know the browser, and no question, list or save: what takes these comes back as outcomes.
struct Fields {
  let today: CalendarDate?
  let abilities: SourceAbilities

  func entries(in browser: Browser) -> EntryContext {
    EntryContext(
      document: browser.document, object: browser.objectLocation, record: browser.record,
      isItem: browser.pages.listsItems,
      reader: browser.reader, catalog: browser.catalog, today: today,
      abilities: abilities, timing: browser.timing)
  }

  // MARK: Opening

  /// `asks`: the field of a value that is written elsewhere opens once it is said what is to change.
  func begin(
    _ trigger: EditTrigger, asks: Bool = true, in browser: inout Browser
  ) -> [PageOutcome] {
    if browser.unfoldFocusedSection() { return [] }
    guard let bound = browser.focusedRow else { return [] }
    if let question = Prompt(aboutConflictIn: bound, of: browser) { return [.ask(question)] }
    if trigger == .enter, let reference = Reference(in: bound, of: browser) {
      reference.follow(in: &browser)
      return []
    }
    if !bound.row.isOpened {
      guard bound.isEditable else {
        refuse(bound, in: &browser)
        return []
      }
      guard !browser.binder.holdsSecret(bound) else {
        browser.message = .notice(browser.texts.about(bound.row.key, browser.texts.holdsSecrets))
        return []
      }
      guard mayReplace(bound, in: browser) else { return refuseToReplace(bound, in: &browser) }
      if asks, let request = CopyRequest(editing: bound, trigger, in: browser) {
        return [.ask(request.question(about: bound, in: browser.texts))]
      }
    }
    if trigger == .enter, let question = OtherShapes.questionInPlaceOfField(in: browser) {
      return [.ask(question)]
    }
    let entries = entries(in: browser)
    switch entries.begin(bound, trigger) {
    case .nothing:
      browser.message = .notice(browser.texts.editsRow(key: browser.keys[FormCommands.edit]))
    case .page: browser.openChild(of: bound)
    case .parts: return openParts(of: bound, in: &browser)
    case .action(let action): return press(bound, action, in: &browser)
    // A switch has no text to come back to, so a refusal is only shown.
    case .commit(let edit):
      write(entries.conversion(of: edit, in: bound), to: bound.row, in: &browser)
    case .editor(let editor): open(editor, on: bound, in: &browser)
    }
    return []
  }

  /// A row that can't be edited may have a result that is not that of its formula: it gets that.
  private func refuse(_ bound: BoundRow, in browser: inout Browser) {
    if let record = browser.record, let update = browser.reader.update(of: bound, in: record) {
      write(.success(update), to: bound.row, in: &browser)
    } else {
      let reason = bound.readOnlyReason ?? browser.texts.readOnly
      browser.message = .notice(browser.texts.about(bound.row.key, reason))
    }
  }

  /// Opens a field; what is typed goes into `selection`, where there is one, instead of the open record.
  func open(
    _ editor: any CellEditor, on bound: BoundRow, for selection: RecordSet? = nil,
    text: String? = nil, in browser: inout Browser
  ) {
    var editor = editor
    let (texts, binder) = (browser.texts, browser.binder)
    let line = Size(width: browser.size.width, height: 1)
    let draft = selection == nil ? browser.rowContext.draft(of: bound) : nil
    if let draft { _ = editor.handle(.replaceText(draft.text), in: line, binder: binder) }
    let openedText = editor.text
    if bound.display.role == .secure, draft == nil, selection == nil {
      browser.message = .notice(
        texts.about(
          bound.row.key, texts.leftEmptyStays(clear: browser.keys[PageCommands.clearValue])))
    }
    // A draft is what the field was left with; `u` has what Esc left since.
    let typedField = browser.abandonedField(ofTextIn: bound.identifier, for: selection)
    let isSecret = bound.state.disclosure.isSecret
    let kept =
      text
      ?? (draft == nil
        ? browser.anchors.text(at: typedField, for: selection, isSecret: isSecret) : nil)
    if let kept, editor.isTyped {
      _ = editor.handle(.replaceText(kept), in: line, binder: binder)
      browser.message = .notice(texts.leftTextIsBack(leave: FieldKeys.leave.name))
    }
    var field = Editing(
      row: bound.row.identifier,
      isSecure: isSecret || draft?.isSecure == true,
      cellIdentifier: bound.row.cellIdentifier, editor: editor,
      openedText: openedText, openedOnDraft: draft != nil, selection: selection,
      selectedNumbers: selection.map { RecordNumbers(of: $0, in: browser.table) },
      formerText: editor.isTyped && kept != nil ? editor.text : nil,
      judgement: TypingJudgement(state: .neutral))
    field.isOfNewKey = draft?.isOfNewItem == true
    field.wasFoundWrong = draft != nil || !bound.problems.isEmpty
    field.judgement = entries(in: browser).judgement(typing: editor.text, in: bound, field: field)
    browser.editing = field
  }

  /// Opens the field of the row under the cursor, if it has one that can be opened.
  func openFocused(in browser: inout Browser) {
    guard let bound = browser.focusedRow,
      let editor = entries(in: browser).fieldWithoutEdit(of: bound)
    else { return }
    open(editor, on: bound, in: &browser)
  }
}
