import FormEngine
import Screen
import Testing

@testable import Cells

@Suite("The theme")
struct ThemeTests {
  @Test("A row's colour and text style become those of the screen")
  func formColours() {
    let theme = Theme()
    #expect(
      theme.style(color: .rgb(red: 102, green: 102, blue: 102), textStyle: [.bold, .italic])
        == Style(
          foreground: .rgb(red: 102, green: 102, blue: 102), attributes: [.bold, .italic]))
    #expect(theme.style(color: .ansi(9), textStyle: []).foreground == .indexed(9))
    #expect(theme.style(color: .label, textStyle: .underline) == Style(attributes: .underline))
    #expect(theme.style(color: .secondary, textStyle: []) == theme.dim)
  }

  @Test("Without colours none is asked for, and a text style still shows")
  func noColours() {
    let theme = Theme(colours: 0)
    let styles = [
      theme.value, theme.label, theme.dim, theme.heading, theme.accent, theme.focusedLabel,
      theme.problem, theme.warning, theme.good, theme.foreign, theme.bar, theme.barStrong,
      theme.barDim, theme.barProblem, theme.barWarning, theme.popup, theme.popupNote,
      theme.selection, theme.style(color: .ansi(1), textStyle: .bold),
    ]
    for style in styles {
      #expect(style.foreground == .terminalDefault)
      #expect(style.background == .terminalDefault)
    }
    #expect(theme.style(color: .ansi(1), textStyle: .bold).attributes == .bold)
  }

  @Test("With 8 or 16 colours no greys are asked for", arguments: [8, 16])
  func fewColours(colours: Int) {
    let theme = Theme(colours: colours)
    for style in [theme.label, theme.dim, theme.bar, theme.popup, theme.popupNote, theme.selection]
    {
      #expect(style.foreground == .terminalDefault)
      #expect(style.background == .terminalDefault)
    }
  }
}
