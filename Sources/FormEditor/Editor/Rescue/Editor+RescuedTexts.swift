import Records

extension Editor {
  /// All drafts and what is in the open field, in the order of the records.
  package var textsToRescue: [RescuedText] {
    let document = browser.document
    var typed = document.draftedTexts
    if let editing = browser.editing, editing.isChanged, editing.editor.isTyped,
      editing.selection == nil, let location = browser.location(ofRow: editing.row)
    {
      typed[location] = (editing.editor.text, editing.isSecure)
    }
    let field = browser.job?.isSetting == true ? browser.job?.field : browser.editing
    let forSelected = browser.pages.listsItems ? nil : field.flatMap(document.rescuedForSelected)
    return document.rescued(typed) + [forSelected].compactMap(\.self)
  }
}
