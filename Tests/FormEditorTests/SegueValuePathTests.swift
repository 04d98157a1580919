import Screen
import Testing
import Texts

@Suite("Rows that open another object than the value that they show")
struct SegueValuePathTests {
  private static let form = """
    { title = Order;
      rows = ( { key = Number; valuePath = number; },
               { key = Customer; valuePath = "customer.name"; segueIdentifier = customer;
                 segueValuePath = customer; } );
      forms = { customer = ( { key = Name; valuePath = name; required = YES; },
                             { key = City; valuePath = city; } ); }; }
    """

  private func scenario(_ record: String, form: String = form) throws -> Scenario {
    var scenario = try Scenario(form: form, record: record)
    scenario.press("j")
    return scenario
  }

  @Test(
    "The row shows its own value; Enter opens the other object, whose edits are seen on the way back"
  )
  func opening() throws {
    var scenario = try scenario(#"{"number": 7, "customer": {"name": "Ada", "city": "Oslo"}}"#)
    #expect(scenario.line(of: "Customer").contains("Ada"))
    scenario.press("Enter")
    #expect(scenario.line(of: "City").contains("Oslo"))
    scenario.press("Enter", "C-u")
    scenario.type("Bo")
    scenario.press("Enter", "Esc")
    #expect(scenario.line(of: "Customer").contains("Bo"))
    #expect(scenario.line(of: "Customer").contains("●"))
    #expect(scenario.file == #"{"number": 7, "customer": {"name": "Bo", "city": "Oslo"}}"#)
  }

  @Test("An object that is not there is made by the first edit in it, in one step of undo")
  func absent() throws {
    let record = #"{"number": 7}"#
    var scenario = try scenario(record)
    scenario.press("Enter", "j", "Enter")
    scenario.type("Oslo")
    scenario.press("Enter")
    #expect(scenario.file == #"{"number": 7, "customer": {"city": "Oslo"}}"#)
    scenario.press("u")
    #expect(scenario.file == record)
  }

  @Test("What is wrong inside is said on the row, found by !, and searched")
  func problems() throws {
    var scenario = try scenario(#"{"number": 7, "customer": {"name": "", "city": "Oslo"}}"#)
    #expect(scenario.line(of: "Customer").contains("✗"), "\(scenario.text)")
    scenario.press("k", "]")
    #expect(scenario.editor.focus == "name", "\(scenario.text)")
    scenario.press("Esc", "/")
    scenario.type("oslo")
    scenario.press("Enter")
    #expect(scenario.editor.focus == "city", "\(scenario.text)")
  }

  @Test("Another value than an object in its place is not opened, and the reason is said")
  func blocked() throws {
    var scenario = try scenario(#"{"number": 7, "customer": "Ada"}"#)
    scenario.press("Enter")
    #expect(scenario.editor.focus == "customer.name")
    #expect(scenario.helpLine.contains("Customer"), "\(scenario.text)")
  }

  @Test("A row without a value of its own opens the object, too, and shows its template")
  func template() throws {
    let form = Self.form.replacing(
      "valuePath = \"customer.name\"", with: "displayValue = \"{customer.name} in {customer.city}\""
    )
    var scenario = try scenario(
      #"{"number": 7, "customer": {"name": "Ada", "city": "Oslo"}}"#, form: form)
    #expect(scenario.line(of: "Customer").contains("Ada in Oslo"))
    scenario.press("Enter", "j")
    #expect(scenario.line(of: "City").contains("Oslo"))
    #expect(scenario.editor.focus == "city")
  }

  @Test("Secrets of the object are hidden wherever a row shows them")
  func secrets() throws {
    let form = Self.form.replacing("required = YES;", with: "isSecure = YES;")
    let scenario = try scenario(
      #"{"number": 7, "customer": {"name": "Ada", "city": "Oslo"}}"#, form: form)
    #expect(!scenario.text.contains("Ada"))
  }
}
