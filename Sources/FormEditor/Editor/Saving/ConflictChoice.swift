import JSONText
import Records
import Rules
import Texts

/// The choice of one side of conflicts.
struct ConflictChoice {
  let conflicts: [RecordConflict]
  let side: OpenConflicts.Side

  /// Makes the choice, as one step of undo. False where the records' source refuses it: all conflicts stay open.
  func make(in browser: inout Browser) -> Bool {
    guard let first = conflicts.first else { return false }
    let location = browser.document.location(of: first)
    // An item that goes moves those behind it.
    let table = browser.documentTable
    let answers = conflicts.reversed().map { ($0, edit: $0.edit(taking: side, in: table)) }
    let edits = answers.compactMap(\.edit)
    // What an edit has settled is open again once that is undone.
    let settled = answers.filter { $0.edit == nil }.map(\.0)
    browser.document.conflicts.settle(settled)
    if edits.isEmpty {
      browser.document.records.remember(
        StepNote(location: location, summary: .theirs, settled: settled))
    } else {
      do throws(JSONEditError) {
        try browser.performInDocument(
          edits.count == 1 ? edits[0] : .batch(edits), at: location, summary: .theirs,
          settling: settled)
      } catch {
        browser.document.conflicts.reopen(settled)
        browser.message = .problem(
          browser.texts.nothingChanged(error.reason(in: browser.texts)))
        return false
      }
    }
    closeFormOfDeleted(in: &browser)
    // Cells with conflicts show more than their bytes.
    browser.redraw()
    return true
  }

  /// Nobody opened the next record's form.
  private func closeFormOfDeleted(in browser: inout Browser) {
    guard !browser.pageKind.hasRecordCursor, let record = browser.documentRecord,
      browser.documentTable.index(of: record) == nil
    else { return }
    browser.pages.closeItems()
    browser.pages.closeObjects()
    browser.pages.close()
    browser.followCursor()
  }

  func message(_ texts: Texts, _ keys: KeyBindings) -> Message {
    let undo = keys[PageCommands.undo]
    return .notice(side == .ours ? texts.keptMine(undo: undo) : texts.tookTheirs(undo: undo))
  }
}
