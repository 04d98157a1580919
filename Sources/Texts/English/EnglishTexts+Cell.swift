extension EnglishTexts {
  package var secretHint: String { "hidden" }

  // MARK: What keys do

  package var keepValue: String { "keep" }
  package var leaveAsItWas: String { "leave as it was" }
  package var chooseValue: String { "choose" }
  package var moveCursor: String { "move" }
  package var letterKeys: String { "letters" }
  package var filterList: String { "filter" }
  package var todayWord: String { "today" }
  package var arrowKeys: String { "arrows" }
  package var dayWord: String { "day" }
  package var monthWord: String { "month" }
  package var digitKeys: String { "digits" }
  package var dateWord: String { "date" }
  package var stepNumber: String { "step" }
  package var toLimits: String { "limits" }
  package var numberWord: String { "number" }
  package var nextField: String { "next" }
  package var editorWord: String { "editor" }
  package var newLine: String { "new line" }
  package var onOrOff: String { "on or off" }
  package var goToChoice: String { "go to" }
  package var markChoice: String { "mark" }

  // MARK: Values

  package var on: String { "on" }
  package var off: String { "off" }
  package var staysWhileEmpty: String { "stays as it is while empty" }
  package var noChoices: String { "no choices here" }
  package func noChoiceMatches(_ text: String) -> String { "no choice matches “\(text)”" }
  package var typeToFilter: String { "type to filter" }
  package func tally(_ count: Int, of all: Int) -> String { "\(count) of \(all)" }
  package func otherValue(_ text: String) -> String { "\"\(text)\" as another value" }
  package func notOffered(_ value: String) -> String { "\(value)  not offered" }
  package func moreItems(_ count: Int) -> String {
    "… \(count.grouped) more \(noun(count, "item"))"
  }
  package func weekdays(_ weekday: Int) -> String {
    ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekday]
  }
  package func monthTitle(_ month: Int, of year: Int) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1] + " \(year)"
  }

  // MARK: Refusals

  package func keySwitches(_ key: String) -> String { "\(key) switches it on or off" }
  package var chosenNotTyped: String { "a choice is chosen, not typed" }
  package var nothingChosen: String { "nothing is chosen yet" }
  package func noChoiceBegins(_ text: String) -> String { "no choice begins with “\(text)”" }
  package var typeYearFirst: String { "type the year first" }
  package var dateIsComplete: String { "the date is complete" }
  package var dateIsTypedAs: String { "a date is typed as 2026-11-21" }
  package var onlyNumbersStep: String { "only a number can be stepped" }
  package var hasNoLimit: String { "there is no such limit" }
  package var secretStaysHere: String { "a secret is not handed to another program" }
  package var numberIsTypedHere: String { "a number is typed right here" }
  package var nothingToUndoInField: String { "nothing to undo in this field" }
  package var nothingToRedoInField: String { "nothing to redo in this field" }
}
