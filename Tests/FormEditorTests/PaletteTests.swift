import Screen
import Testing
import Texts

@testable import FormEditor

@Suite("The list of commands")
struct PaletteTests {
  private static func table(_ width: Int = 72, language: Language = .english) throws -> Scenario {
    try Scenario(
      record: Scenario.people, size: Size(width: width, height: 60), path: "people.json",
      opensTable: true, language: language)
  }

  @Test("C-p lists every command that works here by its name, with its keys")
  func lists() throws {
    var scenario = try Self.table()
    scenario.press("C-p")
    #expect(scenario.line(of: "sort").contains("o"))
    #expect(scenario.line(of: "redo").contains("C-r C-y"))
    #expect(scenario.text.contains("invert selection"))
    #expect(!scenario.text.contains("fold"))
    #expect(scenario.bottomLine.contains("Enter do it"))
  }

  @Test("Typing narrows it by the beginnings of words; Enter gives the command on the page")
  func narrows() throws {
    var scenario = try Self.table()
    scenario.press("C-p")
    scenario.type("SEL")
    #expect(scenario.text.contains("invert selection"))
    #expect(!scenario.text.contains("then sort"))
    scenario.press("C-u")
    scenario.type("inv")
    scenario.press("Enter")
    #expect(scenario.editor.state.panel == nil)
    #expect(scenario.editor.tablePage.selection.inView.count > 1)
  }

  @Test("A part of a word that does not begin one finds nothing; the name in the settings does")
  func words() throws {
    var scenario = try Self.table()
    scenario.press("C-p")
    scenario.type("elect")
    #expect(scenario.text.contains("Nothing matches"))
    scenario.press("C-u")
    scenario.type("hideC")
    #expect(scenario.line(of: " hide ").contains("-"))
  }

  @Test("What is refused comes last, with the reason, which Enter says")
  func refused() throws {
    var scenario = try Self.table()
    scenario.press("C-p")
    let lines = scenario.screen
    let changes = try #require(lines.firstIndex { $0.contains(" changes ") })
    let save = try #require(lines.firstIndex { $0.contains(" save as ") })
    #expect(changes > save)
    #expect(lines[changes].contains("Nothing is changed"))
    scenario.type("changes")
    scenario.press("Enter")
    #expect(scenario.editor.state.panel == nil)
    #expect(scenario.helpLine.contains("Nothing is changed"))
  }

  @Test("The line below says what the command under the cursor does")
  func explained() throws {
    var scenario = try Self.table(40)
    scenario.press("C-p")
    scenario.type("add")
    #expect(scenario.text.contains("Add a record below."))
    #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= 40 })
  }

  @Test("Esc goes back to the page; to the list, where one was open")
  func back() throws {
    var scenario = try Self.table()
    scenario.press("C-p", "Esc")
    #expect(scenario.editor.state.panel == nil)
    scenario.press(":", "C-p")
    #expect(scenario.text.contains("hide or show"))
    scenario.press("Esc")
    #expect(scenario.text.contains("Columns"))
    scenario.press("C-p")
    scenario.type("hide")
    scenario.press("Enter")
    #expect(scenario.text.contains("hidden"))
    #expect(scenario.editor.state.panel?.topic == .columns)
  }

  @Test("It works in a form, and in the values of a column")
  func pages() throws {
    var scenario = try Self.table()
    scenario.press("Enter", "C-p")
    scenario.type("undo")
    #expect(scenario.text.contains("undo"))
    scenario.press("Esc", "Esc")
    scenario.pressAndFinish("=")
    scenario.press("C-p")
    #expect(scenario.text.contains("add up"))
  }

  @Test("The help is the same list: narrowed, Enter gives the command")
  func help() throws {
    var scenario = try Self.table()
    scenario.press("?")
    #expect(!scenario.bottomLine.contains("do it"))
    scenario.type("invert")
    #expect(scenario.text.contains("Invert the selection"))
    scenario.press("Enter")
    #expect(scenario.editor.tablePage.selection.inView.count > 1)
  }

  @Test("In Chinese, each character begins a word")
  func chinese() throws {
    let chinese = try #require(Language(for: LanguageName("zh-Hans")))
    var scenario = try Self.table(language: chinese)
    scenario.press("C-p")
    scenario.type("序")
    #expect(scenario.line(of: "排序").contains("o"))
  }

  @Test("The list has the keys that hold")
  func ownKeys() throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: 100, height: 40), path: "people.json",
      opensTable: true, keys: KeyBindings(["sort": [.letter("t")], "help": [.letter("h")]]))
    #expect(scenario.bottomLine.contains("t sort"))
    #expect(scenario.bottomLine.contains("h keys"))
    scenario.press("C-p")
    #expect(scenario.line(of: " sort ").contains("t"))
    scenario.press("Esc", "%")
    #expect(scenario.helpLine.contains("h"))
  }

  @Test("After a number the bottom line shows what can follow")
  func following() throws {
    var scenario = try Self.table(100)
    scenario.type("4")
    #expect(scenario.bottomLine.contains("G last  j down  k up  Esc drop 4"))
    #expect(!scenario.bottomLine.contains("sort"))
    scenario.press("Esc")
    #expect(scenario.bottomLine.contains("o sort"))
  }

  @Test("After C-x in a field the bottom line shows what can follow")
  func chord() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "C-x")
    #expect(scenario.bottomLine.contains("C-e"))
    #expect(!scenario.bottomLine.contains("Enter"))
  }
}
