import Screen
import Testing

@Suite("A row over the whole width")
struct FullWidthTests {
  private static let form = """
    { rows = (
      { identifier = intro; cellIdentifier = NoteCell;
        value = "A note that is long enough to need the whole width and then some more of it."; },
      { key = "A heading"; identifier = heading; cellIdentifier = HeaderCell; },
      { key = "Name"; valuePath = name; },
      { key = "Kept note with a very long label"; valuePath = note; cellIdentifier = NoteCell; }
    ); }
    """

  private static func scenario(width: Int = 50, opensTable: Bool = false) throws -> Scenario {
    try Scenario(
      form: form, record: #"[{"name": "Ada", "note": "kept"}]"#,
      size: Size(width: width, height: 12),
      opensTable: opensTable)
  }

  @Test("begins where labels do, is wrapped at the edge, and labels of others are not moved by it")
  func place() throws {
    let scenario = try Self.scenario()
    #expect(scenario.line(of: "A note").hasPrefix("▌ A note that is long enough to need the whole"))
    #expect(scenario.line(of: "some more").hasPrefix("▌ "))
    #expect(scenario.line(of: "A heading").hasPrefix("  A heading ─────"))
    #expect(scenario.line(of: "Name").hasPrefix("  Name    Ada"))
    #expect(scenario.line(of: "kept").hasPrefix("  kept"))
    #expect(!scenario.text.contains("read only"))
  }

  @Test("is never edited, and says so")
  func readOnly() throws {
    var scenario = try Self.scenario()
    scenario.press("G", "Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(!scenario.helpLine.isEmpty)
    scenario.press("Tab")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
  }

  @Test("is not a column of a table, unless the form says so")
  func table() throws {
    let scenario = try Self.scenario(opensTable: true)
    #expect(scenario.text.contains("Name"))
    #expect(!scenario.text.contains("Kept note"))
    let shown = try Scenario(
      form: Self.form.replacing("valuePath = note;", with: "valuePath = note; showsInTable = YES;"),
      record: #"[{"name": "Ada", "note": "kept"}]"#, opensTable: true)
    #expect(shown.text.contains("Kept note"))
    #expect(shown.text.contains("kept"))
  }

  @Test("stays inside of the narrowest screens")
  func narrow() throws {
    for width in 20...50 {
      let scenario = try Self.scenario(width: width)
      #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= width })
    }
  }
}
