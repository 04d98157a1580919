import Foundation
import Testing

@Suite("A path with a typo")
struct MistypedPathTests {
  private static let form = """
    ( { valuePath = metadata.name; },
      { valuePath = spec.replica; key = Replicas; cellIdentifier = NumberCell; },
      { valuePath = spec.note; } )
    """
  private static let data = #"{"metadata": {"name": "web"}, "spec": {"replicas": 2}}"#

  private func scene() throws -> Scene {
    try Scene(["f.plist": Self.form, "d.json": Self.data, "e.json": Self.data])
  }

  @Test("lint --data names the nearest existing path; with --strict the status is 3")
  func lint() throws {
    let scene = try scene()
    #expect(try scene.run("lint", "f.plist").output.isEmpty)
    let outcome = try scene.run("lint", "--data", "d.json", "f.plist")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "f.plist:2:17: warning D105: row 2 \"Replicas\": the record has no spec.replica; try spec.replicas",
        "f.plist:3:17: warning D105: row 3 \"Note\": the record has no spec.note; try a path that the records have, or correct the records",
        "f.plist: info D107: no row names the member spec.replicas; try a row with this path, or otherMembers = hide",
      ])
    #expect(try scene.run("lint", "--strict", "--data", "d.json", "f.plist").status == 3)
    let json = try scene.run("lint", "--format", "json", "--data", "d.json", "f.plist")
    #expect(json.lines.count == 3 && json.output.contains(#""code":"D105""#))
    #expect(try scene.run("lint", "--data", "none.json", "f.plist").status == 4)
  }

  @Test("lint --data reports what is wrong with forms whose records it can't find, too")
  func recordsPath() throws {
    let scene = try Scene([
      "f.plist": "{ recordsPath = peple; rows = ( { valuePath = name; colr = red; } ); }",
      "g.plist": "{ recordsPath = people; rows = ( { valuePath = nam; } ); }",
      "d.json": #"{"people": [{"name": "Ada"}]}"#,
    ])
    let outcome = try scene.run("lint", "--data", "d.json", "f.plist", "g.plist")
    #expect(outcome.status == 4)
    #expect(outcome.lines.count == 3, "\(outcome.output)")
    #expect(outcome.lines.first?.hasPrefix("f.plist:1:53: warning W101: ") == true)
    #expect(outcome.lines[1].hasSuffix("the record has no nam; try name") == true)
    #expect(outcome.lines[2].hasPrefix("g.plist: info D107: no row names the member name;"))
    #expect(
      outcome.errors
        == "d.json:1:1: error D104: expected an array of records at \"peple\", found an object without \"peple\"; try people\n"
    )
  }

  @Test("lint --data says how a formula makes one value of what each item has")
  func throughList() throws {
    let scene = try Scene([
      "f.plist": """
      ( { valuePath = name; },
        { key = Total; identifier = total; formula = "items.price"; },
        { key = All; identifier = all; formula = "join(items.price, ', ')"; } )
      """,
      "d.json": #"{"name": "x", "items": [{"price": 1}, {"price": 2}]}"#,
    ])
    #expect(
      try scene.run("lint", "--data", "d.json", "f.plist").lines == [
        "f.plist:2:48: warning D105: row 2 \"Total\": items.price leads through a list, each item of which has its own; "
          + "try join(…) of it, .@count, .@sum, .@min or .@max of the list, or one item of it, such as [0]"
      ])
  }

  @Test("On the screen ! lists the warnings about the form")
  func listed() throws {
    let scene = try Scene([
      "f.plist": "( { valuePath = name; colour = red; } )", "d.json": #"{"name": "web"}"#,
    ])
    let session = try scene.open("f.plist", "d.json", size: (100, 20), showing: "web")
    try session.press("!")
    try session.wait(for: "! f.plist:1:23: warning W102")
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A path that no row shows is reported once, with the row that must be meant")
  func once() throws {
    let scene = try Scene([
      "f.plist": """
      ( { valuePath = name; hidden = "nmae == 'x' AND othr == 1"; },
        { valuePath = sum; valueType = number; formula = "nmae + 1";
          rules = ( { predicate = "nmae != nil"; } ); } )
      """, "d.json": #"{"name": "web", "sum": 1, "other": 2}"#,
    ])
    let lines = try scene.run("lint", "--data", "d.json", "f.plist").lines
    #expect(lines.count == 5, "\(lines)")
    #expect(lines.last?.contains("D107: no row names the member other") == true, "\(lines)")
    #expect(lines.count { $0.contains("W302") && $0.contains("try name") } == 3, "\(lines)")
    #expect(lines[3].contains("D105") == true, "\(lines)")
    #expect(lines[3].contains("no othr; try other") == true, "\(lines)")
  }

  @Test(
    "lint --data looks at titles, items and surroundings, and points at the key that names the path"
  )
  func everywhere() throws {
    let scene = try Scene([
      "f.plist": """
      { title = "{tilte}"; recordTitle = "{nmae}";
        rules = ( { predicate = "ANY items.prize > 3"; } );
        rows = ( { valuePath = name; },
          { valuePath = kind; choicesFrom = "path:kinds"; choiceValuePath = id; choiceTitle = "{naem}"; },
          { valuePath = items; itemTitle = "{nmae}"; itemForm = (
              { valuePath = name; hidden = "@parent.knid == 'x' OR @root.shop.nme != nil"; },
              { valuePath = kind; choicesFrom = "path:@root.kidns"; choiceValuePath = id; } ); } );
      }
      """,
      "d.json": """
      {"title": "T", "name": "n", "kind": "a", "kinds": [{"id": "a", "name": "A"}], "shop": {"name": "S"},
       "items": [{"name": "x", "price": 1, "kind": "a"}]}
      """,
    ])
    let all = try scene.run("lint", "--data", "d.json", "f.plist").lines
    // That no row shows it is known without data.
    let known = all.filter { $0.contains("W302") }
    #expect(known.count == 3, "\(known)")
    for message in [
      "\"recordTitle\": no row shows nmae", "row 3 \"Items\": \"itemTitle\": no row shows nmae",
      "form \"items\" row 1 \"Name\": \"hidden\": no row shows @parent.knid",
    ] {
      #expect(known.contains { $0.contains(message) }, "\(known)")
    }
    let lines = all.filter { $0.contains("D105") }
    #expect(
      lines.map { $0.replacing("f.plist:", with: "").replacing(" warning D105:", with: "") } == [
        "1:11: title: the record has no tilte; try title",
        "4:89: row 2 \"Kind\": the record has no naem; try name",
        "2:27: row 3 \"Items\": the record has no items.prize; try items.price",
        "6:38: form \"items\" row 1 \"Name\": the record has no @root.shop.nme; try @root.shop.name",
        "7:43: form \"items\" row 2 \"Kind\": the record has no @root.kidns; try @root.kinds",
      ])
  }

  @Test("a form that opens itself has its paths in the record and in what is inside")
  func selfOpening() throws {
    let scene = try Scene([
      "f.plist":
        "( { valuePath = name; }, { valuePath = sub; segueIdentifier = f; }, { valuePath = only; }, { valuePath = never; } )",
      "d.json": #"{"name": "a", "only": "o", "sub": {"name": "b"}}"#,
    ])
    let lines = try scene.run("lint", "--data", "d.json", "f.plist").lines
    #expect(lines.count == 1 && lines.first?.contains("has never") == true, "\(lines)")
  }

  @Test(
    "A path through a value without members is reported once, with the path that is meant where that is known",
    arguments: [
      (#"[{"a": 1}, {"a": 2}]"#, "D101", "\"a\" holds a number, not an object; try a path that"),
      (#"[{"a": 1, "b": 1}, {"a": 2}]"#, "D105", "none of the first 2 records has a.b; try b"),
      (#"{"a": 1}"#, "D101", "\"a\" holds a number, not an object; try a path that"),
    ])
  func blocked(data: String, code: String, words: String) throws {
    let scene = try Scene(["f.plist": "( { valuePath = a.b; } )", "d.json": data])
    let lines = try scene.run("lint", "--data", "d.json", "f.plist").lines
      .filter { !$0.contains("D107") }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("warning \(code): row 1 \"B\": ") == true, "\(lines)")
    #expect(lines.first?.contains(words) == true, "\(lines)")
  }

  @Test("lint --data looks at more than the first records before it says that none has a path")
  func late() throws {
    let scene = try Scene([
      "f.plist": "( { valuePath = a; }, { valuePath = late; }, { valuePath = never; } )",
      "d.json": "[" + String(repeating: #"{"a": 1}, "#, count: 300) + #"{"late": 1}]"#,
    ])
    #expect(
      try scene.run("lint", "--data", "d.json", "f.plist").lines == [
        "f.plist:1:60: warning D105: row 3 \"Never\": none of the first 301 records has never; try a path that the records have, or correct the records"
      ])
    try scene.write("n.plist", scene.run("new", "d.json").output)
    #expect(try scene.run("lint", "--strict", "--data", "d.json", "n.plist").output.isEmpty)
  }

  @Test("check says it once, and only where a path is near; with --strict the status is 1")
  func check() throws {
    let scene = try scene()
    let outcome = try scene.run("check", "f.plist", "d.json", "e.json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output
        == "f.plist:2:3: warning D105: row 2 \"Replicas\": the record has no spec.replica; try spec.replicas\n"
        + "d.json: info otherMembers: 1 member that no row names: spec.replicas\n"
        + "e.json: info otherMembers: 1 member that no row names: spec.replicas\n")
    let json = try scene.run("check", "--strict", "--format", "json", "f.plist", "d.json")
    #expect(json.status == 1)
    #expect(json.errors.isEmpty)
    #expect(json.lines.count == 2 && json.output.contains(#""code":"D105","row":2"#))
    #expect(
      json.output.contains(
        #""rule":"otherMembers","members":1,"records":1,"names":["spec.replicas"]"#))
  }

  @Test("set says that it added a member which no record had")
  func set() throws {
    let scene = try scene()
    let outcome = try scene.run("set", "f.plist", "d.json", "spec.replica=3", "metadata.name=db")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "d.json: warning: spec.replica \"Replicas\": added spec.replica, which the record did not have; did you mean spec.replicas?\n"
    )
    let again = try scene.run("set", "f.plist", "d.json", "spec.replica=4")
    #expect(again.errors.isEmpty)
    let refused = try scene.run("set", "f.plist", "e.json", "spec.replica=x")
    #expect(!refused.errors.contains("added"))
  }

  @Test("the first lines of JSON Lines may be broken: kinds come from the others")
  func brokenLines() throws {
    let scene = try Scene([
      "f.plist": "( { valuePath = n; }, { valuePath = note; } )",
      "d.jsonl": "{\"n\": \"x\", \n{\"n\": 5, \"note\": \"a\\nb\"}\n",
    ])
    let set = try scene.run("set", "--record", "2", "f.plist", "d.jsonl", "n=7", "note=c\nd")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.jsonl") == "{\"n\": \"x\", \n{\"n\": 7, \"note\": \"c\\nd\"}\n")
    #expect(try scene.run("lint", "--data", "d.jsonl", "f.plist").output.isEmpty)
  }

  @Test("line breaks that a value has may be set again, in any cell of text")
  func lineBreaks() throws {
    let scene = try Scene([
      "f.plist": """
      ( { valuePath = a; cellIdentifier = TextFieldCell; },
        { valuePath = b; cellIdentifier = TextViewCell; keyboardType = asciiCapable; } )
      """,
      "d.json": #"{"a": "x\ny", "b": "x\u2028y"}"#,
    ])
    let set = try scene.run("set", "f.plist", "d.json", "a=1\n2", "b=1\u{2028}2\r\n3")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json") == "{\"a\": \"1\\n2\", \"b\": \"1\\u20282\\r\\n3\"}")
    try scene.write("d.json", #"{"a": "x"}"#)
    #expect(try scene.run("set", "f.plist", "d.json", "a=1\n2").status == 1)
  }
}
