import Values

/// A color as a form names it.
package enum FormColor: Hashable, Sendable {
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// Index of one of the terminal's 256 colors; 0–15 are its own palette (also the ANSI names).
  case ansi(UInt8)
  /// The terminal's own text color (`label`).
  case label
  /// Color dimmer than the text (`secondaryLabel`, `placeholderText`).
  case secondary
}

/// Measures of how well colors can be distinguished.
extension FormColor {
  /// Red, green and blue, 0 to 255; nil for colors that only the terminal knows. The first
  /// sixteen colors of a terminal have the components of xterm.
  package var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    switch self {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .ansi(let index): Self.components(ofIndex: index)
    case .label, .secondary: nil
    }
  }

  private static func components(
    ofIndex index: UInt8
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch index {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 12: return (92, 92, 255)
    case 0...15:
      let full: UInt8 = index < 8 ? 205 : 255
      func part(_ bit: UInt8) -> UInt8 { index & bit != 0 ? full : 0 }
      return (part(1), part(2), index == 4 ? 238 : part(4))
    case 16...231:
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      let position = Int(index) - 16
      return (steps[position / 36], steps[position / 6 % 6], steps[position % 6])
    default:
      let gray = 8 + (index - 232) * 10
      return (gray, gray, gray)
    }
  }

  /// The contrast of a text on a background, 1 to 21 (WCAG 2.2, "contrast ratio"); nil where one is only known to the
  /// terminal.
  package func contrast(with background: FormColor) -> Double? {
    guard let mine = luminance, let other = background.luminance else { return nil }
    return (max(mine, other) + 0.05) / (min(mine, other) + 0.05)
  }

  /// Relative luminance as defined by WCAG 2.2.
  private var luminance: Double? {
    guard let (red, green, blue) = components else { return nil }
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The square approximates the exponent 2.4 of sRGB's curve: contrasts differ by a few hundredths.
  private static func linear(_ component: UInt8) -> Double {
    let part = Double(component) / 255
    return part * part * (0.7 + 0.3 * part)
  }
}

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
