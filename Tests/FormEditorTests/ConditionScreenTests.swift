import Testing

@Suite("Rows that depend on others, on the screen")
struct ConditionScreenTests {
  private static let form = """
    {
      sections = ( { identifier = main; }, { identifier = tls; key = TLS; hidden = "tls.on != true"; } );
      rows = (
        { key = Role; valuePath = role; section = main; },
        { key = Replicas; valuePath = replicas; section = main; cellIdentifier = NumberCell;
          minimumValue = 1; hidden = "role != 'db'"; },
        { key = Port; valuePath = port; section = main; cellIdentifier = NumberCell;
          disabled = "socket != nil"; },
        { key = Socket; valuePath = socket; section = main; emptyValue = remove; },
        { key = Encrypted; valuePath = "tls.on"; section = main; cellIdentifier = SwitchCell; },
        { key = Certificate; valuePath = "tls.certificate"; section = tls; required = YES;
          whenHidden = omit; },
        { key = Owner; valuePath = owner; section = main; readOnly = "role == 'db'"; }
      );
    }
    """
  private static let record =
    #"{"role": "web", "replicas": 0, "port": 80, "tls": {"on": true, "certificate": "a.pem"}}"#

  private func scenario(_ record: String = Self.record) throws -> Scenario {
    try Scenario(form: Self.form, record: record)
  }

  @Test("A row comes and goes with the edit that decides, and so does its problem")
  func following() throws {
    var scenario = try scenario()
    #expect(!scenario.text.contains("Replicas"))
    #expect(!scenario.screen[0].contains("problem"))
    scenario.press("Enter", "C-u")
    scenario.type("db")
    scenario.press("Enter")
    #expect(scenario.line(of: "Replicas").contains("must be at least 1"))
    #expect(scenario.line(of: "Owner").contains("read only"))
    scenario.press("u")
    #expect(!scenario.text.contains("Replicas"))
    #expect(scenario.file == Self.record)
  }

  @Test("A record that is opened from the table shows no row that is hidden for it")
  func fromTable() throws {
    var scenario = try scenario(#"[{"role": "db"}, {"role": "web"}]"#)
    scenario.press("Esc", "j", "Enter")
    #expect(!scenario.text.contains("Replicas"))
    scenario.press("Esc", "k", "Enter")
    #expect(scenario.text.contains("Replicas"))
  }

  @Test("A section without a row that is shown has no heading")
  func section() throws {
    var scenario = try scenario()
    #expect(scenario.text.contains(" TLS"))
    for _ in 0..<3 { scenario.press("j") }
    scenario.press("Space")
    let rows = scenario.screen.dropLast(2)
    #expect(!rows.contains { $0.contains(" TLS") || $0.contains("Certificate") })
  }

  @Test("The cursor stays near where its row is hidden, and passes over what is out of use")
  func cursor() throws {
    var scenario = try scenario(#"{"role": "db", "replicas": 2, "socket": "/s"}"#)
    scenario.press("j")
    #expect(scenario.line(of: "Replicas").hasPrefix("▌"))
    scenario.press("j")
    #expect(scenario.line(of: "Socket").hasPrefix("▌"))
    scenario.press("k")
    #expect(scenario.line(of: "Replicas").hasPrefix("▌"))
    scenario.reload(form: Self.form.replacing("role != 'db'", with: "role == 'db'"))
    #expect(scenario.line(of: "Port").hasPrefix("▌"))
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("this row is out of use where socket != nil"))
  }

  @Test(
    "H shows hidden rows, dim, with the reason and the present values; nothing of them can be edited"
  )
  func showingHidden() throws {
    var scenario = try scenario()
    scenario.press("H")
    #expect(scenario.helpLine.contains("1 hidden row shown dim; H hides it."))
    #expect(scenario.line(of: "Replicas").contains("0"))
    #expect(scenario.line(of: "Replicas").contains("hidden"))
    scenario.press("j")
    #expect(
      scenario.helpLine.contains("this row is hidden where role != 'db' · role is \"web\""))
    scenario.press("Enter")
    #expect(scenario.editor.mode == .browsing)
    scenario.press("?")
    #expect(scenario.text.contains("Hidden where   role != 'db': so it is here"))
    #expect(scenario.text.contains("role is \"web\""))
    scenario.press("Esc", "H")
    #expect(!scenario.text.contains("Replicas"))
  }

  @Test("Where nothing is hidden, H says so")
  func nothingHidden() throws {
    var scenario = try scenario(#"{"role": "db", "tls": {"on": true}}"#)
    scenario.press("H")
    #expect(scenario.helpLine.contains("The form hides no row of this record."))
  }

  @Test("A value that is left out with its row comes back with it, each as one step of undo")
  func omitting() throws {
    var scenario = try scenario()
    for _ in 0..<3 { scenario.press("j") }
    scenario.press("Space")
    let without =
      #"{"role": "web", "replicas": 0, "port": 80, "tls": {"on": false}}"#
    #expect(scenario.file == without)
    #expect(scenario.helpLine.contains("Certificate is hidden and left out of the record."))
    scenario.press("Space")
    #expect(scenario.file == Self.record)
    scenario.press("u")
    #expect(scenario.file == without)
    scenario.press("u")
    #expect(scenario.file == Self.record)
  }

  @Test("A value that undo has brought back, and that was removed then, does not come back again")
  func omittedBefore() throws {
    var scenario = try scenario(
      #"{"role": "web", "port": 80, "tls": {"on": true, "certificate": "a"}}"#)
    scenario.reload(
      form: Self.form.replacing(
        "section = tls; required = YES;", with: "section = tls; emptyValue = remove;"))
    for _ in 0..<3 { scenario.press("j") }
    scenario.press("Space", "u", "j", "j", "Enter", "C-u", "Enter", "k", "k", "Space", "Space")
    #expect(scenario.file == #"{"role": "web", "port": 80, "tls": {"on": true}}"#)
  }

  @Test("A draft in a row that gets hidden stays, is listed, and does not block saving")
  func draft() throws {
    var scenario = try scenario(#"{"role": "db", "replicas": 2}"#)
    scenario.press("j", "Enter", "C-u")
    scenario.type("0")
    scenario.press("Esc")
    scenario.press("Enter", "C-u")
    scenario.type("0")
    scenario.press("Enter", "Enter", "k", "Enter", "C-u")
    scenario.type("web")
    scenario.press("Enter")
    #expect(!scenario.text.contains("Replicas"))
    scenario.press("!")
    #expect(scenario.text.contains("Replicas"))
    scenario.press("Esc", "s")
    #expect(try scenario.finishSave() == #"{"role": "web", "replicas": 2}"#)
  }

  @Test("A table's cell of a hidden row is empty and says why it can't be edited")
  func table() throws {
    var scenario = try Scenario(
      form: Self.form, record: #"[{"role": "web", "replicas": 7}, {"role": "db", "replicas": 8}]"#,
      size: .init(width: 100, height: 12), opensTable: true)
    #expect(!scenario.text.contains("7"))
    #expect(scenario.text.contains("8"))
    scenario.press("l", "e")
    #expect(scenario.helpLine.contains("this row is hidden where role != 'db'"))
  }

  @Test(
    "An item's rows can depend on the record around the list, on the whole record, and on its number"
  )
  func items() throws {
    var scenario = try Scenario(
      form: """
        {
          rows = ( { key = Mode; valuePath = mode; },
            { key = Box; valuePath = box; segueIdentifier = box; } );
          forms = { box = ( { key = Kind; valuePath = kind; },
            { key = Ports; valuePath = ports; itemForm = (
              { key = Parent; valuePath = a; required = "@parent.kind == 'k'"; },
              { key = Root; valuePath = b; required = "@root.mode == 'x'"; },
              { key = Second; valuePath = c; required = "@index == 2"; } ); } ); };
        }
        """,
      record: #"[{"mode": "x", "box": {"kind": "k", "ports": [{}, {}]}}]"#,
      size: .init(width: 100, height: 14), opensTable: true)
    scenario.press("Enter", "j", "Enter", "j", "Enter")
    #expect(scenario.screen[0].contains("Ports"))
    scenario.press("j", "Enter")
    #expect(scenario.line(of: "Parent").contains("is required"))
    #expect(scenario.line(of: "Root").contains("is required"))
    #expect(scenario.line(of: "Second").contains("is required"))
    scenario.press("<")
    #expect(!scenario.line(of: "Second").contains("is required"))
  }

  @Test("Setting a column in many records takes away what it hides in each")
  func many() throws {
    var scenario = try Scenario(
      form: Self.form.replacing(
        "hidden = \"role != 'db'\"", with: "hidden = \"role != 'db'\"; whenHidden = clear"),
      record: #"[{"role": "db", "replicas": 7}, {"role": "db", "replicas": 8}, {"role": "db"}]"#,
      opensTable: true)
    scenario.press("*", "E", "C-u")
    scenario.type("web")
    scenario.pressAndFinish("Enter")
    #expect(
      scenario.file
        == #"[{"role": "web", "replicas": null}, {"role": "web", "replicas": null}, {"role": "web"}]"#
    )
    scenario.press("u")
    #expect(scenario.file.contains(#""replicas": 8"#))
    #expect(!scenario.file.contains("web"))
  }
}
