/// What is said of calls that the parser of the command line refuses, and around the help of commands.
package protocol UsageTexts {
  // MARK: Help

  func overview(_ text: String) -> String
  func usage(_ synopsis: String) -> String
  var argumentsHeading: String { get }
  var optionsHeading: String { get }
  var subcommandsHeading: String { get }
  /// Takes as many columns as the others: it is in a column of names.
  var defaultCommand: String { get }
  /// Behind a sentence, with what parts it from that.
  func values(_ values: [String], default standard: String?) -> String
  func standardValue(_ standard: String) -> String
  var showVersion: String { get }
  var showHelp: String { get }
  func detailedHelp(_ command: String) -> String

  // MARK: Wrong calls

  func wrongCall(_ message: String) -> String
  func helpOfArgument(_ text: String) -> String
  func usageOfCall(_ synopsis: String) -> String
  func moreInformation(_ command: String) -> String
  func missingArgument(_ name: String) -> String
  func unknownOption(_ name: String, meant: String?) -> String
  func missingValue(_ option: String) -> String
  func invalidValue(_ value: String, _ option: String) -> String
  func invalidValue(_ value: String, _ option: String, because reason: String) -> String
  /// Without values where they follow, a line each.
  func invalidValue(_ value: String, _ option: String, oneOf values: [String]) -> String
  func unexpectedArgument(_ argument: String) -> String
  func unexpectedArguments(_ arguments: [String]) -> String
  func takesNoValue(_ option: String, _ value: String) -> String
  /// Of a call with one file, which may be a form or data; without a command, that of the screen.
  func formAndDataNeeded(_ file: String, command: String?) -> String
}
