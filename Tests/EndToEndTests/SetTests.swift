import Foundation
import Testing

@Suite("formview set")
struct SetTests {
  @Test("changes the bytes of the value and nothing else")
  func lossless() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run("set", "form.plist", "ada.json", "salary=99")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(
      try scene.read("ada.json") == Fixtures.ada.replacingOccurrences(of: "4200.50", with: "99"))
  }

  @Test("makes several assignments at once")
  func several() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run("set", "form.plist", "ada.json", "name=Grace", "phone=42")
    #expect(outcome.status == 0)
    let expected = Fixtures.ada.replacingOccurrences(of: "Ada Lovelace", with: "Grace")
      .replacingOccurrences(of: "5550100", with: "42")
    #expect(try scene.read("ada.json") == expected)
  }

  @Test(
    "a refused assignment names its rule, ends with 1, and leaves the file as it was",
    arguments: [
      ("contact.email=nobody", "Needs one @"), ("name=", "required"), ("salary=-1", "minimumValue"),
      ("phone=12a4", "\"a\""), ("name=A name that is much too long", "maximumLength"),
      ("salary=12abc", "salary"), ("Card=x", "Card"),
    ])
  func refused(assignment: String, words: String) throws {
    let scene = try Scene(Fixtures.files)
    let form = Fixtures.form.replacingOccurrences(
      of: "{ key = \"Card\";", with: "{ key = \"Card\"; identifier = Card;")
    try scene.write("form.plist", form)
    let outcome = try scene.run("set", "form.plist", "ada.json", "name=Grace", assignment)
    // "name" twice is a wrong call.
    #expect(outcome.status == (assignment.hasPrefix("name=") ? 2 : 1))
    let alone = try scene.run("set", "form.plist", "ada.json", assignment)
    #expect(alone.status == 1)
    #expect(alone.errors.contains(words), "\(alone.errors)")
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("problems that other rows had before do not hinder it")
  func otherProblems() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run(
      "set", "--record", "2", "form.plist", "staff.json", "name=Robert")
    #expect(outcome.status == 0)
    #expect(
      try scene.read("staff.json")
        == Fixtures.staff.replacingOccurrences(of: "\"Bob\"", with: "\"Robert\""))
  }

  @Test(
    "a refusal is one line, whatever was typed",
    arguments: ["name=a\nb", "salary=x\r\ny", "role=q\u{2028}r\ns", "born=20\n26", "no\nname=1"])
  func oneLine(assignment: String) throws {
    let form = """
      ( { valuePath = name; }, { valuePath = salary; cellIdentifier = NumberCell; },
        { valuePath = role; values = (a, b); }, { valuePath = born; cellIdentifier = DateCell; } )
      """
    let scene = try Scene(["form.plist": form, "data.json": "{\"name\": \"Ada\"}\n"])
    let outcome = try scene.run("set", "form.plist", "data.json", assignment)
    #expect(outcome.status > 0)
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.allSatisfy { $0.hasPrefix("data.json: ") || $0.hasPrefix("form.plist: ") })
    #expect(!outcome.errors.contains("\r") && !outcome.errors.contains("\u{2028}"))
    #expect(outcome.errors.contains("\\n") || outcome.errors.contains("\\r"), "\(outcome.errors)")
  }

  @Test(
    "a row of whole numbers refuses a text, also where the record has one",
    arguments: [
      (["size=seven"], "is not a whole number"), (["size=7.5"], "must be a whole number"),
      (["--json", "size=\"7\""], "holds a text, not a whole number"),
      (["--json", "size=7.5"], "must be a whole number"),
    ])
  func wholeNumbers(arguments: [String], reason: String) throws {
    let form = "( { valuePath = size; valueType = integer; cellIdentifier = TextFieldCell; } )"
    for stored in ["\"five\"", "\"5\"", "5"] {
      let data = "{\"size\": \(stored)}\n"
      let scene = try Scene(["form.plist": form, "data.json": data])
      let options = arguments.dropLast()
      let outcome = try scene.run(
        ["set"] + options + ["form.plist", "data.json"] + arguments.suffix(1))
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("data.json: error type: record 1, size \"Size\": \(reason)"))
      #expect(try scene.read("data.json") == data)
    }
  }

  @Test(
    "The same text gives a value of another type the row's type, and leaves one of its type alone",
    arguments: [
      ("n=5", #""n": "5""#, #""n": 5"#), ("s=5", #""s": 5"#, #""s": "5""#),
      ("b=true", #""b": "true""#, #""b": "true""#), ("n=5.10", #""n": 5.10"#, #""n": 5.10"#),
      ("d=2026-01-31", #""d": "2026-01-31""#, #""d": "31.01.2026""#),
      ("n=x", #""n": "x""#, #""n": "x""#),
    ])
  func retyped(assignment: String, before: String, after: String) throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = n; valueType = number; }, { valuePath = s; valueType = string; },
        { valuePath = b; valueType = bool; },
        { valuePath = d; cellIdentifier = DateCell; storageDateFormat = "dd.MM.yyyy"; } )
      """,
      "a.json": "{\(before)}",
    ])
    _ = try scene.run("set", "form.plist", "a.json", assignment)
    #expect(try scene.read("a.json") == "{\(after)}")
  }

  @Test("adds a missing member")
  func adds() throws {
    let scene = try Scene(["form.plist": Fixtures.form, "x.json": "{\n  \"id\": 1\n}\n"])
    #expect(try scene.run("set", "form.plist", "x.json", "name=Ada").status == 0)
    #expect(try scene.read("x.json") == "{\n  \"id\": 1,\n  \"name\": \"Ada\"\n}\n")
  }

  @Test("the same value again does not touch the file")
  func untouched() throws {
    let scene = try Scene(Fixtures.files)
    let path = scene.folder.appending(path: "ada.json").path
    let before = try FileManager.default.attributesOfItem(atPath: path)
    #expect(try scene.run("set", "form.plist", "ada.json", "name=Ada Lovelace").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test("--json takes the right side as JSON, number text and all")
  func json() throws {
    let scene = try Scene(Fixtures.files)
    #expect(try scene.run("set", "--json", "form.plist", "ada.json", "salary=1.50").status == 0)
    #expect(
      try scene.read("ada.json") == Fixtures.ada.replacingOccurrences(of: "4200.50", with: "1.50"))
  }

  @Test("--json judges by the rules all the same")
  func jsonRefused() throws {
    let scene = try Scene(Fixtures.files)
    #expect(try scene.run("set", "--json", "form.plist", "ada.json", "salary=-1").status == 1)
    #expect(try scene.run("set", "--json", "form.plist", "ada.json", "salary=abc").status == 2)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("an exploding pattern neither hangs nor refuses")
  func explodingPattern() throws {
    let scene = try Scene(["form.plist": #"( { valuePath = a; regex = "^(a+)+$"; } )"#])
    try scene.write("data.json", "{}")
    let text = String(repeating: "a", count: 5000) + "b"
    #expect(try scene.run("set", "form.plist", "data.json", "a=\(text)").status == 0)
  }

  @Test("a symbolic link stays one, and the mode stays")
  func linkAndMode() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.shell(
      """
      chmod 640 ada.json && ln -s ada.json link.json && $formview set form.plist link.json name=Eve \
      && test -L link.json && grep -q '"Eve"' ada.json && stat -c %a ada.json
      """)
    #expect(outcome.status == 0)
    #expect(outcome.output == "640\n")
  }

  @Test("an amount is taken as it is shown in the locale, and an ambiguous one names both readings")
  func localAmounts() throws {
    let form = "( { valuePath = cost; cellIdentifier = CurrencyCell; currencyCode = EUR; } )"
    let scene = try Scene(["form.plist": form, "data.json": #"{"cost": 1}"#])
    let taken = try scene.shell(
      "LC_ALL=de_DE.UTF-8 $formview set form.plist data.json 'cost=3.491,39 €'")
    #expect(taken.status == 0)
    #expect(try scene.read("data.json") == #"{"cost": 3491.39}"#)
    let refused = try scene.shell(
      "LC_ALL=de_DE.UTF-8 $formview set form.plist data.json cost=3.491")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("could be 3491 or 3,491"))
    let asked = try scene.shell(
      "LC_ALL=de_DE.UTF-8 $formview get --where cost=3.491,39 form.plist data.json cost")
    #expect(asked.output == "3.491,39\u{A0}€\n")
  }

  @Test("a number in a path is a name in an object; where nothing tells, it is refused")
  func numbers() throws {
    let scene = try Scene([
      "f.plist":
        "( { valuePath = /winners/1956/name; identifier = n; }, { valuePath = other.7; } )",
      "d.json": #"{"winners": {"1956": {"name": "Lys"}}}"#,
    ])
    #expect(try scene.run("get", "f.plist", "d.json", "n").output == "Lys\n")
    let set = try scene.run("set", "f.plist", "d.json", "n=Corry")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json") == #"{"winners": {"1956": {"name": "Corry"}}}"#)
    let show = try scene.run("show", "--format", "json", "f.plist", "d.json")
    #expect(
      show.output.filter { !$0.isWhitespace } == #"{"winners":{"1956":{"name":"Corry"}}}"#)
    let refused = try scene.run("set", "f.plist", "d.json", "other.7=x")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("other[7] can't be written: 7 may be a place in a list or a name"))
  }

  @Test("recordsPath goes through an object's numbers, too")
  func recordsPath() throws {
    let scene = try Scene([
      "f.plist": "{ recordsPath = years.1956.list; rows = ( { valuePath = a; } ); }",
      "d.json": #"{"years": {"1955": {"list": []}, "1956": {"list": [{"a": "x"}, {"a": "y"}]}}}"#,
    ])
    let set = try scene.run("set", "--record", "2", "f.plist", "d.json", "a=z")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("d.json")
        == #"{"years": {"1955": {"list": []}, "1956": {"list": [{"a": "x"}, {"a": "z"}]}}}"#)
  }

  @Test("an empty text restores what stands for nothing, and --unset removes the member")
  func clearing() throws {
    let data = """
      {
        "a": null,
        "b": "",
        "c": "x",
        "n": 5,
        "o": {"d": 1}
      }

      """
    let form = """
      ( { valuePath = a; }, { valuePath = b; }, { valuePath = c; }, { valuePath = gone; },
        { valuePath = n; cellIdentifier = NumberCell; }, { valuePath = o.d; identifier = d; },
        { valuePath = "l[0]"; identifier = element; },
        { valuePath = must; required = YES; } )
      """
    let scene = try Scene(["form.plist": form, "data.json": data])
    #expect(try scene.run("set", "form.plist", "data.json", "a=", "b=", "gone=").status == 0)
    #expect(try scene.read("data.json") == data)
    #expect(try scene.run("set", "form.plist", "data.json", "c=", "n=").status == 0)
    let cleared = data.replacing("\"x\"", with: "\"\"").replacing("5", with: "null")
    #expect(try scene.read("data.json") == cleared)
    let unset = try scene.run(
      "set", "--unset", "a", "--unset", "d", "--unset", "gone", "form.plist", "data.json", "c=y")
    #expect(unset.status == 0)
    #expect(
      try scene.read("data.json")
        == "{\n  \"b\": \"\",\n  \"c\": \"y\",\n  \"n\": null,\n  \"o\": {}\n}\n")
    try scene.write("data.json", #"{"l": ["x", "y"]}"#)
    for (identifier, reason) in [("must", "is required"), ("element", "element of a list")] {
      let refused = try scene.run("set", "--unset", identifier, "form.plist", "data.json")
      #expect(refused.status == 1)
      #expect(refused.errors.contains(reason))
    }
    #expect(try scene.read("data.json") == #"{"l": ["x", "y"]}"#)
    let twice = try scene.run("set", "--unset", "c", "form.plist", "data.json", "c=1")
    #expect(twice.status == 2)
  }

  @Test("--json changes only what differs in a list")
  func splicedList() throws {
    let data = "{\n   \"v\": [\n        {\"a\":1},\n        {\"a\":2}\n     ]\n}\n"
    let scene = try Scene(["form.plist": "( { valuePath = v; } )", "data.json": data])
    let outcome = try scene.run(
      "set", "--json", "form.plist", "data.json", #"v=[{"a": 1}, {"a": 3}, {"a": 4}]"#)
    #expect(outcome.status == 0)
    #expect(
      try scene.read("data.json")
        == data.replacing("{\"a\":2}", with: "{\"a\":3},\n        {\"a\":4}"))
  }

  @Test("clearing an element of a list leaves the others where they are")
  func clearingElement() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = \"arr[1]\"; valueType = integer; emptyValue = remove; }, { valuePath = b; emptyValue = remove; } )",
      "data.json": #"{"arr": [1, 2, 3], "b": "x"}"#,
    ])
    #expect(try scene.run("set", "form.plist", "data.json", "arr[1]=", "b=").status == 0)
    #expect(try scene.read("data.json") == #"{"arr": [1, null, 3]}"#)
  }
}
