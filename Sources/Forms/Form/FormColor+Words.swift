extension FormColor {
  /// Reads a color as a form writes it: `RRGGBB` or `RGB` with or without `#`, `ansi:0` to `ansi:255`, an ANSI
  /// name, or an iOS system color's name.
  package init?(formWord: String) {
    if let color = Self.named[formWord] {
      self = color
    } else if formWord.utf8.starts(with: "ansi:".utf8) {
      let digits = Substring(formWord.utf8.dropFirst(5))
      guard digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = UInt8(digits) else {
        return nil
      }
      self = .ansi(number)
    } else if let color = Self.hexadecimal(formWord) {
      self = color
    } else {
      return nil
    }
  }

  package static let names: [String] = ansiNames + systemColors.map(\.name)

  private static let ansiNames: [String] = {
    let plain = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return plain + plain.map { "bright" + $0.prefix(1).uppercased() + $0.dropFirst() }
  }()

  /// iOS's semantic and system colors (Apple's Human Interface Guidelines, "Color", light appearance).
  private static let systemColors: [(name: String, color: FormColor)] = [
    ("label", .label),
    ("secondaryLabel", .secondary),
    ("tertiaryLabel", .secondary),
    ("quaternaryLabel", .secondary),
    ("placeholderText", .secondary),
    ("link", rgb(0x007AFF)),
    ("systemRed", rgb(0xFF3B30)),
    ("systemOrange", rgb(0xFF9500)),
    ("systemYellow", rgb(0xFFCC00)),
    ("systemGreen", rgb(0x34C759)),
    ("systemMint", rgb(0x00C7BE)),
    ("systemTeal", rgb(0x30B0C7)),
    ("systemCyan", rgb(0x32ADE6)),
    ("systemBlue", rgb(0x007AFF)),
    ("systemIndigo", rgb(0x5856D6)),
    ("systemPurple", rgb(0xAF52DE)),
    ("systemPink", rgb(0xFF2D55)),
    ("systemBrown", rgb(0xA2845E)),
    ("systemGray", rgb(0x8E8E93)),
  ]

  private static let named: [String: FormColor] = {
    var named: [String: FormColor] = [:]
    for (number, name) in ansiNames.enumerated() { named[name] = .ansi(UInt8(number)) }
    for (name, color) in systemColors { named[name] = color }
    return named
  }()

  private static func rgb(_ value: UInt32) -> FormColor {
    .rgb(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  private static func hexadecimal(_ word: String) -> FormColor? {
    let hasSign = word.utf8.first == UInt8(ascii: "#")
    let digits = Substring(hasSign ? word.utf8.dropFirst() : word.utf8[...])
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: return rgb(value)
    case 3:
      let (red, green, blue) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
      return rgb(red * 0x110000 + green * 0x1100 + blue * 0x11)
    default: return nil
    }
  }
}
