extension EnglishTexts {
  package func question(_ label: String, _ present: String) -> String {
    about(present.isEmpty ? label : "\(label) \(present)", "")
  }
  package var requiredMark: String { "(required)" }
  package func sides(_ on: String, _ off: String) -> String { "(\(on)/\(off))" }
  package var secretIsThere: String { "there is a value, not shown" }
  package func byDefault(_ value: String) -> String { "\(value) by default" }
  package func linesOfText(_ count: Int) -> String { counted(count, "line") }
  package func notAvailable(_ choice: String) -> String { "\(choice) (not available)" }
  package func choicesNotListed(_ count: Int, list word: String) -> String {
    "\(count.grouped) choices; \(word) lists them"
  }
  package var severalChoices: String { "several: numbers or titles with commas between" }
  package var orAnotherValue: String { "or another value" }
  package func editedElsewhere(path: String) -> String {
    "not asked here: edit it on the screen, or with formview set and a path that begins with \(path)"
  }

  package var emptyLine: String { "an empty line" }
  package var meaningOfEmptyLine: String { "keeps the value in brackets" }
  package var meaningOfHelpWord: String { "shows this and the row's help" }
  package var meaningOfClearWord: String { "clears the value" }
  package func meaningOfLinesWord(end: String) -> String {
    "begins a text of several lines; a line with only \(end) ends it"
  }
  package var meaningOfChoicesWord: String { "lists the choices" }
  package var meaningOfBackWord: String { "goes back to the question before" }
  package var meaningOfSaveWord: String { "keeps all other values and saves" }
  package var meaningOfQuitWord: String { "leaves without saving" }
  package var meaningOfTwoDots: String {
    "begins a text with a dot: the first of two is left out"
  }

  package func unknownWord(help word: String) -> String {
    "no such word; \(word) lists them, and a text that begins with a dot is typed with two"
  }
  package var lineHasControlCharacters: String {
    "the line has control characters, as arrow keys type them; type it again"
  }
  package var lineIsNotUTF8: String { "the line is not UTF-8; type it again" }
  package var takesOneLine: String { "takes one line" }
  package func endLinesWith(_ end: String) -> String {
    "type the lines; a line with only \(end) ends them"
  }
  package var isFirstQuestion: String { "this is the first question" }
  package var answersAreBroken: String { "Not saved yet; these rows must be changed first:" }

  package func introductionToLines(help word: String) -> String {
    "An empty line keeps a value; \(word) says what else can be typed."
  }
  package var nothingToAsk: String { "no row of the form can be edited line by line" }
  package func changed(_ label: String, from before: String, to after: String) -> String {
    "\(label): \(before.isEmpty ? "(empty)" : before) → \(after.isEmpty ? "(empty)" : after)"
  }
  package func changedSecret(_ label: String) -> String { "\(label): changed" }
  package func savedTo(_ path: String) -> String { "Saved in \(path)." }
  package var nothingSaved: String { "Nothing was saved." }
  package var inputEnded: String { "the input ended before the last question; nothing was saved" }
  package var answerRefused: String {
    "the last line was refused, so that the next ones may be meant for other questions; nothing was saved"
  }
  package var moreLinesThanQuestions: String {
    "there are lines after the last question's answer; nothing was saved"
  }
  package func changedElsewhere(_ labels: [String]) -> String {
    "another program has changed the same values meanwhile: \(names(labels)); nothing was saved"
  }
  package var recordChangedElsewhere: String {
    "another program has changed or deleted the record meanwhile; nothing was saved"
  }
  package var answersComeFromInput: String {
    "prompt: standard input has the answers; give the data as a file"
  }
  package func promptMakesNoFile(_ form: String, _ path: String) -> String {
    "there is no such file, and prompt makes none; formview \(form) \(path) begins one on the "
      + "screen"
  }
  package func promptInstead(_ form: String, _ data: String) -> String {
    "`formview prompt \(form) \(data)` asks for the values line by line, on any terminal"
  }
}
