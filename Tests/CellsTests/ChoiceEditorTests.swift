import Forms
import JSONText
import Rules
import Screen
import Testing
import TextsTesting

@testable import Cells

private func typist(
  _ titles: [String], present: JSONValue? = nil, shown: String = "", text: String = "",
  settings: ChoiceSettings = .plain, field: Size = Size(width: 30, height: 1)
) -> Typist {
  let row = ConfigRow.testing("ChoiceCell") {
    $0.choices = titles.map { Choice(value: .string($0.lowercased()), title: $0) }
    if settings !== ChoiceSettings.plain { $0.choiceSettings = settings }
  }
  let editor = ChoiceEditor(
    state: RecordBinder.testing(row).state(of: row), present: present, shown: shown,
    originalText: text)
  return Typist(editor: editor, binder: .testing(.testing("TextFieldCell")), field: field)
}

private let cities = ["Oslo", "Århus", "Zürich", "San José", "Beijing 北京"]

@Suite("A list to choose from")
struct ChoiceEditorTests {
  @Test("It marks and focuses the value that the record has")
  func present() {
    let typist = typist(cities, present: .string("zürich"))
    #expect(typist.popup[2].hasPrefix("● Zürich"))
    #expect(typist.view.popup?.focusedLine == 2)
  }

  @Test("Enter chooses what the arrows went to")
  func arrows() {
    var typist = typist(cities)
    #expect(typist.press("Down Down Up Enter") == .commit(.value(.string("århus")), then: .stay))
  }

  @Test("Home, End and the page keys go far, and no farther than the list")
  func farKeys() {
    var typist = typist((1...30).map { "Item \($0)" })
    typist.press("PgDn")
    #expect(typist.view.popup?.focusedLine == 10)
    #expect(typist.press("End PgDn Enter") == .commit(.value(.string("item 30")), then: .stay))
    #expect(typist.press("Home PgUp Enter") == .commit(.value(.string("item 1")), then: .stay))
  }

  @Test(
    "Typing filters by title, whatever its case and accents",
    arguments: [("zur", "zürich"), ("JOSE", "san josé"), ("京", "beijing 北京")])
  func filter(typed: String, value: String) {
    var typist = typist(cities)
    typist.press(typing(typed))
    #expect(typist.popup.count == 1)
    #expect(typist.press("Enter") == .commit(.value(.string(value)), then: .stay))
  }

  @Test("A title that begins with the filter is focused before one that has it inside")
  func beginsFirst() {
    var typist = typist(["Big apple", "Apple", "Pear"])
    typist.press(typing("app"))
    #expect(typist.press("Enter") == .commit(.value(.string("apple")), then: .stay))
  }

  @Test("A filter that matches nothing says so, and Enter then refuses")
  func noMatch() {
    var typist = typist(cities)
    typist.press(typing("xyz"))
    #expect(typist.popup.map { $0.trimmed } == ["no choice matches “xyz”"])
    #expect(typist.press("Enter") == .refused("no choice matches “xyz”"))
    #expect(typist.press("Backspace Backspace Backspace") == .handled)
    #expect(typist.popup.count == cities.count)
  }

  @Test("Esc leaves the value as it was, with a filter too")
  func escape() {
    var typist = typist(cities)
    typist.press(typing("o"))
    #expect(typist.press("Esc") == .cancel)
  }

  @Test("A value that is not offered is shown above the list, marked")
  func notOffered() {
    let typist = typist(cities, present: .string("Bergen"), shown: "Bergen", text: "Bergen")
    #expect(typist.popup[0].trimmed == "● Bergen  not offered")
    #expect(typist.view.popup?.focusedLine == 0)
  }

  @Test("Tab without a choice made writes nothing")
  func tabUntouched() {
    var typist = typist(cities, present: .string("Bergen"), shown: "Bergen", text: "Bergen")
    #expect(typist.press("Tab") == .commit(.text("Bergen"), then: .next))
    #expect(typist.press("Down Tab") == .commit(.value(.string("oslo")), then: .next))
  }

  @Test(
    "Enter keeps a value that is not offered, until another choice was gone to; up leads back to it"
  )
  func keepingOther() {
    func pressed(_ keys: String) -> EditorResponse {
      var typist = typist(cities, present: .string("Bergen"), shown: "Bergen", text: "Bergen")
      return typist.press(keys)
    }
    let kept = EditorResponse.commit(.text("Bergen"), then: .stay)
    #expect(pressed("Enter") == kept)
    #expect(pressed("Up Enter") == kept)
    #expect(pressed("Down Enter") == .commit(.value(.string("oslo")), then: .stay))
    #expect(pressed("Down Up Enter") == kept)
    #expect(pressed("Down Down Up Enter") == .commit(.value(.string("oslo")), then: .stay))
  }

  @Test("Tab with a filter that matches nothing leaves the value as it was")
  func tabWithoutMatch() {
    var typist = typist(cities, present: .string("oslo"), text: "oslo")
    typist.press(typing("xyz"))
    #expect(typist.press("Tab") == .commit(.text("oslo"), then: .next))
  }

  @Test("A default has the focus, but not the mark of the record's value")
  func defaultValue() {
    let row = ConfigRow.testing("ChoiceCell") {
      $0.choices = ["a", "b"].map { Choice(value: .string($0), title: $0) }
      $0.defaultValue = .string("b")
    }
    let editor = ChoiceEditor(
      state: RecordBinder.testing(row).state(of: row), present: nil, shown: "b", originalText: "")
    let typist = Typist(editor: editor, binder: .testing(row))
    #expect(typist.view.popup?.focusedLine == 1)
    #expect(typist.popup.allSatisfy { !$0.contains("●") })
  }

  @Test("A number is found however it is written")
  func numbers() {
    let row = ConfigRow.testing("ChoiceCell") {
      $0.choices = ["1", "2"].map { Choice(value: .number($0), title: "No. \($0)") }
    }
    let editor = ChoiceEditor(
      state: RecordBinder.testing(row).state(of: row), present: .number("2.0"), shown: "No. 2",
      originalText: "2.0")
    let typist = Typist(editor: editor, binder: .testing(row))
    #expect(typist.popup[1].hasPrefix("● No. 2"))
  }

  @Test("A click chooses the line it hits")
  func click() {
    var typist = typist(cities, present: .string("Bergen"), shown: "Bergen")
    #expect(
      typist.give(.clickPopup(line: 2, column: 3)) == .commit(.value(.string("århus")), then: .stay)
    )
    #expect(typist.give(.clickPopup(line: 0, column: 3)) == .handled)
  }

  @Test("Nothing but its whole title chooses what clears", arguments: ["none", "Non", "NONE", "o"])
  func nullTitle(text: String) {
    let settings = ChoiceSettings(nullTitle: "None")
    var typist = typist(["Tokyo"], settings: settings)
    #expect(typist.popup.first?.contains("None") == true)
    typist.press(typing(text))
    #expect(!typist.popup.contains { $0.contains("None") })
    #expect(typist.press("Enter") != .commit(.clear, then: .stay))
    typist.press("C-u")
    typist.press(typing("None"))
    #expect(typist.press("Enter") == .commit(.clear, then: .stay))
  }

  @Test("A click on the line of what was typed enters it, where the row takes other values")
  func clickOnOtherValue() {
    var typist = typist(["Oslo", "Bergen"], settings: ChoiceSettings(allowsOtherValue: true))
    typist.press(typing("o"))
    #expect(typist.popup.last?.hasPrefix("+ \"o\" as another value") == true)
    let line = typist.popup.count - 1
    #expect(
      typist.give(.clickPopup(line: line, column: 3)) == .commit(.text("o"), then: .stay))
    #expect(typist.give(.clickPopup(line: line + 1, column: 3)) == .handled)
  }

  @Test("5,000 choices: the form gets those around the focus, a click hits the right one")
  func manyChoices() {
    var typist = typist((1...5000).map { "Item \($0)" })
    typist.press("End PgUp")
    let popup = typist.popup
    #expect(popup.count <= 200)
    let line = typist.view.popup?.focusedLine ?? 0
    #expect(popup[line].contains("Item 4990"))
    #expect(
      typist.give(.clickPopup(line: line + 1, column: 0))
        == .commit(.value(.string("item 4991")), then: .stay))
    typist.press(typing("4242"))
    #expect(typist.press("Enter") == .commit(.value(.string("item 4242")), then: .stay))
  }

  @Test("The field shows the filter and how many match")
  func tally() {
    var typist = typist(cities)
    #expect(typist.lines[0].hasSuffix("type to filter"))
    typist.press("o")
    #expect(typist.lines[0].hasPrefix("o "))
    #expect(typist.lines[0].hasSuffix("2 of 5"))
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
