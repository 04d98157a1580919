import Screen
import Testing
import Values

@testable import FormEditor

@Suite("Problems and matches at any depth of a record")
struct NestedMovingTests {
  private static let form = """
    { title = Cluster; recordTitle = name;
      rows = (
        { key = Name; valuePath = name; required = YES; },
        { key = Site; valuePath = spec.site; segueIdentifier = site; },
        { key = Ports; valuePath = spec.ports; itemForm = port; maximumCount = 9; },
        { key = Note; valuePath = note; maximumLength = 5; } );
      forms = {
        site = ( { key = City; valuePath = city; required = YES; } );
        port = ( { key = Number; valuePath = number; valueType = integer; maximumValue = 65535; },
                 { key = Use; valuePath = use; },
                 { key = Secret; valuePath = secret; isSecure = YES; },
                 { key = Rules; valuePath = rules; itemForm = (
                     { key = From; valuePath = from; regex = "[0-9.]+"; } ); } );
      }; }
    """

  private static let record = #"""
    {"name": "", "spec": {"site": {"city": ""}, "ports": [
      {"number": 1, "use": "first"},
      {"number": 70000, "use": "second", "rules": [{"from": "1.2"}, {"from": "anywhere"}]},
      {"number": 3, "use": "third", "rules": [{"from": "elsewhere"}], "secret": "hush"}]},
     "note": "too long"}
    """#

  private static func scenario(_ record: String = record) throws -> Scenario {
    try Scenario(form: form, record: record, size: Size(width: 90, height: 16))
  }

  /// The object and the row that the cursor is on.
  private static func location(_ scenario: Scenario) -> String {
    let path = scenario.editor.objectLocation?.path ?? []
    return ValuePath(steps: path).description + " " + (scenario.editor.focus ?? "")
  }

  private static let stops = [
    "spec.site city", "spec.ports[1] number", "spec.ports[1].rules[1] from",
    "spec.ports[2].rules[0] from", "SELF note", "SELF name",
  ]

  @Test("] goes from a form into its objects and lists and out again, [ the same way back")
  func problems() throws {
    var scenario = try Self.scenario()
    for stop in Self.stops {
      scenario.pressAndFinish("]")
      #expect(Self.location(scenario) == stop)
    }
    for stop in Self.stops.dropLast().reversed() {
      scenario.pressAndFinish("[")
      #expect(Self.location(scenario) == stop)
    }
    scenario.pressAndFinish("3", "]")
    #expect(Self.location(scenario) == "spec.ports[2].rules[0] from")
  }

  @Test("The message has the full path of what is inside")
  func message() throws {
    var scenario = try Self.scenario()
    scenario.press("]", "]")
    #expect(scenario.screen[0].contains("Ports"))
    #expect(scenario.helpLine.contains("spec.ports[1].number: must be at most 65535"))
    scenario.pressAndFinish("]")
    #expect(scenario.helpLine.contains("spec.ports[1].rules[1].from: does not match"))
  }

  @Test("From the form of an item it goes to the form of the next one")
  func formToForm() throws {
    let items = #"{"number": 70000}, {"number": 2}, {"number": 80000}"#
    var scenario = try Self.scenario(
      #"{"name": "a", "spec": {"site": {"city": "b"}, "ports": [\#(items)]}}"#)
    scenario.press("j", "j", "Enter", "Enter", "]")
    #expect(Self.location(scenario) == "spec.ports[2] number")
    #expect(scenario.line(of: "Number").contains("80000"))
    #expect(scenario.screen[0].contains("3 of 3"))
    scenario.press("]")
    #expect(Self.location(scenario) == "spec.ports[0] number")
  }

  @Test("A draft inside is a problem, too")
  func drafts() throws {
    var scenario = try Self.scenario(
      #"{"name": "a", "spec": {"site": {"city": "b"}, "ports": [{"number": 1}, {"number": 2}]}}"#)
    scenario.press("j", "j", "Enter", "j", "e", "x", "Enter", "Enter", "Esc", "g", "]")
    #expect(Self.location(scenario) == "spec.ports[1] number")
  }

  @Test("In a sorted list it goes by the list's order, and from its end on in the record")
  func sorted() throws {
    let items = #"{"number": 70000}, {"number": 2}, {"number": 80000}"#
    var scenario = try Self.scenario(
      #"{"name": "a", "spec": {"site": {"city": "b"}, "ports": [\#(items)]}, "note": "too long"}"#)
    scenario.pressAndFinish("j", "j", "Enter", "o", "o", "g", "]")
    #expect(Self.location(scenario) == "spec.ports[0] number")
    scenario.pressAndFinish("]")
    #expect(Self.location(scenario) == "SELF note")
  }

  @Test("Without a problem it says so")
  func none() throws {
    var scenario = try Self.scenario(#"{"name": "a", "spec": {"site": {"city": "b"}}}"#)
    scenario.press("]")
    #expect(scenario.helpLine.contains("No problem"))
  }

  @Test("/ finds values inside of lists, n goes on over all levels; secrets are not found")
  func search() throws {
    var scenario = try Self.scenario()
    scenario.press("/")
    scenario.type("where")
    scenario.pressAndFinish("Enter")
    #expect(Self.location(scenario) == "spec.ports[1].rules[1] from")
    #expect(scenario.helpLine.contains("Found in spec.ports[1].rules[1].from; match 1 of 2"))
    scenario.pressAndFinish("n")
    #expect(scenario.helpLine.contains("match 2 of 2"))
    #expect(Self.location(scenario) == "spec.ports[2].rules[0] from")
    scenario.pressAndFinish("N")
    #expect(Self.location(scenario) == "spec.ports[1].rules[1] from")
    var other = try Self.scenario()
    other.press("/")
    other.type("hush")
    other.pressAndFinish("Enter")
    #expect(other.helpLine.contains("hush") && Self.location(other) == "SELF name")
  }

  @Test("! lists what is wrong with a list and what is wrong inside of it")
  func list() throws {
    let items = (1...10).map { #"{"number": \#($0 * 10_000)}"# }.joined(separator: ", ")
    var scenario = try Self.scenario(
      #"{"name": "a", "spec": {"site": {"city": "b"}, "ports": [\#(items)]}}"#)
    scenario.press("!")
    #expect(scenario.text.contains("takes at most 9 items"))
    #expect(scenario.text.contains("Ports 7 › Number  "))
  }

  @Test("From the table, problems and matches inside of records are told with their full paths")
  func fromTable() throws {
    let fine = #"{"name": "a", "spec": {"site": {"city": "Oslo"}, "ports": []}}"#
    let wrong = #"""
      {"name": "b", "spec": {"site": {"city": "Rome"}, "ports": [{"number": 1},
        {"number": 2, "rules": [{"from": "1"}, {"from": "x1"}]}]}}
      """#
    var scenario = try Scenario.table("[\(fine), \(wrong)]", form: Self.form)
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("b"))
    #expect(
      scenario.text.contains("spec.ports[1].rules[1].from: does not match"), "\(scenario.text)")
    scenario.press("g", "/")
    scenario.type("x1")
    scenario.pressAndFinish("Enter")
    #expect(scenario.cursorLine.contains("b"))
    #expect(scenario.text.contains("Found in spec.ports[1].rules[1].from"), "\(scenario.text)")
  }
}
