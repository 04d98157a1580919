import Forms
import Screen
import Testing

@testable import Cells

/// Backgrounds that terminals have, and the palettes that come with them. xterm's and the VGA's are their defaults;
/// Solarized's is from its own page (ethanschoonover.com/solarized): base3 and base03 with the texts base00 and base0.
@Suite("Every text reads on every background")
struct ContrastTests {
  struct Ground: CustomTestStringConvertible, Sendable {
    let name: String
    let colors: TerminalColors

    init(_ name: String, _ background: Int, _ text: Int, _ palette: [UInt8: Int]) {
      var colors = TerminalColors()
      colors.background = Self.value(background)
      colors.foreground = Self.value(text)
      colors.palette = palette.mapValues { Self.value($0) }
      (self.name, self.colors) = (name, colors)
    }

    var testDescription: String { name }

    private static func value(_ number: Int) -> TerminalColors.Value {
      TerminalColors.Value(
        red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }
  }

  private static let xterm: [UInt8: Int] = [
    1: 0xCD0000, 2: 0x00CD00, 3: 0xCDCD00, 6: 0x00CDCD, 8: 0x7F7F7F,
  ]
  private static let vga: [UInt8: Int] = [
    1: 0xAA0000, 2: 0x00AA00, 3: 0xAA5500, 6: 0x00AAAA, 8: 0x555555,
  ]
  private static let solarized: [UInt8: Int] = [
    1: 0xDC322F, 2: 0x859900, 3: 0xB58900, 6: 0x2AA198, 8: 0x002B36,
  ]
  static let grounds = [
    Ground("white, xterm", 0xFFFFFF, 0x000000, xterm),
    Ground("white, VGA", 0xFFFFFF, 0x000000, vga),
    Ground("black, xterm", 0x000000, 0xE5E5E5, xterm),
    Ground("black, VGA", 0x000000, 0xAAAAAA, vga),
    Ground("Solarized light", 0xFDF6E3, 0x657B83, solarized),
    Ground("Solarized dark", 0x002B36, 0x839496, solarized),
  ]

  /// The styles of a theme, by their names.
  private static func roles(of theme: Theme) -> [(name: String, style: Style)] {
    let own = Mirror(reflecting: theme).children.compactMap { child -> (String, Style)? in
      guard let name = child.label, let style = child.value as? Style else { return nil }
      return (name, style)
    }
    // On the line of the cursor texts have its background.
    return own + own.map { ($0.0 + " on the cursor's line", theme.onCursorLine($0.1)) }
  }

  private static func contrast(_ style: Style, on colors: TerminalColors) -> Double {
    func value(_ color: Color, _ own: TerminalColors.Value?) -> FormColor {
      switch color {
      case .terminalDefault: own.map { FormColor($0) } ?? .label
      case .indexed(let index): colors.palette[index].map { FormColor($0) } ?? FormColor(color)
      case .rgb: FormColor(color)
      }
    }
    return value(style.foreground, colors.foreground)
      .contrast(with: value(style.background, colors.background)) ?? 0
  }

  @Test(
    "of a terminal that has answered, with its own sixteen colors or others", arguments: grounds)
  func answered(ground: Ground) {
    let theme = Theme(on: ground.colors)
    let roles = Self.roles(of: theme)
    #expect(roles.count > 40)
    for (name, style) in roles {
      let contrast = Self.contrast(style, on: ground.colors)
      #expect(contrast >= 4.5, "\(ground.name): \(name) has \(contrast)")
    }
  }

  @Test("in the themes of our own", arguments: [ColorScheme.light, .dark])
  func schemes(scheme: ColorScheme) throws {
    let ground = try #require(scheme.ground)
    for (name, style) in Self.roles(of: Theme(colors: 256, scheme)) {
      var style = style
      if style.foreground == .terminalDefault { style.foreground = ground.text }
      if style.background == .terminalDefault { style.background = ground.background }
      #expect(Self.contrast(style, on: TerminalColors()) >= 4.5, "\(scheme): \(name)")
    }
  }

  @Test("The terminal's own colors are used where they read, and no others where it has no more")
  func ownColors() {
    let black = TerminalColors(colorFGBG: "15;0")
    #expect(Theme(on: black).accent.foreground == .indexed(6))
    #expect(Theme(on: black).problem.foreground == .indexed(210))
    let white = TerminalColors(colorFGBG: "0;default;15")
    #expect(Theme(on: white).problem.foreground == .indexed(1))
    #expect(Theme(on: white).good.foreground == .indexed(22))
    #expect(Theme(colors: 16, on: white).problem.foreground == .indexed(1))
    #expect(Theme(colors: 16, on: white).good.foreground == .terminalDefault)
    #expect(Theme(colors: 0, on: white) == Theme(colors: 0))
  }

  @Test(
    "On an unknown background bars and the cursor's line have none of their own",
    arguments: [0, 8, 16, 256])
  func unknown(colors: Int) {
    let theme = Theme(colors: colors)
    for style in [
      theme.bar, theme.barStrong, theme.barDim, theme.barProblem, theme.barWarning,
      theme.cursorLine,
      theme.onCursorLine(theme.value),
    ] {
      #expect(style.background == .terminalDefault && !style.attributes.contains(.reverse))
    }
    #expect(theme.barStrong.attributes.contains(.bold))
    #expect(theme.onCursorLine(theme.value).attributes.contains(.underline))
  }

  @Test("With few colors a theme of our own takes those of the palette that read")
  func fewColors() {
    for colors in [8, 16] {
      let light = Theme(colors: colors, .light)
      #expect(
        light.accent.foreground == .terminalDefault && light.bar.background == .terminalDefault)
      #expect(Theme(colors: colors, .dark).accent.foreground == .indexed(6))
    }
  }

  @Test("A white terminal has no black bars; COLORFGBG that says nothing changes nothing")
  func bars() {
    let white = Theme(on: TerminalColors(colorFGBG: "0;15"))
    for style in [white.bar, white.popup, white.cursorLine, white.barDim, white.barStrong] {
      #expect(style.background == .indexed(254))
    }
    for text in [nil, "", "default;default", "15", "x;y", "0;99", "-1"] where text != "15" {
      #expect(Theme(on: TerminalColors(colorFGBG: text)) == Theme(), "\(text ?? "nil")")
    }
  }
}
