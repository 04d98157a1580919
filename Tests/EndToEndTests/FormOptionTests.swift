import ScreenTesting
import Testing

@Suite("The form of data, found or named by an option")
struct FormOptionTests {
  private static let files = [
    "staff.plist": "( { key = Person; valuePath = name; required = YES; } )",
    "staff.json": #"{"name": "Ada"}"#,
    "other.json": #"{"name": ""}"#,
    "formview.plist": #"{ forms = ( { files = "staff*.json"; form = staff; } ); }"#,
  ]

  @Test("--form FILE is the form's argument, before or behind the data")
  func named() throws {
    let scene = try Scene(Self.files)
    for call in [
      ["show", "--form", "staff.plist", "staff.json"],
      ["show", "staff.json", "--form=staff.plist"],
      ["--form", "staff.plist", "staff.json"],
    ] { #expect(try scene.run(call).output.contains("Person  Ada"), "\(call)") }
    #expect(try scene.run("get", "--form", "staff.plist", "staff.json", "name").output == "Ada\n")
    let twice = try scene.run("show", "--form", "a", "--form", "b", "staff.json")
    #expect(twice.status == 2)
  }

  @Test("--form auto takes what formview.plist names, and sets by its rules")
  func mapped() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("show", "--form", "auto", "staff.json").output.contains("Person  Ada"))
    let refused = try scene.run("set", "--form", "auto", "staff.json", "name=")
    #expect(refused.status == 1)
    #expect(try scene.run("set", "--form", "auto", "staff.json", "name=Eve").status == 0)
    #expect(try scene.read("staff.json") == #"{"name": "Eve"}"#)
    #expect(try scene.run("lint", "--form", "auto", "--data", "staff.json").status == 0)
    #expect(try scene.run("lint", "formview.plist").status == 0)
    let screen = try scene.open("staff.json", showing: "Person")
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
  }

  @Test("A folder whose name ends as a form's does is reported as a form that is not there")
  func folder() throws {
    let scene = try Scene(Self.files)
    try scene.write("formview.plist", #"{ forms = ( { files = "*.json"; form = staffs; } ); }"#)
    try scene.makeFolder("staffs.plist")
    let found = try scene.run("lint", "formview.plist")
    #expect(found.status == 3)
    #expect(
      found.output.hasSuffix(
        "F601: there is no such form in this folder; found \"staffs\"; try \"staff.plist\"\n"),
      "\(found.output)")
    #expect(try scene.run("show", "staff.json").errors.contains("formview.plist:1:40: error F601"))
  }

  @Test("A form beside the data comes first; without any the data make one, each file its own")
  func order() throws {
    let scene = try Scene(Self.files)
    try scene.write("staff.form.plist", "( { key = Beside; valuePath = name; } )")
    #expect(try scene.run("show", "--form", "auto", "staff.json").output.contains("Beside  Ada"))
    #expect(try scene.run("show", "--form", "auto", "other.json").output.contains("Name"))
    #expect(try scene.run("check", "--form", "auto", "staff.json", "other.json").status == 0)
  }

  @Test("show, check, prompt and the screen take the data alone, with options, too")
  func dataAlone() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("show", "staff.json").output.contains("Person  Ada"))
    #expect(try scene.run("show", "--format", "jsonl", "other.json").output == "{\"name\":\"\"}\n")
    #expect(try scene.run("--read-only", "staff.json").output.contains("Person  Ada"))
    #expect(try scene.run("check", "staff.json").status == 0)
    try scene.write("staff.json", #"{"name": ""}"#)
    #expect(try scene.run("check", "staff.json").output.contains("is required"))
    #expect(try scene.run("prompt", "staff.json", input: "Bea\n").status == 0)
    #expect(try scene.read("staff.json") == #"{"name": "Bea"}"#)
  }

  @Test(
    "A property list alone may be a form that lacks its data, or data, which --form auto says",
    arguments: [[], ["edit"], ["show"], ["check"], ["prompt"], ["show", "--format", "json"]])
  func propertyListAlone(words: [String]) throws {
    let scene = try Scene(Self.files)
    try scene.write("prefs.plist", #"{ firstName = "Ada"; }"#)
    let lacking = try scene.run(words + ["prefs.plist"])
    #expect(lacking.status == 2)
    let call = (["formview"] + words.prefix(1)).joined(separator: " ")
    #expect(
      lacking.errors
        == "formview: give a form and a data file: \(call) prefs.plist DATA; if prefs.plist is data: "
        + "\(call) --form auto prefs.plist; \(call) --help shows more\n")
    let shown = try scene.run(
      words.prefix(1) + ["--form", "auto", "prefs.plist"], input: ".quit\n")
    #expect(!shown.errors.contains("prefs.plist DATA"), "\(shown.errors)")
    #expect(words == ["check"] || shown.output.contains("Ada"), "\(shown.output)\(shown.errors)")
  }

  @Test("Data alone that are not there are reported as missing")
  func missingData() throws {
    let scene = try Scene(Self.files)
    for call in [
      ["show", "none.json"], ["check", "none.json"], ["prompt", "none.json"], ["none.json"],
      ["edit", "none.json"], ["--read-only", "none.json"],
      ["show", "--format", "csv", "none.json"],
    ] {
      let missing = try scene.run(call)
      #expect(missing.status == 4, "\(call)")
      #expect(missing.errors == "none.json: error FILE: there is no such file\n", "\(call)")
    }
  }

  @Test("set of data without a form names the option that finds one")
  func setDataAlone() throws {
    let scene = try Scene(Self.files)
    for call in [["set", "staff.json", "name=Eve"], ["set", "staff.json", "name=Eve", "age=3"]] {
      let refused = try scene.run(call)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("try formview set --form auto staff.json name=Eve"),
        "\(refused.errors)")
    }
    let selected = try scene.run("set", "staff.json", "--record", "2", "name=Eve O'Hara")
    #expect(
      selected.errors.contains(
        #"try formview set --form auto staff.json --record 2 'name=Eve O'\''Hara'"#),
      "\(selected.errors)")
    #expect(try scene.run("set", "staff.plist", "staff.json").errors.contains("say what to set"))
  }

  @Test("A formview.plist that is wrong says so")
  func mistakes() throws {
    let scene = try Scene(Self.files)
    try scene.write("formview.plist", #"{ forms = ( { files = "*"; form = "../x"; } ); }"#)
    let wrong = try scene.run("show", "--form", "auto", "staff.json")
    #expect(wrong.status == 3)
    #expect(wrong.errors.contains("formview.plist:1:35: error F007"), "\(wrong.errors)")
    #expect(try scene.run("lint", "formview.plist").output.contains("F007"))
    #expect(try scene.run("lint", "--form", "auto").status == 2)
    try scene.write(
      "formview.plist",
      #"{ forms = ( { files = "a*"; form = "../x"; }, { files = "staff*"; form = staff; } ); }"#)
    #expect(try scene.run("show", "--form", "auto", "staff.json").output.contains("Person  Ada"))
    #expect(try scene.run("show", "--form", "auto", "other.json").status == 0)
    #expect(try scene.run("show", "--form", "auto", "another.json").errors.contains("F007"))
  }
}
