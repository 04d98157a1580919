import Screen

extension Theme {
  /// Adopts colors that read on the background that is known.
  mutating func adopt(_ colors: ReadableColors) {
    value.foreground = colors.text(onLight: 238, onDark: 252)
    label.foreground = value.foreground
    dim = Style(foreground: colors.color(8, onLight: 240, onDark: 247))
    accent.foreground = colors.color(6, onLight: 24, onDark: 80)
    heading.foreground = accent.foreground
    focusedLabel.foreground = accent.foreground
    problem.foreground = colors.color(1, onLight: 124, onDark: 210)
    warning.foreground = colors.color(3, onLight: 58, onDark: 222)
    foreign.foreground = warning.foreground
    good.foreground = colors.color(2, onLight: 22, onDark: 114)
    if !colors.hasFixedColors {
      (barDim, barProblem, barWarning) = (dim, problem, warning)
    } else if colors.isLight {
      adoptBars(on: 254, text: 235, note: 240, problem: 124, warning: 58)
    } else {
      adoptBars(on: 236, text: 253, note: 248, problem: 210, warning: 222)
    }
  }

  /// Bars, popups and the line of the cursor in a shade of the background.
  private mutating func adoptBars(
    on shade: UInt8, text: UInt8, note: UInt8, problem: UInt8, warning: UInt8
  ) {
    func style(_ color: UInt8) -> Style {
      Style(foreground: .indexed(color), background: .indexed(shade))
    }
    (bar, popup, cursorLine) = (style(text), style(text), style(text))
    barStrong = bar.adding(.bold)
    (popupNote, barDim, cursorLineDim) = (style(note), style(note), style(note))
    (barProblem, barWarning) = (style(problem), style(warning))
  }
}
