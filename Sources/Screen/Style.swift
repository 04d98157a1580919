/// A colour as a form or the theme asks for it; the driver maps it to what the terminal has.
package enum Colour: Hashable, Sendable {
  case terminalDefault
  /// One of the 256 indexed colours; 0–15 are the terminal's own palette.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How a glyph looks.
package struct Style: Hashable, Sendable {
  package var foreground: Colour = .terminalDefault
  package var background: Colour = .terminalDefault
  package var attributes: Attributes = []

  package init(
    foreground: Colour = .terminalDefault, background: Colour = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = Style()

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
