import Values

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
      let place = Int(index) - 16
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
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
