/// Messages about a command line: options, columns, conditions, and values to set.
extension Texts {
  // MARK: The command line

  package func noCommand(_ word: String, nearest: String?, commands: [String]) -> String {
    let advice =
      nearest.map { say("did you mean \"\($0)\"?") } ?? say("there are \(list(commands))")
    return say(
      "formview: there is no command \"\(word)\", and no file of that name; \(advice)")
  }
  package func noOption(_ word: String, meant: String) -> String {
    say("formview: there is no option \"\(word)\"; did you mean \(meant)?")
  }
  package func isNoAssignment(_ argument: String) -> String {
    say("set: \"\(argument)\" is not an assignment; write identifier=text")
  }
  /// `reason` is nil where it would reveal something of a secret.
  package func assignedNoJSON(_ identifier: String, because reason: String?, byte: Int) -> String {
    let problem =
      reason.map { say("set: the text for \(identifier) is not JSON: \($0)") }
      ?? say("set: the text for \(identifier) is not JSON")
    return say("\(problem) (byte \(byte)); a string needs its quotes: '\(identifier)=\"text\"'")
  }
  package func assignedTwice(_ member: String, in identifier: String) -> String {
    say("set: the object for \(identifier) has \(member) twice")
  }
  package func setTwice(_ identifier: String) -> String { say("set: \(identifier) is set twice") }
  /// Of a row that was not set, but is wrong because of those that were.
  package func causedBySetting(_ message: String) -> String {
    say("\(message) (because of what is set)")
  }
  package var rowCannotBeEdited: String { say("this row cannot be edited") }
  package func ambiguousColumn(_ option: String, _ count: Int, _ name: String, _ names: String)
    -> String
  {
    say("\(option): \(count) columns are called \"\(name)\"; write one of \(names)")
  }
  package func unknownColumn(_ option: String, _ name: String, nearest: String?, columns: String)
    -> String
  {
    let problem = say("\(option): there is no column \"\(name)\"")
    return nearest.map { say("\(problem); did you mean \(quoted($0))? The form has \(columns)") }
      ?? say("\(problem); the form has \(columns)")
  }
  package var standardInputNotSaved: String {
    say("edit: standard input cannot be saved to; give the data as a file, or use show")
  }
  package var giveKeyOrAll: String { say("give a key, a cell or a code, or --all") }
  package func nothingToExplain(_ name: String, nearest: [String]) -> String {
    let advice =
      nearest.isEmpty
      ? say("give a key such as regex, a cell such as NumberCell, or a code such as F401")
      : say("did you mean \(nearest.map { say("\"\($0)\"") }.joined(separator: say(" or ")))?")
    return say("explain: nothing is called \"\(name)\"; \(advice)")
  }
  package func recordHasNo(_ path: String) -> String {
    say("the record has no \(path)", as: "path")
  }
  package func recordHasNo(_ path: String, list: String, count: Int) -> String {
    say("the record has no \(path): \(list) has \(count, "item"); \(list)[\(count)] adds one")
  }
  package func recordHasNo(_ path: String, inList list: String, count: Int) -> String {
    say("the record has no \(path): \(list) has \(count, "item")")
  }
  /// `titles` are those of the other shapes of a value, which no text has.
  package func setJSONWritesShape(_ failure: String, _ titles: [String]) -> String {
    say("\(failure); set --json writes another shape: \(joined(titles))")
  }
  package func noRow(_ form: String, _ identifier: String, nearest: String?, rows: String) -> String
  {
    nearest.map { say("\(form): no row \(quoted(identifier)); did you mean \(quoted($0))?") }
      ?? say("\(form): no row \(quoted(identifier)); the form has \(rows)")
  }
  /// Of a path that names the key of a map, which has one for each item.
  package func keyIsOfItem(_ form: String, _ identifier: String, write path: String) -> String {
    say("\(form): no row \(quoted(identifier)); each item has a key of its own; write \(path)")
  }
  package func takesNoNegative(_ option: String, _ value: Int) -> String {
    say("\(option) takes 0 or more, not \(value)")
  }
  package func columnTwice(_ option: String, _ identifier: String) -> String {
    say("\(option): \(identifier) appears twice")
  }
  package func sortRevealsSecret(_ identifier: String) -> String {
    say(
      """
      --sort: \(identifier) is secure, and an order would reveal its values; --show-secrets sorts \
      by it
      """)
  }
  package func noRecord(_ number: Int, ofOnly count: Int) -> String {
    count == 0
      ? say("no record \(number); it has no records")
      : say("no record \(number); it has \(count, "record")")
  }
  package var filterIsEmpty: String {
    say("--filter is empty; leave it out, or say which records, such as name=Ann")
  }
  package func recordPicksOne(leaveOut option: String) -> String {
    say("--record picks one record; leave out \(option)")
  }
  package func allTakesEvery(leaveOut option: String) -> String {
    say("--all takes every record; leave out \(option)")
  }
  package var thereAreNoRecords: String { say("there are no records") }
  package func sayWhichRecord(of count: Int) -> String {
    say(
      """
      there are \(count) records; say which with --record N (1 to \(count)), --where \
      IDENTIFIER=VALUE, --filter TEXT or --all
      """)
  }
  package func noRecordHas(_ conditions: [String]) -> String {
    say("no record has \(conditions.joined(separator: say(" and ", as: "conditions")))")
  }
  /// Of records that `--where` does not take; `filter` is an option that takes them.
  package func othersDiffer(_ count: Int, by difference: TextDifference, filter: String?) -> String
  {
    let others =
      switch difference {
      case .letterCase: say("1 other differs in case", "\(count) others differ in case", for: count)
      case .accents:
        say("1 other differs in accents", "\(count) others differ in accents", for: count)
      case .form:
        say(
          "1 other differs in the form of characters",
          "\(count) others differ in the form of characters", for: count)
      case .several:
        say(
          "1 other differs in case, accents or the form of characters",
          "\(count) others differ in case, accents or the form of characters", for: count)
      case .within: say("1 other is within it", "\(count) others are within it", for: count)
      }
    guard let filter else { return others }
    return say("\(others): \(filter) takes it", "\(others): \(filter) takes them", for: count)
  }
  /// Message for filter words that are in no column, but inside of records.
  package var filterLooksInColumns: String {
    say(
      """
      words are looked for in what the columns show; they are only in other rows, or inside of \
      lists and objects
      """)
  }
  package func namesNoValue(_ text: String) -> String {
    say("--where: \"\(text)\" names no value; write identifier=value")
  }
  /// Of a value that was set; both are types with their articles.
  package func changesType(from former: String, to present: String) -> String {
    say("was \(former), is \(present) now")
  }
  /// Of an item as a whole, and of what is computed in an object inside.
  package func comparesNoComputed(_ path: String) -> String {
    say(
      """
      --where: "\(path)" is computed, or a whole item; compare a stored value in it, or write a \
      predicate: --where '= …'
      """)
  }
  /// For an assignment in the place of the data, which are in that of the form.
  package func setNeedsForm(_ call: String) -> String {
    say("set needs a form before the data; try \(call)")
  }
  package var sayWhatToSet: String {
    say("say what to set: identifier=text, or --unset identifier")
  }
  package func matchAndChanged(_ count: Int, _ changed: Int) -> String {
    say(
      "1 record matches, \(changed) changed", "\(count) records match, \(changed) changed",
      for: count)
  }
  package func matchAndWouldChange(_ count: Int, _ changed: Int) -> String {
    say(
      "1 record matches, \(changed) would change",
      "\(count) records match, \(changed) would change",
      for: count)
  }
  package func widthOutOfRange(_ width: Int) -> String {
    say("--width takes 20 to 10000 columns, not \(width)")
  }
  package var onlyDelimitedTextHasMark: String { say("--bom is for --format csv and tsv") }
  /// `more` counts the lines that aren't named.
  package func linesLeftOut(_ lines: [String], more: Int) -> String {
    let named = joined(lines)
    guard more == 0 else {
      return say(
        """
        lines \(named) and \(more) more are invalid JSON and are left out; formview check shows why
        """)
    }
    return say(
      "line \(named) is invalid JSON and is left out; formview check shows why",
      "lines \(named) are invalid JSON and are left out; formview check shows why", for: lines.count
    )
  }
  package func unknownTheme(_ name: String, _ known: [String]) -> String {
    say("FORMVIEW_THEME: unknown theme \"\(name)\"; there are \(names(known))")
  }
  package func filterColumn(_ option: String, _ column: Int, _ message: String) -> String {
    say("\(option): column \(column): \(message)")
  }
}
