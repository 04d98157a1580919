import Screen
import Testing

@testable import FormEditor

@Suite("A form of very many rows")
struct LongFormTests {
  private func scenario(rows: Int = 2000) throws -> Scenario {
    let rows = (0..<rows).map { row in
      "{ key = \"Row \(row)\"; valuePath = m\(row); section = s\(row / 10);"
        + (row % 50 == 7 ? " required = YES; }" : " }")
    }
    let sections = (0..<200).map { "{ identifier = s\($0); key = \"Section \($0)\"; }" }
    return try Scenario(
      form:
        "{ sections = (\(sections.joined(separator: ","))); rows = (\(rows.joined(separator: ",\n"))); }",
      record: "{\"m0\": \"a\", \"m1999\": \"z\"}")
  }

  @Test("Keys that only move lay out no row again")
  func moving() throws {
    var scenario = try scenario()
    let work = scenario.editor.formLayoutCache.workCount
    #expect(work >= 2000)
    for _ in 1...30 { scenario.press("j", "PgDn", "k") }
    scenario.press("G", "g", "]", "[", "Tab")
    _ = scenario.screen
    #expect(scenario.editor.formLayoutCache.workCount == work)
  }

  @Test("A movement draws the row that the cursor left, and nothing that is known")
  func drawing() throws {
    var scenario = try scenario()
    _ = scenario.screen
    func drawn(by keys: String...) -> Int {
      let before = scenario.editor.formLayoutCache.drawCount
      for key in keys {
        scenario.press(key)
        _ = scenario.screen
      }
      return scenario.editor.formLayoutCache.drawCount - before
    }
    #expect(drawn(by: "j") == 1)
    #expect(drawn(by: "k", "j", "k") == 0)
    #expect(drawn(by: "Enter", "x", "C-u") == 0)
  }

  @Test(
    "Another column draws nothing again in the form beside a table but the rows of both columns")
  func besideTable() throws {
    var scenario = try Scenario.table(
      "[{\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4}]",
      form: "( { valuePath = a; }, { valuePath = b; }, { valuePath = c; }, { valuePath = d; } )",
      size: Size(width: 130, height: 20))
    let first = scenario.screen
    let before = scenario.editor.formLayoutCache.drawCount
    #expect(before == 3)
    scenario.press("l")
    #expect(scenario.screen != first)
    #expect(scenario.editor.formLayoutCache.drawCount == before + 1)
    scenario.press("h")
    #expect(scenario.screen == first)
  }

  @Test("Before they are drawn, only rows with a problem are looked at: their lines depend on it")
  func outOfSight() throws {
    let scenario = try scenario()
    let blocks = scenario.editor.formLayoutCache.layout(of: scenario.editor.formScene).blocks
    #expect(blocks.count == 2000)
    #expect(blocks.count { $0.edge != nil } == 40)
  }

  @Test("What stands beside a row is the same after going away and back")
  func edges() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Choice; valuePath = c; values = (a, b); }, { key = Fixed; valuePath = f; readOnly = YES; },
          { key = Text; valuePath = t; required = YES; } )
        """, record: "{\"c\": \"a\", \"f\": \"x\", \"t\": \"y\"}")
    let first = scenario.screen
    #expect(first.contains { $0.contains("▾") } && first.contains { $0.contains("read only") })
    scenario.press("j", "j", "Enter", "x", "Enter")
    #expect(scenario.screen != first)
    scenario.press("u", "k", "k")
    #expect(scenario.screen == first)
  }

  @Test("Typing and keeping a text lays out its row alone")
  func typing() throws {
    var scenario = try scenario()
    let work = scenario.editor.formLayoutCache.workCount
    scenario.press("Enter")
    scenario.type("bcd")
    #expect(scenario.editor.formLayoutCache.workCount == work)
    scenario.press("Enter")
    _ = scenario.screen
    #expect(scenario.editor.formLayoutCache.workCount == work + 1)
    #expect(scenario.screen.contains { $0.contains("abcd") })
  }

  @Test("The rows below a field that grows are where they are drawn")
  func growingField() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Text; valuePath = t; cellIdentifier = TextViewCell; height = auto; },
          { key = Below; valuePath = b; }, { key = Last; valuePath = c; } )
        """, record: "{\"t\": \"one\", \"b\": \"below\", \"c\": \"last\"}")
    scenario.press("Enter", "Enter", "Enter")
    let below = try #require(scenario.screen.firstIndex { $0.contains("below") })
    let last = try #require(scenario.screen.firstIndex { $0.contains("last") })
    #expect(below == 5 && last == 6)
    scenario.press("F2")
    #expect(scenario.screen.firstIndex { $0.contains("below") } == 5)
  }
}
