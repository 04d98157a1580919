import Screen
import Testing
import Texts

@testable import FormEditor

@Suite("The keys of each mode")
struct KeyMapTests {
  private static let tables = [
    KeyMap.form, KeyMap.table, KeyMap.field, KeyMap.panelLetters, KeyMap.line, KeyMap.prompt,
  ]

  @Test("No key means two things at once")
  func once() {
    for table in Self.tables {
      let keys = table.commands.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(keys.map(\.name))")
    }
  }

  @Test("Every command has a key, and the key leads to it")
  func all() {
    for table in Self.tables {
      for command in table.commands {
        #expect(!command.keys.isEmpty)
        for key in command.keys {
          #expect(table.command(for: key)?.help == command.help, "\(key.name)")
          #expect(command.isGiven(by: key))
        }
      }
    }
  }

  @Test("Where a letter and another key mean the same, sentences can name the letter")
  func letters() {
    #expect(FormCommands.last.letter == "G")
    #expect(TableCommands.down.letter == "j")
    #expect(PageCommands.clearValue.letter == "Delete")
  }

  @Test("Every key has a title and a sentence in every language", arguments: Language.allCases)
  func texts(language: Language) {
    let texts = language.texts
    for command in Self.tables.flatMap(\.commands) {
      let (title, help) = (command.title.text(in: texts), command.help.text(in: texts))
      #expect(!title.isEmpty && title.last?.isPunctuation == false, "\(title)")
      #expect(help.last == "." || help.last == "。", "\(help)")
    }
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
