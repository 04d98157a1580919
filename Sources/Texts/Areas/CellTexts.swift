/// Texts that cells show in addition to values, and texts of their editors.
extension Texts {
  package var secretHint: String { say("hidden", as: "value") }

  // MARK: What keys do

  package var keepValue: String { say("keep") }
  package var leaveAsItWas: String { say("leave as it was") }
  package var chooseValue: String { say("choose") }
  package var moveCursor: String { say("move") }
  package var letterKeys: String { say("letters") }
  package var filterList: String { say("filter") }
  package var todayWord: String { say("today") }
  package var arrowKeys: String { say("arrows") }
  package var dayWord: String { say("day") }
  package var monthWord: String { say("month") }
  package var digitKeys: String { say("digits") }
  package var dateWord: String { say("date") }
  package var stepNumber: String { say("step") }
  package var toLimits: String { say("limits") }
  package var numberWord: String { say("number") }
  package var nextField: String { say("next") }
  package var editorWord: String { say("editor") }
  package var newLine: String { say("new line") }
  package var onOrOff: String { say("on or off") }
  package var goToChoice: String { say("go to") }
  package var markChoice: String { say("mark") }

  // MARK: Values

  package var on: String { say("on") }
  package var off: String { say("off") }
  package var staysWhileEmpty: String { say("stays as it is while empty") }
  package var noChoices: String { say("no choices here") }
  package func noChoiceMatches(_ text: String) -> String { say("no choice matches “\(text)”") }
  package var typeToFilter: String { say("type to filter") }
  package func tally(_ count: Int, of all: Int) -> String { say("\(count) of \(all)") }
  package func otherValue(_ text: String) -> String { say("\"\(text)\" as another value") }
  package func notOffered(_ value: String) -> String { say("\(value)  not offered") }
  /// Items of a list that are not shown.
  package func moreItems(_ count: Int) -> String {
    say("… \(count.grouped) more item", "… \(count.grouped) more items", for: count)
  }
  package func weekdays(_ weekday: Int) -> String {
    [say("Mo"), say("Tu"), say("We"), say("Th"), say("Fr"), say("Sa"), say("Su")][weekday]
  }
  package func monthTitle(_ month: Int, of year: Int) -> String {
    let names = [
      say("January"), say("February"), say("March"), say("April"), say("May"), say("June"),
      say("July"), say("August"), say("September"), say("October"), say("November"),
      say("December"),
    ]
    return say("\(names[month - 1]) \(year)", as: "month")
  }

  // MARK: Refusals

  package func keySwitches(_ key: String) -> String { say("\(key) switches it on or off") }
  package var chosenNotTyped: String { say("a choice is chosen, not typed") }
  package var nothingChosen: String { say("nothing is chosen yet") }
  package func noChoiceBegins(_ text: String) -> String { say("no choice begins with “\(text)”") }
  package var typeYearFirst: String { say("type the year first") }
  package var dateIsComplete: String { say("the date is complete") }
  package var dateIsTypedAs: String { say("a date is typed as 2026-11-21") }
  package var onlyNumbersStep: String { say("only a number can be stepped") }
  package var hasNoLimit: String { say("there is no such limit") }
  package var secretStaysHere: String { say("a secret is not handed to another program") }
  package var numberIsTypedHere: String { say("a number is typed right here") }
  package var nothingToUndoInField: String { say("nothing to undo in this field") }
  package var nothingToRedoInField: String { say("nothing to redo in this field") }
}
