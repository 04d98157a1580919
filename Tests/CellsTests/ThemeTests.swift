import Forms
import JSONText
import Screen
import Testing

@testable import Cells

@Suite("The theme")
struct ThemeTests {
  @Test("A row's color and text style become those of the screen")
  func formColors() {
    let theme = Theme()
    #expect(
      theme.style(color: .rgb(red: 102, green: 102, blue: 102), textStyle: [.bold, .italic])
        == Style(
          foreground: .rgb(red: 102, green: 102, blue: 102), attributes: [.bold, .italic]))
    #expect(theme.style(color: .ansi(9), textStyle: []).foreground == .indexed(9))
    #expect(theme.style(color: .label, textStyle: .underline) == Style(attributes: .underline))
    #expect(theme.style(color: .secondary, textStyle: []) == theme.dim)
  }

  @Test("Without colors none is asked for, and a text style still shows")
  func noColors() {
    let theme = Theme(colors: 0)
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

  @Test(
    "Without colors a default has a mark of its own in every kind of cell, form and table",
    arguments: CellCatalog.core.kinds.map(\.declaration.name).filter { $0 != "SecureTextFieldCell" }
  )
  func defaultMark(name: String) throws {
    let value: JSONValue =
      switch CellCatalog.core.kind(named: name).declaration.valueType {
      case .number: .number("5")
      case .bool: .bool(true)
      case .date: .string("2024-02-28")
      default: .string("A")
      }
    let sample = try Sample(name, json: nil) { $0.defaultValue = value }
    let (kind, bound) = (sample.kind, sample.bound)
    #expect(bound.display.role == .defaultValue)
    for theme in [Theme(), Theme(colors: 16), Theme(colors: 8), Theme(colors: 0)] {
      let isMono = theme == Theme(colors: 0)
      let form = kind.content(of: bound, width: 30, theme: theme).lines.first?.text ?? ""
      let table = kind.tableContent(of: bound, width: 30, theme: theme).lines.first?.text ?? ""
      #expect(form.hasPrefix("◇ ") == isMono, "\(form)")
      #expect(table.hasPrefix("◇ ") == isMono, "\(table)")
    }
  }

  @Test("Without colors a placeholder has a mark of its own, at rest and in the field")
  func placeholderMark() throws {
    for name in ["TextFieldCell", "TextViewCell", "SecureTextFieldCell"] {
      let sample = try Sample(name, json: nil) { $0.placeholder = "4.01" }
      for (theme, shown) in [(Theme(), "4.01"), (Theme(colors: 0), "‹4.01›")] {
        #expect(
          sample.kind.content(of: sample.bound, width: 30, theme: theme).lines.first?.text == shown)
        guard case .editor(let editor) = sample.begin(.enter) else {
          Issue.record("\(name) opens no editor")
          continue
        }
        let view = editor.view(in: Size(width: 30, height: 1), theme: theme, fault: nil)
        #expect(view.lines.first?.text == shown)
      }
    }
  }

  /// Backgrounds, and the terminal's own text on them: white, black, Solarized light and dark.
  private static let schemes: [(text: FormColor, background: FormColor)] = [
    (.rgb(red: 0, green: 0, blue: 0), .rgb(red: 255, green: 255, blue: 255)),
    (.rgb(red: 255, green: 255, blue: 255), .rgb(red: 0, green: 0, blue: 0)),
    (.rgb(red: 0x65, green: 0x7B, blue: 0x83), .rgb(red: 0xFD, green: 0xF6, blue: 0xE3)),
    (.rgb(red: 0x83, green: 0x94, blue: 0x96), .rgb(red: 0x00, green: 0x2B, blue: 0x36)),
  ]

  private func contrast(
    of style: Style, on scheme: (text: FormColor, background: FormColor)
  ) -> Double? {
    let color: FormColor =
      switch style.foreground {
      case .terminalDefault: scheme.text
      case .indexed(let index): .ansi(index)
      case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
      }
    return color.contrast(with: scheme.background)
  }

  @Test(
    "Labels have a contrast of 4.5 on every background on which the terminal's own text has it",
    arguments: [8, 16, 256, 1 << 24])
  func labels(colors: Int) {
    let label = Theme(colors: colors).label
    #expect(!label.attributes.contains(.dim))
    for scheme in Self.schemes {
      let own = scheme.text.contrast(with: scheme.background) ?? 0
      #expect(contrast(of: label, on: scheme) ?? 0 >= min(4.5, own), "\(scheme)")
    }
  }

  @Test("No color of the 256 would do on all of them")
  func noColorForLabels() {
    for index in UInt8(16)...255 {
      let style = Style(foreground: .indexed(index))
      let worst = Self.schemes.compactMap { contrast(of: style, on: $0) }.min() ?? 0
      #expect(worst < 4.5, "\(index)")
    }
  }

  @Test("With 8 or 16 colors no grays are asked for", arguments: [8, 16])
  func fewColors(colors: Int) {
    let theme = Theme(colors: colors)
    for style in [theme.label, theme.dim, theme.bar, theme.popup, theme.popupNote, theme.selection]
    {
      #expect(style.foreground == .terminalDefault)
      #expect(style.background == .terminalDefault)
    }
  }
}
