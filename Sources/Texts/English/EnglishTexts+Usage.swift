extension EnglishTexts {
  // MARK: Help

  package func overview(_ text: String) -> String { "OVERVIEW: \(text)" }
  package func usage(_ synopsis: String) -> String { "USAGE: \(synopsis)" }
  package var argumentsHeading: String { "ARGUMENTS:" }
  package var optionsHeading: String { "OPTIONS:" }
  package var subcommandsHeading: String { "SUBCOMMANDS:" }
  package var defaultCommand: String { " (default)" }
  package func values(_ values: [String], default standard: String?) -> String {
    " (values: \(values.joined(separator: ", "))\(standard.map { "; default: \($0)" } ?? ""))"
  }
  package func standardValue(_ standard: String) -> String { " (default: \(standard))" }
  package var showVersion: String { "Show the version." }
  package var showHelp: String { "Show help information." }
  package func detailedHelp(_ command: String) -> String { "See '\(command)' for detailed help." }

  // MARK: Wrong calls

  package func wrongCall(_ message: String) -> String { "Error: \(message)" }
  package func helpOfArgument(_ text: String) -> String { "Help:  \(text)" }
  package func usageOfCall(_ synopsis: String) -> String { "Usage: \(synopsis)" }
  package func moreInformation(_ command: String) -> String {
    "See '\(command)' for more information."
  }
  package func missingArgument(_ name: String) -> String { "Missing expected argument '\(name)'" }
  package func unknownOption(_ name: String, meant: String?) -> String {
    "Unknown option '\(name)'" + (meant.map { ". Did you mean '\($0)'?" } ?? "")
  }
  package func missingValue(_ option: String) -> String { "Missing value for '\(option)'" }
  package func invalidValue(_ value: String, _ option: String) -> String {
    "The value '\(value)' is invalid for '\(option)'"
  }
  package func invalidValue(_ value: String, _ option: String, because reason: String) -> String {
    "\(invalidValue(value, option)): \(reason)"
  }
  package func invalidValue(_ value: String, _ option: String, oneOf values: [String]) -> String {
    "\(invalidValue(value, option)). Please provide one of "
      + (values.isEmpty ? "the following:" : listed(values) + ".")
  }
  /// `'a'`, `'a' and 'b'`, `'a', 'b' or 'c'`.
  private func listed(_ values: [String]) -> String {
    let quoted = values.map { "'\($0)'" }
    guard values.count > 2, let last = quoted.last else { return quoted.joined(separator: " and ") }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
  package func unexpectedArgument(_ argument: String) -> String {
    "Unexpected argument '\(argument)'"
  }
  package func unexpectedArguments(_ arguments: [String]) -> String {
    "\(arguments.count) unexpected arguments: "
      + arguments.map { "'\($0)'" }.joined(separator: ", ")
  }
  package func takesNoValue(_ option: String, _ value: String) -> String {
    "The option '\(option)' does not take any value, but '\(value)' was specified."
  }
  package func formAndDataNeeded(_ file: String, command: String?) -> String {
    let call = ["formview", command].compactMap(\.self).joined(separator: " ")
    return "formview: give a form and a data file: \(call) \(file) DATA; "
      + "if \(file) is data: \(call) --form auto \(file); \(call) --help shows more"
  }
}
