import Forms
import Rules
import Screen
import Texts

/// The few styles that everything on the screen is drawn in.
///
/// Readable on light and dark backgrounds: text keeps the terminal's own colors unless it means
/// something, and what means something takes them from the palette of 16, which people tune to their
/// background. Color is never the only sign: marks and words show the same.
package struct Theme: Hashable, Sendable {
  /// A value at rest.
  package var value = Style.plain
  /// The label of a row.
  package var label: Style
  /// Hints, placeholders, defaults: what is not the record's.
  package var dim: Style
  /// What the form's author would write into an empty field.
  var placeholder: Style { dim.adding(.italic) }
  /// The heading of a section or of a panel.
  package var heading = Style(foreground: .indexed(6), attributes: .bold)
  /// What is to be noticed and is not a problem.
  package var accent = Style(foreground: .indexed(6))
  /// The label of the row in focus.
  package var focusedLabel = Style(foreground: .indexed(6), attributes: .bold)
  /// An error, and a value that has one.
  package var problem = Style(foreground: .indexed(1), attributes: .bold)
  /// A warning, and a value that has one.
  package var warning = Style(foreground: .indexed(3))
  /// A switch that is on, and an advice.
  package var good = Style(foreground: .indexed(2))
  /// A stored value that the row can't take.
  package var foreign = Style(foreground: .indexed(3), attributes: .underline)

  /// The title line and the bottom line.
  package var bar: Style
  /// The most important text of a bar.
  package var barStrong: Style
  /// The least important text of a bar.
  package var barDim: Style
  /// An error in a bar.
  package var barProblem: Style
  /// A warning in a bar.
  package var barWarning: Style

  /// A list or grid above the form.
  package var popup: Style
  /// What is in it without being to choose.
  package var popupNote: Style
  /// The line or the cell under the cursor.
  package var selection: Style
  /// What is not the record's in the cell under the cursor.
  package var selectionDim: Style

  /// What cells show besides values: words such as on and off.
  package var language: Language
  /// What is shown besides values, in the language.
  package var texts: any Texts { language.texts }

  private let hasColors: Bool
  /// Whether no color distinguishes `null` from a text of the same characters, which is in quotes then.
  package var quotesTexts: Bool

  /// The theme of a terminal with so many colors: 0 (also for `NO_COLOR`), 8, 16, 256 or more.
  ///
  /// Labels have the terminal's own color: no other reads on all backgrounds. On Solarized, light and dark, the best gray has
  /// a contrast of 3.7, and terminals are asked nothing. Hints have gray 244 of the 256, 3.9 on white and 5.3 on black, which
  /// `dim` has on some terminals only: others draw it at a third of the text's strength. With fewer colors there is no such
  /// gray, bright black being the background itself in some palettes, so that `dim` serves there for what is not the
  /// record's.
  package init(colors: Int = 256, in language: Language = .english) {
    self.language = language
    hasColors = colors >= 8
    quotesTexts = colors < 8
    if colors >= 256 {
      label = .plain
      dim = Style(foreground: .indexed(244))
      // Both colors given, so that the contrast is known whatever the terminal's own are.
      bar = Style(foreground: .indexed(253), background: .indexed(236))
      popup = bar
      popupNote = Style(foreground: .indexed(246), background: .indexed(236))
      barDim = popupNote
      barProblem = Style(foreground: .indexed(210), background: .indexed(236))
      barWarning = Style(foreground: .indexed(222), background: .indexed(236))
      selection = Style(foreground: .indexed(16), background: .indexed(152))
      selectionDim = Style(foreground: .indexed(240), background: .indexed(152))
    } else {
      label = .plain
      dim = Style(attributes: .dim)
      bar = Style(attributes: .reverse)
      popup = .plain
      popupNote = dim
      barDim = bar
      barProblem = Style(attributes: [.reverse, .bold])
      barWarning = barProblem
      selection = bar
      selectionDim = bar.adding(.dim)
    }
    barStrong = bar.adding(.bold)
    if !hasColors { dropColors() }
  }

  /// A text as it is shown where no color distinguishes it from a value: `◇ A` for a default, `‹A›` for a placeholder.
  func marked(_ text: String, as role: DisplayValue.Role) -> String {
    guard !hasColors else { return text }
    return switch role {
    case .defaultValue: Self.defaultMark + text
    case .placeholder: "‹\(text)›"
    case .value, .secure, .empty, .foreign: text
    }
  }

  /// What is before a default where no color distinguishes it from a value; nil with colors.
  package var defaultMark: String? { hasColors ? nil : Self.defaultMark }

  private static let defaultMark = "◇ "

  /// The style of a row's value as the form colors it.
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
  /// The screen's attributes for the words of a form.
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
