import SeededRandom

/// Random texts that are the same in every run.
extension SeededGenerator {
  /// Up to 24 pieces, of which many join with their neighbors.
  mutating func text() -> String {
    (0..<Int.random(in: 0..<24, using: &self)).map { _ in piece() }.joined()
  }

  private mutating func piece() -> String {
    Self.pieces.randomElement(using: &self) ?? ""
  }

  private static let pieces = [
    "a", "b", "word", "longer-word", " ", "  ", "\n", "\r\n", "\r", "\t", "é", "\u{301}", "Ж", "中",
    "文", "。", "（", "か", "\u{3099}", "한", "\u{1161}", "क", "\u{94D}", "ि", "ب", "\u{650}",
    "\u{200D}", "\u{FE0F}", "❤", "👩", "🏽", "👨‍👩‍👧‍👦", "🇩", "🇪", "1", "\u{20E3}", "\u{202E}", "\u{600}",
    "\u{1B}", "\u{7F}", "\u{2028}",
  ]
}
