import Screen
import Testing

@testable import FormEditor

@Suite("The keys of each mode")
struct KeyMapTests {
  private func keys<Command>(_ table: KeyTable<Command>) -> [KeyPress] {
    table.bindings.flatMap(\.keys)
  }

  @Test("No key means two things at once")
  func once() {
    let tables = [
      keys(KeyMap.form), keys(KeyMap.table), keys(KeyMap.field), keys(KeyMap.line),
      keys(KeyMap.prompt), keys(KeyMap.panel) + keys(KeyMap.panelLetters),
    ]
    for keys in tables { #expect(Set(keys).count == keys.count, "\(keys.map(\.name))") }
  }

  @Test("Every command has a key where it can be given")
  func all() {
    for command in EditorCommand.allCases {
      let isThere = KeyMap.form.binding(of: command) ?? KeyMap.table.binding(of: command)
      #expect(isThere != nil, "\(command)")
    }
    for command in FieldCommand.allCases { #expect(KeyMap.field.binding(of: command) != nil) }
    for command in PanelCommand.allCases { #expect(KeyMap.panel.binding(of: command) != nil) }
    for command in LineCommand.allCases { #expect(KeyMap.line.binding(of: command) != nil) }
    for command in PromptCommand.allCases { #expect(KeyMap.prompt.binding(of: command) != nil) }
  }

  @Test("Hints name the keys as the table of keys has them")
  func names() {
    #expect(KeyMap.table.key(.undo) == "u")
    #expect(KeyMap.form.key(.edit) == "Enter")
    #expect(KeyMap.field.key(.save) == "C-s")
    #expect(KeyMap.panel.key(.toggleColumn) == "Tab")
  }

  @Test("The screen is redrawn by one key everywhere")
  func redraw() throws {
    for keys in [[], ["Enter"], ["?"], ["/"], ["Enter", "x", "q"]] {
      var scenario = try Scenario()
      for key in keys { scenario.press(key) }
      scenario.press("C-l")
      #expect(scenario.asksForRedraw, "\(keys)")
    }
  }
}
