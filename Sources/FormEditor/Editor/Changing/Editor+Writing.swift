import Forms
import JSONText
import Records
import Rules

/// Writes the text of a field that was left into the record, or keeps it as a draft.
extension Editor {
  /// Makes an edit of the open record, or says why not.
  mutating func write(_ edit: RowEdit, to row: ConfigRow) {
    if case .failure(let failure) = apply(edit, to: row) {
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
}
