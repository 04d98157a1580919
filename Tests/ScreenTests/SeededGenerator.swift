/// Random texts that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to 24 pieces, of which many join with their neighbours.
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
