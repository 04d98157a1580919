import Screen

/// The choice of colors for the whole screen.
package enum ColorScheme: String, CaseIterable, Sendable {
  /// The terminal's own colors, where they read on its background.
  case terminal
  /// Dark text on white, whatever the terminal has.
  case light
  /// Light text on black.
  case dark

  /// Colors of text and background in place of the terminal's; nil for those of the terminal.
  package var ground: (text: Color, background: Color)? {
    switch self {
    case .terminal: nil
    case .light: (.indexed(235), .indexed(231))
    case .dark: (.indexed(252), .indexed(233))
    }
  }
}
