/// A terminal's own colors, as far as they are known: it was asked for them, or the environment names its background.
package struct TerminalColors: Hashable, Sendable {
  /// Red, green and blue.
  package struct Value: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  package var background: Value?
  package var foreground: Value?
  /// Colors of the terminal's palette, by their numbers from 0 to 15.
  package var palette: [UInt8: Value] = [:]

  package init() {}

  /// Reads `COLORFGBG`, which rxvt, Konsole and others set: `15;0` and `0;default;15` have the background last. Of that
  /// only its brightness counts.
  package init(colorFGBG text: String?) {
    guard let number = text?.split(separator: ";").last.flatMap({ Int($0) }), 0...15 ~= number
    else { return }
    let isDark = number < 7 || number == 8
    background = isDark ? Value(red: 0, green: 0, blue: 0) : Value(red: 255, green: 255, blue: 255)
  }

  /// The numbers of the palette that text may have.
  package static let numbersOfText: [UInt8] = [1, 2, 3, 6, 8]
}
