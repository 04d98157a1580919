extension EnglishTexts {
  // MARK: Lists

  package func deletedRecord(_ number: Int) -> String { "record \(number)" }
  package var recordsWereMoved: String { "Records were moved." }
  package func andMoreRecords(_ count: Int) -> String { "and \(count.grouped) more" }
  package func recordHeading(_ number: String) -> String { "Record \(number)" }
  package var nothingThere: String { "nothing" }
  package func movedFrom(_ place: String) -> String { "moved from \(place)" }
  package var changedSecret: String { " (changed)" }
  package func lineNumber(_ number: Int) -> String { "line \(number)" }
  package var keysHeading: String { "Keys" }
  package var problemsHeading: String { "Problems" }
  package func problemsHeading(total: String, inRecords count: Int?) -> String {
    "Problems: \(total)" + (count.map { " in \($0.grouped) \(noun($0, "record"))" } ?? "")
  }
  package var noProblems: String { "No problems" }
  package var nothingIsChanged: String { "Nothing is changed" }
  package var onlyDraftsLeft: String { "Only drafts are left, and they wouldn't be saved" }
  package var whatSavingChanges: String { "What saving would change" }
  package var deletedHaveFormerNumbers: String {
    "What was deleted has the number that it had; all others have their new ones."
  }
  package var brokenFormHeading: String {
    "The form's file, while the last good form is in use"
  }
  package var formHeading: String { "The form" }
  package var columnsHeading: String { "Columns" }
  package var goToHeading: String { "Go to" }
  package var hiddenColumn: String { "hidden" }
  package var noRowsToGoTo: String { "The form has no rows to go to" }
  package func moreRecordsHere(_ count: Int, _ key: String) -> String {
    "and \(count.grouped) more records; \(key) problems shows all"
  }
  package var lineLabel: String { "Line" }
  package func invalidJSONHere(_ message: String) -> String { "invalid JSON: \(message)" }
  package var factRecords: String { capitalized(entries) }
  package var factMissing: String { "Missing" }
  package var factOtherType: String { "Of another type" }
  package var factDistinct: String { "Distinct" }
  package func moreThan(_ count: Int) -> String { "more than \(count.grouped)" }
  package var factMinimum: String { "Minimum" }
  package var factMaximum: String { "Maximum" }
  package var factSum: String { "Sum" }
  package var factMean: String { "Mean" }
  package var mostFrequent: String { "Most frequent" }

  // MARK: Help about a row

  package func thisColumn(_ label: String) -> String { "This column: \(label)" }
  package func thisRow(_ label: String) -> String { "This row: \(label)" }
  package var factName: String { "Name" }
  package var factPath: String { "Path" }
  package var factCell: String { "Cell" }
  package func storesType(_ cell: String, _ type: String) -> String { "\(cell), stores \(type)" }
  package var factValue: String { "Value" }
  package var factChoices: String { "Choices" }
  package var factKeyboard: String { "Keyboard" }
  package var factDefault: String { "Default" }
  package func markedDefault(_ mark: String) -> String { "(\(mark)before it: not in the record)" }
  package var factReadOnly: String { "Read only" }
  package func factCondition(_ key: String) -> String {
    switch key {
    case "hidden": "Hidden where"
    case "disabled": "Disabled where"
    case "required": "Required where"
    default: "Read-only where"
    }
  }
  package func conditionHolds(_ predicate: String?, _ holds: Bool) -> String {
    guard let predicate else { return "always" }
    return holds ? "\(predicate): so it is here" : "\(predicate): not so here"
  }
  package var factFormula: String { "Computed" }
  package var factDefaultFormula: String { "Default" }
  package var factProblem: String { "Problem" }
  package var inThisField: String { "In this field" }
  package var inTheTable: String { "In the table" }
  package var inTheForm: String { "In the form" }
  package func numberBeforeMovement(_ last: String) -> String {
    "A number before a movement says how far; before \(last), where to."
  }
}
