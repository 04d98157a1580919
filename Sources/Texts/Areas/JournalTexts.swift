/// Messages about the unsaved contents of a journal, left by a program that ended
/// unexpectedly.
extension Texts {
  /// A summary of unsaved work, as a part of other sentences; `drafts` is a text of
  /// `draftCount`.
  package func journalSummary(edits: Int, conflicts: Int, since: String, drafts: String?) -> String
  {
    let done =
      edits > 0
      ? say("\(edits, "edit")")
      : conflicts > 0 ? say("\(conflicts, "open conflict")") : nil
    guard let done else { return say("\(drafts ?? say("nothing", as: "journal")) from \(since)") }
    return drafts.map { say("\(done) from \(since) and \($0)") } ?? say("\(done) from \(since)")
  }
  package func journalFound(_ summary: String, fileIsOther name: String?) -> String {
    name.map {
      say("Not saved when formview ended unexpectedly: \(summary); \($0) was changed since.")
    } ?? say("Not saved when formview ended unexpectedly: \(summary).")
  }
  package func inMissingFile(_ summary: String, _ path: String) -> String {
    say("\(summary), in \(path), which is not there any more")
  }
  package var askLater: String { say("ask again later") }
  package var journalKept: String { say("What was not saved is kept; the next start asks again") }
  package var journalDiscarded: String { say("What was not saved is discarded") }
  package func whatJournalWouldChange(_ summary: String) -> String {
    say("What taking \(summary) would change")
  }
  package func tookNothing(_ summary: String, misfits: Int) -> String {
    say(
      """
      Nothing of \(summary) could be taken: it does not fit the file as it is now, and stays in \
      the journal
      """,
      """
      Nothing of \(summary) could be taken: \(misfits.grouped) do not fit the file as it is now, \
      and stay in the journal
      """, for: misfits)
  }
  package func tookJournal(
    _ summary: String, diff key: String, misfits: Int, partial: Int, conflicts: Int, list: String
  ) -> String {
    var parts = [say("Took \(summary): \(key) shows what saving changes")]
    if conflicts > 0 {
      parts.append(
        say(
          "a value was changed by others, too: \(list) lists it",
          "\(conflicts.grouped) values were changed by others, too: \(list) lists them",
          for: conflicts))
    }
    if misfits > 0 {
      parts.append(
        say(
          "1 does not fit the file as it is now",
          "\(misfits.grouped) do not fit the file as it is now", for: misfits))
    }
    if partial > 0 {
      parts.append(
        say(
          "1 fits the file as it is now only in part",
          "\(partial.grouped) fit the file as it is now only in part", for: partial))
    }
    return clauses(parts)
  }
  package var whatWasNotTaken: String {
    say("What does not fit the file as it is now, and was not taken")
  }
  /// The edits are those of a form that shows other records of the file.
  package func journalOfOtherForm(_ summary: String, form: String?, records path: String) -> String
  {
    let location = path.isEmpty ? say("the whole file") : say("the records at \(path)")
    let advice =
      form.map { say("open it with the form \($0)") } ?? say("open it with a form for those")
    return say("Not saved when formview ended unexpectedly: \(summary), in \(location); \(advice)")
  }
  /// A record by its number, from 1; nil: one that the edits add.
  package func nameInJournal(_ number: Int?) -> String {
    number.map { say("record \($0.grouped)") } ?? say("an added record", as: "journal")
  }
  package func misfit(ofRecord number: Int?, _ path: String, _ value: String?) -> String {
    let name = nameInJournal(number)
    return value.map { say("does not fit now: \(name), \(path) → \($0)") }
      ?? say("does not fit now: \(name), \(path) removed")
  }
  /// `values`: what they were to get.
  package func misfit(ofRecords numbers: [Int?], _ values: String) -> String {
    let known = numbers.compactMap(\.self)
    let first = joined(known.prefix(5).map(\.grouped))
    let added = numbers.count - known.count
    let records = [
      known.isEmpty
        ? nil
        : known.count > 5
          ? say("records \(first), and \((known.count - 5).grouped) more")
          : known.count == 1 ? say("record \(first)") : say("records \(first)"),
      added == 0
        ? nil : say("an added record", "\(added.grouped) added records", for: added),
    ].compactMap(\.self)
    return say("does not fit now: \(values) in \(records.joined(separator: say(" and ")))")
  }
  package func misfit(ofAdded count: Int) -> String {
    say(
      "does not fit now: an added record", "does not fit now: \(count.grouped) added records",
      for: count)
  }
  package func misfit(ofDeleted numbers: [Int?]) -> String {
    let first = nameInJournal(numbers.first ?? nil)
    return numbers.count == 1
      ? say("does not fit now: \(first) deleted")
      : say("does not fit now: \(numbers.count.grouped) records deleted, from \(first) on")
  }
  package func misfit(ofMoved number: Int?, to index: Int) -> String {
    say("does not fit now: \(nameInJournal(number)) moved to place \(index.grouped)")
  }
  package func misfit(ofReordered count: Int) -> String {
    say("does not fit now: another order of \(grouped: count, "record")")
  }
  package func journalLacks(_ count: Int) -> String {
    say(
      "1 edit of a secret could not be kept", "\(count.grouped) edits of secrets could not be kept",
      for: count)
  }
  package func remainderNotKept(_ reason: String) -> String {
    say(
      """
      what could not be taken stays in the former journal, as no other one can be written: \
      \(reason)
      """)
  }
  package var abstractRecover: String {
    say("Shows, makes or drops edits that were not saved when formview ended unexpectedly.")
  }
  package var discussionRecover: String {
    say(
      """
      Without a file, lists the files with such edits. With one, prints what making them would \
      change; the screen asks the same when the file is opened. In a file that was changed \
      meanwhile the edits are merged with the changes; where both changed the same value, nothing \
      is made, and the screen asks which one to take.
      """)
  }
  package var helpRecoverData: String {
    say("The data; without it, all files with such edits are listed.")
  }
  package var helpApply: String { say("Make the edits in the file.") }
  package var helpDrop: String { say("Forget them.") }
  package var applyOrDrop: String { say("--apply and --drop exclude each other") }
  package var sayWhatToRecover: String { say("say of which file") }
  package var nothingToRecover: String { say("nothing was left unsaved") }
  package var journalTakenElsewhere: String { say("another formview has taken what was not saved") }
  package var secretsNeedForm: String {
    say(
      """
      what was not saved has secrets, and its form, which says which ones, is not there any more: \
      name the form with --form
      """)
  }
  /// Edits of which some records were found.
  package func partialMisfits(_ count: Int) -> String {
    say(
      """
      1 edit fits the file as it is now only in part; the rest stays in the journal
      """,
      """
      \(count.grouped) edits fit the file as it is now only in part; the rest stays in the journal
      """, for: count)
  }
  package func misfits(_ count: Int) -> String {
    say(
      "1 edit does not fit the file as it is now, and stays in the journal",
      "\(count.grouped) edits do not fit the file as it is now, and stay in the journal", for: count
    )
  }
  /// Both changed values, so that the command changes none.
  package func conflictsForScreen(_ count: Int) -> String {
    say(
      """
      a value was changed here and by another program: no edit of that session is made; open the \
      file on the screen to choose
      """,
      """
      \(count.grouped) values were changed here and by another program: no edit of that session is \
      made; open the file on the screen to choose
      """, for: count)
  }
  /// A name for one of several sessions that left unsaved work.
  package func session(_ number: Int, of count: Int) -> String {
    say("session \(number) of \(count)")
  }
  /// A message about how many of a session's edits are in the file now.
  package func journalMade(_ made: Int, of count: Int, since: String) -> String {
    made == count
      ? say("saved with \(count, "edit") from \(since)")
      : say("saved with \(made.grouped) of \(count, "edit") from \(since)")
  }
  package func journalWasMade(since: String) -> String {
    say("what was edited from \(since) on is in the file already")
  }
  /// Why nothing can be made in a file that is not there, and what can be done.
  package func journalsOfMissing(_ path: String) -> String {
    say(
      """
      there is no such file, and what was not saved of it is kept: put the file back, or begin it \
      again with `formview FORM \(path)`, which asks whether to take the edits; --drop forgets \
      them
      """)
  }
  package func journalsDiscarded(_ count: Int) -> String {
    count == 1
      ? say("what was not saved is discarded")
      : say("what \(count.grouped) sessions did not save is discarded")
  }
  package func tableInDatabase(_ path: String, _ table: String) -> String {
    say("\(path), table \(table)")
  }
  package func draftsForScreen(_ count: Int) -> String {
    say("\(draftCount(count)) can be taken on the screen only")
  }
  package func noJournal(_ reason: String) -> String {
    say("Edits are lost in a crash until they are saved: \(reason)")
  }
  /// Another program has cut or removed it, and it was written again.
  package func journalMended(wasCut: Bool) -> String {
    wasCut
      ? say("Another program has cut the journal of what is not saved; it was written again")
      : say("Another program has removed the journal of what is not saved; it was written again")
  }
  /// `areAll`: the file is encrypted; `hasFolder`: `XDG_RUNTIME_DIR` is set, but can't have a key.
  package func secretsNotKept(
    areAll: Bool, hasFolder: Bool, missingLibrary: String?
  ) -> String {
    let what = areAll ? say("Edits of encrypted data") : say("Edits of secrets")
    let reason =
      missingLibrary.map { sodiumIsMissing(because: $0) }
      ?? (hasFolder
        ? say("no key to seal them can be kept in XDG_RUNTIME_DIR")
        : say("XDG_RUNTIME_DIR is not set, where a key to seal them would be"))
    return say("\(what) are lost in a crash until they are saved: \(reason)")
  }
  package func keptInJournal(_ name: String) -> String {
    say("\(name) was not saved; what was not saved is kept: open it again")
  }
  /// Said on the terminal when the program has crashed.
  package func crashed(_ name: String) -> String {
    say("formview crashed. What was not saved is kept: open \(name) again.")
  }
}
