import FormEditor
import Queries
import Testing

@Suite("Values that are too long to be judged while a key waits")
struct LongValuesTests {
  private static let form = """
    ( { key = Name; valuePath = name; required = YES; },
      { key = Hosts; valuePath = hosts;
        itemForm = ( { key = Host; valuePath = host; required = YES; }, { key = Note; valuePath = note; } ); } )
    """

  private static func hosts(_ count: Int = 1_000, wrong: Set<Int> = []) -> String {
    let items = (0..<count).map {
      #"{"host": "\#(wrong.contains($0) ? "" : "h\($0)")", "note": "0123456789"}"#
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private func scenario(wrong: Set<Int>, isTable: Bool = false) throws -> Scenario {
    let record = #"{"name": "Ada", "hosts": \#(Self.hosts(wrong: wrong))}"#
    let other = #"{"name": "Bob", "hosts": []}"#
    return try Scenario(
      form: Self.form, record: isTable ? "[\(record), \(other)]" : record, opensTable: isTable)
  }

  @Test("The page is there before they are judged, and shows what is wrong when they are")
  func opening() throws {
    var scenario = try scenario(wrong: [999])
    #expect(scenario.line(of: "Hosts").contains("1,000 items"), "\(scenario.text)")
    #expect(!scenario.text.contains("✗"))
    scenario.finishJudging()
    #expect(scenario.line(of: "Hosts").contains("✗"), "\(scenario.text)")
    scenario.press("j")
    #expect(scenario.cursorLine.contains("[999]"), "\(scenario.text)")
    #expect(!scenario.isJudging)
  }

  @Test("An edit beside them keeps what is known until they are judged again")
  func editing() throws {
    var scenario = try scenario(wrong: [999])
    scenario.finishJudging()
    scenario.press("e")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.line(of: "Hosts").contains("✗"), "\(scenario.text)")
    #expect(scenario.isJudging)
  }

  @Test("What is edited inside of them counts on the page that they are on")
  func insides() throws {
    var scenario = try scenario(wrong: [999])
    scenario.finishJudging()
    scenario.press("j", "Enter", "G", "e")
    scenario.type("last")
    scenario.press("Enter", "Esc")
    scenario.finishJudging()
    #expect(scenario.line(of: "Hosts").contains("1,000 items"), "\(scenario.text)")
    #expect(!scenario.text.contains("✗"), "\(scenario.text)")
    scenario.press("u")
    scenario.finishJudging()
    #expect(scenario.text.contains("✗"), "\(scenario.text)")
  }

  @Test("What was edited while they were judged is judged again")
  func meanwhile() throws {
    var scenario = try scenario(wrong: [999])
    let taken = scenario.takeJudging()
    let job = try #require(taken)
    scenario.press("j", "Enter", "G", "e")
    scenario.type("last")
    scenario.press("Enter", "Esc")
    #expect(!scenario.isJudging)
    scenario.send(
      .judged(number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    scenario.finishJudging()
    #expect(!scenario.text.contains("✗"), "\(scenario.text)")
  }

  @Test("In a table the record's line shows it, too, and no other one")
  func table() throws {
    var scenario = try scenario(wrong: [3, 999], isTable: true)
    #expect(!scenario.text.contains("✗"), "\(scenario.text)")
    scenario.finishJudging()
    #expect(scenario.line(of: "Ada").contains("✗"), "\(scenario.text)")
    #expect(!scenario.line(of: "Bob").contains("✗"), "\(scenario.text)")
  }

  @Test("A form that is read again judges them again, whatever the former one finds")
  func otherForm() throws {
    var scenario = try scenario(wrong: [999])
    let taken = scenario.takeJudging()
    let job = try #require(taken)
    scenario.reload(
      form: Self.form.replacing("valuePath = host; required = YES;", with: "valuePath = host;"))
    scenario.send(
      .judged(number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    scenario.finishJudging()
    #expect(!scenario.text.contains("✗"), "\(scenario.text)")
  }

  @Test("What an outer object is asked for is known in the background, too")
  func surroundings() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Most; valuePath = most; valueType = integer; },
          { key = Groups; valuePath = groups; itemForm = (
            { key = Ports; valuePath = ports; itemForm = (
              { key = Port; valuePath = port; valueType = integer;
                rules = ( { predicate = "port <= @root.most"; message = "too high"; } ); },
              { key = Number; valuePath = n; valueType = integer;
                rules = ( { predicate = "n == @index"; message = "out of order"; } ); } ); } ); } )
        """,
      record: #"{"most": 5, "groups": [{"ports": ["#
        + (1...1_000).map { #"{"port": \#($0 == 900 ? 6 : 5), "n": \#($0)}"# }
        .joined(separator: ",")
        + "]}]}")
    scenario.press("j", "Enter", "Enter")
    scenario.finishJudging()
    #expect(scenario.cursorLine.contains("[899] Port: too high"), "\(scenario.text)")
  }
}
