import Forms
import Screen

extension Theme {
  /// A style on a background of the form. Text without a color becomes black or white, whichever has more contrast.
  /// Without colors nothing changes.
  package func style(_ style: Style, on background: FormColor?) -> Style {
    guard let background, let color = self.style(color: background, textStyle: []).color else {
      return style
    }
    var style = style
    style.background = color
    if style.foreground == .terminalDefault || style.foreground == dim.foreground {
      style.foreground = Self.readable(on: background)
    }
    return style
  }

  /// A line on a background of the form.
  package func line(_ line: StyledLine, on background: FormColor?) -> StyledLine {
    guard background != nil else { return line }
    return StyledLine(line.spans.map { StyledSpan($0.text, style($0.style, on: background)) })
  }

  private static let black = FormColor.ansi(16)
  private static let white = FormColor.ansi(231)

  private static func readable(on background: FormColor) -> Color {
    let onBlack = black.contrast(with: background) ?? 0
    return onBlack >= white.contrast(with: background) ?? 0 ? .indexed(16) : .indexed(231)
  }
}

extension Style {
  fileprivate var color: Color? { foreground == .terminalDefault ? nil : foreground }
}
