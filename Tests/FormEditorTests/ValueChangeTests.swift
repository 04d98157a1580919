import JSONText
import Screen
import Testing
import Values

@testable import FormEditor

@Suite("What differs inside of lists and objects")
struct ValueChangeTests {
  private func changes(_ before: String, _ after: String) throws -> [String] {
    ValueChange.all(from: try JSONSlice(parsing: before), to: try JSONSlice(parsing: after)).map {
      let path = ValuePath(steps: $0.path).description
      if let index = $0.movedFrom { return "\(path): moved from [\(index)]" }
      return "\(path): \($0.before?.text ?? "nothing") → \($0.after?.text ?? "nothing")"
    }
  }

  @Test(
    "The innermost values, by their paths",
    arguments: [
      ("{\"a\": 1}", "{\"a\": 2}", ["a: 1 → 2"]),
      ("[1, 2, 3]", "[1, 5, 3]", ["[1]: 2 → 5"]),
      (
        "[{\"n\": 1}, {\"n\": 2}]", "[{\"n\": 1}, {\"n\": 3, \"x\": [1]}]",
        ["[1].n: 2 → 3", "[1].x: nothing → [1]"]
      ),
      ("[1, 2, 3]", "[1, 3]", ["[1]: 2 → nothing"]),
      ("[1, 3]", "[0, 1, 2, 3]", ["[0]: nothing → 0", "[2]: nothing → 2"]),
      (
        "[{\"a\": 1}, {\"a\": 2}, {\"a\": 3}]", "[{\"a\": 1}, {\"a\": 3, \"b\": 0}]",
        ["[1]: {\"a\": 2} → nothing", "[1].b: nothing → 0"]
      ),
      ("[1, 2, 3, 4]", "[4, 1, 9, 3]", ["[0]: moved from [3]", "[2]: 2 → 9"]),
      (
        "[{\"id\": 1, \"n\": 1}, {\"id\": 2, \"n\": 2}, {\"id\": 3, \"n\": 3}, {\"id\": 4, \"n\": 4}]",
        "[{\"id\": 3, \"n\": 0}, {\"id\": 1, \"n\": 1}, {\"id\": 2, \"n\": 2}, {\"id\": 4, \"n\": 5}]",
        ["[0]: moved from [2]", "[0].n: 3 → 0", "[3].n: 4 → 5"]
      ),
      ("{\"a\": [1]}", "{\"a\": {\"b\": 1}}", ["a: [1] → {\"b\": 1}"]),
      ("{\"x.y\": {\"z\": 1}}", "{}", ["\"x.y\": {\"z\": 1} → nothing"]),
      ("[]", "[]", []),
    ])
  func innermost(_ before: String, _ after: String, _ expected: [String]) throws {
    #expect(try changes(before, after) == expected)
  }

  @Test("A change in a long list is one of its item")
  func long() throws {
    let items = (0..<3_000).map(String.init)
    let before = "[" + items.joined(separator: ",") + "]"
    let after = "[-1," + items.dropLast().joined(separator: ",") + "]"
    #expect(try changes(before, before.replacing(",1500,", with: ",7,")) == ["[1500]: 1500 → 7"])
    #expect(
      try changes(before, before.replacing(",1500,", with: ",")) == ["[1500]: 1500 → nothing"])
    #expect(try changes(before, after) == ["[0]: nothing → -1", "[2999]: 2999 → nothing"])
  }

  @Test("The list of changes has a line for each, and none twice where two rows have the value")
  func shown() throws {
    let form = """
      { rows = ( { key = Spec; valuePath = spec; segueIdentifier = spec; },
          { key = Name; valuePath = "spec.name"; },
          { key = Ports; valuePath = "spec.ports"; itemForm = ( { key = Number; valuePath = port; valueType = integer; } ); } );
        forms = { spec = { rows = ( { key = Name; valuePath = name; } ); }; }; }
      """
    let ports = (1...40).map {
      #"{"port": \#($0), "note": "a long text that nobody changes \#($0)"}"#
    }
    var scenario = try Scenario(
      form: form,
      record: #"{"spec": {"name": "web", "ports": [\#(ports.joined(separator: ", "))]}}"#,
      size: Size(width: 60, height: 30))
    scenario.press("j", "Enter", "C-u")
    scenario.type("db")
    scenario.press("Enter", "j", "Enter", "G", "e", "C-u")
    scenario.type("333")
    scenario.press("Enter", "g", "g", "e", "C-u")
    scenario.type("80")
    scenario.press("Enter", "d")
    #expect(
      scenario.line(of: "→").hasPrefix("  Name                  \"web\" → \"db\""),
      "\(scenario.text)")
    #expect(scenario.text.contains(" Ports[0].port         1 → 80"), "\(scenario.text)")
    #expect(scenario.text.contains(" Ports[39].port        40 → 333"))
    #expect(scenario.screen.filter { $0.contains(" → ") }.count == 3)
  }
  @Test("An item that was moved is one line, from where to where")
  func moved() throws {
    let form = """
      ( { key = Ports; valuePath = ports;
          itemForm = ( { key = Name; valuePath = name; }, { key = Number; valuePath = port; } ); } )
      """
    let ports = ["web", "db", "log", "mail"].enumerated().map {
      #"{"name": "\#($1)", "port": \#($0), "note": "\#($1)"}"#
    }
    var scenario = try Scenario(
      form: form, record: #"{"ports": [\#(ports.joined(separator: ", "))]}"#,
      size: Size(width: 60, height: 30))
    scenario.press("Enter", "G", "M-Up", "M-Up", "d")
    #expect(
      scenario.text.contains(" Ports[1]              moved from [3]"), "\(scenario.text)")
    #expect(!scenario.text.contains(" → "), "\(scenario.text)")
  }
}
