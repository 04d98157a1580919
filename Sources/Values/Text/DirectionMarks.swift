/// Marks of the direction of writing that locales put around numbers and into dates. The screen would make them visible,
/// as it does those of a record.
extension String {
  /// The text without them.
  var withoutDirectionMarks: String {
    guard unicodeScalars.contains(where: \.isDirectionMark) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !$0.isDirectionMark }))
  }
}

extension Character {
  /// White space within a line, or a mark of direction.
  package var isBlank: Bool {
    isWhitespace && !isNewline || unicodeScalars.allSatisfy(\.isDirectionMark)
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectionMark: Bool { ["\u{200E}", "\u{200F}", "\u{061C}"].contains(self) }
}
