import Screen
import Testing
import Texts

@Suite("Forms unfolded below their rows")
struct UnfoldedFormTests {
  private static let form = """
    { title = Order;
      rows = ( { key = Number; valuePath = number; },
               { key = Customer; valuePath = customer; segueIdentifier = customer; presentation = inline; },
               { key = Remark; valuePath = remark; }, { key = Code; valuePath = code; isSecure = YES; } );
      forms = { customer = { recordTitle = name;
        rows = ( { key = Name; valuePath = name; required = YES; },
                 { key = Kind; valuePath = kind; values = (new, old); },
                 { key = Firm; valuePath = firm; segueIdentifier = customer; presentation = inline; } ); }; }; }
    """
  private static let record = """
    {"number": 7, "customer": {"name": "Ada", "kind": "new"}, "remark": "before noon", "code": "s3cret"}
    """

  private func open(
    size: Size = Size(width: 72, height: 20), form: String = form
  ) throws -> Scenario {
    var scenario = try Scenario(form: form, record: Self.record, size: size)
    scenario.press("j", "Enter")
    return scenario
  }

  /// Of the first line with a text.
  private func number(of text: String, in scenario: Scenario) throws -> Int {
    try #require(scenario.position(of: text), "\(scenario.text)").y
  }

  @Test("Enter unfolds the form between its row and the next, as high as it is; Esc folds it")
  func unfolding() throws {
    var scenario = try open()
    let top = try number(of: "╭", in: scenario)
    #expect(scenario.screen[top - 1].hasPrefix("▌ Customer"), "\(scenario.text)")
    #expect(scenario.screen[top + 1].contains("Name"))
    #expect(scenario.screen[top + 3].contains("Firm"))
    #expect(scenario.screen[top + 4].contains("╰"))
    #expect(scenario.screen[top + 5].contains("Remark    before noon"))
    #expect(!scenario.text.contains("s3cret"))
    scenario.press("Esc")
    #expect(!scenario.text.contains("╭"))
    #expect(try number(of: "Remark", in: scenario) == top)
  }

  @Test("What is edited in it is saved at its place, and undone")
  func editing() throws {
    var scenario = try open()
    scenario.press("Enter", "C-u")
    scenario.type("Bo")
    scenario.press("Enter")
    #expect(scenario.file == Self.record.replacing("Ada", with: "Bo"))
    let top = try number(of: "╭", in: scenario)
    #expect(scenario.screen[top - 1].contains("Bo"))
    scenario.press("u")
    #expect(scenario.file == Self.record)
  }

  @Test("A list of choices goes beyond it")
  func choices() throws {
    var scenario = try open()
    scenario.press("j", "Enter", "Down", "Enter")
    #expect(scenario.file.contains(#""kind": "old""#))
  }

  @Test("The form scrolls until all of it is in sight")
  func scrolling() throws {
    let rows = (0..<30).map { "{ key = R\($0); valuePath = r\($0); }, " }.joined()
    var scenario = try Scenario(
      form: Self.form.replacing("{ key = Number; valuePath = number; },", with: rows),
      record: Self.record, size: Size(width: 72, height: 16))
    scenario.press("G", "k", "k", "Enter")
    let top = try number(of: "╭", in: scenario)
    #expect(scenario.screen[top - 1].contains("Customer"))
    #expect(scenario.line(of: "╰").contains("╯"), "\(scenario.text)")
    scenario.press("j", "j")
    #expect(scenario.line(of: "Firm").contains("▌"))
  }

  @Test("A form that has no room below its row scrolls in a frame as high as the screen allows")
  func longForm() throws {
    let rows = (0..<30).map { "{ key = R\($0); valuePath = r\($0); }, " }.joined()
    var scenario = try open(
      form: Self.form.replacing("{ key = Name; valuePath = name; required = YES; },", with: rows))
    #expect(scenario.line(of: "╰").contains("╯"), "\(scenario.text)")
    #expect(scenario.line(of: "R0").contains("│"))
    scenario.press("G")
    #expect(scenario.line(of: "Firm").contains("▌"), "\(scenario.text)")
  }

  @Test("One that is opened from an unfolded one has a window of its own")
  func nested() throws {
    var scenario = try open()
    scenario.press("G", "Enter")
    #expect(scenario.line(of: "╭").contains("╭─ Firm ─"), "\(scenario.text)")
    scenario.press("Esc")
    let top = try number(of: "╭", in: scenario)
    #expect(scenario.screen[top - 1].contains("Customer"))
  }

  @Test(
    "On a screen that is too small it is a page; on one that grows it unfolds",
    arguments: [Size(width: 39, height: 20), Size(width: 72, height: 11)])
  func small(size: Size) throws {
    var scenario = try open(size: size)
    #expect(!scenario.text.contains("╭"))
    #expect(scenario.line(of: "Name").contains("Ada"))
    scenario.send(.input(.resize(Size(width: 60, height: 18))))
    let top = try number(of: "╭", in: scenario)
    #expect(scenario.screen[top - 1].contains("Customer"))
  }

  @Test("Wide characters below and in it keep their columns")
  func wide() throws {
    let scenario = try open(
      form: Self.form.replacing("key = Customer", with: "key = 客户").replacing(
        "key = Name", with: "key = 姓名"))
    #expect(
      scenario.screen.count { line in line.count { $0 == "│" } == 2 } == 3, "\(scenario.text)")
  }
}
