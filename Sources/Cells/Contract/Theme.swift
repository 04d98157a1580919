import Forms
import Rules
import Screen
import Texts

/// The few styles that everything on the screen is drawn in.
///
/// Readable on light and dark backgrounds: text has the terminal's own colors unless it has a special meaning, whose
/// colors are from the palette of 16, which people adapt to their background. Color is never the only sign: marks and
/// words show the same.
package struct Theme: Hashable, Sendable {
  /// A value that is not being edited.
  package var value = Style.plain
  package var label: Style
  /// Hints, placeholders, defaults: text that is not the record's.
  package var dim: Style
  var placeholder: Style { dim.adding(.italic) }
  package var heading = Style(foreground: .indexed(6), attributes: .bold)
  /// Emphasis for anything but problems.
  package var accent = Style(foreground: .indexed(6))
  package var focusedLabel = Style(foreground: .indexed(6), attributes: .bold)
  package var problem = Style(foreground: .indexed(1), attributes: .bold)
  package var warning = Style(foreground: .indexed(3))
  /// A switch that is on, and advice.
  package var good = Style(foreground: .indexed(2))
  /// A stored value that the row can't accept.
  package var foreign = Style(foreground: .indexed(3), attributes: .underline)

  /// The title line and the bottom line.
  package var bar: Style
  package var barStrong: Style
  package var barDim: Style
  package var barProblem: Style
  package var barWarning: Style

  package var popup: Style
  /// Text in a popup that can't be selected.
  package var popupNote: Style
  package var selection: Style
  /// Text that is not the record's in the cell under the cursor.
  package var selectionDim: Style

  /// A value on the line that the cursor is on; where no shade is known to fit, a line below it shows where the cursor is.
  package var cursorLine: Style
  /// Text on that line that is not the record's.
  package var cursorLineDim: Style

  package var language: Language
  package var texts: Texts { language.texts }

  private let hasColors: Bool
  /// True if no color distinguishes `null` from an equal text, which then has quotes.
  package var quotesTexts: Bool

  /// The theme for a number of colors: 0 (also for `NO_COLOR`), 8, 16, 256 or more.
  ///
  /// Labels have the terminal's own color: no other reads on all backgrounds. On a known background all text has a
  /// contrast of 4.5 at least (`ReadableColors`). On an unknown one hints have gray 244 of the 256, 3.9 on white and 5.3
  /// on black, which `dim` has on some terminals only: others draw it at a third of the text's strength. With fewer
  /// colors there is no such gray, bright black being the background itself in some palettes, so that `dim` is used
  /// there for text that is not the record's.
  ///
  /// Bars, and the line of the cursor, have a background of their own only where a shade of gray is known to fit: on an
  /// unknown background the one that is calm on black is a slab on white.
  package init(
    colors: Int = 256, _ scheme: ColorScheme = .terminal, on terminal: TerminalColors = .init(),
    in language: Language = .english
  ) {
    self.language = language
    hasColors = colors >= 8
    quotesTexts = colors < 8
    if colors >= 256 {
      label = .plain
      dim = Style(foreground: .indexed(244))
      // Both colors given, so that the contrast is known whatever the terminal's own are.
      popup = Style(foreground: .indexed(235), background: .indexed(253))
      popupNote = Style(foreground: .indexed(240), background: .indexed(253))
      selection = Style(foreground: .indexed(16), background: .indexed(152))
      selectionDim = Style(foreground: .indexed(240), background: .indexed(152))
    } else {
      label = .plain
      dim = Style(attributes: .dim)
      popup = .plain
      popupNote = dim
      selection = Style(attributes: .reverse)
      selectionDim = selection.adding(.dim)
    }
    cursorLine = Style(attributes: .underline)
    cursorLineDim = cursorLine
    if colors < 256 { cursorLineDim.attributes.insert(.dim) }
    bar = .plain
    barDim = dim
    barProblem = problem
    barWarning = colors >= 8 ? warning : warning.adding(.bold)
    barStrong = bar.adding(.bold)
    if !hasColors {
      dropColors()
    } else if let readable = ReadableColors(scheme, on: terminal, count: colors) {
      adopt(readable)
    }
  }

  /// The marked text if no color distinguishes it from a value: `◇ A` for a default, `‹A›` for a placeholder.
  func marked(_ text: String, as role: DisplayValue.Role) -> String {
    guard !hasColors else { return text }
    return switch role {
    case .defaultValue: Self.defaultMark + text
    case .placeholder: "‹\(text)›"
    case .value, .secure, .empty, .foreign: text
    }
  }

  /// Sign before a default if no color distinguishes it from a value; nil with colors.
  package var defaultMark: String? { hasColors ? nil : Self.defaultMark }

  private static let defaultMark = "◇ "

  /// The style of a row's value with the form's colors.
  package func style(color: FormColor?, textStyle: TextStyle) -> Style {
    var style = value
    switch color {
    case _ where !hasColors: break
    case nil, .label: break
    case .secondary: style = dim
    case .rgb(let red, let green, let blue):
      style.foreground = .rgb(red: red, green: green, blue: blue)
    case .ansi(let index): style.foreground = .indexed(index)
    }
    return style.adding(textStyle.attributes)
  }

  private mutating func dropColors() {
    heading.foreground = .terminalDefault
    accent.foreground = .terminalDefault
    focusedLabel.foreground = .terminalDefault
    problem.foreground = .terminalDefault
    warning.foreground = .terminalDefault
    good.foreground = .terminalDefault
    foreign.foreground = .terminalDefault
    barProblem.foreground = .terminalDefault
    barWarning.foreground = .terminalDefault
  }
}

extension Style {
  /// The style with more attributes.
  package func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}

extension TextStyle {
  fileprivate var attributes: Style.Attributes {
    var attributes: Style.Attributes = []
    if contains(.bold) { attributes.insert(.bold) }
    if contains(.italic) { attributes.insert(.italic) }
    if contains(.underline) { attributes.insert(.underline) }
    if contains(.dim) { attributes.insert(.dim) }
    if contains(.reverse) { attributes.insert(.reverse) }
    return attributes
  }
}
