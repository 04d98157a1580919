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
    if bar.background != .terminalDefault, colors.isLight { adoptLightBars() }
  }

  /// No black bars on a white terminal.
  private mutating func adoptLightBars() {
    bar = Style(foreground: .indexed(235), background: .indexed(254))
    popup = bar
    barStrong = bar.adding(.bold)
    popupNote = Style(foreground: .indexed(240), background: .indexed(254))
    barDim = popupNote
    barProblem = Style(foreground: .indexed(124), background: .indexed(254))
    barWarning = Style(foreground: .indexed(58), background: .indexed(254))
    cursorLine = bar
    cursorLineDim = popupNote
  }
}
