import Cells
import Screen
import SourceText
import Testing
import Texts

@testable import FormEditor

@Suite("The keys and the list of commands of the start page")
struct StartKeyTests {
  private static let here = StartListing.Origin.folder(".")

  private static func page(_ names: [String], keys: String = "") -> StartPage {
    let settings = ReadSettings(
      SourceText(name: "config.plist", text: "{ keys = { \(keys) }; }"))
    #expect(settings.diagnostics.isEmpty, "\(settings.diagnostics)")
    var page = StartPage(
      here, title: "~/data", size: Size(width: 80, height: 24), keys: settings.settings.keys)
    let items = names.map {
      StartItem(
        id: StartItem.ID(path: $0), name: $0, kind: $0.hasSuffix(".csv") ? .foreign : .data,
        refusal: $0.hasSuffix(".csv") ? "this format is not read" : nil)
    }
    _ = page.reduce(.listed(StartListing(here, title: "~/data", items: items)))
    return page
  }

  @discardableResult
  private static func press(_ keys: KeyPress..., on page: inout StartPage) -> [StartEffect] {
    keys.flatMap { page.reduce(.input(.key($0))) }
  }

  private static func type(_ text: String, on page: inout StartPage) -> [StartEffect] {
    text.flatMap { page.reduce(.input(.key(.letter($0)))) }
  }

  private static func lines(_ page: StartPage) -> [String] {
    StartScene.frame(page).lines.filter { !$0.isEmpty }
  }

  private static func line(_ page: StartPage, _ text: String) -> String {
    lines(page).first { $0.contains(text) } ?? ""
  }

  @Test("C-p lists the commands with their keys; typing narrows it, and Enter gives one")
  func palette() {
    var page = Self.page(["a.json", "b.json"])
    Self.press(.control("p"), on: &page)
    #expect(Self.line(page, "folder above").contains("← Backspace"))
    #expect(Self.lines(page).last?.contains("Enter do it") == true)
    #expect(!Self.lines(page).contains { $0.contains("a.json") })
    _ = Self.type("LAST", on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ last") })
    #expect(!Self.lines(page).contains { $0.contains("folder above") })
    Self.press(KeyPress(.enter), on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ b.json") })
    Self.press(.control("p"), on: &page)
    _ = Self.type("quit", on: &page)
    #expect(Self.press(KeyPress(.enter), on: &page) == [.quit])
  }

  @Test("Esc closes the list of commands and leaves what was typed before")
  func back() {
    var page = Self.page(["a.json", "b.json"])
    _ = Self.type("b.", on: &page)
    Self.press(.control("p"), on: &page)
    #expect(!Self.lines(page).contains { $0.contains("folder above") })
    #expect(Self.press(KeyPress(.escape), on: &page).isEmpty)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ b.json") })
    #expect(!Self.lines(page).contains { $0.contains("a.json") })
  }

  @Test("? is the same list with what each does")
  func help() {
    var page = Self.page(["a.json"])
    Self.press(.letter("?"), on: &page)
    #expect(Self.line(page, "List the folder above.").contains("← Backspace"))
    #expect(Self.lines(page).last?.contains("do it") == false)
    _ = Self.type("above", on: &page)
    #expect(
      Self.press(KeyPress(.enter), on: &page) == [.list(StartListing.Origin.folder(".."))])
  }

  @Test("What can't be opened says why at Enter and in the list of commands")
  func refusals() {
    var page = Self.page(["a.csv"])
    #expect(Self.lines(page).last?.contains("open") == false)
    #expect(Self.press(KeyPress(.enter), on: &page).isEmpty)
    #expect(Self.lines(page).contains(" a.csv: this format is not read"))
    Self.press(.control("p"), on: &page)
    #expect(Self.line(page, "  open").contains("this format is not read"))
    var database = StartPage(
      .database("staff.db", form: nil), title: "staff.db", size: Size(width: 80, height: 24))
    #expect(Self.press(KeyPress(.left), on: &database).isEmpty)
    #expect(Self.lines(database).joined().contains("no folder above"))
  }

  @Test("The settings give the page its keys: named on its last line, in the list, and by dispatch")
  func ownKeys() {
    var page = Self.page(
      ["a.json", "zoo.json"], keys: "quit = Z; folderAbove = \"C-u\"; help = F9; down = \"C-n j\";")
    #expect(Self.lines(page).last?.contains("F9 keys  Z quit  C-u folder above") == true)
    Self.press(.control("n"), on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ zoo.json") })
    #expect(
      Self.press(.control("u"), on: &page) == [.list(StartListing.Origin.folder(".."))])
    var other = Self.page(["a.json", "quince.json"], keys: "quit = Z;")
    #expect(Self.type("q", on: &other).isEmpty)
    #expect(Self.lines(other).contains { $0.hasPrefix("▌ quince.json") })
    #expect(Self.type("Z", on: &other).isEmpty)
    #expect(Self.press(.control("c"), on: &other) == [.quit])
  }

  @Test("A character narrows the list where the command has none by itself")
  func characters() {
    var page = Self.page(["a.json", "jam.json"], keys: "down = \"m C-n\";")
    #expect(Self.type("m", on: &page).isEmpty)
    #expect(Self.lines(page)[1].contains("m"))
    #expect(!Self.lines(page).contains { $0.contains("a.json") && !$0.contains("jam") })
  }

  @Test("Settings that are read again hold at once")
  func followed() {
    var page = Self.page(["a.json"])
    _ = page.reduce(.settingsWereRead(KeyBindings(["quit": [.letter("Z")]]), "read again"))
    #expect(Self.lines(page).last?.contains("Z quit") == true)
    #expect(Self.lines(page).contains(" read again"))
    #expect(Self.type("Z", on: &page) == [.quit])
  }

  @Test("A key that would give two commands of the page is a conflict")
  func conflict() {
    let settings = ReadSettings(
      SourceText(name: "config.plist", text: "{ keys = { down = \"Down C-l\"; }; }"))
    let lines = settings.diagnostics.map { $0.line(in: Language.english.texts) }
    #expect(lines.first?.contains("down and redraw have the same key") == true, "\(lines)")
    let own = ReadSettings(
      SourceText(name: "config.plist", text: "{ keys = { openItem = F5; }; }"))
    #expect(
      own.diagnostics.map { $0.line(in: Language.english.texts) }.first?
        .contains("openItem and redraw have the same key (On the start page)") == true)
    let typed = ReadSettings(
      SourceText(name: "config.plist", text: "{ keys = { folderAbove = u; }; }"))
    #expect(
      typed.diagnostics.map { $0.line(in: Language.english.texts) }.first?.contains("is typed")
        == true)
  }
}
