import Screen
import Testing
import Texts

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

  @Test("Where a letter and another key mean the same, sentences can name the letter")
  func letters() {
    #expect(KeyMap.form.letter(.last) == "G")
    #expect(KeyMap.table.letter(.down) == "j")
    #expect(KeyMap.form.letter(.clearValue) == "Delete")
  }

  @Test("Every key has a title and a sentence in every language", arguments: Language.allCases)
  func texts(language: Language) {
    let texts = language.texts
    func check<Command>(_ table: KeyTable<Command>) {
      for binding in table.bindings {
        let (title, summary) = (binding.title.text(in: texts), binding.summary.text(in: texts))
        #expect(!title.isEmpty && title.last?.isPunctuation == false, "\(binding.command)")
        #expect(summary.last == "." || summary.last == "。", "\(binding.command)")
      }
    }
    check(KeyMap.form)
    check(KeyMap.table)
    check(KeyMap.field)
    check(KeyMap.panel)
    check(KeyMap.panelLetters)
    check(KeyMap.line)
    check(KeyMap.prompt)
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
