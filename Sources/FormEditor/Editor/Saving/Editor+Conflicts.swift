import Forms
import Records
import Rules

/// Conflicts between changes made here and by another program.
extension Editor {
  /// Takes one side of conflicts, as one step of undo. What the records' source refuses leaves all of them open, and
  /// nothing is saved.
  mutating func settle(
    _ conflicts: [RecordConflict], _ side: OpenConflicts.Side, saving: Save?
  ) -> [EditorEffect] {
    let choice = ConflictChoice(conflicts: conflicts, side: side)
    guard choice.make(in: &browser) else { return [] }
    if let saving { return save(saving) }
    browser.message = choice.message(texts, browser.keys)
    return []
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
