import Cells
import Forms
import JSONText
import Records
import Rules

/// Conflicts between changes made here and by another program.
extension Editor {
  /// Takes one side of conflicts, as one step of undo. What the records' source refuses leaves all of them open, and
  /// nothing is saved.
  mutating func settle(
    _ conflicts: [RecordConflict], _ side: OpenConflicts.Side, saving: Save?
  ) -> [EditorEffect] {
    guard let first = conflicts.first else { return [] }
    let location = browser.document.location(of: first)
    // An item that goes moves those behind it.
    let table = browser.documentTable
    let answers = conflicts.reversed().map { ($0, edit: $0.edit(taking: side, in: table)) }
    let edits = answers.compactMap(\.edit)
    // What an edit has settled is open again once that is undone.
    let settled = answers.filter { $0.edit == nil }.map(\.0)
    browser.opened.conflicts.settle(settled)
    if edits.isEmpty {
      browser.opened.records.remember(
        StepNote(location: location, summary: .theirs, settled: settled))
    } else {
      do throws(JSONEditError) {
        try browser.performInDocument(
          edits.count == 1 ? edits[0] : .batch(edits), at: location, summary: .theirs,
          settling: settled)
      } catch {
        browser.opened.conflicts.reopen(settled)
        browser.message = .problem(texts.nothingChanged(error.reason(in: texts)))
        return []
      }
    }
    if !browser.pageKind.hasRecordCursor, let record = browser.documentRecord,
      browser.documentTable.index(of: record) == nil
    {
      // Nobody opened the next one's form.
      browser.pages.closeItems()
      browser.pages.closeObjects()
      browser.pages.close()
      browser.followCursor()
    }
    // Cells with conflicts show more than their bytes.
    browser.redraw()
    guard let saving else {
      browser.message = .notice(
        side == .ours
          ? texts.keptMine(undo: PageCommands.undo.key)
          : texts.tookTheirs(undo: PageCommands.undo.key))
      return []
    }
    return save(saving)
  }
}

extension Prompt {
  /// Asks which value a row is to have where another program has changed it, too; nil where none has.
  init?(aboutConflictIn bound: BoundRow, of browser: Browser) {
    guard let (conflict, words) = browser.conflict(in: bound) else { return nil }
    let texts = browser.texts
    self.init(
      words.question(bound.row.key), about: .records,
      [
        .init("m", texts.keepMine, .settle([conflict], .ours, saving: nil)),
        .init("t", texts.takeTheirValue, .settle([conflict], .theirs, saving: nil)),
      ], texts)
  }
}
