import Records

extension Editor {
  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] {
    let document = document
    var typed = document.draftedTexts
    if let editing = state.editing, editing.isChanged, editing.editor.isTyped,
      editing.selection == nil, let location = location(ofRow: editing.row)
    {
      typed[location] = (editing.editor.text, editing.isSecure)
    }
    let field = job?.isSetting == true ? job?.field : state.editing
    let forSelected = state.pages.listsItems ? nil : field.flatMap(document.rescuedForSelected)
    return document.rescued(typed) + [forSelected].compactMap(\.self)
  }
}
