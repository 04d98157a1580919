import Values

/// What becomes of text while it is typed and when its row is left.
extension RowDecoder {
  func decodeEntry(_ reader: DictionaryReader, into row: inout ConfigRow) {
    row.givenTrimsWhitespace = reader.bool("trimsWhitespace")
    row.capitalization =
      reader.word(
        "autocapitalizationType", words: Capitalization.allCases.map(\.rawValue)
      ) { Capitalization(rawValue: $0) } ?? .none
    let corrections = ["default", "no", "yes"]
    _ = reader.word("autocorrectionType", words: corrections) {
      corrections.contains($0) ? $0 : nil
    }
    // Beside a pattern it is read with the pattern.
    if !reader.has("regex") {
      let extents = ["full", "partial"]
      _ = reader.word("regexMatch", words: extents) { extents.contains($0) ? $0 : nil }
    }
    let content = reader.word("textContentType", words: TextContents.words) {
      TextContents.words.contains($0) ? $0 : nil
    }
    if !reader.has("keyboardType"), let keyboard = content.flatMap(TextContents.keyboard) {
      row.keyboardType = keyboard
    }
  }
}
