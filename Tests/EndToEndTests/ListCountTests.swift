import Testing

@Suite("How many items a list may have, at the command line")
struct ListCountTests {
  private static let files = [
    "form.plist": """
    ( { key = Name; valuePath = name; },
      { key = Ports; valuePath = spec.ports; minimumCount = 1; maximumCount = 2;
        errorMessages = { maximumCount = "{label} are {value}, of {limit}"; };
        itemForm = ( { key = Number; valuePath = number; valueType = integer; } ); } )
    """,
    "a.json":
      #"[{"spec": {"ports": []}}, {"spec": {"ports": [{"number": 1}, {}, {"number": "x"}]}}]"#,
  ]

  @Test("check reports lists that have too few or too many, and what is wrong inside as well")
  func check() throws {
    let scene = try Scene(Self.files)
    let outcome = try scene.run("check", "form.plist", "a.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "error minimumCount: record 1, spec.ports \"Ports\": needs at least 1 item, has 0"),
      "\(outcome.output)")
    #expect(outcome.output.contains("spec.ports \"Ports\": Ports are 3, of 2"))
    #expect(outcome.output.contains("spec.ports[2].number \"Number\""))
  }

  @Test("set refuses a list that would have too many")
  func set() throws {
    let scene = try Scene(Self.files)
    let many = try scene.run(
      "set", "--json", "--record", "1", "form.plist", "a.json", "spec.ports=[{}, {}, {}]")
    #expect(many.status == 1)
    #expect(many.errors.contains("Ports are 3, of 2"), "\(many.errors)")
    let few = try scene.run(
      "set", "--json", "--record", "1", "form.plist", "a.json", "spec.ports=[{}]")
    #expect(few.status == 0, "\(few.errors)")
    #expect(try scene.read("a.json").contains(#"{"spec": {"ports": [{}]}}"#))
  }
}
