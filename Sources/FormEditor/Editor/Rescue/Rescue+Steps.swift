import Records
import Texts

/// The next step of what is asked about rescued data.
enum RescueStep {
  case read(Rescue.Purpose)
  /// Goes on without records: only texts were rescued.
  case adoptTexts(Rescue.Purpose)
  case say(Message)
  case ask(Prompt)
  /// Keeps the data, and looks for others.
  case keep(Message)
  case delete(Message)
}

extension Rescue {
  func step(after answer: Answer, _ texts: Texts) -> RescueStep {
    let isJournal = journal != nil
    switch answer {
    case .look, .take:
      let purpose: Purpose = answer == .take ? .adopt : .look
      return hasChanges || isJournal ? .read(purpose) : .adoptTexts(purpose)
    case .keep:
      return .keep(.notice(isJournal ? texts.journalKept : texts.rescueKept(shownPath)))
    case .delete where !hasNothingToTake: return .ask(questionBeforeDeleting(texts))
    case .delete, .deleteForGood:
      return .delete(.notice(isJournal ? texts.journalDiscarded : texts.rescueDeleted(shownPath)))
    }
  }

  /// The step where the records that were read are not to be adopted; nil where they are.
  func step(
    reading records: RecordTable?, to purpose: Purpose, _ document: OpenDocument,
    _ file: FileDescription
  ) -> RescueStep? {
    guard let records else { return nil }
    // The file already has it, and nothing else is unsaved.
    if purpose == .adopt, texts.isEmpty, !document.records.hasUnsavedEdits,
      records.layout == document.saved.layout,
      RecordDifference(from: document.saved, to: records).isEmpty
    {
      return .delete(.notice(document.texts.sameRecords(file.name)))
    }
    guard records.layout != document.table.layout else { return nil }
    return .say(.problem(document.texts.rescueOtherShape(file.name, shownPath)))
  }
}

extension [RescuedText] {
  /// All drafts and what is in the open field, in the order of the records.
  init(unsavedIn browser: borrowing Browser) {
    let document = browser.document
    var typed = document.draftedTexts
    if let editing = browser.editing, editing.isChanged, editing.editor.isTyped,
      editing.selection == nil, let location = browser.location(ofRow: editing.row)
    {
      typed[location] = (editing.editor.text, editing.isSecure)
    }
    let field = browser.job?.isSetting == true ? browser.job?.field : browser.editing
    let forSelected = browser.pages.listsItems ? nil : field.flatMap(document.rescuedForSelected)
    self = document.rescued(typed) + [forSelected].compactMap(\.self)
  }
}
