/// Texts of the questions that ask for a record line by line.
extension Texts {
  /// The line before an answer: the label of its row, and the present value or what else there is to say of it.
  package func question(_ label: String, _ present: String) -> String {
    // Full-width brackets have their blank in themselves.
    let isApart = !present.isEmpty && !present.hasPrefix("（")
    return about(label + (isApart ? " " : "") + present, "")
  }
  package var requiredMark: String { say("(required)") }
  package func sides(_ on: String, _ off: String) -> String { say("(\(on)/\(off))") }
  package var secretIsThere: String { say("there is a value, not shown") }
  package func byDefault(_ value: String) -> String { say("\(value) by default") }
  package func linesOfText(_ count: Int) -> String { say("\(count, "line")") }
  package func notAvailable(_ choice: String) -> String { say("\(choice) (not available)") }
  package func choicesNotListed(_ count: Int, list word: String) -> String {
    say("\(count.grouped) choices; \(word) lists them")
  }
  package var severalChoices: String { say("several: numbers or titles with commas between") }
  package var orAnotherValue: String { say("or another value") }
  package func editedElsewhere(path: String) -> String {
    say(
      """
      not asked here: edit it on the screen, or with formview set and a path that begins with \
      \(path)
      """)
  }
  package var emptyLine: String { say("an empty line") }
  package var meaningOfEmptyLine: String { say("keeps the value in brackets") }
  package var meaningOfHelpWord: String { say("shows this and the row's help") }
  package var meaningOfClearWord: String { say("clears the value") }
  package func meaningOfLinesWord(end: String) -> String {
    say("begins a text of several lines; a line with only \(end) ends it")
  }
  package var meaningOfChoicesWord: String { say("lists the choices") }
  package var meaningOfBackWord: String { say("goes back to the question before") }
  package var meaningOfSaveWord: String { say("keeps all other values and saves") }
  package var meaningOfQuitWord: String { say("leaves without saving") }
  package var meaningOfTwoDots: String {
    say("begins a text with a dot: the first of two is left out")
  }
  package func unknownWord(help word: String) -> String {
    say("no such word; \(word) lists them, and a text that begins with a dot is typed with two")
  }
  package var lineHasControlCharacters: String {
    say("the line has control characters, as arrow keys type them; type it again")
  }
  package var lineIsNotUTF8: String { say("the line is not UTF-8; type it again") }
  package var takesOneLine: String { say("takes one line") }
  package func endLinesWith(_ end: String) -> String {
    say("type the lines; a line with only \(end) ends them")
  }
  package func meaningOfOpenWord(example: String) -> String {
    say("goes into an object; with a number or a key into an item: \(example)")
  }
  package var meaningOfAddWord: String { say("adds an item to a list") }
  package func meaningOfDeleteWord(example: String) -> String {
    say("deletes an item, with its number or key: \(example)")
  }
  package func openGoesIn(_ word: String) -> String { say("\(word) goes into it") }
  package var numberGoesIn: String { say("a number goes into that item") }
  package var numberOrKeyGoesIn: String { say("a number or a key goes into that item") }
  package func wordAddsItem(_ word: String) -> String { say("\(word) adds an item") }
  package func wordDeletesItem(_ word: String) -> String {
    say("\(word) and a number deletes that item")
  }
  package func itemsNotListed(_ count: Int, list word: String) -> String {
    say("\(count.grouped) items; \(word) lists them")
  }
  package var noItems: String { say("there are no items") }
  package var sayWhichItem: String { say("say which item, by its number or its key") }
  package func noSuchItem(_ text: String, add word: String) -> String {
    say("there is no item \(text); \(word) adds one")
  }
  package func itemWasDeleted(_ name: String) -> String { say("Deleted: \(name)") }
  package var isNoList: String { say("this is no list and no object") }
  package var isNoText: String { say("this is no text") }
  package var noItemCanBeAdded: String { say("no item can be added here") }
  package func newItemNeedsKey(_ word: String) -> String {
    say("a new item needs a key; \(word) adds none")
  }
  package var isFirstQuestion: String { say("this is the first question") }
  package var answersAreBroken: String { say("Not saved yet; these rows must be changed first:") }
  package func introductionToLines(help word: String) -> String {
    say("An empty line keeps a value; \(word) says what else can be typed.")
  }
  package var nothingToAsk: String { say("no row of the form can be edited line by line") }
  /// Empty for nothing.
  package func changed(_ label: String, from before: String, to after: String) -> String {
    let empty = say("(empty)")
    return say("\(label): \(before.isEmpty ? empty : before) → \(after.isEmpty ? empty : after)")
  }
  package func changedSecret(_ label: String) -> String { say("\(label): changed") }
  package func savedTo(_ path: String) -> String { say("Saved in \(path).") }
  package var nothingSaved: String { say("Nothing was saved.") }
  package var inputEnded: String {
    say("the input ended before the last question; nothing was saved")
  }
  /// Reason for saving none of the answers that another program gave.
  package var answerRefused: String {
    say(
      """
      the last line was refused, so that the next ones may be meant for other questions; nothing \
      was saved
      """)
  }
  package var moreLinesThanQuestions: String {
    say("there are lines after the last question's answer; nothing was saved")
  }
  package func changedElsewhere(_ labels: [String]) -> String {
    say(
      """
      another program has changed the same values meanwhile: \(names(labels)); nothing was saved
      """)
  }
  package var recordChangedElsewhere: String {
    say("another program has changed or deleted the record meanwhile; nothing was saved")
  }
  package var answersComeFromInput: String {
    say("prompt: standard input has the answers; give the data as a file")
  }
  package func promptMakesNoFile(_ form: String, _ path: String) -> String {
    say(
      """
      there is no such file, and prompt makes none; formview \(form) \(path) begins one on the \
      screen
      """)
  }
  package func promptInstead(_ form: String, _ data: String) -> String {
    say("`formview prompt \(form) \(data)` asks for the values line by line, on any terminal")
  }
}
