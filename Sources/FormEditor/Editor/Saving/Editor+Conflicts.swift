import Cells
import Forms
import JSONText
import Records
import Rules

/// Conflicts between changes made here and by another program: asking which of the two to
/// keep.
extension Editor {
  /// The conflict that a row asks about when it is to be edited; nil where there is none, or
  /// where it is inside of what the row opens, and asked about there.
  func conflict(in bound: BoundRow) -> (conflict: RecordConflict, words: ConflictWords)? {
    guard !state.conflicts.isEmpty, let place = objectPlace else { return nil }
    return document.conflict(in: bound, at: place, binder)
  }

  /// Asks which value a row is to have where another program has changed it, too. False where none has.
  mutating func askAboutConflict(in bound: BoundRow) -> Bool {
    guard let (conflict, words) = conflict(in: bound) else { return false }
    ask(
      words.question(bound.row.key), about: .records,
      [
        .init("m", texts.keepMine, .settle([conflict], .ours, saving: nil)),
        .init("t", texts.takeTheirValue, .settle([conflict], .theirs, saving: nil)),
      ])
    return true
  }

  /// Takes one side of conflicts, as one step of undo. What the records' source refuses leaves all of them open, and
  /// nothing is saved.
  mutating func settle(
    _ conflicts: [RecordConflict], _ side: OpenConflicts.Side, saving: SaveConfirmation?
  ) -> [EditorEffect] {
    guard let first = conflicts.first else { return [] }
    let location = document.location(of: first)
    // An item that goes moves those behind it.
    let table = documentTable
    let answers = conflicts.reversed().map { ($0, edit: $0.edit(taking: side, in: table)) }
    let edits = answers.compactMap(\.edit)
    // What an edit has settled is open again once that is undone.
    let settled = answers.filter { $0.edit == nil }.map(\.0)
    state.conflicts.settle(settled)
    if edits.isEmpty {
      state.document.remember(StepNote(location: location, summary: .theirs, settled: settled))
    } else {
      do throws(JSONEditError) {
        try performInDocument(
          edits.count == 1 ? edits[0] : .batch(edits), at: location, summary: .theirs,
          settling: settled)
      } catch {
        state.conflicts.reopen(settled)
        state.message = .problem(texts.nothingChanged(error.reason(in: texts)))
        return []
      }
    }
    if !state.pages.top.listsRecords, let record = documentRecord,
      documentTable.place(of: record) == nil
    {
      // Nobody opened the next one's form.
      state.pages.closeItems()
      state.pages.closeObjects()
      state.pages.close()
      followCursor()
    }
    // Cells with conflicts show more than their bytes.
    cellCache = CellCache()
    rebind()
    guard let saving else {
      state.message = .notice(
        side == .ours
          ? texts.keptMine(undo: PageCommands.undo.key)
          : texts.tookTheirs(undo: PageCommands.undo.key))
      return []
    }
    return save(Save(confirmation: saving))
  }
}
