/// Lists over the page: keys, problems, changes, statistics, columns.
extension Texts {
  // MARK: Lists

  package func deletedRecord(_ number: Int) -> String { say("record \(number)") }
  package func andMoreRecords(_ count: Int) -> String {
    say("and \(count.grouped) more", as: "records")
  }
  package func recordHeading(_ number: String) -> String { say("Record \(number)") }
  package var nothingThere: String { say("nothing", as: "there") }
  package func renamedFrom(_ name: String) -> String { say("renamed from \(name)") }
  package func movedFrom(_ path: String) -> String { say("moved from \(path)") }
  /// Suffix after the bullets of a secret that replaces another one.
  package var changedSecret: String { say(" (changed)") }
  package func lineNumber(_ number: Int) -> String { say("line \(number)") }
  package var keysHeading: String { say("Keys", as: "keyboard") }
  package var commandsHeading: String { say("Commands") }
  package var commandsAreListed: String { say("The commands are listed already") }
  package var problemsHeading: String { say("Problems") }
  /// `total` is a number, or that there are more; `count` is nil where there is one record.
  package func problemsHeading(total: String, inRecords count: Int?) -> String {
    count.map { say("Problems: \(total) in \(grouped: $0, "record")") } ?? say("Problems: \(total)")
  }
  package var noProblems: String { say("No problems") }
  package var nothingIsChanged: String { say("Nothing is changed") }
  package var onlyDraftsLeft: String { say("Only drafts are left, and they wouldn't be saved") }
  package var whatSavingChanges: String { say("What saving would change") }
  package var deletedHaveFormerNumbers: String {
    say("What was deleted has the number that it had; all others have their new ones.")
  }
  package var brokenFormHeading: String {
    say("The form's file, while the last good form is in use")
  }
  package var formHeading: String { say("The form") }
  package var columnsHeading: String { say("Columns") }
  package var goToHeading: String { say("Go to") }
  package var hiddenColumn: String { say("hidden", as: "column") }
  package var noRowsToGoTo: String { say("The form has no rows to go to") }
  package func moreRecordsHere(_ count: Int, _ key: String) -> String {
    say("and \(count.grouped) more records; \(key) problems shows all")
  }
  package var lineLabel: String { say("Line") }
  package func invalidJSONHere(_ message: String) -> String { say("invalid JSON: \(message)") }
  package var factRecords: String { say("\(entries.capitalized)") }
  package var factMissing: String { say("Missing") }
  package var factOtherType: String { say("Of another type") }
  package var factDistinct: String { say("Distinct") }
  package func moreThan(_ count: Int) -> String { say("more than \(count.grouped)") }
  package var factMinimum: String { say("Minimum") }
  package var factMaximum: String { say("Maximum") }
  package var factSum: String { say("Sum") }
  package var factMean: String { say("Mean") }
  package var factFirstQuartile: String { say("First quartile") }
  package var factMedian: String { say("Median") }
  package var factThirdQuartile: String { say("Third quartile") }
  /// Heading of numbers or dates with how many records have each.
  package var valuesInOrder: String { say("Values", as: "of a column") }
  package func otherValues(_ count: Int) -> String {
    say("and \(grouped: count, "other value")")
  }
  package var measureHeading: String { say("Add up for each value") }
  package var noColumnOfNumbers: String { say("No column has numbers to add up") }
  package func sumOf(_ column: String) -> String { say("\(column): sum") }
  package var meanOfMeasure: String { say("mean", as: "of a column") }
  package var noValueHere: String { say("There is no value to filter by on this line") }
  package var noFilterForValue: String { say("No filter matches only this value") }
  package func filterNotJoined(_ filter: String, _ key: String) -> String {
    say("“\(filter)” can't be joined with another condition; \(key) clears it")
  }
  package var mostFrequent: String { say("Most frequent") }

  // MARK: Help about a row

  package func thisColumn(_ label: String) -> String { say("This column: \(label)") }
  package func thisRow(_ label: String) -> String { say("This row: \(label)") }
  package var factName: String { say("Name", as: "row") }
  package var factPath: String { say("Path") }
  package var factCell: String { say("Cell") }
  package func storesType(_ cell: String, _ type: String) -> String {
    say("\(cell), stores \(type)")
  }
  package var factValue: String { say("Value") }
  package var factChoices: String { say("Choices") }
  package var factKeyboard: String { say("Keyboard") }
  package var factDefault: String { say("Default") }
  package func markedDefault(_ mark: String) -> String {
    say("(\(mark)before it: not in the record)")
  }
  package var factReadOnly: String { say("Read only") }
  package func factCondition(_ key: String) -> String {
    switch key {
    case "hidden": say("Hidden where")
    case "disabled": say("Disabled where")
    case "required": say("Required where")
    default: say("Read-only where")
    }
  }
  package func conditionHolds(_ predicate: String?, _ holds: Bool) -> String {
    guard let predicate else { return say("always") }
    return holds ? say("\(predicate): so it is here") : say("\(predicate): not so here")
  }
  package var factFormula: String { say("Computed") }
  package var factDefaultFormula: String { say("Default") }
  package var factProblem: String { say("Problem") }
  package var inThisField: String { say("In this field") }
  package var inTheList: String { say("In the list") }
  package var inTheTable: String { say("In the table") }
  package var inTheForm: String { say("In the form") }
  package var inTheDistribution: String { say("In the values of a column") }
  package func numberBeforeMovement(_ last: String) -> String {
    say("A number before a movement says how far; before \(last), where to.")
  }
}
