import Screen
import Testing
import Texts

@testable import FormEditor

@Suite("The keys of each mode")
struct KeyMapTests {
  private static let tables = CommandSet.all.map { KeyBindings.standard.table(of: $0) }

  @Test("No key of a page means two things at once")
  func once() {
    for scope in CommandScope.all where scope.isPage {
      let keys = scope.commands.flatMap { KeyBindings.standard.keys(of: $0) }
      #expect(Set(keys).count == keys.count, "\(keys.map(\.name))")
    }
  }

  @Test("Every command has a key, and the key leads to it")
  func all() {
    for table in Self.tables {
      for command in table.commands {
        let keys = table.keys(of: command)
        #expect(!keys.isEmpty)
        for key in keys { #expect(table.command(for: key)?.id == command.id, "\(key.name)") }
      }
    }
    let start = StartKeys(.standard)
    for table in [start.idle.table, start.typing.table] {
      for command in table.commands {
        let keys = table.keys(of: command)
        #expect(!keys.isEmpty)
        for key in keys { #expect(table.command(for: key)?.id == command.id, "\(key.name)") }
      }
    }
  }

  @Test("Where a letter and another key mean the same, sentences can name the letter")
  func letters() {
    let keys = KeyBindings.standard
    #expect(keys.letter(of: FormCommands.last) == "G")
    #expect(keys.letter(of: TableCommands.down) == "j")
    #expect(keys.letter(of: PageCommands.clearValue) == "Delete")
  }

  @Test("Every key has a title and a sentence in every language", arguments: Language.allCases)
  func texts(language: Language) {
    let (texts, keys) = (language.texts, KeyBindings.standard)
    for command in CommandScope.all.flatMap(\.commands) {
      let (title, help) = (command.title(in: texts, keys), command.help(in: texts, keys))
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
