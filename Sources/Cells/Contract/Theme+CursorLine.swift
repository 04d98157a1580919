import Screen

extension Theme {
  /// A style on the line that the cursor is on. A background of its own stays.
  package func onCursorLine(_ style: Style) -> Style {
    guard cursorLine.background != .terminalDefault else {
      return style.adding(cursorLine.attributes)
    }
    guard style.background == .terminalDefault, !style.attributes.contains(.reverse) else {
      return style
    }
    var style = style
    style.background = cursorLine.background
    if style.foreground == .terminalDefault {
      style.foreground = cursorLine.foreground
    } else if style.foreground == dim.foreground {
      style.foreground = cursorLineDim.foreground
    }
    return style
  }
}
