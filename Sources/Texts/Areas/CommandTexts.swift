/// What the commands of the shell say: failures, what was found, what is being done.
package protocol CommandTexts {
  // MARK: Lines of output

  var severityError: String { get }
  var severityWarning: String { get }
  var severityInfo: String { get }
  /// `file:1:2: error CODE: message`; the place and the code are the same in every language.
  func line(_ place: String, _ rank: String, _ message: String) -> String
  func line(_ place: String, _ message: String) -> String
  func recordNumber(_ number: Int) -> String
  func row(_ identifier: String, _ label: String) -> String
  func listed(_ subject: String, _ other: String) -> String
  func found(_ sentence: String, _ value: String) -> String
  func andMore(_ count: Int) -> String
  func andMoreOutOfReach(_ count: Int) -> String
  /// Behind a value that is not in the record.
  var markDefault: String { get }
  /// Behind the result of a formula that is not in the record.
  var markComputed: String { get }
  var nothingWasChanged: String { get }

  // MARK: What is being done

  func reading(_ name: String) -> String
  /// While another program has a file's lock, or has it open for writing.
  func checking(_ name: String) -> String
  func preparing(_ name: String) -> String
  func sorting(_ name: String) -> String
  func filtering(_ name: String) -> String
  func amount(_ done: Int, of total: Int) -> String
  func megabytes(_ done: Int, of total: Int) -> String

  // MARK: Files

  var standardOutput: String { get }
  func changedWhileSet(times: Int) -> String
  func lastLineUnfinished(_ number: Int) -> String
  /// Behind the file's name, on the screen.
  func savedWithUnfinishedLine(_ number: Int) -> String
  func setMakesNoFile(_ form: String, _ path: String) -> String
  /// A sentence that goes on behind a colon.
  func asClause(_ sentence: String) -> String
  func recordsPathCannotBegin(_ reason: String) -> String
  var writtenWhileRead: String { get }
  func isNoForm(_ path: String) -> String
  var cannotBeRead: String { get }

  // MARK: The command line

  func noCommand(_ word: String, nearest: String?, commands: [String]) -> String
  func noOption(_ word: String, meant: String) -> String
  func isNoAssignment(_ argument: String) -> String
  /// `reason` is nil where it would reveal something of a secret.
  func assignedNoJSON(_ identifier: String, because reason: String?, byte: Int) -> String
  func setTwice(_ identifier: String) -> String
  /// Of a row that was not set, but is wrong because of those that were.
  func causedBySetting(_ message: String) -> String
  var rowCannotBeEdited: String { get }
  func ambiguousColumn(_ option: String, _ count: Int, _ name: String, _ names: String) -> String
  func unknownColumn(_ option: String, _ name: String, nearest: String?, columns: String) -> String
  var standardInputNotSaved: String { get }
  var giveKeyOrAll: String { get }
  func nothingToExplain(_ name: String, nearest: [String]) -> String
  func recordHasNo(_ path: String) -> String
  func recordHasNo(_ path: String, list: String, count: Int) -> String
  func noRow(_ form: String, _ identifier: String, nearest: String?, rows: String) -> String
  func takesNoNegative(_ option: String, _ value: Int) -> String
  func columnTwice(_ option: String, _ identifier: String) -> String
  func sortRevealsSecret(_ identifier: String) -> String
  func noRecord(_ number: Int, ofOnly count: Int) -> String
  var filterIsEmpty: String { get }
  func recordPicksOne(leaveOut option: String) -> String
  var thereAreNoRecords: String { get }
  func sayWhichRecord(of count: Int) -> String
  func noRecordHas(_ conditions: [String]) -> String
  /// Of records that `--where` does not take; `filter` is an option that takes them.
  func othersDiffer(_ count: Int, by difference: TextDifference, filter: String?) -> String
  /// Of words that are in no column, and are inside of records.
  var filterLooksInColumns: String { get }
  func namesNoValue(_ text: String) -> String
  /// Of a value that was set; both are types with their articles.
  func changesType(from former: String, to present: String) -> String
  /// Of an item as a whole, and of what is computed in an object inside.
  func comparesNoComputed(_ path: String) -> String
  var sayWhatToSet: String { get }
  /// For an assignment in the place of the data, which are in that of the form.
  func setNeedsForm(_ call: String) -> String
  func matchAndChanged(_ count: Int, _ changed: Int) -> String
  func matchAndWouldChange(_ count: Int, _ changed: Int) -> String
  func widthOutOfRange(_ width: Int) -> String
  /// `--bom` with another format.
  var onlyDelimitedTextHasMark: String { get }
  /// `more` counts the lines that aren't named.
  func linesLeftOut(_ lines: [String], more: Int) -> String
  func filterColumn(_ option: String, _ column: Int, _ message: String) -> String

  // MARK: Records and rules

  func memberTwice(_ name: String) -> String
  func identityOfRecord(_ number: Int) -> String
  func restNotJudged(afterTexts count: Int) -> String
  func notJudgedInAll(afterTexts count: Int) -> String
  var openedReadOnly: String { get }
  func recordIsInvalidJSON(_ number: Int, _ reason: String) -> String
  var noRecords: String { get }
  func noneOfRecords(_ count: Int) -> String
  func numberOf(_ number: Int, _ count: Int) -> String
  func secureAndLeftOut(_ names: String, count: Int, format: String) -> String
  func secureLeftOut(_ names: String) -> String
  func names(_ names: [String], more: Int) -> String
  /// What precedes an advice.
  var tryAdvice: String { get }

  // MARK: The screen's files

  func cannotBeWritten(_ path: String, _ reason: String) -> String
  func isGone(_ path: String) -> String
  func cannotBeStarted(_ command: String, _ reason: String) -> String
  func endedBySignal(_ command: String, _ signal: Int) -> String
  func endedWithStatus(_ command: String, _ status: Int) -> String
  var nothingToTake: String { get }
  func rescueIsInvalid(_ path: String) -> String
  func cannotBeDeleted(_ path: String, _ reason: String) -> String
  /// `changes` and `texts` are paths.
  func notSaved(_ name: String, changes: String?, texts: String?, textCount: Int) -> String
  func notSavedAndLost(_ name: String, _ reason: String) -> String
  func cannotSaveElsewhere(_ name: String) -> String
  /// `elsewhere`: whether another name can be tried, here and below.
  func saveUnconfirmed(_ reason: String, elsewhere: Bool) -> String
  func saveFailed(_ reason: String, elsewhere: Bool) -> String

  // MARK: Abstracts and helps

  var abstractFormview: String { get }
  var abstractCheck: String { get }
  var abstractEdit: String { get }
  var abstractExplain: String { get }
  var abstractNew: String { get }
  var helpNewData: String { get }
  var abstractGet: String { get }
  var abstractLint: String { get }
  var abstractPrompt: String { get }
  var abstractSet: String { get }
  var abstractShow: String { get }
  var helpFormOption: String { get }
  var autoNeedsFile: String { get }
  var helpForm: String { get }
  var helpData: String { get }
  var helpDataFiles: String { get }
  var helpStrict: String { get }
  var helpFindingFormat: String { get }
  var helpReadOnly: String { get }
  var helpKeyOrCode: String { get }
  var helpAll: String { get }
  var helpIdentifiers: String { get }
  var helpRaw: String { get }
  var helpForms: String { get }
  var helpLintData: String { get }
  var helpColumns: String { get }
  var helpSort: String { get }
  var helpFilter: String { get }
  var helpLimit: String { get }
  var helpOffset: String { get }
  var helpRecord: String { get }
  var helpWhere: String { get }
  var helpMatching: String { get }
  var helpShowSecrets: String { get }
  var helpAssignments: String { get }
  var helpJSON: String { get }
  var helpDryRun: String { get }
  var helpUnset: String { get }
  var helpShowFormat: String { get }
  var helpByteOrderMark: String { get }
  var helpWidth: String { get }
  var helpColor: String { get }

  // MARK: What the parser of the command line says

  func argumentIsNotUTF8(_ number: Int) -> String
  func givenTwice(_ option: String) -> String
}
