import Screen
import Testing

@testable import FormEditor

@Suite("Sections of a form side by side")
struct FormColumnsTests {
  private static let form = """
    { title = Card;
      sections = ( { identifier = a; key = Alpha; }, { identifier = b; key = Beta; },
        { identifier = c; key = Gamma; footerText = "the last one"; } );
      rows = ( { key = A1; valuePath = a1; section = a; }, { key = A2; valuePath = a2; },
        { key = A3; valuePath = a3; },
        { key = B1; valuePath = b1; section = b; }, { key = B2; valuePath = b2; },
        { key = C1; valuePath = c1; section = c; },
        { key = C2; valuePath = c2; cellIdentifier = TextViewCell; height = 3; },
        { key = C3; valuePath = c3; hidden = "a1 == 'x'"; } ); }
    """
  private static let record = """
    {"a1": "one", "a2": "two", "a3": "three", "b1": "four", "b2": "five", "c1": "six",
     "c2": "some\\nlonger\\ntext", "c3": "eight"}
    """

  private func scenario(
    form: String = form, _ width: Int = 160, height: Int = 20
  ) throws -> Scenario {
    try Scenario(form: form, record: Self.record, size: Size(width: width, height: height))
  }

  private func column(of text: String, in scenario: Scenario) throws -> Int {
    try #require(scenario.position(of: text)).x
  }

  @Test("Two columns from 140 columns on, divided between sections so that both are alike")
  func division() throws {
    let wide = try scenario()
    #expect(try column(of: "Alpha", in: wide) == 1)
    #expect(try column(of: "Beta", in: wide) == 1)
    #expect(try column(of: "Gamma", in: wide) == 81)
    #expect(try wide.position(of: "Alpha")?.y == #require(wide.position(of: "Gamma")).y)
    #expect(try column(of: "the last one", in: wide) == 82)
    let narrow = try scenario(139)
    #expect(try column(of: "Gamma", in: narrow) == 1)
  }

  @Test("Down goes through the left column, then through the right one; left and right go across")
  func movement() throws {
    var scenario = try scenario()
    for _ in 0..<4 { scenario.press("j") }
    #expect(scenario.editor.focus == "b2")
    scenario.press("j")
    #expect(scenario.editor.focus == "c1")
    scenario.press("k")
    #expect(scenario.editor.focus == "b2")
    scenario.press("g", "l")
    #expect(scenario.editor.focus == "c1")
    scenario.press("Left")
    #expect(scenario.editor.focus == "a1")
    scenario.press("Left")
    #expect(scenario.editor.focus == "a1")
    scenario.press("Right", "j", "h")
    #expect(scenario.editor.focus == "a2")
  }

  @Test("Only the cursor's column is tinted, and a click finds the row under it")
  func cursor() throws {
    var scenario = try scenario()
    let theme = scenario.editor.browser.theme
    let point = try #require(scenario.position(of: "C1"))
    scenario.click(point.x, point.y)
    #expect(scenario.editor.focus == "c1")
    #expect(scenario.frame[point.x, point.y].style.background == theme.cursorLine.background)
    #expect(scenario.frame[159, point.y].style.background == theme.cursorLine.background)
    #expect(scenario.frame[79, point.y].style.background == .terminalDefault)
  }

  @Test("Editing in the right column leaves the left one where it is")
  func editing() throws {
    var scenario = try scenario()
    let lines = scenario.screen.map { String($0.prefix(79)) }
    scenario.press("l", "j", "Enter", "End")
    scenario.type(" and more")
    #expect(scenario.text.contains("and more"))
    #expect(
      scenario.screen.dropLast(2).map { String($0.prefix(78)) }.dropFirst(5)
        .elementsEqual(lines.dropLast(2).map { String($0.prefix(78)) }.dropFirst(5)))
    scenario.press("F2")
    #expect(scenario.file.contains("and more"))
  }

  @Test("A row that vanishes moves no section to the other column")
  func stability() throws {
    var scenario = try scenario()
    scenario.press("Enter", "C-u")
    scenario.type("x")
    scenario.press("Enter")
    #expect(!scenario.text.contains("eight"))
    #expect(try column(of: "Gamma", in: scenario) == 81)
    #expect(try column(of: "Beta", in: scenario) == 1)
  }

  @Test("The columns scroll together, pages are turned within the column of the cursor")
  func scrolling() throws {
    var scenario = try scenario(height: 9)
    scenario.press("PgDn", "PgDn", "PgDn")
    #expect(scenario.text.contains("B2"))
    scenario.press("G")
    #expect(scenario.editor.focus == "c3")
    #expect(scenario.text.contains("eight"), "\(scenario.text)")
    scenario.press("g")
    #expect(scenario.text.contains("Alpha") && scenario.text.contains("Gamma"))
  }

  @Test("A form of one section, or with one that is much longer than the rest, has one column")
  func oneColumn() throws {
    let rows = (1...30).map { "{ key = R\($0); valuePath = r\($0); section = b; }" }
    let form = """
      { sections = ( { identifier = a; key = Alpha; }, { identifier = b; key = Beta; } );
        rows = ( { key = A1; valuePath = a1; section = a; }, \(rows.joined(separator: ", ")) ); }
      """
    let long = try scenario(form: form)
    #expect(try column(of: "Beta", in: long) == 1)
    #expect(try scenario(form: "( { key = A1; valuePath = a1; } )").text.contains("one"))
  }

  @Test("A folded section takes one line in its column")
  func folding() throws {
    var scenario = try scenario()
    scenario.press("l", "z")
    #expect(scenario.line(of: "Gamma").contains("▸ Gamma  3 rows"))
    #expect(try column(of: "▸ Gamma", in: scenario) == 81)
    scenario.press("h")
    #expect(scenario.editor.focus?.hasPrefix("a") == true)
  }
}
