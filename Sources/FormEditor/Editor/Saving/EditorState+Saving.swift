import Records

/// Results of a save.
extension EditorState {
  /// Asks for whom the data are to be encrypted, where their file doesn't show that.
  mutating func askForRecipients(before answer: Prompt.Meaning, isElsewhere: Bool) {
    askForLine(.recipients(RecipientsRequest(answer: answer, isElsewhere: isElsewhere)))
  }

  mutating func didSave(_ saved: SavedFile, in browser: inout Browser) -> [EditorEffect] {
    browser.document.records.didSave(saved.table)
    saving.wasSaved()
    browser.document.conflicts = OpenConflicts()
    file.wasSaved(as: saved.path)
    // Nothing is wrong any more: from now on it is as at the beginning.
    if saving.countedProblems.count == 0, browser.anchors.drafts.isEmpty {
      browser.problemsAreShown = false
    }
    // Marks of what is unsaved are drawn in cells that were made from the same bytes.
    browser.redraw()
    browser.message = .notice(saved.notice ?? browser.texts.savedFile(saved.path))
    return saved.next == .quit ? [.quit] : []
  }

  /// Goes to the first record that was refused, and says why; all stays unsaved. Where others were in the way, what they
  /// have saved is merged first.
  mutating func saveWasRefused(
    _ refusals: [RecordRefusal], then next: AfterSave, in browser: inout Browser
  ) -> [EditorEffect] {
    guard let first = refusals.first else { return [] }
    if refusals.contains(where: \.isConflict), saving.mergeCount == 0 {
      return mergeAndSave(Save(next: next), in: &browser)
    }
    saving.wasRefused(refusals, in: browser.documentTable)
    let (row, name) = browser.document.row(of: first)
    if browser.documentTable.index(of: first.record) != nil {
      browser.go(to: Location(first.record, row: row?.identifier ?? browser.focus ?? ""))
    }
    let texts = browser.texts
    browser.message = .problem(
      texts.saveRefused(name, first.reason.text(in: texts), more: refusals.count - 1))
    return []
  }

  /// Saving found what others have saved: it is read and merged first, and the save goes on then.
  mutating func mergeAndSave(_ save: Save, in browser: inout Browser) -> [EditorEffect] {
    guard saving.waitForMerge(save, of: browser.documentTable) else {
      askAboutOtherVersion(then: save.next, in: &browser)
      return []
    }
    browser.message = .notice(browser.texts.readingOthersFirst(file.name))
    return [.reloadData]
  }
}
