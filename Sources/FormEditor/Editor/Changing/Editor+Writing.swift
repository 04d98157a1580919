import Forms
import JSONText
import Records
import Rules

/// Writes the text of a field that was left into the record, or keeps it as a draft.
extension Editor {
  /// Makes an edit of the open record, or says why not.
  mutating func write(_ edit: RowEdit, to row: ConfigRow) {
    if case .failure(let failure) = apply(edit, to: row) {
      state.message = .problem(texts.about(row.key, failure.message))
    }
  }

  /// Makes an edit of the open record; what its source refuses is a failure like those of rules.
  mutating func apply(
    _ edit: RowEdit, to row: ConfigRow
  ) -> Result<Void, ValidationFailure> {
    guard let record, let path = row.valuePath,
      let location = location(ofRow: row.identifier),
      let edit = edit.edit(of: row, at: shownPath, in: record, of: table)
    else { return .success(()) }
    let survey = entries.surveyBeforeAdding(row, to: record)
    do throws(JSONEditError) {
      let isDifferent = try perform(
        .replace(edit), at: location,
        summary: .rowChanged(row.key))
      if isDifferent, let note = survey?.creationMessage(of: path, in: form, texts) {
        state.message = .notice(texts.about(row.key, note))
      }
      return .success(())
    } catch {
      return .failure(
        .ofPath(error.message(at: path, binder.state(of: row).disclosure, in: texts)))
    }
  }

  mutating func keepDraft(_ draft: Draft, of row: ConfigRow) {
    guard let location = location(ofRow: row.identifier) else { return }
    var draft = draft
    draft.stepCount = state.document.stepCount
    state.anchors.drafts[location] = draft
  }

  mutating func dropDraft(of row: ConfigRow) {
    guard let location = location(ofRow: row.identifier) else { return }
    state.anchors.drafts[location] = nil
  }
}
