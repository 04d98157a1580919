import Screen
import Testing
import TextsTesting

@Suite("Sections that are folded")
struct SectionFoldingTests {
  private static let form = """
    { title = Server; sections = ( { identifier = main; key = Main; },
        { identifier = tls; key = Encryption; collapsed = YES; footerText = "Needs a restart"; },
        { identifier = log; key = Logging; collapsed = YES; } );
      rows = ( { key = Host; valuePath = host; section = main; },
               { key = Certificate; valuePath = cert; section = tls; required = YES; },
               { key = Port; valuePath = port; section = tls; cellIdentifier = NumberCell; minimumValue = 1; },
               { key = Level; valuePath = level; section = log; }, { key = File; valuePath = file; } ); }
    """
  private static let record =
    #"{"host": "a.example", "port": 0, "level": "debug", "file": "/var/log/x"}"#

  private func scenario(
    _ form: String = form, record: String = record, width: Int = 60, language: Bool = false
  ) throws -> Scenario {
    try Scenario(
      form: form, record: record, size: Size(width: width, height: 16),
      language: language ? .chinese : .english)
  }

  @Test("A folded section is one line, which counts its rows and their problems")
  func folded() throws {
    let screen = try scenario().screen
    #expect(screen.contains("▌ Host         a.example"))
    #expect(screen.contains(" ▸ Encryption  2 rows  ✗ 2"))
    #expect(screen.contains(" ▸ Logging  2 rows"))
    #expect(!screen.contains { $0.contains("Certificate") || $0.contains("restart") })
    #expect(try scenario(width: 20).screen.allSatisfy { DisplayText.width($0) <= 20 })
    #expect(try scenario(language: true).text.contains("▸ Encryption  2 行  ✗ 2"))
  }

  @Test("Up and down stop at it once; Enter, Space and z unfold it, z folds it again")
  func keys() throws {
    for key in ["Enter", " ", "z", "e"] {
      var scenario = try scenario()
      scenario.press("j")
      #expect(scenario.screen.contains("▌▸ Encryption  2 rows  ✗ 2"))
      #expect(scenario.bottomLine.contains("Enter unfold"))
      scenario.press(key)
      #expect(scenario.screen.contains { $0.hasPrefix("▌ Certificate") })
      #expect(scenario.screen.contains(" ▾ Encryption"))
      #expect(scenario.text.contains("restart"))
      scenario.press("j", "j")
      #expect(scenario.screen.contains("▌▸ Logging  2 rows"))
      scenario.press("k", "z")
      #expect(scenario.screen.contains("▌▸ Encryption  2 rows  ✗ 2"))
      scenario.press("j", "k", "k")
      #expect(scenario.screen.contains { $0.hasPrefix("▌ Host") })
    }
  }

  @Test("Any section with a heading can be folded; one without says why not")
  func others() throws {
    var scenario = try scenario()
    scenario.press("z")
    #expect(scenario.screen.contains("▌▸ Main  1 row"))
    var plain = try self.scenario("( { valuePath = host; } )")
    plain.press("z")
    #expect(plain.text.contains("no heading"))
  }

  @Test("Keys that lead to a row inside unfold its section: ], [, /, !, :, a number")
  func leading() throws {
    for keys in [["]"], ["[", "["], ["/", "P", "o", "r", "t", "Enter"], ["3", "G"]] {
      var scenario = try scenario()
      for key in keys { scenario.press(key) }
      #expect(scenario.screen.contains(" ▾ Encryption"), "\(keys)")
      #expect(scenario.screen.contains { $0.hasPrefix("▌ Certificate") || $0.hasPrefix("▌ Port") })
      #expect(scenario.screen.contains(" ▸ Logging  2 rows"))
    }
    var scenario = try scenario()
    scenario.press(":")
    scenario.type("File")
    scenario.press("Enter")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ File") })
    #expect(scenario.screen.contains(" ▾ Logging"))
  }

  @Test("From its heading ] finds the section's own first row")
  func problemInside() throws {
    var scenario = try scenario()
    scenario.press("j", "]")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Certificate") })
  }

  @Test("Home, End, Tab and pages leave it folded")
  func staysFolded() throws {
    for keys in [["G"], ["g"], ["Tab", "Tab"], ["PgDn"], ["PgUp"], ["End"]] {
      var scenario = try scenario()
      for key in keys { scenario.press(key) }
      #expect(
        scenario.text.contains("▸ Encryption") && scenario.text.contains("▸ Logging"), "\(keys)")
    }
  }

  @Test("No command acts on a row that is not seen")
  func noRow() throws {
    var scenario = try scenario()
    scenario.press("j", "Delete", "y", "?")
    #expect(!scenario.text.contains("Certificate"))
    scenario.press("Esc", "s")
    #expect(!scenario.text.contains("Certificate"))
  }

  @Test("What was folded and unfolded stays when the form or another record is read")
  func reload() throws {
    var scenario = try scenario(record: "[\(Self.record), \(Self.record)]")
    scenario.press("j", "z", "g", "z", ">")
    #expect(scenario.text.contains("▸ Main") && scenario.text.contains("▾ Encryption"))
    scenario.press("<")
    scenario.reload(form: Self.form.replacing("key = Host;", with: "key = Address;"))
    #expect(scenario.text.contains("▸ Main") && scenario.text.contains("▾ Encryption"))
    #expect(scenario.text.contains("▸ Logging"))
  }

  @Test("A field that is open keeps its section unfolded when the form folds it")
  func openField() throws {
    var scenario = try scenario()
    scenario.press("Enter")
    scenario.type("!")
    scenario.reload(
      form: Self.form.replacing("key = Main;", with: "key = Main; collapsed = YES;"))
    #expect(scenario.screen.contains { $0.contains("Host") && $0.contains("a.example!") })
  }

  @Test("A click on a heading folds and unfolds")
  func clicks() throws {
    var scenario = try scenario()
    let heading = try #require(scenario.position(of: "Encryption"))
    scenario.click(heading.x, heading.y)
    #expect(scenario.text.contains("Certificate"))
    scenario.click(heading.x, heading.y)
    #expect(!scenario.text.contains("Certificate"))
  }

  @Test("Many folded sections scroll as rows do")
  func many() throws {
    let sections = (1...60).map {
      "{ identifier = s\($0); key = \"Part \($0)\"; collapsed = YES; }"
    }
    let rows = (1...60).map { "{ valuePath = a\($0); section = s\($0); }" }
    var scenario = try scenario(
      "{ sections = (\(sections.joined(separator: ","))); rows = (\(rows.joined(separator: ","))); }"
    )
    scenario.press("G")
    #expect(scenario.screen.contains { $0.hasPrefix("▌▸ Part 60  1 row") })
    for _ in 0..<30 { scenario.press("k") }
    #expect(scenario.screen.contains { $0.hasPrefix("▌▸ Part 30  1 row") })
    scenario.press("PgUp", "PgUp", "PgUp", "PgUp", "PgUp", "PgUp")
    #expect(scenario.screen.contains { $0.hasPrefix("▌▸ Part 1  1 row") })
  }
}
