import Cells
import Screen
import Testing

@testable import FormEditor

@Suite("The start page")
struct StartPageTests {
  private static let here = StartListing.Origin.folder(".")

  private static func item(
    _ name: String, _ kind: StartItem.Kind = .data, _ recency: StartItem.Recency = .none,
    format: String = "JSON"
  ) -> StartItem {
    var item = StartItem(
      id: StartItem.ID(path: name), name: name, kind: kind, format: format)
    item.recency = recency
    return item
  }

  private static func page(
    _ items: [StartItem], size: Size = Size(width: 80, height: 24), keys: KeyBindings = .standard
  ) -> StartPage {
    var page = StartPage(here, title: "~/data", size: size, keys: keys)
    _ = page.reduce(.listed(StartListing(here, title: "~/data", items: items)))
    return page
  }

  @discardableResult
  private static func press(_ keys: KeyPress..., on page: inout StartPage) -> [StartEffect] {
    keys.flatMap { page.reduce(.input(.key($0))) }
  }

  private static func type(_ text: String, on page: inout StartPage) {
    for letter in text { _ = page.reduce(.input(.key(.letter(letter)))) }
  }

  private static func lines(_ page: StartPage) -> [String] {
    StartScene.frame(page).lines.filter { !$0.isEmpty }
  }

  private static let staff = [
    item("staff.json"), item("ada.json"), item("person.form.plist", .form, format: "form"),
    item("old/", .folder, format: "folder"), item("b.csv", .foreign, format: "CSV"),
  ]

  @Test("lists data, forms, folders and other formats, each by name, with the cursor on the data")
  func sections() {
    let lines = Self.lines(Self.page(Self.staff))
    #expect(
      lines.dropFirst(2).dropLast().map { $0.split(separator: " ").joined(separator: " ") } == [
        "Data", "▌ ada.json JSON", "staff.json JSON", "Forms", "person.form.plist form", "Folders",
        "old/ folder", "Formats that are not read", "b.csv CSV",
      ])
  }

  @Test("Enter opens what is under the cursor")
  func opening() {
    var page = Self.page(Self.staff)
    let effects = Self.press(KeyPress(.down), KeyPress(.enter), on: &page)
    guard case .open(let item, nil)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(item.name == "staff.json")
  }

  @Test("typing narrows by name, format and form; Esc shows all again, then leaves")
  func narrowing() {
    var page = Self.page(Self.staff)
    Self.type("STA", on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ staff.json") })
    #expect(!Self.lines(page).contains { $0.contains("ada.json") })
    #expect(Self.press(KeyPress(.escape), on: &page).isEmpty)
    #expect(Self.lines(page).contains { $0.contains("ada.json") })
    Self.type("csv", on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ b.csv") })
    Self.type("zz", on: &page)
    #expect(Self.lines(page).contains("  Nothing matches."))
    #expect(Self.press(KeyPress(.escape), KeyPress(.escape), on: &page) == [.quit])
  }

  @Test("q leaves, unless a text is typed: after / it is a letter")
  func leaving() {
    var page = Self.page(Self.staff + [Self.item("queue.json")])
    Self.type("/q", on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ queue.json") })
    Self.press(KeyPress(.escape), on: &page)
    #expect(Self.press(.letter("q"), on: &page) == [.quit])
    #expect(Self.press(.control("c"), on: &page) == [.quit])
  }

  @Test("a form is chosen for the data opened next")
  func choosingForm() {
    var page = Self.page(Self.staff)
    Self.type("form", on: &page)
    #expect(Self.press(KeyPress(.enter), on: &page).isEmpty)
    #expect(Self.lines(page)[1].contains("with person.form.plist:"))
    Self.type("ada", on: &page)
    guard case .open(let item, let form)? = Self.press(KeyPress(.enter), on: &page).first else {
      Issue.record("nothing is opened")
      return
    }
    #expect(item.name == "ada.json" && form == "person.form.plist")
    #expect(Self.press(KeyPress(.escape), on: &page).isEmpty)
    #expect(!Self.lines(page)[1].contains("person.form.plist"))
  }

  @Test("a folder is listed in its turn, and Esc goes back to where the cursor was")
  func folders() {
    var page = Self.page(Self.staff)
    Self.type("old", on: &page)
    let old = StartListing.Origin.folder("old/")
    #expect(Self.press(KeyPress(.enter), on: &page) == [.list(old)])
    _ = page.reduce(.listed(StartListing(old, title: "~/data/old", items: [Self.item("x.json")])))
    #expect(Self.lines(page)[0].contains("~/data/old"))
    #expect(Self.press(KeyPress(.escape), on: &page) == [.list(Self.here)])
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ old/") })
  }

  @Test("a database of several tables lists them, and its form is that of each")
  func tables() {
    var page = Self.page([Self.item("staff.db", format: "SQLite")])
    var known = Self.item("staff.db", format: "SQLite")
    known.contents = .tables(2)
    _ = page.reduce(.found([known], of: Self.here, isLast: true))
    #expect(Self.lines(page).contains { $0.hasSuffix("2 tables") })
    let database = StartListing.Origin.database("staff.db", form: nil)
    #expect(Self.press(KeyPress(.enter), on: &page) == [.list(database)])
  }

  @Test("the cursor stays on its item when others are found, and on one that is found again later")
  func cursor() {
    var page = Self.page([Self.item("b.json"), Self.item("c.json")])
    _ = page.reduce(.found([Self.item("a")], of: Self.here, isLast: true))
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ b.json") })
    Self.press(KeyPress(.up), on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ a ") })
    // Its name does not show that it is data.
    let again = StartListing(Self.here, title: "~/data", items: [Self.item("b.json")])
    _ = page.reduce(.listed(again))
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ a ") })
    _ = page.reduce(.found([Self.item("b.json")], of: Self.here, isLast: true))
    #expect(!Self.lines(page).contains { $0.contains(" a ") })
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ b.json") })
  }

  @Test("a recent file of the folder comes first with the cursor; one of elsewhere does not")
  func recent() {
    let page = Self.page([Self.item("b.json", .data, .here), Self.item("a.json")])
    #expect(Self.lines(page)[2].hasPrefix(" Recent files"))
    #expect(Self.lines(page)[3].hasPrefix("▌ b.json"))
    let elsewhere = Self.page([Self.item("/x/z.json", .data, .elsewhere), Self.item("a.json")])
    #expect(Self.lines(elsewhere).contains { $0.hasPrefix("▌ a.json") })
  }

  @Test("at first the cursor is on what can be opened")
  func refusedFirst() {
    var gone = Self.item("a.json")
    gone.refusal = "it is a symbolic link to nowhere"
    #expect(
      Self.lines(Self.page([gone, Self.item("b.json")])).contains { $0.hasPrefix("▌ b.json") })
    #expect(Self.lines(Self.page([gone])).contains { $0.hasPrefix("▌ a.json") })
  }

  @Test("a file that becomes recent keeps the cursor and what is known of it")
  func becomingRecent() {
    var page = Self.page([Self.item("a.json"), Self.item("b.json")])
    var known = Self.item("b.json")
    known.contents = .records(3)
    _ = page.reduce(.found([known], of: Self.here, isLast: true))
    Self.press(KeyPress(.down), on: &page)
    let again = [Self.item("b.json", .data, .here), Self.item("a.json")]
    _ = page.reduce(.listed(StartListing(Self.here, title: "~/data", items: again)))
    #expect(Self.lines(page)[2] == " Recent files")
    #expect(Self.lines(page)[3].hasPrefix("▌ b.json"))
    #expect(Self.lines(page)[3].contains("3 records"))
    #expect(Self.lines(page).filter { $0.contains("b.json") }.count == 1)
  }

  @Test("of a long path elsewhere the name of the file is seen", arguments: [40, 80])
  func longPath(width: Int) {
    let folder = "~/" + String(repeating: "a-folder-with-a-name/", count: 5)
    let page = Self.page(
      [Self.item(folder + "people.json", .data, .elsewhere)],
      size: Size(width: width, height: 12))
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ …") && $0.contains("name/people.json") })
  }

  @Test("below recent files of elsewhere it is said that the folder has no data")
  func emptyBesideRecent() {
    let recent = Self.item("/x/z.json", .data, .elsewhere)
    var page = Self.page([recent, Self.item("old/", .folder)])
    let said = "  nothing here that formview opens"
    #expect(!Self.lines(page).contains(said))
    _ = page.reduce(.found([recent, Self.item("old/", .folder)], of: Self.here, isLast: true))
    let lines = Self.lines(page)
    let index = lines.firstIndex(of: said)
    #expect(index.map { Array(lines[$0 - 1...$0 + 1]) } == [" Data", said, " Folders"])
    Self.press(KeyPress(.up), KeyPress(.down), KeyPress(.down), on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ old/") })
    _ = page.reduce(.found([Self.item("new.json")], of: Self.here, isLast: true))
    #expect(!Self.lines(page).contains(said))
  }

  @Test("where the file under the cursor vanishes, the cursor stays on its line")
  func vanished() {
    let names = ["a.json", "b.json", "c.json", "d.json"]
    var page = Self.page(names.map { Self.item($0) })
    Self.press(KeyPress(.down), KeyPress(.down), on: &page)
    let rest = names.filter { $0 != "c.json" }.map { Self.item($0) }
    _ = page.reduce(.listed(StartListing(Self.here, title: "~/data", items: rest)))
    _ = page.reduce(.found(rest, of: Self.here, isLast: true))
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ d.json") })
    _ = page.reduce(.listed(StartListing(Self.here, title: "~/data", items: [rest[0]])))
    _ = page.reduce(.found([rest[0]], of: Self.here, isLast: true))
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ a.json") })
  }

  @Test("a form with errors is said, and Enter again opens the data without it")
  func brokenForm() {
    var page = Self.page([Self.item("a.json"), Self.item("b.json")])
    let id = StartItem.ID(path: "a.json")
    _ = page.reduce(.formIsBroken(id, "a.form.plist:1:2: error"))
    #expect(
      Self.lines(page).joined(separator: " ")
        .contains("Enter again opens the data without this form: a.form.plist:1:2: error"))
    guard case .openWithoutForm(let item)? = Self.press(KeyPress(.enter), on: &page).first else {
      Issue.record("not opened without the form")
      return
    }
    #expect(item.name == "a.json")
    _ = page.reduce(.formIsBroken(id, "error"))
    let effects = Self.press(KeyPress(.down), KeyPress(.up), KeyPress(.enter), on: &page)
    guard case .open? = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }

  @Test(
    "the most important columns are left in a narrow window, and the rest below it",
    arguments: [40, 80])
  func columns(width: Int) {
    var broken = Self.item("a-very-long-name-of-a-file-with-人员-in-it.json")
    broken.refusal = "3:5: expected a value"
    let page = Self.page([broken], size: Size(width: width, height: 12))
    let lines = Self.lines(page)
    #expect(lines.contains { $0.hasPrefix("▌ a-very-long-n") && $0.contains("✗ 3:5") }, "\(lines)")
    if width == 40 { #expect(lines.joined().contains("expected a value"), "\(lines)") }
    #expect(lines.allSatisfy { DisplayText.width($0) <= width })
  }

  @Test("an empty folder says what is opened")
  func empty() {
    var page = Self.page([])
    #expect(Self.lines(page).contains("  Reading…"))
    _ = page.reduce(.found([], of: Self.here, isLast: true))
    #expect(Self.lines(page).contains("  ~/data has no data that formview opens"))
    #expect(Self.lines(page).joined().contains("archives (NSKeyedArchiver)"))
  }

  @Test("a folder that can't be read says why")
  func unreadable() {
    var page = StartPage(Self.here, title: "~/data", size: Size(width: 80, height: 24))
    _ = page.reduce(
      .listed(StartListing(Self.here, title: "~/data", failure: "you may not read it")))
    #expect(Self.lines(page).contains("  you may not read it"))
  }

  @Test("the list scrolls with the cursor, with the heading above the first item")
  func scrolling() {
    var page = Self.page(
      (0..<100).map { Self.item("f\($0 + 100).json") }, size: Size(width: 60, height: 12))
    Self.press(KeyPress(.end), on: &page)
    #expect(Self.lines(page).contains { $0.hasPrefix("▌ f199.json") })
    Self.press(KeyPress(.home), on: &page)
    #expect(Self.lines(page)[2] == " Data")
  }

  @Test("only a wide window has room beside the list")
  func preview() {
    #expect(Self.page(Self.staff).previewRequest == nil)
    let page = Self.page(Self.staff, size: Size(width: 100, height: 24))
    #expect(page.previewRequest?.id.path == "ada.json")
    #expect(page.previewRequest?.size == Size(width: 42, height: 21))
  }
}
