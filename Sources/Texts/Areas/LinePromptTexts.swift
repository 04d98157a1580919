/// What is said where a record is asked for line by line.
package protocol LinePromptTexts {
  // MARK: Questions

  /// The line before an answer: the label of its row, and the present value or what else there is to say of it.
  func question(_ label: String, _ present: String) -> String
  var requiredMark: String { get }
  func sides(_ on: String, _ off: String) -> String
  var secretIsThere: String { get }
  func byDefault(_ value: String) -> String
  func linesOfText(_ count: Int) -> String
  func notAvailable(_ choice: String) -> String
  func choicesNotListed(_ count: Int, list word: String) -> String
  var severalChoices: String { get }
  var orAnotherValue: String { get }
  func editedElsewhere(path: String) -> String

  // MARK: Words

  var emptyLine: String { get }
  var meaningOfEmptyLine: String { get }
  var meaningOfHelpWord: String { get }
  var meaningOfClearWord: String { get }
  func meaningOfLinesWord(end: String) -> String
  var meaningOfChoicesWord: String { get }
  var meaningOfBackWord: String { get }
  var meaningOfSaveWord: String { get }
  var meaningOfQuitWord: String { get }
  var meaningOfTwoDots: String { get }

  // MARK: Answers

  func unknownWord(help word: String) -> String
  var lineHasControlCharacters: String { get }
  var lineIsNotUTF8: String { get }
  var takesOneLine: String { get }
  func endLinesWith(_ end: String) -> String
  var isFirstQuestion: String { get }
  var answersAreBroken: String { get }

  // MARK: Beginning and end

  func introductionToLines(help word: String) -> String
  var nothingToAsk: String { get }
  /// Empty for nothing.
  func changed(_ label: String, from before: String, to after: String) -> String
  func changedSecret(_ label: String) -> String
  func savedTo(_ path: String) -> String
  var nothingSaved: String { get }
  var inputEnded: String { get }
  /// Why nothing was saved of answers that another program gave.
  var answerRefused: String { get }
  var moreLinesThanQuestions: String { get }
  func changedElsewhere(_ labels: [String]) -> String
  var recordChangedElsewhere: String { get }
  var answersComeFromInput: String { get }
  func promptMakesNoFile(_ form: String, _ path: String) -> String
  func promptInstead(_ form: String, _ data: String) -> String
}
