import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText

/// Going from field to field, and writing what was typed.
extension Editor {
  /// Opens the field of the row under the cursor, if it has one that can be opened.
  mutating func openFocusedField() {
    guard let bound = browser.focusedRow, let editor = entries.fieldWithoutEdit(of: bound) else {
      return
    }
    openEditor(editor, on: bound)
  }

  mutating func openNextField(forward: Bool) {
    let entries = entries
    let isThere = browser.pageKind.goToNextField(forward: forward, in: &browser) {
      entries.fieldWithoutEdit(of: $0) != nil
    }
    if isThere { openFocusedField() }
  }

  // MARK: Rows that are edited in the place of the one that they are parts of

  /// Enter on a row that has parts: the cursor goes to the first that can be edited, and opens its field.
  mutating func openParts(of bound: BoundRow) -> [EditorEffect] {
    let owner = bound.row.identifier
    browser.showForm(of: browser.record)
    let parts = browser.rows.filter { $0.part?.owner == owner }
    guard let part = parts.first(where: \.isEditable) else {
      let reason = parts.lazy.compactMap(\.readOnlyReason).first ?? bound.readOnlyReason
      browser.message = .notice(texts.about(bound.row.key, reason ?? texts.readOnly))
      return []
    }
    browser.lead(to: part.row.identifier)
    editFocusedPart()
    return []
  }

  /// Opens the field of the part under the cursor; one that is toggled at once, or that opens a page, only has the cursor.
  private mutating func editFocusedPart() {
    guard let part = browser.focusedPart, part.isEditable, !browser.binder.holdsSecret(part),
      !refusesToReplace(part)
    else { return }
    if let editor = entries.field(of: part, .enter) { openEditor(editor, on: part) }
  }

  /// Goes to the next row that can be edited; from a part to another one, its field opens.
  mutating func goOn(forward: Bool, times: Int = 1) {
    if pageKind.goOn(forward: forward, times: times, in: &browser) { editFocusedPart() }
  }

  // MARK: Writing

  /// Makes an edit of the open record, or says why not.
  mutating func write(_ edit: Result<RowEdit, ValidationFailure>, to row: ConfigRow) {
    if case .failure(let failure) = edit.flatMap({ apply($0, to: row) }) {
      browser.message = .problem(texts.about(row.key, failure.message))
    }
  }

  /// Makes an edit of the open record; what its source refuses is a failure like those of rules.
  mutating func apply(
    _ edit: RowEdit, to row: ConfigRow
  ) -> Result<Void, ValidationFailure> {
    guard let record = browser.record, let path = row.valuePath,
      let location = browser.location(ofRow: row.identifier),
      let edit = edit.edit(of: row, at: browser.shownPath, in: record, of: browser.table)
    else { return .success(()) }
    let survey = entries.surveyBeforeAdding(row, to: record)
    do throws(JSONEditError) {
      let isDifferent = try browser.perform(
        .replace(edit), at: location,
        summary: .rowChanged(row.key))
      if isDifferent, let note = survey?.creationMessage(of: path, in: browser.form, texts) {
        browser.message = .notice(texts.about(row.key, note))
      }
      return .success(())
    } catch {
      return .failure(
        .ofPath(error.message(at: path, browser.binder.state(of: row).disclosure, in: texts)))
    }
  }

  // MARK: Values that a cell can't represent

  /// True where the focused value is left alone because its cell can't represent it, which
  /// the message explains.
  mutating func refusesToReplace(_ bound: BoundRow) -> Bool {
    guard let failure = browser.binder.entry(in: bound).refusalToReplace() else { return false }
    if browser.binder.entry(in: bound).encryptedText != nil,
      let location = browser.location(ofRow: bound.row.identifier)
    {
      ask(
        texts.replacesEncrypted(bound.row.key),
        [
          .init("r", texts.replaceInClear, .replaceEncrypted(location))
        ])
      return true
    }
    let canClear = (try? entries.waysToClear(bound).get()) != nil
    let message =
      canClear
      ? texts.clears(failure.message, key: PageCommands.clearValue.key) : failure.message
    browser.message = .problem(texts.about(bound.row.key, message))
    return true
  }

  /// Opens the field of an encrypted value that may be replaced now; a row that is gone since the question is left alone.
  mutating func replaceEncrypted(_ location: Location) -> [EditorEffect] {
    guard browser.objectLocation == location.object, let bound = browser.focusedRow,
      bound.row.identifier.hasSameBytes(as: location.row),
      let text = browser.binder.entry(in: bound).encryptedText
    else { return [] }
    browser.binder.allowReplacing(text)
    return beginEditing(.enter)
  }
}
