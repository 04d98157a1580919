import Cells
import Screen
import Testing
import Texts
import TextsTesting

@Suite("Forms in a window over the form that opens them")
struct WindowTests {
  private static let form = """
    { title = Order;
      rows = ( { key = Number; valuePath = number; },
               { key = Customer; valuePath = customer; segueIdentifier = customer; presentation = modal; },
               { key = Remark; valuePath = remark; }, { key = Code; valuePath = code; isSecure = YES; } );
      forms = { customer = { recordTitle = name;
        rows = ( { key = Name; valuePath = name; required = YES; },
                 { key = Kind; valuePath = kind; values = (new, old); },
                 { key = Firm; valuePath = firm; segueIdentifier = customer; presentation = modal; } ); }; }; }
    """
  private static let record = """
    {"number": 7, "customer": {"name": "Ada", "kind": "new"}, "remark": "before noon", "code": "s3cret"}
    """

  private func open(
    size: Size = Size(width: 72, height: 20), form: String = form, language: Language = .english
  ) throws -> Scenario {
    var scenario = try Scenario(form: form, record: Self.record, size: size, language: language)
    scenario.press("j", "Enter")
    return scenario
  }

  @Test(
    "Enter opens the form in a frame with its name, what is behind staying in sight, without secrets"
  )
  func opening() throws {
    let scenario = try open()
    #expect(scenario.line(of: "╭").contains("╭─ Customer ─"), "\(scenario.text)")
    #expect(scenario.line(of: "╰").contains("╯"))
    #expect(scenario.line(of: "Kind").contains("│"))
    #expect(scenario.line(of: "Number").contains("7"))
    #expect(scenario.screen[0].contains("Order"))
    #expect(scenario.screen[0].contains("Customer"))
    #expect(!scenario.text.contains("s3cret"))
  }

  @Test("What is behind is dim, and what is in the window is not")
  func looks() throws {
    let scenario = try open()
    let dim = Theme().dim
    let behind = try #require(scenario.position(of: "Number"))
    #expect(scenario.frame.packedGlyph(x: behind.x, y: behind.y).style == dim)
    let inside = try #require(scenario.position(of: "new"))
    #expect(scenario.frame.packedGlyph(x: inside.x, y: inside.y).style != dim)
  }

  @Test("Editing, undo and Esc work in it as on a page")
  func editing() throws {
    var scenario = try open()
    scenario.press("Enter", "C-u")
    scenario.type("Bo")
    scenario.press("Enter")
    #expect(scenario.line(of: "Name").contains("Bo"))
    #expect(scenario.file == Self.record.replacing("Ada", with: "Bo"))
    scenario.press("u")
    #expect(scenario.file == Self.record)
    scenario.press("Esc")
    #expect(!scenario.text.contains("╭"))
    #expect(scenario.editor.focus == "customer")
    #expect(scenario.line(of: "Remark").contains("before noon"))
  }

  @Test("A list of choices opens over the window")
  func choices() throws {
    var scenario = try open()
    scenario.press("j", "Enter")
    #expect(scenario.text.contains("old"), "\(scenario.text)")
    scenario.press("Down", "Enter")
    #expect(scenario.file.contains(#""kind": "old""#))
  }

  @Test("A window opens over a window; each Esc closes one")
  func nested() throws {
    var scenario = try open()
    scenario.press("G", "Enter")
    #expect(scenario.line(of: "╭").contains("╭─ Firm ─"), "\(scenario.text)")
    #expect(scenario.line(of: "Number").contains("7"))
    scenario.press("Esc")
    #expect(scenario.line(of: "╭").contains("╭─ Customer ─"))
    #expect(scenario.editor.focus == "firm")
    scenario.press("Esc")
    #expect(!scenario.text.contains("╭"))
  }

  @Test("A click goes to a row of the window, and one behind it nowhere")
  func mouse() throws {
    var scenario = try open()
    let kind = try #require(scenario.position(of: "Kind"))
    scenario.click(kind.x, kind.y)
    #expect(scenario.editor.focus == "kind")
    let behind = try #require(scenario.position(of: "Number"))
    scenario.click(behind.x, behind.y)
    #expect(scenario.editor.focus == "kind")
  }

  @Test(
    "On a screen that is too small for both it is a page",
    arguments: [Size(width: 39, height: 20), Size(width: 72, height: 11)])
  func small(size: Size) throws {
    let scenario = try open(size: size)
    #expect(!scenario.text.contains("╭"))
    #expect(!scenario.text.contains("Remark"))
    #expect(scenario.line(of: "Name").contains("Ada"))
  }

  @Test("A form that is read again decides anew how the open form is shown")
  func reload() throws {
    var scenario = try open()
    scenario.reload(form: Self.form.replacing("presentation = modal; },\n", with: "},\n"))
    #expect(!scenario.text.contains("╭"))
    #expect(scenario.line(of: "Name").contains("Ada"))
    scenario.reload(form: Self.form)
    #expect(scenario.line(of: "╭").contains("╭─ Customer ─"))
  }

  @Test("Wide characters behind and in the frame keep their columns")
  func wide() throws {
    let scenario = try open(
      form: Self.form.replacing("key = Customer", with: "key = 客户").replacing(
        "key = Remark", with: "key = 备注说明"), language: .chinese)
    let lines = scenario.screen.filter { $0.contains("│") }
    #expect(scenario.line(of: "╭").contains("╭─ 客户 ─"), "\(scenario.text)")
    #expect(lines.count == scenario.screen.filter { $0.count { $0 == "│" } == 2 }.count)
  }
}
