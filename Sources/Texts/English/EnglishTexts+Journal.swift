extension EnglishTexts {
  package func journalSummary(
    edits: Int, conflicts: Int, since: String, drafts: String?
  ) -> String {
    let done =
      edits > 0
      ? counted(edits, "edit") : conflicts > 0 ? counted(conflicts, "open conflict") : nil
    guard let done else { return "\(drafts ?? "nothing") from \(since)" }
    return "\(done) from \(since)" + (drafts.map { " and \($0)" } ?? "")
  }
  package func journalFound(_ summary: String, fileIsOther name: String?) -> String {
    "Not saved when formview ended unexpectedly: \(summary)"
      + (name.map { "; \($0) was changed since" } ?? "") + "."
  }
  package var askLater: String { "ask again later" }
  package var journalKept: String { "What was not saved is kept; the next start asks again" }
  package var journalDiscarded: String { "What was not saved is discarded" }
  package func whatJournalWouldChange(_ summary: String) -> String {
    "What taking \(summary) would change"
  }
  package func tookNothing(_ summary: String, misfits: Int) -> String {
    "Nothing of \(summary) could be taken: "
      + "\(misfits == 1 ? "it does" : "\(misfits.grouped) do") not fit the file as it is now, and stay\(misfits == 1 ? "s" : "") in the journal"
  }
  package func tookJournal(
    _ summary: String, diff key: String, misfits: Int, partial: Int, conflicts: Int, list: String
  ) -> String {
    var parts = ["Took \(summary): \(key) shows what saving changes"]
    if conflicts > 0 {
      parts.append(
        "\(conflicts == 1 ? "a value was" : "\(conflicts.grouped) values were") changed by others, too:"
          + " \(list) lists \(conflicts == 1 ? "it" : "them")")
    }
    if misfits > 0 {
      parts.append(
        "\(misfits == 1 ? "1 does not fit" : "\(misfits.grouped) do not fit") the file as it is now"
      )
    }
    if partial > 0 {
      parts.append(
        "\(partial == 1 ? "1 fits" : "\(partial.grouped) fit") the file as it is now only in part")
    }
    return parts.joined(separator: "; ")
  }
  package var whatWasNotTaken: String {
    "What does not fit the file as it is now, and was not taken"
  }
  package func journalOfOtherForm(
    _ summary: String, form: String?, records path: String
  ) -> String {
    "Not saved when formview ended unexpectedly: \(summary), in "
      + (path.isEmpty ? "the whole file" : "the records at \(path)")
      + (form.map { "; open it with the form \($0)" } ?? "; open it with a form for those")
  }
  package func nameInJournal(_ number: Int?) -> String {
    number.map { "record \($0.grouped)" } ?? "an added record"
  }
  package func misfit(ofRecord number: Int?, _ path: String, _ value: String?) -> String {
    "does not fit now: \(nameInJournal(number)), \(path) "
      + (value.map { "→ \($0)" } ?? "removed")
  }
  package func misfit(ofRecords numbers: [Int?], _ values: String) -> String {
    let known = numbers.compactMap(\.self)
    let first = known.prefix(5).map(\.grouped).joined(separator: ", ")
    let rest = known.count > 5 ? ", and \((known.count - 5).grouped) more" : ""
    let records = known.isEmpty ? [] : ["record\(known.count == 1 ? "" : "s") \(first)\(rest)"]
    let added = numbers.count - known.count
    let others =
      added == 0 ? [] : [added == 1 ? nameInJournal(nil) : "\(added.grouped) added records"]
    return "does not fit now: \(values) in " + (records + others).joined(separator: " and ")
  }
  package func misfit(ofAdded count: Int) -> String {
    "does not fit now: \(count == 1 ? nameInJournal(nil) : "\(count.grouped) added records")"
  }
  package func misfit(ofDeleted numbers: [Int?]) -> String {
    let first = nameInJournal(numbers.first ?? nil)
    return numbers.count == 1
      ? "does not fit now: \(first) deleted"
      : "does not fit now: \(numbers.count.grouped) records deleted, from \(first) on"
  }
  package func misfit(ofMoved number: Int?, to place: Int) -> String {
    "does not fit now: \(nameInJournal(number)) moved to place \(place.grouped)"
  }
  package func journalLacks(_ count: Int) -> String {
    "\(count == 1 ? "1 edit of a secret" : "\(count.grouped) edits of secrets") could not be kept"
  }
  package func remainderNotKept(_ reason: String) -> String {
    "what could not be taken stays in the former journal, as no other one can be written: \(reason)"
  }
  package var abstractRecover: String {
    "Shows, makes or drops edits that were not saved when formview ended unexpectedly."
  }
  package var discussionRecover: String {
    """
    Without a file, lists the files with such edits. With one, prints what making them would change; the screen asks the \
    same when the file is opened. In a file that was changed meanwhile the edits are merged with the changes; where both \
    changed the same value, nothing is made, and the screen asks which one to take.
    """
  }
  package var helpRecoverData: String {
    "The data; without it, all files with such edits are listed."
  }
  package var helpApply: String { "Make the edits in the file." }
  package var helpDrop: String { "Forget them." }
  package var applyOrDrop: String { "--apply and --drop exclude each other" }
  package var sayWhatToRecover: String { "say of which file" }
  package var nothingToRecover: String { "nothing was left unsaved" }
  package var journalTakenElsewhere: String {
    "another formview has taken what was not saved"
  }
  package var secretsNeedForm: String {
    "what was not saved has secrets, and its form, which says which ones, is not there any more: name the form with --form"
  }
  package func partialMisfits(_ count: Int) -> String {
    "\(count == 1 ? "1 edit fits" : "\(count.grouped) edits fit") the file as it is now only in part; "
      + "the rest stays in the journal"
  }
  package func misfits(_ count: Int) -> String {
    count == 1
      ? "1 edit does not fit the file as it is now, and stays in the journal"
      : "\(count.grouped) edits do not fit the file as it is now, and stay in the journal"
  }
  package func conflictsForScreen(_ count: Int) -> String {
    (count == 1 ? "a value was" : "\(count.grouped) values were")
      + " changed here and by another program: no edit of that session is made; open the file on the screen to choose"
  }
  package func session(_ number: Int, of count: Int) -> String { "session \(number) of \(count)" }
  package func journalMade(_ made: Int, of count: Int, since: String) -> String {
    let edits =
      made == count
      ? counted(count, "edit") : "\(made.grouped) of \(counted(count, "edit"))"
    return "saved with \(edits) from \(since)"
  }
  package func journalWasMade(since: String) -> String {
    "what was edited from \(since) on is in the file already"
  }
  package func journalsOfMissing(_ path: String) -> String {
    "there is no such file, and what was not saved of it is kept: put the file back, or begin it again with "
      + "`formview FORM \(path)`, which asks whether to take the edits; --drop forgets them"
  }
  package func journalsDiscarded(_ count: Int) -> String {
    count == 1
      ? "what was not saved is discarded"
      : "what \(count.grouped) sessions did not save is discarded"
  }
  package func tableInDatabase(_ path: String, _ table: String) -> String {
    "\(path), table \(table)"
  }
  package func draftsForScreen(_ count: Int) -> String {
    "\(draftCount(count)) can be taken on the screen only"
  }
  package func noJournal(_ reason: String) -> String {
    "Edits are lost in a crash until they are saved: \(reason)"
  }
  package func journalMended(wasCut: Bool) -> String {
    "Another program has \(wasCut ? "cut" : "removed") the journal of what is not saved; it was written again"
  }
  package func secretsNotKept(areAll: Bool, hasFolder: Bool) -> String {
    "\(areAll ? "Edits of encrypted data" : "Edits of secrets") are lost in a crash until they are saved: "
      + (hasFolder
        ? "no key to seal them can be kept in XDG_RUNTIME_DIR"
        : "XDG_RUNTIME_DIR is not set, where a key to seal them would be")
  }
  package func keptInJournal(_ name: String) -> String {
    "\(name) was not saved; what was not saved is kept: open it again"
  }
  package func crashed(_ name: String) -> String {
    "formview crashed. What was not saved is kept: open \(name) again."
  }
}
