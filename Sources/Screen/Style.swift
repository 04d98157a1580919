/// A color that a form or the theme asks for; the driver maps it to the terminal's colors.
package enum Color: Hashable, Sendable {
  case terminalDefault
  /// Number of a color; 0–15 are the terminal's own palette.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// Colors and attributes of a glyph.
package struct Style: Hashable, Sendable {
  package var foreground: Color = .terminalDefault
  package var background: Color = .terminalDefault
  package var attributes: Attributes = []

  package init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = Style()

  /// Emphasis besides colors.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
  }
}
