import ScreenTesting
import Testing

@Suite("Lists in lists, and data that are lists of values")
struct ListsInListsTests {
  private static let files = [
    "grid.json": #"{"name": "g", "grid": [[1,2],[3]], "mixed": [1,[2,3]]}"#,
    "form.plist": """
    { otherMembers = hide;
      rows = ( { valuePath = name; },
               { key = Grid; valuePath = grid;
                 itemForm = ( { key = Line; valuePath = SELF; cellIdentifier = ListCell; } ); } ); }
    """,
  ]

  @Test("A value of an inner list is set by its path, without a form and with one")
  func setting() throws {
    for form in [["--form", "auto", "grid.json"], ["form.plist", "grid.json"]] {
      let scene = try Scene(Self.files)
      #expect(try scene.run(["set"] + form + ["grid[0][1]=5"]).status == 0)
      #expect(
        try scene.read("grid.json")
          == Self.files["grid.json", default: ""].replacing("[1,2]", with: "[1,5]"))
      let missing = try scene.run(["set"] + form + ["grid[1][2]=5"])
      #expect(
        missing.errors.contains("the record has no grid[1][2]: grid[1] has 1 item"),
        "\(missing.errors)")
      #expect(try scene.run(["check"] + form).output.isEmpty)
    }
  }

  @Test("A value of a list among plain values is set by its path; a plain value is not made a list")
  func amongPlainValues() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("set", "--form", "auto", "grid.json", "mixed[1][0]=5").status == 0)
    let changed = Self.files["grid.json", default: ""].replacing("[2,3]", with: "[5,3]")
    #expect(try scene.read("grid.json") == changed)
    for path in ["mixed[0][0]", "mixed[1][1][0]", "mixed[1][7]"] {
      #expect(try scene.run("set", "--form", "auto", "grid.json", "\(path)=5").status == 1)
    }
    #expect(try scene.read("grid.json") == changed)
  }

  @Test("An inner list opens as a table, and one edit in it is one value of the file")
  func screen() throws {
    let scene = try Scene(Self.files)
    let screen = try scene.open("grid.json", showing: "2 items: [1,2], [3]")
    try screen.press("j", "Enter")
    try screen.wait(for: "2 items: 1, 2")
    try screen.press("Enter")
    try screen.wait(for: "2 items: 1, 2  ›  Grid")
    try screen.press("j", "e", "Backspace", "9", "Enter", "s")
    try screen.wait(for: "Saved")
    try screen.press("Esc")
    try screen.wait(for: "2 items: 1, 9")
    try screen.press("Esc")
    try screen.wait(for: "2 items: [1,9], [3]")
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
    #expect(try scene.read("grid.json").contains("[[1,9],[3]]"))
  }

  @Test("The first value of a new inner list is written as in the lists next to it")
  func newInnerList() throws {
    let scene = try Scene([
      "form.plist": "( { key = Nest; valuePath = nest; cellIdentifier = ListCell; } )",
      "data.json": "{\n  \"nest\": [\n    [1, 2],\n    [3, 4]\n  ]\n}\n",
    ])
    let screen = try scene.open("form.plist", "data.json", showing: "2 items: [1,2], [3,4]")
    try screen.press("Enter")
    try screen.wait(for: "2 items")
    try screen.press("a")
    try screen.wait(for: "3 items")
    try screen.press("Enter", "a", "7", "Enter", "s")
    try screen.wait(for: "Saved")
    #expect(
      try scene.read("data.json")
        == "{\n  \"nest\": [\n    [1, 2],\n    [7],\n    [3, 4]\n  ]\n}\n")
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
  }

  @Test("Lists in lists open beside other lists and objects whose forms leave kinds open")
  func besideForms() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = Grid; valuePath = grid; valueType = array; },
        { key = Ports; valuePath = ports; itemForm = ( { key = Number; valuePath = number; } ); } )
      """,
      "data.json": #"{"grid": [[1,2],[3]], "ports": [{"number": 80}]}"#,
    ])
    let screen = try scene.open("form.plist", "data.json", showing: "2 items: [1,2], [3]")
    try screen.press("Enter")
    try screen.wait(for: "▌ 1    2 items: 1, 2")
    try screen.press("Enter")
    try screen.wait(for: "▌ 1    1")
    try screen.press("q")
    #expect(try scene.run("set", "form.plist", "data.json", "grid[0][1]=5").status == 0)
    #expect(try scene.read("data.json").contains("[[1,5],[3]]"))
  }

  @Test("No text and no number that is typed takes the place of a list")
  func damage() throws {
    let scene = try Scene(Self.files)
    for (text, kind) in [("abc", "a text"), ("5", "a number")] {
      let refused = try scene.run("set", "--form", "auto", "grid.json", "mixed[1]=\(text)")
      #expect(refused.status == 1)
      #expect(
        refused.errors.contains(
          "holds a list, not \(kind), and is left alone; set --json replaces it"),
        "\(refused.errors)")
    }
    #expect(try scene.read("grid.json") == Self.files["grid.json"])
    #expect(try scene.run("set", "--form", "auto", "grid.json", "mixed[1]=[7]").status == 0)
    #expect(try scene.read("grid.json").contains("[1,[7]]"))
  }

  @Test(
    "Data of values, of lists and of nothing open without a form",
    arguments: [
      (#"[1,2,"a"]"#, "3     a"), ("[[1]]", "1  1 item: 1"), ("[]", "no records"), ("{}", "{}"),
      (#"["a","b"]"#, "2  b"), ("[[[1],[2]]]", "1  2 items: [1], [2]"),
    ])
  func withoutForm(data: String, shown: String) throws {
    let scene = try Scene(["data.json": data])
    let print = try scene.run("show", "--form", "auto", "data.json")
    #expect(print.status == 0)
    #expect((print.output + print.errors).contains(shown), "\(print.output + print.errors)")
    #expect(try scene.run("check", "--form", "auto", "data.json").output.isEmpty)
    #expect(try scene.run("lint", "--form", "auto", "--data", "data.json").output.isEmpty)
  }

  @Test("Standard input makes its form of itself")
  func standardInput() throws {
    let scene = try Scene([:])
    let input = #"{"a": [1, 2]}"#
    #expect(
      try scene.run("show", "--form", "auto", "-", input: input).output.contains("2 items: 1, 2"))
    #expect(
      try scene.run("set", "--form", "auto", "-", "a[1]=4", input: input).output
        == #"{"a": [1, 4]}"#)
  }
}
