import Forms
import Screen

/// Picks colors for text that read on a known background: with a contrast of at least 4.5 (WCAG 2.2, level AA).
///
/// The sixteen colors of a terminal are whatever its palette says: bright in xterm's, where green is at 2.2 on white, and
/// never above 4.8 in Solarized. So the terminal's own is taken only where it reads, and else one of the other 240,
/// which are the same everywhere.
struct ReadableColors {
  static let leastContrast = 4.5

  let background: FormColor
  private let terminal: TerminalColors
  /// False where all colors are those of the scheme.
  private let usesPalette: Bool
  /// True where the terminal has more than its palette.
  let hasFixedColors: Bool

  /// Nil for an unknown background. With few colors that of a scheme is one of the palette, light gray or black.
  init?(_ scheme: ColorScheme, on terminal: TerminalColors, count: Int) {
    hasFixedColors = count >= 256
    self.terminal = terminal
    usesPalette = scheme == .terminal
    if let ground = scheme.ground {
      background =
        hasFixedColors ? FormColor(ground.background) : .ansi(scheme == .dark ? 0 : 7)
    } else if let known = terminal.background {
      background = FormColor(known)
    } else {
      return nil
    }
  }

  /// True where black reads better than white.
  var isLight: Bool { contrast(of: .ansi(16)) >= contrast(of: .ansi(231)) }

  /// Background of bars, and of the line that the cursor is on.
  private var line: FormColor { .ansi(isLight ? 254 : 236) }

  /// The terminal's own color where it reads, also on the line of the cursor, else the one for light or dark backgrounds.
  func color(_ own: UInt8, onLight light: UInt8, onDark dark: UInt8) -> Color {
    let value = terminal.palette[own].map { FormColor($0) } ?? .ansi(own)
    let fadesOnLine = hasFixedColors && (value.contrast(with: line) ?? 0) < Self.leastContrast
    if usesPalette || !hasFixedColors, reads(value), !fadesOnLine { return .indexed(own) }
    return fixed(onLight: light, onDark: dark)
  }

  /// The color of text: the terminal's own, unless that is known not to read.
  func text(onLight light: UInt8, onDark dark: UInt8) -> Color {
    guard usesPalette, let own = terminal.foreground, !reads(FormColor(own)) else {
      return .terminalDefault
    }
    return fixed(onLight: light, onDark: dark)
  }

  private func fixed(onLight light: UInt8, onDark dark: UInt8) -> Color {
    guard hasFixedColors else { return .terminalDefault }
    let best = isLight ? light : dark
    return reads(.ansi(best)) ? .indexed(best) : .indexed(isLight ? 16 : 231)
  }

  private func reads(_ color: FormColor) -> Bool { contrast(of: color) >= Self.leastContrast }

  private func contrast(of color: FormColor) -> Double { color.contrast(with: background) ?? 0 }
}

extension FormColor {
  init(_ value: TerminalColors.Value) {
    self = .rgb(red: value.red, green: value.green, blue: value.blue)
  }

  init(_ color: Color) {
    switch color {
    case .terminalDefault: self = .label
    case .indexed(let index): self = .ansi(index)
    case .rgb(let red, let green, let blue): self = .rgb(red: red, green: green, blue: blue)
    }
  }
}
