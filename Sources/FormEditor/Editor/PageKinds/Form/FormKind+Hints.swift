import Cells
import Rules

extension FormKind {
  func hints(in editor: Editor) -> [CommandHint] {
    var commands: [Command] = []
    let bound = editor.focusedRow
    let isOnDraft = bound.map { editor.rowContext.draft(of: $0) != nil } ?? false
    if let bound { commands += editing(bound, editor) }
    if editor.isSectionFocused { commands.append(FormCommands.edit) }
    if isOnDraft { commands.append(PageCommands.undo) }
    if editor.hasUnsavedWork {
      commands += [CommandHint.saveCommand(in: editor), PageCommands.changes]
      if !isOnDraft { commands.append(PageCommands.undo) }
    }
    if editor.browser.pages.isOverForm || editor.table.isList { commands.append(FormCommands.back) }
    var hints = commands.map { CommandHint($0, editor) }
    if editor.table.count > 1 {
      let word = editor.browser.pages.listsItems ? editor.texts.itemWord : editor.texts.recordWord
      hints.append(CommandHint(FormCommands.previousRecord, FormCommands.nextRecord, word, editor))
    }
    return hints + CommandHint.matches(in: editor)
      + [PageCommands.search, PageCommands.help, PageCommands.quit].map { CommandHint($0, editor) }
  }

  /// The commands that change the value of a row.
  private func editing(_ bound: BoundRow, _ editor: Editor) -> [Command] {
    if editor.browser.conflict(in: bound) != nil { return [FormCommands.edit] }
    guard bound.isEditable else { return [] }
    let shapes = bound.state.row.variantTitle == nil ? [] : [PageCommands.changeVariant]
    if bound.state.row.child != nil || editor.binder.entry(in: bound).refusalToReplace() == nil
      || editor.binder.entry(in: bound).encryptedText != nil
    {
      return [FormCommands.edit] + shapes
    }
    let clearing = PageCommands.clearValue.refusal(in: editor) == nil
    return (clearing ? [PageCommands.clearValue] : []) + shapes
  }
}
