import Screen
import Testing

@Suite("What new items begin with")
struct NewItemTests {
  @Test("Where a row takes any value, a new record is like the one beside it")
  func likeSiblings() throws {
    for (records, added) in [
      ("[{},{},{}]", "[{},{},{},{}]"), ("[[],[]]", "[[],[],[]]"), ("[null]", "[null,null]"),
      (#"["a",1]"#, #"["a","",1]"#), ("[]", #"[""]"#),
    ] {
      var scenario = try Scenario.table(
        records, form: "( { key = E; valuePath = SELF; valueType = any; } )")
      scenario.press("a")
      #expect(scenario.file.filter { !" \n".contains($0) } == added, "\(scenario.file)")
    }
  }

  @Test("Where rows show places of lists, a new item is a list like the others")
  func listsInLists() throws {
    let form = """
      ( { key = Tiers; valuePath = t; itemForm = (
            { key = From; valuePath = 0; valueType = integer; }, { key = Price; valuePath = 1; valueType = number; } ); } )
      """
    for (record, expected) in [
      (#"{"t": [[1, 24.5]]}"#, #"{"t": [[1, 24.5], [null, 19.9]]}"#),
      (#"{"t": []}"#, #"{"t": [[null, 19.9]]}"#),
      (#"{"t": [{"0": 1, "1": 2}]}"#, #"{"t": [{"0": 1, "1": 2}, {"1": 19.9}]}"#),
    ] {
      var scenario = try Scenario(form: form, record: record, size: Size(width: 80, height: 16))
      scenario.press("Enter", "a", "Tab")
      scenario.type("19.9")
      scenario.press("Enter")
      #expect(scenario.file == expected)
    }
  }

  @Test("The field of a plain value that is added is open; Esc takes the item back")
  func plainValue() throws {
    let form = "( { key = Tags; valuePath = tags; cellIdentifier = ListCell; } )"
    let record = #"{"tags": ["one", "two"]}"#
    var scenario = try Scenario(form: form, record: record, size: Size(width: 80, height: 16))
    scenario.press("Enter", "a")
    #expect(scenario.editor.mode == .editing)
    scenario.type("new")
    scenario.press("Enter")
    #expect(scenario.file == #"{"tags": ["one", "new", "two"]}"#)
    scenario.press("a", "Esc")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.file == #"{"tags": ["one", "new", "two"]}"#)
    scenario.press("u", "u")
    #expect(scenario.file == record)
    var services = try Scenario.services()
    services.press("a")
    #expect(services.editor.mode == .editing)
    var notes = try Scenario.table("[{}]", form: "( { key = Note; valuePath = note; } )")
    notes.press("a")
    #expect(notes.helpLine.contains("New record: Esc, then u takes it back"), "\(notes.helpLine)")
  }

  @Test(
    "What is typed into a new item of numbers or truth values is one, or is refused as in the others",
    arguments: [
      ("[70, 30]", "007", "[70, 7, 30]"), ("[70, 30]", "abc", nil),
      ("[true]", "off", "[true, false]"),
      ("[true]", "5", nil), (#"["a"]"#, "5", #"["a", "5"]"#),
    ])
  func typed(list: String, text: String, result: String?) throws {
    let form = "( { key = W; valuePath = w; cellIdentifier = ListCell; } )"
    var scenario = try Scenario(
      form: form, record: "{\"w\": \(list)}", size: Size(width: 80, height: 16))
    scenario.press("Enter", "a")
    scenario.type(text)
    scenario.press("Enter")
    if let result {
      #expect(scenario.file == "{\"w\": \(result)}")
    } else {
      #expect(scenario.editor.mode == .editing && !scenario.file.contains(text), "\(scenario.text)")
    }
  }

  @Test(
    "The first item of an empty list is written as those of the lists next to it",
    arguments: [2, 4])
  func styleOfSiblings(unit: Int) throws {
    func lines(_ depth: Int, _ text: String) -> String {
      String(repeating: " ", count: depth * unit) + text + "\n"
    }
    func record(_ hosts: String) -> String {
      lines(1, "{") + lines(2, "\"spec\": {") + hosts + lines(2, "}") + lines(1, "}")
    }
    func list(_ item: String) -> String {
      lines(3, "\"hosts\": [") + lines(4, "\"\(item)\"") + lines(3, "]")
    }
    let first = record(list("x"))
    let file = "[\n" + first.dropLast() + ",\n" + record(lines(3, "\"hosts\": []")) + "]\n"
    var scenario = try Scenario.table(
      file, form: "( { key = H; valuePath = spec.hosts; cellIdentifier = ListCell; } )")
    scenario.press("j", "e", "a")
    scenario.type("y")
    scenario.press("Enter")
    #expect(scenario.file == "[\n" + first.dropLast() + ",\n" + record(list("y")) + "]\n")
  }

  @Test(
    "Where no list is next to it, it has the spaces of what the list is in",
    arguments: [
      (#"{"a":1,"l":[]}"#, #"{"a":1,"l":[{"q":2,"w":3}]}"#),
      (#"{"a": 1, "l": []}"#, #"{"a": 1, "l": [{"q": 2, "w": 3}]}"#),
      (#"{"l":null,"a":1}"#, #"{"l":[{"q":2,"w":3}],"a":1}"#),
    ])
  func spaces(record: String, expected: String) throws {
    var scenario = try Scenario(
      form: """
        ( { valuePath = l; itemForm = ( { valuePath = q; valueType = integer; defaultValue = 2; },
            { valuePath = w; valueType = integer; defaultValue = 3; } ); }, { valuePath = a; valueType = integer; } )
        """, record: record)
    scenario.press("Enter", "a")
    #expect(scenario.file == expected)
  }

  @Test("Values in the lists and objects of a new item are stored as their own forms say")
  func inside() throws {
    var scenario = try Scenario(
      form: """
        { rows = ( { valuePath = hosts; itemForm = host;
            itemDefault = { name = 7; ports = ( { number = 80; }, { number = 443; } ); place = { floor = 2; }; }; } );
          forms = { host = ( { valuePath = name; }, { valuePath = ports; itemForm = port; },
                             { valuePath = place; segueIdentifier = place; } );
                    port = ( { valuePath = number; valueType = integer; maximumValue = 400; } );
                    place = ( { valuePath = floor; valueType = integer; } ); }; }
        """, record: #"{"hosts": []}"#, size: Size(width: 80, height: 16))
    scenario.press("Enter", "a")
    #expect(
      scenario.file.filter { !" \n".contains($0) }
        == #"{"hosts":[{"name":"7","ports":[{"number":80},{"number":443}],"place":{"floor":2}}]}"#,
      "\(scenario.file)")
    #expect(scenario.text.contains("✗"), "443 is above 400: \(scenario.text)")
  }
}
