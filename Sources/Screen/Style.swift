/// A color as a form or the theme asks for it; the driver maps it to what the terminal has.
package enum Color: Hashable, Sendable {
  case terminalDefault
  /// One of the 256 indexed colors; 0–15 are the terminal's own palette.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How a glyph looks.
package struct Style: Hashable, Sendable {
  /// The color of the letters.
  package var foreground: Color = .terminalDefault
  /// The color behind them.
  package var background: Color = .terminalDefault
  /// How they are set off otherwise.
  package var attributes: Attributes = []

  package init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// As the terminal writes by itself.
  package static let plain = Style()

  /// What a text may have besides colors.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavy letters.
    package static let bold = Attributes(rawValue: 1)
    /// Less bright than other texts.
    package static let dim = Attributes(rawValue: 2)
    /// Slanted letters.
    package static let italic = Attributes(rawValue: 4)
    /// A line below.
    package static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    package static let reverse = Attributes(rawValue: 16)
  }
}
