/// Messages about command lines that the parser refuses, and texts of the commands' help.
extension Texts {
  // MARK: Help

  package func overview(_ text: String) -> String { say("OVERVIEW: \(text)") }
  package func usage(_ synopsis: String) -> String { say("USAGE: \(synopsis)") }
  package var argumentsHeading: String { say("ARGUMENTS:") }
  package var optionsHeading: String { say("OPTIONS:") }
  package var subcommandsHeading: String { say("SUBCOMMANDS:") }
  /// Suffix of the default command. Its width is the same in all languages, as it is in a
  /// column of names.
  package var defaultCommand: String { say(" (default)") }
  /// Behind a sentence, with what parts it from that.
  package func values(_ values: [String], default standard: String?) -> String {
    standard.map { say(" (values: \(joined(values)); default: \($0))") }
      ?? say(" (values: \(joined(values)))")
  }
  package func standardValue(_ standard: String) -> String { say(" (default: \(standard))") }
  package var showVersion: String { say("Show the version.") }
  package var showHelp: String { say("Show help information.") }
  package func detailedHelp(_ command: String) -> String {
    say("See '\(command)' for detailed help.")
  }

  // MARK: Wrong calls

  package func wrongCall(_ message: String) -> String { say("Error: \(message)") }
  package func helpOfArgument(_ text: String) -> String { say("Help:  \(text)") }
  package func usageOfCall(_ synopsis: String) -> String { say("Usage: \(synopsis)") }
  package func moreInformation(_ command: String) -> String {
    say("See '\(command)' for more information.")
  }
  package func missingArgument(_ name: String) -> String {
    say("Missing expected argument '\(name)'")
  }
  package func unknownOption(_ name: String, meant: String?) -> String {
    meant.map { say("Unknown option '\(name)'. Did you mean '\($0)'?") }
      ?? say("Unknown option '\(name)'")
  }
  package func missingValue(_ option: String) -> String { say("Missing value for '\(option)'") }
  package func invalidValue(_ value: String, _ option: String) -> String {
    say("The value '\(value)' is invalid for '\(option)'")
  }
  package func invalidValue(_ value: String, _ option: String, because reason: String) -> String {
    say("\(invalidValue(value, option)): \(reason)")
  }
  /// Without values where they follow, a line each.
  package func invalidValue(_ value: String, _ option: String, oneOf values: [String]) -> String {
    let problem = invalidValue(value, option)
    return values.isEmpty
      ? say("\(problem). Please provide one of the following:")
      : say("\(problem). Please provide one of \(listed(values)).")
  }
  /// `'a'`, `'a' and 'b'`, `'a', 'b' or 'c'`.
  private func listed(_ values: [String]) -> String {
    let quoted = values.map { say("'\($0)'", as: "value") }
    guard values.count != 2 else { return say("\(quoted[0]) and \(quoted[1])", as: "list") }
    return alternatives(quoted)
  }
  package func unexpectedArgument(_ argument: String) -> String {
    say("Unexpected argument '\(argument)'")
  }
  package func unexpectedArguments(_ arguments: [String]) -> String {
    let quoted = joined(arguments.map { say("'\($0)'") })
    return say("\(arguments.count) unexpected arguments: \(quoted)")
  }
  package func takesNoValue(_ option: String, _ value: String) -> String {
    say("The option '\(option)' does not take any value, but '\(value)' was specified.")
  }
  /// Of a call with one file, which may be a form or data; without a command, that of the screen.
  package func formAndDataNeeded(_ file: String, command: String?) -> String {
    let call = ["formview", command].compactMap(\.self).joined(separator: " ")
    return say(
      """
      formview: give a form and a data file: \(call) \(file) DATA; if \(file) is data: \
      \(call) --form auto \(file); \(call) --help shows more
      """)
  }
}
