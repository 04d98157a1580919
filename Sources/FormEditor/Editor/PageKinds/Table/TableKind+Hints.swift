extension TableKind {
  func hints(in editor: Editor) -> [CommandHint] {
    let isInConflict = editor.focusedRow.map { editor.browser.conflict(in: $0) != nil } ?? false
    // Where adding is what people come for, it is named first.
    let isToAdd = editor.table.count == 0 || editor.listSettings.addTitle != nil
    var commands = isInConflict ? [TableCommands.edit] : []
    if editor.hasUnsavedWork {
      commands += [CommandHint.saveCommand(in: editor), PageCommands.undo, PageCommands.changes]
    }
    if isToAdd { commands.append(RecordCommands.add) }
    if let copied = editor.state.copied, copied.fit(editor.browser) {
      commands.append(RecordCommands.paste)
    }
    commands.append(TableCommands.openRecord)
    if !isInConflict { commands.append(TableCommands.edit) }
    if editor.focusedRow?.state.row.variantTitle != nil, !isInConflict {
      commands.append(PageCommands.changeVariant)
    }
    if !editor.tablePage.selection.inView.isEmpty { commands.append(RecordCommands.setSelected) }
    commands += [ViewCommands.sort, ViewCommands.filter]
    var others = [PageCommands.search]
    if !editor.tablePage.selection.isEmpty { others.append(TableCommands.back) }
    if editor.browser.size.width >= SplitView.leastWidth { others.append(TableCommands.formBeside) }
    others.append(RecordCommands.select)
    if !isToAdd { others.append(RecordCommands.add) }
    others += [RecordCommands.copy, RecordCommands.delete, ViewCommands.statistics]
    func hints(_ commands: [Command]) -> [CommandHint] {
      commands.filter { $0.isOffered(by: editor) }.map { CommandHint($0, editor) }
    }
    return hints(commands) + CommandHint.matches(in: editor) + hints(others)
      + [PageCommands.help, PageCommands.quit].map { CommandHint($0, editor) }
  }
}
