import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("Problems inside of objects and lists")
struct BelowTests {
  private static let form = """
    { rows = ( { key = Home; valuePath = home; segueIdentifier = address; },
               { key = Ports; valuePath = ports; itemForm = (
                   { key = Port; valuePath = number; valueType = integer; maximumValue = 65535; },
                   { key = Owner; valuePath = owner; segueIdentifier = address; } ); },
               { key = Tree; valuePath = tree; itemForm = node; } );
      forms = { address = ( { key = City; valuePath = city; required = YES; } );
                node = ( { key = Name; valuePath = name; required = YES; },
                         { key = Children; valuePath = children; itemForm = node; } ); }; }
    """

  private func binder() throws -> RecordBinder {
    let form = try #require(FormFixture.decode(Self.form).form)
    return RecordBinder(form: form, locale: .plain)
  }

  private func found(_ record: String) throws -> [String] {
    try binder().reading(JSONSlice(parsing: record)).problemsBelow.map {
      "\($0.valuePath) \($0.failure.rule.rawValue)"
    }
  }

  @Test("Each is found with its path from the record on, in the order of rows and items")
  func paths() throws {
    let record = """
      {"home": {}, "ports": [{"number": 1}, {"number": 70000, "owner": {"city": ""}}],
       "tree": [{"name": "a", "children": [{"name": "b"}, {"children": [{"name": ""}]}]}]}
      """
    #expect(
      try found(record) == [
        "home.city required", "ports[1].number maximumValue", "ports[1].owner.city required",
        "tree[0].children[1].name required", "tree[0].children[1].children[0].name required",
      ])
  }

  @Test("What is missing, null or of another kind has nothing inside")
  func nothingInside() throws {
    for record in [
      "{}", #"{"home": null, "ports": null}"#, #"{"ports": {"0": 1}, "home": [1]}"#,
      #"{"ports": []}"#,
    ] {
      #expect(try found(record) == [])
    }
  }

  @Test("A row says the first of them and how many more there are")
  func summary() throws {
    let binder = try binder()
    let record = try JSONSlice(
      parsing: #"{"ports": [{"number": 70000}, {"number": 70001}], "home": {}}"#)
    let problems = binder.reading(record).problems
    #expect(problems.map(\.row) == [0, 1])
    #expect(problems.map(\.failure.rule) == [.below, .below])
    #expect(problems[0].failure.message == "City: is required")
    #expect(problems[1].failure.message == "[0] Port: must be at most 65535 (and 1 more)")
    let bound = binder.reading(record).visibleRows
    #expect(bound[1].problems == [problems[1].failure])
  }

  @Test("It says the worst of them, wherever that is")
  func worst() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { key = A; valuePath = a; valueType = integer; rules = (
          { predicate = "a < 5"; message = "high"; severity = warning; },
          { predicate = "a != 3"; message = "three"; severity = info; } ); } ); } )
      """
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
    let record = try JSONSlice(parsing: #"{"l": [{"a": 3}, {"a": 7}]}"#)
    let problem = try #require(binder.reading(record).problems.first)
    #expect(problem.failure.severity == .warning)
    #expect(problem.failure.message == "[1] A: high (and 1 more)")
  }

  @Test("A list shows its size and the first titles, an object what is in it")
  func display() throws {
    let binder = try binder()
    let record = try JSONSlice(
      parsing:
        #"{"home": {"city": "Oslo"}, "ports": [{"number": 1}, {"number": 2}, {"number": 3}, {}]}"#)
    let bound = binder.reading(record).visibleRows
    #expect(bound[0].display.text == "city Oslo")
    #expect(bound[1].display.text == "4 items: 1, 2, 3, …")
  }
}
