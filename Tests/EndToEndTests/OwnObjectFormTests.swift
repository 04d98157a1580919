import Testing

@Suite("A form that a row opens for the record itself")
struct OwnObjectFormTests {
  private static let files = [
    "form.plist": """
    { rows = ( { valuePath = q; valueType = integer; }, { key = More; segueIdentifier = more; },
               { valuePath = l; itemForm = item; } );
      forms = {
        more = ( { key = Note; valuePath = note; required = YES; }, { valuePath = amt; formula = "q * 2"; },
                 { valuePath = q; valueType = integer; readOnly = YES; },
                 { valuePath = n; valueType = integer; maximumValue = 5; },
                 { key = Rest; segueIdentifier = rest; } );
        rest = ( { valuePath = z; maximumLength = 2; } );
        item = ( { valuePath = k; }, { key = More; segueIdentifier = rest; } ); }; }
    """,
    "a.json": #"{"q":1,"n":9,"z":"long","l":[{"k":"a","z":"abc"}]}"#,
  ]

  @Test("check judges its rows with the record's, each once, and those of its own such forms")
  func check() throws {
    let scene = try Scene(Self.files)
    let found = try scene.run("check", "form.plist", "a.json")
    #expect(found.status == 1)
    #expect(
      found.lines.map { $0.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? "" } == [
        #"record 1, note "Note": is required"#,
        #"record 1, amt "Amt": the formula gives 2"#,
        #"record 1, n "N": must be at most 5; found 9"#,
        #"record 1, z "Z": takes at most 2 characters, has 4; found "long""#,
        #"record 1, l[0].z "Z": takes at most 2 characters, has 3; found "abc""#,
      ], "\(found.output)")
  }

  @Test("get and set reach its rows")
  func rows() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("get", "form.plist", "a.json", "n", "l[0].z").output == "9\nabc\n")
    let refused = try scene.run("set", "form.plist", "a.json", "n=7")
    #expect(refused.errors.contains(#"n "N": must be at most 5"#), "\(refused.errors)")
    let call = ["set", "form.plist", "a.json", "n=4", "note=x", "z=ab", "l[0].z=cd", "q=2"]
    #expect(try scene.run(call).status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"q":2,"n":4,"z":"ab","l":[{"k":"a","z":"cd"}],"note":"x","amt":4}"#)
    #expect(try scene.run("check", "form.plist", "a.json").status == 0)
  }

  @Test("The screen shows its problems on its row, and leads to them")
  func screen() throws {
    let scene = try Scene(Self.files)
    let session = try scene.open("form.plist", "a.json", showing: "More")
    try session.wait(until: "the row sums up what is wrong") {
      $0.line(of: "More").contains("Note: is required")
    }
    try session.press("!")
    try session.wait(for: "must be at most 5")
    try session.press("Enter")
    try session.wait(for: "Rest")
    #expect(try session.quitDiscarding() == .exited(0))
  }
}
