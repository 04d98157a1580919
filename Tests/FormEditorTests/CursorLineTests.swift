import Cells
import Screen
import Testing

@testable import FormEditor

@Suite("The line of the cursor")
struct CursorLineTests {
  private func scenario(_ scenario: Scenario, colors: Int) -> Scenario {
    var editor = scenario.editor
    editor.attach(size: editor.browser.size, theme: Theme(colors: colors))
    return Scenario(editor: editor)
  }

  /// Lines of which every column differs from the same text elsewhere.
  private func tintedLines(_ scenario: Scenario) -> [Int] {
    let frame = scenario.frame
    let theme = scenario.editor.browser.theme
    let tint = theme.onCursorLine(.plain)
    return (1..<frame.size.height - 1).filter { y in
      (0..<frame.size.width).allSatisfy { x in
        let style = frame[x, y].style
        return style.background == tint.background
          && style.attributes.isSuperset(of: tint.attributes)
          || style.background == theme.selection.background
            && style.attributes.isSuperset(of: theme.selection.attributes)
      }
    }
  }

  @Test(
    "The whole line is tinted in a table, whatever colors there are", arguments: [256, 16, 8, 0])
  func table(colors: Int) throws {
    var scenario = scenario(try Scenario.table(), colors: colors)
    #expect(tintedLines(scenario) == [2])
    scenario.press("j", "j", "l")
    #expect(tintedLines(scenario) == [4])
    // The cell is distinguished from the rest of its line.
    let (header, line) = (scenario.position(of: "City"), scenario.position(of: "Åse"))
    let (x, name) = (try #require(header).x, try #require(line))
    #expect(scenario.frame[x, name.y].style != scenario.frame[name.x, name.y].style)
  }

  @Test(
    "All lines of the row are tinted in a form, whatever colors there are", arguments: [256, 0])
  func form(colors: Int) throws {
    let form = """
      { rows = ( { key = Name; valuePath = name; },
        { key = Notes; valuePath = notes; height = 2; cellIdentifier = TextViewCell; },
        { key = City; valuePath = city; } ); }
      """
    let record = #"{"name": "Ada", "notes": "one\ntwo", "city": "Oslo"}"#
    var scenario = scenario(try Scenario(form: form, record: record), colors: colors)
    #expect(tintedLines(scenario).count == 1)
    scenario.press("j")
    #expect(tintedLines(scenario).count == 2)
    #expect(
      tintedLines(scenario).allSatisfy {
        ["one", "two"].contains(where: scenario.screen[$0].contains)
      })
  }

  @Test("The line under the cursor of a list is tinted")
  func panel() throws {
    var scenario = try Scenario.table()
    scenario.press(":", "Down")
    let lines = tintedLines(scenario)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { scenario.screen[$0].hasPrefix("▌") })
  }

  // MARK: The way out

  private static let narrow = Size(width: 40, height: 12)

  @Test("q is named at 40 columns: in a form, in a table, with problems and unsaved edits, too")
  func quitIsNamed() throws {
    var table = try Scenario.table(size: Self.narrow)
    #expect(table.bottomLine.contains("q quit"))
    table.press("j", "j")
    #expect(table.bottomLine.contains("q quit"))
    table.edit("Åsa")
    #expect(table.bottomLine.contains("q quit"))
    table.press("Enter")
    #expect(table.bottomLine.contains("q quit"))
    table.press("Esc")
    table.pressAndFinish("=")
    #expect(table.bottomLine.contains("q quit"))
    let form = try Scenario(size: Self.narrow)
    #expect(form.bottomLine.contains("q quit"))
  }

  @Test("In a field, a list and a line that is typed, the key that leaves it is named")
  func leavingIsNamed() throws {
    var scenario = try Scenario.table(size: Self.narrow)
    scenario.press("e")
    #expect(scenario.bottomLine.contains("Esc leave as it was"))
    scenario.type("x")
    scenario.press("Enter", "d")
    #expect(scenario.bottomLine.contains("Esc q back"))
    // Where letters narrow the list, q is one of them.
    scenario.press("q", ":")
    #expect(scenario.bottomLine.contains("Esc back"))
    #expect(!scenario.bottomLine.contains("q"))
    scenario.press("Esc", "/")
    #expect(scenario.bottomLine.contains("Esc back"))
    scenario.press("Esc", "&")
    scenario.type("salary > 1000 and city = oslo and name")
    #expect(scenario.bottomLine.hasSuffix("Esc back"))
    #expect(scenario.bottomLine.contains("oslo and name"))
  }
}
