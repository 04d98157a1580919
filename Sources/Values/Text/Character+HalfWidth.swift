extension Character {
  /// The ASCII character for a full-width one of a Chinese or Japanese input method: `５`, `．`, `，`, `－`, and the full
  /// stop `。` as a point; other characters unchanged.
  package var halfWidth: Character {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return self }
    switch scalar.value {
    case 0xFF01...0xFF5E: return UnicodeScalar(scalar.value - 0xFEE0).map(Character.init) ?? self
    case 0x3002, 0xFF61: return "."
    case 0xFFE5: return "¥"
    default: return self
    }
  }
}
