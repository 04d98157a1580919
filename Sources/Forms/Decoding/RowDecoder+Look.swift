/// How a row looks.
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

  private static let styles: [String: TextStyle] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "dim": .dim, "reverse": .reverse,
  ]
}
