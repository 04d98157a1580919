import Testing

@Suite("formview set on rows with choices")
struct SetChoiceTests {
  @Test(
    "a typed text is a choice by its value, its title, or a title that only differs by case and accents",
    arguments: [
      ("n=1", #"{"n": 1}"#), ("n=10", #"{"n": 10}"#), ("city=Oslo", #"{"city": "Oslo"}"#),
      ("city=Résumé", #"{"city": "Résumé"}"#), ("city=resume", nil),
      ("city=oslo north", #"{"city": "Oslo North"}"#), ("city=Oslo N", nil),
      ("city=x", #"{"city": "x"}"#), ("city=The X", #"{"city": "y"}"#),
      ("city=the x", #"{"city": "y"}"#),
      ("unit=MB", #"{"unit": "MB"}"#), ("unit=Mb", #"{"unit": "Mb"}"#),
      ("unit=Resume", #"{"unit": "Resume"}"#), ("unit=none", #"{"unit": "none"}"#),
      ("unit=None", #"{"unit": null}"#), ("only=none", nil), ("only=None", #"{"only": null}"#),
      ("only=Ａ", #"{"only": "a"}"#), ("many=Oslo", #"{"many": ["Oslo"]}"#),
      ("many=Oslo, mb", #"{"many": ["Oslo", "mb"]}"#),
    ])
  func meaning(assignment: String, written: String?) throws {
    let name = String(assignment.prefix { $0 != "=" })
    let former = ["n": "7", "many": "[]"][name] ?? "\"q\""
    let data = "{\"\(name)\": \(former)}"
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = n; valueType = integer; values = (10, 1, 7); },
        { valuePath = city; choices = ( "Oslo North", Oslo, Resume, "Résumé", { value = x; title = y; },
            { value = y; title = "The X"; } ); },
        { valuePath = unit; values = (MB, "Résumé"); allowsOtherValue = YES; nullTitle = None; },
        { valuePath = only; values = (a); nullTitle = None; },
        { valuePath = many; cellIdentifier = MultiChoiceCell; values = ("Oslo North", Oslo, MB);
          allowsOtherValue = YES; } )
      """,
      "data.json": data,
    ])
    let outcome = try scene.run("set", "form.plist", "data.json", assignment)
    #expect(outcome.status == (written == nil ? 1 : 0), "\(outcome.errors)")
    #expect(try scene.read("data.json") == written ?? data)
  }

  @Test(
    "what begins a title, is a part of it or the initials of its Pinyin is offered in its place",
    arguments: [
      ("市场", "did you mean \"市场部\"?"), ("售", "did you mean \"销售部\"?"),
      ("scb", "did you mean \"市场部\"?"), ("部", "try 市场部 or 销售部"),
      ("财务", "try 市场部 or 销售部"),
    ])
  func offeredParts(typed: String, offered: String) throws {
    let scene = try Scene([
      "form.plist":
        "( { key = 部门; valuePath = d; values = (m1, s1); titles = (市场部, 销售部); } )",
      "data.json": "{}",
    ])
    let outcome = try scene.run("set", "form.plist", "data.json", "d=\(typed)")
    #expect(outcome.errors.contains(offered), "\(outcome.errors)")
    #expect(try scene.read("data.json") == "{}")
  }

  @Test("a list in a choice stays, and only --json replaces it")
  func unrepresented() throws {
    let data = #"{"features": ["canary", "tracing"]}"#
    let scene = try Scene([
      "form.plist": "( { valuePath = features; values = (canary, tracing, blue); } )",
      "data.json": data,
    ])
    for assignment in ["features=canary", "features="] {
      let outcome = try scene.run("set", "form.plist", "data.json", assignment)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("holds a list, not one of the choices"))
      #expect(outcome.errors.contains("set --json"))
      #expect(try scene.read("data.json") == data)
    }
    let forced = try scene.run("set", "--json", "form.plist", "data.json", #"features="blue""#)
    #expect(forced.status == 0)
    #expect(try scene.read("data.json") == #"{"features": "blue"}"#)
  }

  @Test("another value than those offered keeps to the rules of typed texts")
  func otherValues() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = a; values = (a, b); allowsOtherValue = YES; regex = "[a-z]+"; maximumLength = 3;
          minimumLength = 1; },
        { valuePath = n; values = (1, 2); valueType = integer; allowsOtherValue = YES; maximumValue = 5; } )
      """,
      "data.json": #"{"a": "a", "n": 1}"#,
    ])
    for (assignment, rule) in [
      ("a=ABC", "regex"), ("a=abcd", "maximumLength"), ("n=9", "maximumValue"),
    ] {
      let outcome = try scene.run("set", "form.plist", "data.json", assignment)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error \(rule): "), "\(outcome.errors)")
    }
    #expect(try scene.run("set", "form.plist", "data.json", "a=abc", "n=4").status == 0)
    #expect(try scene.read("data.json") == #"{"a": "abc", "n": 4}"#)
  }

  @Test("a choice of another type than the value is refused, and check says the same")
  func choiceTypes() throws {
    let form = #"( { key = Port; valuePath = port; values = ("80", "443"); } )"#
    for (form, stored, value, type) in [
      (form, "80", "80", "integer"), (form, "80", "443", "integer"), (form, "8.5", "443", "number"),
      (form.replacingOccurrences(of: #""80", "443""#, with: "true, false"), "true", "true", "bool"),
    ] {
      let first = type == "bool" ? "true" : "80"
      let data = "[{\"port\": \"\(first)\"}, {\"port\": \(stored)}]\n"
      let scene = try Scene(["form.plist": form, "data.json": data])
      for command in [
        ["set", "--record", "2", "form.plist", "data.json", "port=\(value)"],
        ["check", "form.plist", "data.json"],
      ] {
        let outcome = try scene.run(command)
        #expect(outcome.status == 1)
        let text = outcome.errors + outcome.output
        #expect(text.contains("give the row valueType = \(type) in the form"), "\(text)")
      }
      #expect(try scene.read("data.json") == data)
    }
  }

  @Test("with the type that the message names, the choice is taken as it is")
  func choiceTypeMended() throws {
    let scene = try Scene([
      "form.plist":
        #"( { key = Port; valuePath = port; valueType = integer; values = ("80", "443"); } )"#,
      "data.json": "{\"port\": 80}\n",
    ])
    #expect(try scene.run("check", "form.plist", "data.json").status == 0)
    #expect(try scene.run("set", "form.plist", "data.json", "port=443").status == 0)
    #expect(try scene.read("data.json") == "{\"port\": 443}\n")
  }

  @Test("beside numbers of a row of any type, what is no number is refused as that")
  func otherNumber() throws {
    let scene = try Scene([
      "form.plist": "( { key = V; valuePath = v; values = (1, 2); allowsOtherValue = YES; } )",
      "data.json": #"{"v": 5}"#,
    ])
    let outcome = try scene.run("set", "form.plist", "data.json", "v=zz")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(#"v "V": is not a number"#), "\(outcome.errors)")
    #expect(try scene.run("set", "form.plist", "data.json", "v=7").status == 0)
    #expect(try scene.read("data.json") == #"{"v": 7}"#)
  }

  @Test("a title of several choices is refused with their values; a value is never ambiguous")
  func ambiguousTitle() throws {
    let data = #"{"d": "c"}"#
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = d; choices = ( { value = a; title = Same; }, { value = b; title = Same; },
          { value = c; title = a; } ); } )
      """,
      "data.json": data,
    ])
    let outcome = try scene.run("set", "form.plist", "data.json", "d=Same")
    #expect(outcome.status == 1)
    let reason = #"could be "a" or "b"; write one of these"#
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("data.json") == data)
    try scene.write(
      "form.plist",
      "( { valuePath = d; choices = ( { value = a; title = Oslo; }, { value = b; title = OSLO; } ); } )"
    )
    let titles = try scene.run("set", "form.plist", "data.json", "d=oslo")
    #expect(
      titles.errors.contains(#"could be "Oslo" or "OSLO"; write one of these"#), "\(titles.errors)")
    #expect(try scene.run("set", "form.plist", "data.json", "d=a").status == 0)
    #expect(try scene.read("data.json") == #"{"d": "a"}"#)
  }

  @Test(
    "choices that are numbers are set by what they are, and those that a list has stay as written")
  func numbersAsChoices() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = e; choicesFrom = "path:opts"; choiceValuePath = id; choiceTitle = "{t}"; },
        { valuePath = n; cellIdentifier = MultiChoiceCell; values = (1, 2, 3); } )
      """,
      "a.json": #"{"e": 1, "n": [3.0, 1], "opts": [{"id":1,"t":"one"},{"id":2.0,"t":"two"}]}"#,
    ])
    let set = try scene.run("set", "form.plist", "a.json", "e=2", "n=3,1,2")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("a.json").hasPrefix(#"{"e": 2.0, "n": [3.0, 1, 2], "opts""#))
  }
}
