extension Character {
  /// What a Chinese or Japanese input method writes for a character of ASCII, as that character: `５`, `．`, `，`, `－`, and the
  /// full stop `。` as a point; any other character as it is.
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
