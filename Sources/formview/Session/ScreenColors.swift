import Cells
import FormEditor
import Screen

/// The colors of the screen: the chosen scheme, and what is known of the terminal.
struct ScreenColors {
  let scheme: ColorScheme
  private let assumed: TerminalColors

  /// From `FORMVIEW_THEME`, else from the settings, and from `COLORFGBG` until the terminal has answered.
  init(_ settings: Settings = Environment.settings.settings) throws(CommandFailure) {
    assumed = TerminalColors(colorFGBG: Environment.value("COLORFGBG"))
    guard let name = Environment.value("FORMVIEW_THEME") else {
      scheme = settings.theme.flatMap(ColorScheme.init) ?? .terminal
      return
    }
    guard let scheme = ColorScheme(rawValue: name) else {
      throw CommandFailure(
        .usage, Environment.texts.unknownTheme(name, ColorScheme.allCases.map(\.rawValue)))
    }
    self.scheme = scheme
  }

  func theme(of terminal: any TerminalDriver) -> Theme {
    let answered = terminal.colors
    return Theme(
      colors: terminal.colorCount, scheme, on: answered.background == nil ? assumed : answered,
      in: Environment.locale.language)
  }
}
