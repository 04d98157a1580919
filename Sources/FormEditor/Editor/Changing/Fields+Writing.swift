import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText

/// Writing what was typed, and values that are left alone.
extension Fields {
  /// Makes an edit of the open record, or says why not.
  func write(
    _ edit: Result<RowEdit, ValidationFailure>, to row: ConfigRow, in browser: inout Browser
  ) {
    if case .failure(let failure) = edit.flatMap({ apply($0, to: row, in: &browser) }) {
      browser.message = .problem(browser.texts.about(row.key, failure.message))
    }
  }

  /// Makes an edit of the open record; what its source refuses is a failure like those of rules.
  func apply(
    _ edit: RowEdit, to row: ConfigRow, in browser: inout Browser
  ) -> Result<Void, ValidationFailure> {
    guard let record = browser.record, let path = row.valuePath,
      let location = browser.location(ofRow: row.identifier),
      let edit = edit.edit(of: row, at: browser.shownPath, in: record, of: browser.table)
    else { return .success(()) }
    let survey = entries(in: browser).surveyBeforeAdding(row, to: record)
    do throws(JSONEditError) {
      let isDifferent = try browser.perform(
        .replace(edit), at: location, summary: .rowChanged(row.key))
      if isDifferent,
        let note = survey?.creationMessage(of: path, in: browser.form, browser.texts)
      {
        browser.message = .notice(browser.texts.about(row.key, note))
      }
      return .success(())
    } catch {
      return .failure(
        .ofPath(
          error.message(at: path, browser.binder.state(of: row).disclosure, in: browser.texts)))
    }
  }

  // MARK: Values that a cell can't represent

  func mayReplace(_ bound: BoundRow, in browser: Browser) -> Bool {
    browser.binder.entry(in: bound).refusalToReplace() == nil
  }

  /// The focused value is left alone because its cell can't represent it, which the message explains; an encrypted one may
  /// be replaced if the person agrees.
  func refuseToReplace(_ bound: BoundRow, in browser: inout Browser) -> [PageOutcome] {
    let (entry, texts) = (browser.binder.entry(in: bound), browser.texts)
    guard let failure = entry.refusalToReplace() else { return [] }
    if entry.encryptedText != nil, let location = browser.location(ofRow: bound.row.identifier) {
      return [
        .ask(
          Prompt(
            texts.replacesEncrypted(bound.row.key),
            [.init("r", texts.replaceInClear, .replaceEncrypted(location))], texts))
      ]
    }
    let canClear = (try? entries(in: browser).waysToClear(bound).get()) != nil
    let message =
      canClear
      ? texts.clears(failure.message, key: browser.keys[PageCommands.clearValue]) : failure.message
    browser.message = .problem(texts.about(bound.row.key, message))
    return []
  }

  /// Opens the field of an encrypted value that may be replaced now; a row that is gone since the question is left alone.
  func replaceEncrypted(_ location: Location, in browser: inout Browser) -> [PageOutcome] {
    guard browser.objectLocation == location.object, let bound = browser.focusedRow,
      bound.row.identifier.hasSameBytes(as: location.row),
      let text = browser.binder.entry(in: bound).encryptedText
    else { return [] }
    browser.binder.allowReplacing(text)
    return begin(.enter, in: &browser)
  }
}
