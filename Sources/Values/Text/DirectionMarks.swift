/// Direction marks that locales put around numbers and into dates. The screen would make them visible, like a
/// record's.
extension String {
  var withoutDirectionMarks: String {
    guard unicodeScalars.contains(where: \.isDirectionMark) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !$0.isDirectionMark }))
  }
}

extension Character {
  /// White space within a line, or a direction mark.
  package var isBlank: Bool {
    isWhitespace && !isNewline || unicodeScalars.allSatisfy(\.isDirectionMark)
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectionMark: Bool { ["\u{200E}", "\u{200F}", "\u{061C}"].contains(self) }
}
