/// How a row looks.
extension RowDecoder {
  func decodeLook(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    row.colors = colors(reader, log: &log)
    let alignments = TextAlignment.allCases.map(\.rawValue)
    row.alignment =
      reader.word("textAlignment", words: alignments, log: &log) { TextAlignment(rawValue: $0) }
      ?? .natural
    if case .lines(let lines) = reader.height("maximumHeight", log: &log) {
      row.maximumHeight = lines
    }
    row.numberOfLines = reader.integer("numberOfLines", log: &log).flatMap { $0 > 0 ? $0 : nil }
    row.prefix = reader.string("prefix", log: &log) ?? ""
    row.suffix = reader.string("suffix", log: &log) ?? ""
    row.subtitle = reader.subtitle("subtitle", log: &log)
    row.placeholder = reader.string("placeholder", log: &log)
    row.footerText = reader.string("footerText", log: &log)
    row.help = reader.string("help", log: &log)
    row.accessibilityLabel = reader.string("accessibilityLabel", log: &log)
    row.accessibilityHint = reader.string("accessibilityHint", log: &log)
  }

  func colors(_ reader: DictionaryReader, log: inout DiagnosticLog) -> RowColors {
    var colors = RowColors()
    colors.color = reader.color("color", log: &log)
    colors.keyColor = reader.color("keyColor", log: &log)
    colors.backgroundColor = reader.color("backgroundColor", log: &log)
    for word in reader.words("textStyle", log: &log) {
      if let style = Self.styles[word] { colors.textStyle.insert(style) }
    }
    return colors
  }

  private static let styles: [String: TextStyle] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "dim": .dim, "reverse": .reverse,
  ]
}
