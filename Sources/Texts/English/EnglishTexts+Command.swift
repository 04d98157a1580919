extension EnglishTexts {
  // MARK: Lines of output

  package var severityError: String { "error" }
  package var severityWarning: String { "warning" }
  package var severityInfo: String { "info" }
  package func line(_ place: String, _ rank: String, _ message: String) -> String {
    "\(place): \(rank): \(message)"
  }
  package func line(_ place: String, _ message: String) -> String { "\(place): \(message)" }
  package func recordNumber(_ number: Int) -> String { "record \(number)" }
  package func row(_ identifier: String, _ label: String) -> String { "\(identifier) \"\(label)\"" }
  package func listed(_ subject: String, _ other: String) -> String { "\(subject), \(other)" }
  package func found(_ sentence: String, _ value: String) -> String {
    "\(sentence); found \(value)"
  }
  package func andMore(_ count: Int) -> String { "and \(count) more" }
  package func andMoreOutOfReach(_ count: Int) -> String {
    "and \(counted(count, "more value")) out of reach"
  }
  package var markDefault: String { "(default)" }
  package var markComputed: String { "(computed)" }
  package var nothingWasChanged: String { "nothing was changed" }

  // MARK: What is being done

  package func reading(_ name: String) -> String { "Reading \(name)" }
  package func checking(_ name: String) -> String { "Checking \(name)" }
  package func preparing(_ name: String) -> String { "Preparing \(name)" }
  package func sorting(_ name: String) -> String { "Sorting \(name)" }
  package func filtering(_ name: String) -> String { "Filtering \(name)" }
  package func amount(_ done: Int, of total: Int) -> String { "\(done) of \(total)" }
  package func megabytes(_ done: Int, of total: Int) -> String { "\(done) of \(total) MB" }

  // MARK: Files

  package var standardOutput: String { "standard output" }
  package func changedWhileSet(times: Int) -> String {
    "another program changed it \(times) times while it was being set; nothing was changed"
  }
  package func lastLineUnfinished(_ number: Int) -> String {
    "line \(number), the last one, is incomplete: a program is writing it, or was stopped while it did; complete or delete "
      + "the line first"
  }
  package func savedWithUnfinishedLine(_ number: Int) -> String {
    "saved with line \(number), the last one, as it is: incomplete; a program that is still writing it loses the rest"
  }
  package func setMakesNoFile(_ form: String, _ path: String) -> String {
    "there is no such file, and set makes none; formview \(form) \(path) begins one on the "
      + "screen"
  }
  package func asClause(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
  package func recordsPathCannotBegin(_ reason: String) -> String {
    "there is no such file, and the form's recordsPath can't begin one: \(reason)"
  }
  package var writtenWhileRead: String {
    "another program wrote it while it was read; try again when it is done"
  }
  package func isNoForm(_ path: String) -> String { "\(path) is not a form" }
  package var cannotBeRead: String { "the file can't be read" }

  // MARK: The command line

  package func noCommand(_ word: String, nearest: String?, commands: [String]) -> String {
    "formview: there is no command \"\(word)\", and no file of that name; "
      + (nearest.map { "did you mean \"\($0)\"?" } ?? "there are \(list(commands))")
  }
  package func noOption(_ word: String, meant: String) -> String {
    "formview: there is no option \"\(word)\"; did you mean \(meant)?"
  }
  package func isNoAssignment(_ argument: String) -> String {
    "set: \"\(argument)\" is not an assignment; write identifier=text"
  }
  package func assignedNoJSON(_ identifier: String, because reason: String?, byte: Int) -> String {
    "set: the text for \(identifier) is not JSON" + (reason.map { ": \($0)" } ?? "")
      + " (byte \(byte)); a string needs its quotes: '\(identifier)=\"text\"'"
  }
  package func setTwice(_ identifier: String) -> String { "set: \(identifier) is set twice" }
  package func causedBySetting(_ message: String) -> String {
    "\(message) (because of what is set)"
  }
  package var rowCannotBeEdited: String { "this row cannot be edited" }
  package func ambiguousColumn(_ option: String, _ count: Int, _ name: String, _ names: String)
    -> String
  { "\(option): \(count) columns are called \"\(name)\"; write one of \(names)" }
  package func unknownColumn(_ option: String, _ name: String, nearest: String?, columns: String)
    -> String
  {
    "\(option): there is no column \"\(name)\"; "
      + (nearest.map { "did you mean \(quoted($0))? The" } ?? "the") + " form has \(columns)"
  }
  package var standardInputNotSaved: String {
    "edit: standard input cannot be saved to; give the data as a file, or use show"
  }
  package var giveKeyOrAll: String { "give a key, a cell or a code, or --all" }
  package func nothingToExplain(_ name: String, nearest: [String]) -> String {
    "explain: nothing is called \"\(name)\"; "
      + (nearest.isEmpty
        ? "give a key such as regex, a cell such as NumberCell, or a code such as F401"
        : "did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?")
  }
  package func recordHasNo(_ path: String) -> String { "the record has no \(path)" }
  package func recordHasNo(_ path: String, list: String, count: Int) -> String {
    "the record has no \(path): \(list) has \(counted(count, "item")); \(list)[\(count)] adds one"
  }
  package func noRow(_ form: String, _ identifier: String, nearest: String?, rows: String) -> String
  {
    "\(form): no row \(quoted(identifier)); "
      + (nearest.map { "did you mean \(quoted($0))?" } ?? "the form has \(rows)")
  }
  package func takesNoNegative(_ option: String, _ value: Int) -> String {
    "\(option) takes 0 or more, not \(value)"
  }
  package func columnTwice(_ option: String, _ identifier: String) -> String {
    "\(option): \(identifier) appears twice"
  }
  package func sortRevealsSecret(_ identifier: String) -> String {
    "--sort: \(identifier) is secure, and an order would reveal its values; --show-secrets "
      + "sorts by it"
  }
  package func noRecord(_ number: Int, ofOnly count: Int) -> String {
    count == 0
      ? "no record \(number); it has no records"
      : "no record \(number); it has \(counted(count, "record"))"
  }
  package var filterIsEmpty: String {
    "--filter is empty; leave it out, or say which records, such as name=Ann"
  }
  package func recordPicksOne(leaveOut option: String) -> String {
    "--record picks one record; leave out \(option)"
  }
  package var thereAreNoRecords: String { "there are no records" }
  package func sayWhichRecord(of count: Int) -> String {
    "there are \(count) records; say which with --record N (1 to \(count)), --where "
      + "IDENTIFIER=VALUE or --filter TEXT"
  }
  package func noRecordHas(_ conditions: [String]) -> String {
    "no record has \(conditions.joined(separator: " and "))"
  }
  package func othersDiffer(
    _ count: Int, by difference: TextDifference, filter: String?
  ) -> String {
    let others = count == 1 ? "1 other" : "\(count) others"
    let verb = count == 1 ? "differs" : "differ"
    let words =
      switch difference {
      case .letterCase: "\(verb) in case"
      case .accents: "\(verb) in accents"
      case .form: "\(verb) in the form of characters"
      case .several: "\(verb) in case, accents or the form of characters"
      case .within: "\(count == 1 ? "is" : "are") within it"
      }
    return "\(others) \(words)"
      + (filter.map { ": \($0) takes \(count == 1 ? "it" : "them")" } ?? "")
  }
  package var filterLooksInColumns: String {
    "words are looked for in what the columns show; they are only in other rows, or inside of lists and objects"
  }
  package func namesNoValue(_ text: String) -> String {
    "--where: \"\(text)\" names no value; write identifier=value"
  }
  package func changesType(from former: String, to present: String) -> String {
    "was \(former), is \(present) now"
  }
  package func comparesNoComputed(_ path: String) -> String {
    "--where: \"\(path)\" is computed, or a whole item; compare a stored value in it, or write a predicate: --where "
      + "'= …'"
  }
  package func setNeedsForm(_ call: String) -> String {
    "set needs a form before the data; try \(call)"
  }
  package var sayWhatToSet: String { "say what to set: identifier=text, or --unset identifier" }
  package func matchAndChanged(_ count: Int, _ changed: Int) -> String {
    (count == 1 ? "1 record matches" : "\(count) records match") + ", \(changed) changed"
  }
  package func matchAndWouldChange(_ count: Int, _ changed: Int) -> String {
    (count == 1 ? "1 record matches" : "\(count) records match") + ", \(changed) would change"
  }
  package func widthOutOfRange(_ width: Int) -> String {
    "--width takes 20 to 10000 columns, not \(width)"
  }
  package var onlyDelimitedTextHasMark: String { "--bom is for --format csv and tsv" }
  package func linesLeftOut(_ lines: [String], more: Int) -> String {
    (lines.count + more == 1
      ? "line \(lines.joined()) is invalid JSON and is"
      : "lines \(lines.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
        + " are invalid JSON and are") + " left out; formview check shows why"
  }
  package func filterColumn(_ option: String, _ column: Int, _ message: String) -> String {
    "\(option): column \(column): \(message)"
  }

  // MARK: Records and rules

  package func memberTwice(_ name: String) -> String {
    "\"\(name)\" appears twice in one object; the last one counts"
  }
  package func identityOfRecord(_ number: Int) -> String {
    "same recordIdentity as record \(number.grouped)"
  }
  package func restNotJudged(afterTexts count: Int) -> String {
    "the values behind this one are not judged: the pattern needed too much work for "
      + "\(count) texts; formview lint says why"
  }
  package func notJudgedInAll(afterTexts count: Int) -> String {
    "not judged in all records: the pattern needed too much work for \(count) texts; "
      + "formview lint says why"
  }
  package var openedReadOnly: String { "Opened with --read-only" }
  package func recordIsInvalidJSON(_ number: Int, _ reason: String) -> String {
    "record \(number) is invalid JSON: \(reason)"
  }
  package var noRecords: String { "no records" }
  package func noneOfRecords(_ count: Int) -> String { "none of \(counted(count, "record"))" }
  package func numberOf(_ number: Int, _ count: Int) -> String { "(\(number) of \(count))" }
  package func secureAndLeftOut(_ names: String, count: Int, format: String) -> String {
    "--columns: \(names) \(count == 1 ? "is" : "are") secure and left out of \(format); "
      + "--show-secrets prints such values"
  }
  package func secureLeftOut(_ names: String) -> String {
    "secure values are left out: \(names); --show-secrets prints them"
  }
  package func names(_ names: [String], more: Int) -> String {
    names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
  package var tryAdvice: String { "try " }

  // MARK: The screen's files

  package func cannotBeWritten(_ path: String, _ reason: String) -> String {
    "\(path) can't be written: \(reason)"
  }
  package func isGone(_ path: String) -> String { "\(path) is gone" }
  package func cannotBeStarted(_ command: String, _ reason: String) -> String {
    "\(command) can't be started: \(reason)"
  }
  package func endedBySignal(_ command: String, _ signal: Int) -> String {
    "\(command) was ended by signal \(signal)"
  }
  package func endedWithStatus(_ command: String, _ status: Int) -> String {
    "\(command) ended with status \(status); the text is as it was"
  }
  package var nothingToTake: String { "there is nothing to take" }
  package func rescueIsInvalid(_ path: String) -> String { "\(path) is invalid JSON; it is kept" }
  package func cannotBeDeleted(_ path: String, _ reason: String) -> String {
    "\(path) can't be deleted: \(reason)"
  }
  package func notSaved(_ name: String, changes: String?, texts: String?, textCount: Int) -> String
  {
    "\(name) was not saved; "
      + [
        changes.map { "its changes are in \($0)" },
        texts.map { (textCount == 1 ? "a draft is" : "drafts are") + " in \($0)" },
      ].compactMap { $0 }.joined(separator: ", ")
  }
  package func notSavedAndLost(_ name: String, _ reason: String) -> String {
    "\(name) was not saved, and what was changed is lost: \(reason)"
  }
  package func cannotSaveElsewhere(_ name: String) -> String {
    "\(name) can't be saved under another name"
  }
  package func saveUnconfirmed(_ reason: String, elsewhere: Bool) -> String {
    elsewhere ? "\(reason). S saves under another name" : reason
  }
  package func saveFailed(_ reason: String, elsewhere: Bool) -> String {
    saveUnconfirmed("\(reason); nothing was written", elsewhere: elsewhere)
  }

  // MARK: A first form

  package var abstractNew: String { "Writes a first form for data that have none." }
  package var helpNewData: String {
    "The data: JSON, JSON Lines, a property list or an SQLite database."
  }
}
