import Testing

@Suite("What property lists can't hold, and files that are none")
struct PropertyListRefusalTests {
  @Test(
    "What the property list can't hold is refused with the reason, and nothing is written",
    arguments: [
      ("age=20.5", "the property list has an integer here"),
      ("note=\u{1}", "XML can't hold the character U+0001"),
    ])
  func refused(assignment: String, reason: String) throws {
    let scene = try PropertyListScene.make()
    let outcome = try scene.run(
      "set", "--json", "--record", "1", "form.plist", "staff.plist",
      assignment.hasPrefix("note") ? "note=\"\\u0001\"" : assignment)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("staff.plist") == PropertyListScene.list)
  }

  @Test(
    "A refusal names the row once, says what was typed and what to do",
    arguments: [
      (
        [], ["age=20.5"],
        "age \"Age\": 20.5 can't be written: the property list has an integer here; "
          + "write a whole number"
      ),
      (
        ["--json"], ["born=\"1815-12-11T08:30\""],
        "born \"Born\": \"1815-12-11T08:30\" can't be written: the property list has a date here; "
          + "write a day and time that exist, in UTC: 2026-11-21T08:30:00Z"
      ),
      (
        ["--json"], ["note=null"],
        "note \"Note\": a property list can't hold null; remove the key instead, as set --unset does"
      ),
      (["--json"], ["pin=5"], "pin \"Pin\": holds a number, not a text"),
    ])
  func refusals(options: [String], assignments: [String], words: String) throws {
    let scene = try PropertyListScene.make()
    let outcome = try scene.run(
      ["set", "--record", "1"] + options + ["form.plist", "staff.plist"] + assignments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("record 1, " + words + "\n"), "\(outcome.errors)")
    #expect(try scene.read("staff.plist") == PropertyListScene.list)
  }

  @Test("A number for a list of a file of strings is refused with what the list's row needs")
  func itemOfStrings() throws {
    let scene = try Scene([
      "data.plist": "{ Empty = (); }",
      "form.plist":
        "( { valuePath = Empty; itemForm = ( { valuePath = SELF; valueType = string; } ); } )",
    ])
    let refused = try scene.run("set", "--form", "auto", "data.plist", "Empty[0]=1")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "where it is an item of a list, the list's row itemForm = ( { valuePath = SELF; valueType = string; } )"
      ),
      "\(refused.errors)")
    #expect(try scene.run("set", "form.plist", "data.plist", "Empty[0]=1").status == 0)
    #expect(try scene.read("data.plist") == "{ Empty = (1); }")
  }

  @Test(
    "A real that JSON can't write is called a number, shown, and can be replaced",
    arguments: [("nan", "nan"), ("inf", "inf"), ("-infinity", "-inf")])
  func notANumber(written: String, name: String) throws {
    let list = PropertyListScene.list.replacing(">1.10<", with: ">\(written)<")
    let scene = try PropertyListScene.make(list)
    let outcome = try scene.run("check", "form.plist", "staff.plist")
    #expect(
      outcome.output.contains("rate \"Rate\": holds \(name), a number that JSON can't write"),
      "\(outcome.output)")
    #expect(!outcome.output.contains("a text"))
    #expect(
      try scene.run("set", "--record", "1", "form.plist", "staff.plist", "rate=2.5").status == 0)
    #expect(
      try scene.read("staff.plist") == PropertyListScene.list.replacing(">1.10<", with: ">2.5<"))
  }

  @Test("A broken one is refused with the place, without what it holds where there are secrets")
  func broken() throws {
    let scene = try PropertyListScene.make(
      PropertyListScene.list.replacing("<integer>36<", with: "<integer>x6<"))
    let outcome = try scene.run("show", "form.plist", "staff.plist")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == "staff.plist:9:18: error PLIST: this is not a valid property list\n")
  }

  @Test("What is not of the format that is named is told with what it looks like")
  func namedFormat() throws {
    let scene = try PropertyListScene.make()
    let refused = try scene.run(
      "show", "--data-format", "openstep-plist", "form.plist", "staff.plist")
    #expect(refused.status == 4)
    #expect(
      refused.errors.hasSuffix(
        "opened as openstep-plist; it looks like xml-plist, which --data-format xml-plist opens\n"),
      "\(refused.errors)")
    let json = try scene.run("show", "--data-format", "json", "form.plist", "staff.plist")
    #expect(json.status == 4 && json.errors.contains("it looks like xml-plist"))
    let unknown = try scene.run("show", "--data-format", "toml", "form.plist", "staff.plist")
    #expect(unknown.status == 2)
  }

  @Test("An integer below those of 64 bits is called too small, one above them too large")
  func farIntegers() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = n; cellIdentifier = NumberCell; } )",
      "n.plist":
        #"<?xml version="1.0"?><plist version="1.0"><dict><key>n</key><integer>5</integer></dict></plist>"#,
    ])
    for (number, comparison) in [
      ("-9223372036854775809", "smaller"), ("18446744073709551616", "larger"),
    ] {
      let refused = try scene.run("set", "form.plist", "n.plist", "n=\(number)")
      #expect(
        refused.errors.contains("\(number) is \(comparison) than a property list can hold"),
        "\(refused.errors)")
    }
  }

  @Test("An integer of more than 64 bits is refused")
  func largeInteger() throws {
    let number = "18446744073709551616"
    let scene = try PropertyListScene.make()
    let refused = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=\(number)")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("\(number) is larger than a property list can hold"))
    #expect(try scene.read("staff.plist") == PropertyListScene.list)
    let taken = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=18446744073709551615")
    #expect(taken.status == 0, "\(taken.errors)")
  }
}
