import Testing

@Suite("Calling the program")
struct UsageTests {
  @Test("--version prints the version")
  func version() throws {
    let outcome = try Scene().run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
  }

  @Test("--help of each command shows an example of it")
  func help() throws {
    for command in try Scene().commands {
      let outcome = try Scene().run(command, "--help")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("formview \(command) "))
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test(
    "a wrong call ends with 2 and says so on standard error",
    arguments: [
      ["form.plist"], ["show", "form.plist"], ["show", "--no-such", "form.plist", "ada.json"],
      ["show", "--format", "xml", "form.plist", "ada.json"],
      ["show", "--width", "5", "form.plist", "ada.json"],
      ["get", "form.plist", "ada.json"], ["set", "form.plist", "ada.json"],
      ["set", "form.plist", "ada.json", "name"],
      ["set", "--record", "1", "--filter", "ada", "form.plist", "staff.json", "name=x"],
      ["explain", "nothing-like-it"],
    ])
  func wrongCall(arguments: [String]) throws {
    let outcome = try Scene(Fixtures.files).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test(
    "a wrong call is refused in the parser's words",
    arguments: [
      (["show"], "Error: Missing expected argument '<form>'"),
      (
        ["show", "a", "b", "--fromat", "x"],
        "Error: Unknown option '--fromat'. Did you mean '--format'?"
      ),
      (["show", "a", "b", "-z"], "Error: Unknown option '-z'"),
      (["show", "a", "b", "--record"], "Error: Missing value for '--record <n>'"),
      (["show", "a", "b", "--record", "x"], "Error: The value 'x' is invalid for '--record <n>'"),
      (
        ["show", "a", "b", "--color", "x"],
        "Error: The value 'x' is invalid for '--color <color>'. Please provide one of 'auto', 'always' or 'never'."
      ),
      (
        ["show", "a", "b", "--format", "x"],
        "Error: The value 'x' is invalid for '--format <format>'. Please provide one of the following:"
      ),
      (["show", "a", "b", "c"], "Error: Unexpected argument 'c'"),
      (["show", "a", "b", "c", "d'e"], "Error: 2 unexpected arguments: 'c', 'd'e'"),
      (
        ["show", "a", "b", "--show-secrets=1"],
        "Error: The option '--show-secrets' does not take any value, but '1' was specified."
      ),
    ])
  func wordsOfTheParser(arguments: [String], line: String) throws {
    let outcome = try Scene().run(arguments)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == line)
    #expect(outcome.errors.contains("\nUsage: formview show [<options>] <form> <data>"))
    #expect(outcome.errors.contains("\n  See 'formview show --help' for more information.\n"))
  }

  @Test("help is a command of its own and no file")
  func helpCommand() throws {
    let outcome = try Scene().run("help")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("SUBCOMMANDS"))
    #expect(try Scene().run("help", "show").output.contains("formview show"))
  }

  @Test(
    "A data file alone is shown by a form of its own where the output is not a terminal",
    arguments: [[], ["edit"]])
  func dataAlone(command: [String]) throws {
    let scene = try Scene(["one.json": #"{"firstName": "Ada"}"#])
    let outcome = try scene.run(command + ["one.json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.contains("First name  Ada"), "\(outcome.output)")
  }

  @Test("help has the parser's headings, and is wrapped to the window")
  func headings() throws {
    let outcome = try Scene().shell("COLUMNS=60 $formview show --help")
    for heading in ["OVERVIEW: Print", "\nUSAGE: formview show", "\nARGUMENTS:\n", "\nOPTIONS:\n"] {
      #expect(outcome.output.contains(heading), "\(heading)")
    }
    #expect(outcome.output.contains("default: text)\n"))
    #expect(outcome.output.contains("  -h, --help              Show help information.\n"))
    let prose = outcome.lines.filter { !$0.contains("formview") }
    #expect(prose.allSatisfy { $0.count <= 60 }, "\(prose.filter { $0.count > 60 })")
    #expect(try Scene().run("--help").output.contains("\n  edit (default)          Open"))
  }

  @Test(
    "an option given twice ends with 2 and says which, unless it may be repeated",
    arguments: [
      (
        ["set", "--record", "1", "--record", "2", "form.plist", "staff.json", "phone=1"], "--record"
      ),
      (["set", "--record=1", "form.plist", "staff.json", "phone=1", "--record", "1"], "--record"),
      (["get", "--filter", "a", "--filter", "b", "form.plist", "staff.json", "name"], "--filter"),
      (["show", "--format", "csv", "--format=json", "form.plist", "staff.json"], "--format"),
      (["show", "--sort", "--limit", "--sort", "name", "form.plist", "staff.json"], "--sort"),
      (["check", "--format", "json", "--format", "json", "form.plist", "staff.json"], "--format"),
      (["--record", "1", "--record", "2", "form.plist", "staff.json"], "--record"),
      (
        ["get", "--where", "name=Ada", "--where", "salary=1", "form.plist", "staff.json", "name"],
        nil
      ),
      (["get", "--filter", "--filter", "form.plist", "staff.json", "name"], nil),
      (["get", "--record", "1", "form.plist", "staff.json", "--", "--record", "--record"], nil),
      (["check", "--strict", "--strict", "form.plist", "staff.json"], nil),
    ])
  func repeatedOption(arguments: [String], option: String?) throws {
    let scene = try Scene(Fixtures.files)
    let before = try scene.read("staff.json")
    let outcome = try scene.run(arguments)
    if let option {
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("\(option) is given twice"), "\(outcome.errors)")
    } else {
      #expect(!outcome.errors.contains("is given twice"), "\(outcome.errors)")
    }
    #expect(try scene.read("staff.json") == before)
  }

  @Test("an unknown identifier ends with 2 and names the nearest", arguments: ["get", "set"])
  func unknownIdentifier(command: String) throws {
    let outcome = try Scene(Fixtures.files).run(
      command, "form.plist", "ada.json", command == "get" ? "salery" : "salery=1")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\"salary\""))
  }

  @Test(
    "a record out of range ends with 2 and tells how many there are", arguments: ["0", "4", "-1"])
  func recordOutOfRange(record: String) throws {
    let outcome = try Scene(Fixtures.files).run(
      "show", "--record=\(record)", "form.plist", "staff.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("3 records"))
  }

  @Test(
    "several records and none chosen end with 2", arguments: [["get", "name"], ["set", "name=x"]])
  func noSelector(arguments: [String]) throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run(arguments[0], "form.plist", "staff.json", arguments[1])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--record"))
    #expect(try scene.read("staff.json") == Fixtures.staff)
  }

  @Test(
    "a misspelt command is named as such, with the nearest",
    arguments: [
      (["shwo", "form.plist", "ada.json"], "did you mean \"show\"?"),
      (["chekc", "form.plist"], "did you mean \"check\"?"), (["sett"], "did you mean \"set\"?"),
      (["frobnicate", "form.plist", "ada.json"], "there are edit, show, check,"),
    ])
  func misspeltCommand(arguments: [String], advice: String) throws {
    let outcome = try Scene(Fixtures.files).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no command \"\(arguments[0])\""))
    #expect(outcome.errors.contains(advice))
  }

  @Test("a file may be called like a misspelt command")
  func fileLikeACommand() throws {
    let scene = try Scene(["shwo": "( { valuePath = name; } )", "data.json": "{\"name\": \"Ada\"}"])
    #expect(try scene.run("shwo", "data.json").output.contains("Ada"))
    #expect(try scene.run("forms", "data.json").errors.contains("forms: error F001"))
  }

  @Test("a form and data alone are shown where the output is not a terminal")
  func defaultCommand() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run("form.plist", "ada.json")
    #expect(outcome.status == 0)
    #expect(outcome.output == (try scene.run("show", "form.plist", "ada.json")).output)
    #expect(try scene.run("--read-only", "form.plist", "ada.json").output == outcome.output)
  }

  @Test("a reader that goes away ends it quietly")
  func closedPipe() throws {
    let scene = try Scene(Fixtures.files)
    let record = #"{"id": 1, "name": "Ada", "salary": 1},"#
    try scene.write("many.json", "[" + String(repeating: record, count: 5000) + "{}]")
    let outcome = try scene.shell(
      "$formview show form.plist many.json | head -1; exit ${PIPESTATUS[0]}")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test("a full disk on standard output ends with 4")
  func fullOutput() throws {
    let outcome = try Scene(Fixtures.files).shell("$formview show form.plist ada.json > /dev/full")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("No space left"))
  }

  @Test("an argument that is not UTF-8 is refused, and nothing else is written in its place")
  func encoding() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.shell(
      #"$formview set form.plist ada.json "name=$(printf 'p\344ss')""#)
    #expect(outcome.errors.contains("argument 4 is not UTF-8 text"))
    #expect(outcome.status == 2)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test(
    "a mistyped --help or --version is named",
    arguments: [["--hlep"], ["show", "--hlep", "f", "d"], ["check", "-help"], ["--verison"]])
  func mistypedHelp(arguments: [String]) throws {
    let outcome = try Scene().run(arguments)
    #expect(outcome.status == 2)
    let meant = arguments.contains("--verison") ? "--version" : "--help"
    #expect(outcome.errors.contains("did you mean \(meant)?"), "\(outcome.errors)")
  }

  @Test(
    "a negative number is said to be one",
    arguments: [("--limit", "0 or more"), ("--offset", "0 or more"), ("--width", "20 to 10000")])
  func negative(option: String, words: String) throws {
    let outcome = try Scene().run("show", option, "-1", "f", "d")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(option) takes \(words)"), "\(outcome.errors)")
    #expect(outcome.errors.contains("not -1"))
  }

  @Test("a record's number below 1 is said to be none")
  func negativeRecord() throws {
    let scene = try Scene(["f.plist": "( { valuePath = a; } )", "d.json": "[{}, {}]"])
    let outcome = try scene.run("show", "--record", "-1", "f.plist", "d.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no record -1; it has 2 records"))
  }
}
