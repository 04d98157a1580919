/// Messages of the shell's commands: failures, findings, and work in progress.
extension Texts {
  // MARK: Lines of output

  package var severityError: String { say("error") }
  package var severityWarning: String { say("warning") }
  package var severityInfo: String { say("info") }
  /// `file:1:2: error CODE: message`; the place and the code are the same in every language.
  package func line(_ location: String, _ rank: String, _ message: String) -> String {
    say("\(location): \(rank): \(message)")
  }
  package func line(_ location: String, _ message: String) -> String { "\(location): \(message)" }
  package func recordNumber(_ number: Int) -> String { say("record \(number)") }
  package func row(_ identifier: String, _ label: String) -> String {
    say("\(identifier) \"\(label)\"")
  }
  package func listed(_ subject: String, _ other: String) -> String { say("\(subject), \(other)") }
  package func found(_ sentence: String, _ value: String) -> String {
    say("\(sentence); found \(value)")
  }
  package func andMoreOutOfReach(_ count: Int) -> String {
    say("and \(count, "more value") out of reach")
  }
  /// Suffix of a value that is not in the record.
  package var markDefault: String { say("(default)") }
  /// Suffix of a formula's result that is not in the record.
  package var markComputed: String { say("(computed)") }
  package var nothingWasChanged: String { say("nothing was changed") }

  // MARK: What is being done

  package func reading(_ name: String) -> String { say("Reading \(name)") }
  /// While another program has a file's lock, or has it open for writing.
  package func checking(_ name: String) -> String { say("Checking \(name)") }
  package func preparing(_ name: String) -> String { say("Preparing \(name)") }
  package func sorting(_ name: String) -> String { say("Sorting \(name)") }
  package func filtering(_ name: String) -> String { say("Filtering \(name)") }
  package func amount(_ done: Int, of total: Int) -> String { say("\(done) of \(total)") }
  package func megabytes(_ done: Int, of total: Int) -> String { say("\(done) of \(total) MB") }

  // MARK: Files

  package var standardOutput: String { say("standard output") }
  package func changedWhileSet(times: Int) -> String {
    say("another program changed it \(times) times while it was being set; nothing was changed")
  }
  package func lastLineUnfinished(_ number: Int) -> String {
    say(
      """
      line \(number), the last one, is incomplete: a program is writing it, or was stopped while \
      it did; complete or delete the line first
      """)
  }
  /// Behind the file's name, on the screen.
  package func savedWithUnfinishedLine(_ number: Int) -> String {
    say(
      """
      saved with line \(number), the last one, as it is: incomplete; a program that is still \
      writing it loses the rest
      """)
  }
  package func setMakesNoFile(_ form: String, _ path: String) -> String {
    say(
      """
      there is no such file, and set makes none; formview \(form) \(path) begins one on the screen
      """)
  }
  /// A sentence that goes on behind a colon.
  package func asClause(_ sentence: String) -> String {
    language == .english ? sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence
  }
  package func recordsPathCannotBegin(_ reason: String) -> String {
    say("there is no such file, and the form's recordsPath can't begin one: \(reason)")
  }
  package var writtenWhileRead: String {
    say("another program wrote it while it was read; try again when it is done")
  }
  package func isNoForm(_ path: String) -> String { say("\(path) is not a form") }
  package var cannotBeRead: String { say("the file can't be read") }

  // MARK: Records and rules

  package func memberTwice(_ name: String) -> String {
    say("\"\(name)\" appears twice in one object; the last one counts")
  }
  package func identityOfRecord(_ number: Int) -> String {
    say("same recordIdentity as record \(number.grouped)")
  }
  package func restNotJudged(afterTexts count: Int) -> String {
    say(
      """
      the values behind this one are not judged: the pattern needed too much work for \(count) \
      texts; formview lint says why
      """)
  }
  package func notJudgedInAll(afterTexts count: Int) -> String {
    say(
      """
      not judged in all records: the pattern needed too much work for \(count) texts; formview \
      lint says why
      """)
  }
  package var openedReadOnly: String { say("Opened with --read-only") }
  package func recordIsInvalidJSON(_ number: Int, _ reason: String) -> String {
    say("record \(number) is invalid JSON: \(reason)")
  }
  package var noRecords: String { say("no records") }
  package func noneOfRecords(_ count: Int) -> String { say("none of \(count, "record")") }
  package func numberOf(_ number: Int, _ count: Int) -> String { say("(\(number) of \(count))") }
  package func secureAndLeftOut(_ names: String, count: Int, format: String) -> String {
    say(
      """
      --columns: \(names) is secure and left out of \(format); --show-secrets prints such values
      """,
      """
      --columns: \(names) are secure and left out of \(format); --show-secrets prints such values
      """, for: count)
  }
  package func secureLeftOut(_ names: String) -> String {
    say("secure values are left out: \(names); --show-secrets prints them")
  }
  package func names(_ names: [String], more: Int) -> String {
    more > 0 ? say("\(joined(names)) and \(more) more", as: "names") : joined(names)
  }
  package var tryAdvice: String { say("try ") }

  // MARK: The screen's files

  package func cannotBeWritten(_ path: String, _ reason: String) -> String {
    say("\(path) can't be written: \(reason)")
  }
  package func isGone(_ path: String) -> String { say("\(path) is gone") }
  package func cannotBeStarted(_ command: String, _ reason: String) -> String {
    say("\(command) can't be started: \(reason)")
  }
  package func endedBySignal(_ command: String, _ signal: Int) -> String {
    say("\(command) was ended by signal \(signal)")
  }
  package func endedWithStatus(_ command: String, _ status: Int) -> String {
    say("\(command) ended with status \(status); the text is as it was")
  }
  package var nothingToTake: String { say("there is nothing to take") }
  package func rescueIsInvalid(_ path: String) -> String {
    say("\(path) is invalid JSON; it is kept")
  }
  package func cannotBeDeleted(_ path: String, _ reason: String) -> String {
    say("\(path) can't be deleted: \(reason)")
  }
  /// `changes` and `texts` are paths.
  package func notSaved(_ name: String, changes: String?, texts: String?, textCount: Int) -> String
  {
    let locations = [
      changes.map { say("its changes are in \($0)") },
      texts.map { say("a draft is in \($0)", "drafts are in \($0)", for: textCount) },
    ].compactMap(\.self).joined(separator: say(", ", as: "clauses"))
    return say("\(name) was not saved; \(locations)")
  }
  package func notSavedAndLost(_ name: String, _ reason: String) -> String {
    say("\(name) was not saved, and what was changed is lost: \(reason)")
  }
  package func cannotSaveElsewhere(_ name: String) -> String {
    say("\(name) can't be saved under another name")
  }
  /// `elsewhere`: whether another name can be tried, here and below.
  package func saveUnconfirmed(_ reason: String, elsewhere: Bool) -> String {
    elsewhere ? say("\(reason). S saves under another name") : reason
  }
  package func saveFailed(_ reason: String, elsewhere: Bool) -> String {
    saveUnconfirmed(say("\(reason); nothing was written"), elsewhere: elsewhere)
  }

  // MARK: A first form

  package var abstractNew: String { say("Writes a first form for data that have none.") }
  package var helpNewData: String {
    say("The data: JSON, JSON Lines, a property list or an SQLite database.")
  }
}
