import Screen
import Testing

@testable import FormEditor

@Suite("Keys that the settings give to commands")
struct OwnKeyTests {
  private static let keys = KeyBindings([
    "undo": [.letter("z")], "fold": [.letter("f")], "quit": [.letter("Q")],
    "save": [.letter("w")], "down": [.letter("n"), .control("n")],
  ])

  @Test("A key gives the command that it was given to, and the former one does nothing")
  func gives() {
    let table = Self.keys.table(of: .page(.form))
    #expect(table.command(for: .letter("z"))?.id == "undo")
    #expect(table.command(for: .letter("u")) == nil)
    #expect(Self.keys[PageCommands.undo] == "z")
  }

  @Test("Commands of the same name have the key on every page")
  func everyPage() {
    for page in PageName.allCases {
      let table = Self.keys.table(of: .page(page))
      #expect(table.command(for: .control("n"))?.id == "down")
      #expect(table.command(for: KeyPress(.down)) == nil)
    }
  }

  @Test("Esc and C-c go back and leave, whatever else does")
  func reserved() {
    let table = Self.keys.table(of: .page(.form))
    #expect(table.command(for: .letter("Q"))?.id == "quit")
    #expect(table.command(for: .letter("q")) == nil)
    #expect(table.command(for: .control("c"))?.id == "quit")
  }

  @Test("A character is typed in a field and in a list; the usual key works there")
  func typing() {
    #expect(Self.keys.table(of: .field).command(for: .letter("w")) == nil)
    #expect(Self.keys.table(of: .field).command(for: .control("s"))?.id == "save")
    let list = Self.keys.table(of: .narrowedList)
    #expect(list.command(for: .letter("n")) == nil)
    #expect(list.command(for: .control("n"))?.id == "down")
    #expect(Self.keys.table(of: .list).command(for: .letter("n"))?.id == "down")
  }
}
