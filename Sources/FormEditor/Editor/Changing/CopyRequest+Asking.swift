import Cells
import Records
import Rules

/// Asking what the edit of a copy is meant for, and making it.
extension CopyRequest {
  /// Nil for a row whose value is written in its place.
  init?(editing bound: BoundRow, _ trigger: EditTrigger, in browser: Browser) {
    guard let path = bound.row.childPath ?? bound.row.valuePath,
      let location = browser.location(ofRow: bound.row.identifier),
      browser.rowContext.draft(of: bound) == nil
    else { return nil }
    let (table, steps) = (browser.documentTable, location.path + path.steps)
    guard case .copy? = table.sharing(ofValueAt: steps, in: location.record),
      let source = table.target(ofReferenceAt: steps, in: location.record)
    else { return nil }
    self.init(location: location, trigger: trigger, source: source)
  }

  func question(about bound: BoundRow, in browser: Browser) -> Prompt {
    let texts = browser.texts
    var answers = [Prompt.Answer("h", texts.editHere, .editCopy(self))]
    if case .record = source {
      var there = self
      there.isForSource = true
      answers.append(.init("a", texts.editThere, .editCopy(there)))
    }
    let steps = location.path + ((bound.row.childPath ?? bound.row.valuePath)?.steps ?? [])
    let sharing = browser.documentTable.sharing(ofValueAt: steps, in: location.record)
    let comesFrom = sharing?.text(in: texts) ?? ""
    return Prompt(texts.about(bound.row.key, comesFrom), answers, texts)
  }

  /// Opens the field of the copy, which gets a value of its own, or goes to where the value is written and opens that
  /// one; a row that is gone since the question is left alone.
  func carryOut(by fields: Fields, in browser: inout Browser) -> [PageOutcome] {
    guard isForSource else {
      guard browser.objectLocation == location.object, isFocused(location.row, in: browser)
      else { return [] }
      return fields.begin(trigger, asks: false, in: &browser)
    }
    source.show(in: &browser)
    guard case .record(let record, let path) = source, let bound = browser.focusedRow,
      let location = browser.location(ofRow: bound.row.identifier), location.record == record,
      let steps = (bound.row.childPath ?? bound.row.valuePath)?.steps,
      location.path + steps == path, !bound.row.isOpened
    else { return [] }
    return fields.begin(.enter, in: &browser)
  }

  private func isFocused(_ row: String, in browser: Browser) -> Bool {
    browser.focusedRow?.row.identifier.hasSameBytes(as: row) == true
  }
}
