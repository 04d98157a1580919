/// How a row looks.
extension RowDecoder {
  func decodeLook(_ reader: DictionaryReader, into row: inout ConfigRow) {
    row.colors = colors(reader)
    let alignments = TextAlignment.allCases.map(\.rawValue)
    row.alignment =
      reader.word("textAlignment", words: alignments) { TextAlignment(rawValue: $0) }
      ?? .natural
    if case .lines(let lines) = reader.height("maximumHeight") {
      row.maximumHeight = lines
    }
    row.numberOfLines = reader.integer("numberOfLines").flatMap { $0 > 0 ? $0 : nil }
    row.prefix = reader.string("prefix") ?? ""
    row.suffix = reader.string("suffix") ?? ""
    row.subtitle = reader.subtitle("subtitle")
    row.placeholder = reader.string("placeholder")
    row.footerText = reader.string("footerText")
    row.help = reader.string("help")
    row.accessibilityLabel = reader.string("accessibilityLabel")
    row.accessibilityHint = reader.string("accessibilityHint")
  }

  func colors(_ reader: DictionaryReader) -> RowColors {
    var colors = RowColors()
    colors.color = reader.color("color")
    colors.keyColor = reader.color("keyColor")
    colors.backgroundColor = reader.color("backgroundColor")
    for word in reader.words("textStyle") {
      if let style = Self.styles[word] { colors.textStyle.insert(style) }
    }
    return colors
  }

  private static let styles: [String: TextStyle] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "dim": .dim, "reverse": .reverse,
  ]
}
