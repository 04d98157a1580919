import JSONText
import Records
import Screen
import SeededRandom
import SourceText
import Testing

@testable import FormEditor

@Suite("A table of items whose rows read what is around their list")
struct ItemSurroundingsTests {
  @Test("What is set in several items follows and obeys what is around their list")
  func enclosing() throws {
    let form = """
      { rows = ( { valuePath = rate; valueType = number; }, { valuePath = locked; valueType = bool; },
                 { valuePath = lines; itemForm = (
          { valuePath = qty; valueType = number; readOnly = "@parent.locked == true AND @index == 2"; },
          { valuePath = total; valueType = number; formula = "qty * @root.rate"; } ); } ); }
      """
    let record =
      #"{"rate": 3, "locked": true, "lines": [{"qty": 1, "total": 3}, {"qty": 2, "total": 6}, {"qty": 4, "total": 12}]}"#
    var scenario = try Scenario(form: form, record: record)
    scenario.press("G", "Enter", "Space", "Space", "Space", "g", "E", "C-u")
    scenario.type("10")
    scenario.press("Enter")
    #expect(
      scenario.file
        == #"{"rate": 3, "locked": true, "lines": [{"qty": 10, "total": 30}, {"qty": 2, "total": 6}, {"qty": 10, "total": 30}]}"#
    )
    #expect(scenario.text.contains("read only where"), "\(scenario.text)")
    scenario.press("u", "Esc", "&")
    scenario.type("= @parent.rate * qty > 5 AND @index < 3")
    scenario.pressAndFinish("Enter")
    #expect(scenario.recordLines.count == 1, "\(scenario.text)")
  }

  @Test("Items that are added, deleted or moved have what their numbers give; undo takes it back")
  func numbers() throws {
    let form = """
      { rows = ( { valuePath = q; valueType = number; }, { valuePath = t; itemForm = (
          { valuePath = a; valueType = number; }, { valuePath = c; valueType = integer; defaultFormula = "@index"; },
          { valuePath = s; formula = "@root.q * 100 + @index"; } ); } ); }
      """
    let record = #"{"q":2,"t":[{"a":1,"c":1,"s":201},{"a":2,"c":2,"s":202},{"a":3,"c":3,"s":9}]}"#
    var scenario = try Scenario(form: form, record: record)
    scenario.press("G", "Enter", "g", "a")
    #expect(
      scenario.file
        == #"{"q":2,"t":[{"a":1,"c":1,"s":201},{"c":2,"s":202},{"a":2,"c":2,"s":203},{"a":3,"c":3,"s":204}]}"#
    )
    scenario.press("Esc", "u")
    #expect(scenario.file == record)
    scenario.press("g", "x")
    #expect(
      scenario.file == #"{"q":2,"t":[{"a":2,"c":2,"s":201},{"a":3,"c":3,"s":202}]}"#)
    scenario.press("u", "G", "e", "C-u", "7", "Enter")
    // What stays in its place stays as it is.
    #expect(scenario.file == record.replacing(#""a":3"#, with: #""a":7"#))
  }

  @Test("? shows what is around the list that expressions read, but no secrets")
  func explaining() throws {
    let form = """
      { rows = ( { valuePath = a; valueType = number; }, { valuePath = pw; isSecure = YES; }, { valuePath = l; itemForm = (
          { valuePath = x; valueType = number; hidden = "@root.pw == 'q'"; }, { valuePath = y; formula = "@parent.a + @index"; } ); } ); }
      """
    var scenario = try Scenario(form: form, record: #"{"a":50,"pw":"hush","l":[{"x":1,"y":51}]}"#)
    scenario.press("G", "Enter", "Enter", "j", "?")
    #expect(scenario.text.contains("@parent.a is 50"), "\(scenario.text)")
    scenario.press("Esc", "k", "?")
    #expect(scenario.text.contains("@root.pw is ••••••••"), "\(scenario.text)")
    #expect(!scenario.text.contains("hush"))
  }

  @Test("Columns that are computed of what is around the list are sorted, searched and counted")
  func computedOfSurroundings() throws {
    let form = """
      { rows = ( { valuePath = rate; valueType = number; }, { valuePath = lines; itemForm = (
          { valuePath = qty; valueType = number; },
          { key = Rest; identifier = rest; valueType = number; formula = "@parent.rate - qty"; },
          { key = Place; identifier = place; valueType = number; formula = "@index * 100"; } ); } ); }
      """
    let record = #"{"rate": 30, "lines": [{"qty": 1}, {"qty": 4}, {"qty": 2}]}"#
    var scenario = try Scenario(form: form, record: record)
    scenario.press("G", "Enter", "l")
    #expect(scenario.recordLines.count == 3, "\(scenario.text)")
    scenario.pressAndFinish("o")
    #expect(scenario.recordLines.map { $0.contains("26") } == [true, false, false])
    scenario.pressAndFinish("=")
    #expect(scenario.text.contains("83"), "\(scenario.text)")
    scenario.press("Esc", "/")
    scenario.type("29 100")
    scenario.pressAndFinish("Enter")
    #expect(scenario.cursorLine.contains("29"), "\(scenario.text)")
  }
}
