import Patterns

/// How a row looks, and what it allows.
extension RowDecoder {
  func decodeLook(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    row.color = reader.color("color", log: &log)
    row.keyColor = reader.color("keyColor", log: &log)
    for word in reader.words("textStyle", log: &log) {
      if let style = Self.styles[word] { row.textStyle.insert(style) }
    }
    row.placeholder = reader.string("placeholder", log: &log)
    row.footerText = reader.string("footerText", log: &log)
    row.help = reader.string("help", log: &log)
  }

  func decodeRules(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    row.required = reader.boolOrExpression("required", log: &log) ?? false
    row.requiredMessage = reader.string("requiredMessage", log: &log)
    var options: PatternOptions = []
    for word in reader.words("regexOptions", log: &log) {
      if let option = Self.patternOptions[word] { options.insert(option) }
    }
    row.regex = reader.pattern("regex", options: options, log: &log)
    row.regexMessage = reader.string("regexMessage", log: &log)
    row.minimumLength = reader.integer("minimumLength", log: &log)
    row.maximumLength = reader.integer("maximumLength", log: &log)
    row.minimumValue = reader.bound("minimumValue", log: &log)
    row.maximumValue = reader.bound("maximumValue", log: &log)
  }

  private static let styles: [String: TextStyle] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "dim": .dim, "reverse": .reverse,
  ]

  private static let patternOptions: [String: PatternOptions] = [
    "caseInsensitive": .caseInsensitive, "multiline": .multiline,
    "dotMatchesLineSeparators": .dotMatchesLineSeparators,
  ]
}
