import Foundation
import Testing

@Suite("formview set: what items and values begin as, and which types they keep")
struct SetTypesTests {
  @Test("A text gets the capitals that typing it would give it; choices and secrets stay")
  func capitals() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = h; autocapitalizationType = words; }, { valuePath = c; autocapitalizationType = allCharacters; },
        { valuePath = s; isSecure = YES; autocapitalizationType = words; } )
      """,
      "a.json": #"{"h": "x", "c": "x", "s": "x"}"#,
    ])
    let set = try scene.run("set", "form.plist", "a.json", "h=anna maria", "c=de-1ß", "s=pass word")
    #expect(set.status == 0)
    #expect(
      try scene.read("a.json") == #"{"h": "Anna Maria", "c": "DE-1ß", "s": "pass word"}"#)
    #expect(
      try scene.run("set", "--json", "form.plist", "a.json", #"h="anna""#).status == 0)
    #expect(try scene.read("a.json").contains(#""h": "anna""#))
  }

  @Test("What is no date and time is refused with what is wanted there, and a day keeps the time")
  func dayWithoutTime() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = t; valueType = date; datePickerMode = dateAndTime; storageDateFormat = unixSeconds; } )",
      "a.json": #"{"t": 1700000000}"#, "b.json": "{}",
    ])
    for file in ["a.json", "b.json"] {
      let set = try scene.run("set", "form.plist", file, "t=nonsense")
      #expect(set.status == 1)
      #expect(set.errors.contains("is not a date and time like 2026-11-21 09:30"), "\(set.errors)")
    }
    #expect(try scene.run("set", "form.plist", "a.json", "t=2026-11-21").status == 0)
    #expect(try scene.read("a.json") == #"{"t": 1795299200}"#)
    #expect(
      try scene.run("set", "form.plist", "b.json", "t=2026-11-21").errors.contains(
        "needs a time, too: 2026-11-21 09:30"))
  }

  @Test("An item behind the last begins as a new one, with the form's defaults")
  func defaults() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = q; valueType = number; }, { valuePath = items; itemDefault = { a = dflt; z = zz; };
          itemForm = ( { valuePath = a; }, { valuePath = b; defaultValue = bee; },
            { valuePath = c; defaultFormula = "upper(a)"; }, { valuePath = n; valueType = integer; defaultFormula = "@index"; },
            { valuePath = d; required = YES; formula = "@root.q * 100 + @index"; } ); } ); }
      """,
      "a.json": #"{"q": 2, "items": []}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "items[0].b=x").status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"q": 2, "items": [{"a": "dflt", "z": "zz", "b": "x", "c": "DFLT", "n": 1, "d": 201}]}"#
    )
    #expect(
      try scene.run("set", "form.plist", "a.json", "items[1].a=y").status == 0)
    let written = try scene.read("a.json")
    #expect(
      written.hasSuffix(#", {"a": "y", "z": "zz", "b": "bee", "c": "DFLT", "n": 2, "d": 202}]}"#),
      "\(written)"
    )
  }

  @Test(
    "What get prints of a row of several kinds changes nothing; a text stays one whatever is typed")
  func printedText() throws {
    let data = #"[{"q":"0"},{"q":1},{"q":"true"},{"q":"[1"}]"#
    let scene = try Scene(["rt.json": data])
    for record in 1...4 {
      let get = try scene.run("get", "--form", "auto", "--record", "\(record)", "rt.json", "q")
      let printed = get.output.trimmingCharacters(in: .newlines)
      let outcome = try scene.run(
        "set", "--form", "auto", "--record", "\(record)", "rt.json", "q=\(printed)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.read("rt.json") == data)
    }
    for (text, value) in [
      ("7", #""7""#), (#""7""#, #""\"7\"""#), ("x", #""x""#), ("false", #""false""#),
    ] {
      let outcome = try scene.run(
        "set", "--form", "auto", "--record", "1", "rt.json", "q=\(text)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.read("rt.json") == data.replacing(#""0""#, with: value))
      try scene.write("rt.json", data)
    }
  }

  @Test("Items that the form says nothing about stay of the type that the list has")
  func plainItems() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = zips; cellIdentifier = ListCell; }, { valuePath = flags; cellIdentifier = ListCell; }, { valuePath = nums; cellIdentifier = ListCell; }, { valuePath = mixed; cellIdentifier = ListCell; } )",
      "a.json": #"{"zips":["0123","4567"],"flags":[true,false],"nums":[1,2],"mixed":[1,"a"]}"#,
    ])
    let call = [
      "zips[0]=1234", "zips[1]=", "zips[2]=true", "flags[0]=off", "flags[2]=on", "nums[0]=1.50",
      "mixed[1]=5", "mixed[2]=x",
    ]
    #expect(try scene.run(["set", "form.plist", "a.json"] + call).status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"zips":["1234","","true"],"flags":[false,false,true],"nums":[1.50,2],"mixed":[1,5,"x"]}"#
    )
    let refused = try scene.run("set", "form.plist", "a.json", "nums[0]=x")
    #expect(refused.status == 1)
    #expect(
      try scene.run("set", "--json", "form.plist", "a.json", #"nums[0]="x""#).status == 0)
  }

  @Test("A list whose items must not be deleted is neither cleared nor made shorter")
  func undeletable() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = a; itemForm = ( { valuePath = n; } ); deletable = NO; } )",
      "a.json": #"{"a": [{"n": "1"}, {"n": "2"}]}"#,
    ])
    let calls = [["a="], ["--unset", "a"], ["--json", "a=[]"], ["--json", #"a=[{"n": "1"}]"#]]
    for call in calls {
      let refused = try scene.run(["set", "form.plist", "a.json"] + call)
      #expect(refused.status == 1, "\(call)")
      #expect(refused.errors.contains("can't be deleted"), "\(refused.errors)")
    }
    let longer = #"a=[{"n": "1"}, {"n": "2"}, {"n": "3"}]"#
    #expect(try scene.run("set", "--json", "form.plist", "a.json", longer).status == 0)
  }

  @Test(
    "A default that is written as a string is a number or a Boolean where the records have these")
  func typedDefaults() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = n; defaultValue = 7; }, { valuePath = b; defaultValue = YES; }, { valuePath = t; defaultValue = 7; }, { valuePath = none; defaultValue = 7; } )",
      "a.json": #"[{"n": 1, "b": true, "t": "1"}, {}]"#,
    ])
    #expect(try scene.run("check", "form.plist", "a.json").output == "")
    let call = ["set", "--record", "2", "form.plist", "a.json", "n=8", "b=off", "t=8", "none=8"]
    #expect(try scene.run(call).status == 0)
    #expect(
      try scene.read("a.json")
        == #"[{"n": 1, "b": true, "t": "1"}, {"n": 8, "b": false, "t": "8", "none": "8"}]"#)
  }
}
