import Cells
import Records
import Rules
import Texts

/// Asking what the edit of a copy is meant for, and making it.
extension CopyRequest {
  /// Nil for a row whose value is written in its place.
  init?(editing bound: BoundRow, _ trigger: EditTrigger, in browser: Browser) {
    guard let path = bound.row.contentsPath,
      let location = browser.location(ofRow: bound.row.identifier),
      browser.rowContext.draft(of: bound) == nil
    else { return nil }
    let (table, steps) = (browser.documentTable, location.path + path.steps)
    guard let sharing = table.sharing(ofValueAt: steps, in: location.record),
      case .copy = sharing,
      let source = table.target(ofReferenceAt: steps, in: location.record)
    else { return nil }
    self.init(location: location, trigger: trigger, source: source, sharing: sharing)
  }

  func question(about bound: BoundRow, in texts: Texts) -> Prompt {
    var answers = [Prompt.Answer("h", texts.editHere, .editCopy(self))]
    if case .record = source {
      var there = self
      there.isForSource = true
      answers.append(.init("a", texts.editThere, .editCopy(there)))
    }
    return Prompt(texts.about(bound.row.key, sharing.text(in: texts)), answers, texts)
  }

  /// Opens the field of the copy, which gets a value of its own, or goes to where the value is written and opens that
  /// one; a row that is gone since the question is left alone.
  func carryOut(by fields: Fields, in browser: inout Browser) -> [PageOutcome] {
    guard isForSource else {
      guard browser.objectLocation == location.object,
        browser.focusedRow?.row.identifier.hasSameBytes(as: location.row) == true
      else { return [] }
      return fields.begin(trigger, asks: false, in: &browser)
    }
    source.show(in: &browser)
    guard case .record(let record, let path) = source, let bound = browser.focusedRow,
      let location = browser.location(ofRow: bound.row.identifier), location.record == record,
      let steps = bound.row.contentsPath?.steps,
      location.path + steps == path, !bound.row.isOpened
    else { return [] }
    return fields.begin(.enter, in: &browser)
  }
}
