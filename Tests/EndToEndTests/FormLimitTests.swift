import Foundation
import ScreenTesting
import Testing

@Suite("A form can't make the program crash or grow")
struct FormLimitTests {
  private static let commands = ["lint", "check", "show"]

  @Test("a number beyond its range is refused by every command", arguments: commands)
  func numbers(command: String) throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; minimumFractionDigits = 9223372036854775807; } )",
      "data.json": #"{"a": 1.5}"#,
    ])
    let data = command == "lint" ? [] : ["data.json"]
    let outcome = try scene.run([command, "form.plist"] + data)
    #expect(outcome.status == 3)
    #expect((outcome.output + outcome.errors).contains("error F104"))
  }

  @Test("a path of 100,000 steps is refused by every command", arguments: commands)
  func paths(command: String) throws {
    let path = String(repeating: "/a", count: 100_000)
    let scene = try Scene([
      "form.plist": "( { valuePath = \"\(path)\"; } )", "data.json": #"{"a": 1.5}"#,
    ])
    let data = command == "lint" ? [] : ["data.json"]
    let outcome = try scene.run([command, "form.plist"] + data)
    #expect(outcome.status == 3)
    #expect((outcome.output + outcome.errors).contains("a path has at most 512 steps"))
  }

  @Test(
    "the deepest path is set and read back; one that would leave the file unreadable is refused")
  func deepest() throws {
    let path = Array(repeating: "a", count: 512).joined(separator: ".")
    let scene = try Scene([
      "form.plist": "( { identifier = deep; valuePath = \"\(path)\"; } )", "one.json": "{}",
      "list.json": "[{}]",
    ])
    #expect(try scene.run("set", "form.plist", "one.json", "deep=bottom").status == 0)
    #expect(try scene.run("get", "form.plist", "one.json", "deep").output == "bottom\n")
    let refused = try scene.run("set", "form.plist", "list.json", "--record", "1", "deep=bottom")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("expected at most 512 levels"))
    #expect(try scene.read("list.json") == "[{}]")
  }

  @Test("forms that include the next without end, or two others each, are refused, reloaded, too")
  func includes() throws {
    func form(_ count: Int, _ names: [String]) -> String {
      let forms = (0..<count).flatMap { level in
        names.map { name in
          let next = names.map { "\($0)\(level + 1)" }.joined(separator: ", ")
          let rows = "({ valuePath = \(name)\(level)r; })"
          return "\(name)\(level) = { includes = (\(next)); rows = \(rows); };"
        }
      }
      let ends = names.map { "\($0)\(count) = ({ valuePath = \($0); });" }
      let first = names.map { $0 + "0" }.joined(separator: ", ")
      return """
        { title = Person; includes = (\(first)); rows = ({ key = Name; valuePath = name; });
          forms = { \((forms + ends).joined(separator: "\n")) }; }
        """
    }
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (150, 24))
    for (text, message) in [
      (form(3_000, ["a"]), "more than 32 forms include each other, one the next"),
      (form(30, ["a", "b"]), "more than 5,000 forms or 1,000,000 rows are included"),
    ] {
      try scene.write("deep.plist", text)
      let lint = try scene.run("lint", "deep.plist")
      #expect(lint.status == 3)
      #expect(lint.output.contains("error F006: \(message)"), "\(lint.output.prefix(300))")
      try scene.replace("form.plist", with: text)
      try session.wait(for: "F006")
      #expect(session.line(of: "Name").contains("Ada Lovelace"))
      try scene.replace("form.plist", with: Fixtures.form)
      try session.wait(forNo: "F006")
    }
  }

  @Test("a form of more than 64 MB is refused")
  func size() throws {
    let scene = try Scene(["data.json": "{}", "form.plist": ""])
    #expect(try scene.shell("truncate -s 67108865 form.plist").status == 0)
    let outcome = try scene.run("show", "form.plist", "data.json")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.contains("it has 67108865 bytes; at most 67108864 are read"),
      "\(outcome.errors)")
  }

  @Test("containers nested a million deep are refused with their place, in forms and data")
  func nesting() throws {
    let deep = String(repeating: "(", count: 1_000_000)
    let arrays = String(repeating: "<array>", count: 200_000)
    let scene = try Scene([
      "open.plist": deep, "dictionaries.plist": String(repeating: "{a=", count: 300_000),
      "xml.plist": "<plist>" + arrays, "form.plist": "( { valuePath = a; } )",
      "data.json": String(repeating: "[", count: 1_000_000),
      "lines.jsonl": #"{"a": "# + String(repeating: "[", count: 100_000) + "\n{\"a\": 1}\n",
    ])
    for form in ["open.plist", "dictionaries.plist", "xml.plist"] {
      let outcome = try scene.run("lint", form)
      #expect(outcome.status == 3)
      #expect(
        outcome.output.contains("deeper than 512 containers"), "\(outcome.output.prefix(300))")
    }
    #expect(try scene.run("check", "form.plist", "data.json").status == 4)
    let lines = try scene.run("check", "form.plist", "lines.jsonl")
    #expect(lines.status == 4)
    #expect(lines.output.contains("lines.jsonl:1:"))
    #expect(try scene.run("show", "form.plist", "lines.jsonl").status == 0)
  }
}
