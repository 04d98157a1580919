/// The sentences of argument-parser 1.8.
extension ParserText {
  /// The heading of a list; nil for any other line.
  func heading(_ line: Substring) -> String? {
    switch line {
    case "ARGUMENTS:": texts.argumentsHeading
    case "OPTIONS:": texts.optionsHeading
    case "SUBCOMMANDS:": texts.subcommandsHeading
    default: nil
    }
  }

  /// A separate line, with its indentation.
  func sentence(_ line: Substring) -> String {
    func rest(_ prefix: String) -> String { String(line.dropFirst(prefix.count)) }
    for (prefix, word) in [
      ("OVERVIEW: ", texts.overview), ("USAGE: ", texts.usage), ("Usage: ", texts.usageOfCall),
      ("Help:  ", texts.helpOfArgument),
      ("Error: ", { texts.wrongCall(complaint($0)) }),
    ] as [(String, (String) -> String)] where line.hasPrefix(prefix) {
      return word(rest(prefix))
    }
    if let found = line.wholeMatch(of: /[ ] See '(.+)' for more information\./) {
      return "  " + texts.moreInformation(String(found.1))
    }
    if let found = line.wholeMatch(of: /[ ] See '(.+)' for detailed help\./) {
      return "  " + texts.detailedHelp(String(found.1))
    }
    return String(line)
  }

  private func complaint(_ line: String) -> String {
    if let found = line.wholeMatch(of: /Missing expected argument '(.+)'/) {
      return texts.missingArgument(String(found.1))
    }
    if let found = line.wholeMatch(of: /Unknown option '(.+?)'(?:\. Did you mean '(.+)'\?)?/) {
      return texts.unknownOption(String(found.1), meant: found.2.map(String.init))
    }
    if let found = line.wholeMatch(of: /Missing value for '(.+)'/) {
      return texts.missingValue(String(found.1))
    }
    if let found = line.wholeMatch(of: /Unexpected argument '(.+)'/) {
      return texts.unexpectedArgument(String(found.1))
    }
    if let found = line.wholeMatch(of: /\d+ unexpected arguments: (.+)/) {
      return texts.unexpectedArguments(quoted(found.1))
    }
    if let found = line.wholeMatch(
      of: /The option '(.+)' does not take any value, but '(.*)' was specified\./)
    {
      return texts.takesNoValue(String(found.1), String(found.2))
    }
    return invalidValue(line) ?? line
  }

  private func quoted(_ list: Substring) -> [String] {
    list.matches(of: /'(.*?)'(?=$|, '| or '| and ')/).map { String($0.1) }
  }

  /// The message about a value that an option refuses; nil for any other line.
  private func invalidValue(_ line: String) -> String? {
    guard let found = line.wholeMatch(of: /The value '(.*)' is invalid for '(.+?)'(.*)/) else {
      return nil
    }
    let (value, option, reason) = (String(found.1), String(found.2), found.3)
    if let values = reason.wholeMatch(of: /\. Please provide one of (.+)\./) {
      return texts.invalidValue(value, option, oneOf: quoted(values.1))
    }
    // The values follow, a line each.
    if reason.hasPrefix(". ") { return texts.invalidValue(value, option, oneOf: []) }
    return reason.hasPrefix(": ")
      ? texts.invalidValue(value, option, because: String(reason.dropFirst(2)))
      : texts.invalidValue(value, option)
  }

  /// A line of a list with an option's values at the end, and its default.
  func values(in line: String) -> String {
    guard
      let found = line.firstMatch(of: /[ ]\((?:values: ([^;()]+))?(?:; )?(?:default: ([^()]+))?\)$/)
    else { return line }
    let standard = found.2.map(String.init)
    let before = String(line[..<found.range.lowerBound])
    if let values = found.1 {
      return before
        + texts.values(values.split(separator: ", ").map(String.init), default: standard)
    }
    return standard.map { before + texts.standardValue($0) } ?? line
  }
}
