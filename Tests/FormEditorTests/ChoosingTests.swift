import Testing

@Suite("Choosing on the screen, where what is offered depends on the record")
struct ChoosingTests {
  private static let form = """
    { columns = (country, city, size);
      rows = (
        { key = Country; valuePath = country; values = (no, se); titles = (Norway, Sweden); },
        { key = City; valuePath = city; choiceFilter = "choice.c == country"; nullTitle = Nowhere;
          choices = ( { value = osl; title = Oslo; c = no; }, { value = bgo; title = Bergen; c = no; },
                      { value = got; title = Gothenburg; c = se; } ); },
        { key = Size; valuePath = size; cellIdentifier = SegmentedCell; values = (s, l);
          titles = (Small, Large); shortTitles = (S, L); nullTitle = Any; },
        { key = Role; valuePath = role; cellIdentifier = RadioCell; choices = (
            { value = user; title = User; }, { value = admin; title = Admin; disabled = "country == 'se'"; } ); },
        { key = Tag; valuePath = tag; values = (a, b); allowsOtherValue = YES; } ); }
    """

  private func scenario(_ record: String) throws -> Scenario {
    try Scenario(form: Self.form, record: record)
  }

  @Test("A placeholder is shown in place of nullTitle, which is an entry of the list all the same")
  func placeholderAndNullTitle() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Size; valuePath = size; values = (s, l); placeholder = "pick one";
            nullTitle = None; } )
        """, record: #"{"size": null}"#)
    #expect(scenario.line(of: "Size").contains("pick one"))
    #expect(!scenario.text.contains("None"))
    scenario.press("Enter")
    #expect(scenario.text.contains("None"))
  }

  @Test("The list has what is offered, and follows another choice; the value stays, marked")
  func cascade() throws {
    var scenario = try scenario(#"{"country": "no", "city": "osl"}"#)
    scenario.press("j", "Enter")
    #expect(scenario.text.contains("Bergen"))
    #expect(!scenario.text.contains("Gothenburg"))
    scenario.press("Esc", "k", "Enter", "Down", "Enter")
    #expect(scenario.line(of: "City").contains("Oslo"))
    #expect(scenario.text.contains("not among the choices for this record"))
    scenario.press("j", "Enter")
    #expect(scenario.text.contains("Gothenburg"))
    #expect(!scenario.text.contains("Bergen"))
    scenario.type("got")
    scenario.press("Enter")
    #expect(scenario.file == #"{"country": "se", "city": "got"}"#)
    #expect(!scenario.text.contains("not among the choices"))
  }

  @Test("The first entry clears the value, as emptyValue says")
  func clearing() throws {
    var scenario = try scenario(#"{"country": "no", "city": "osl"}"#)
    scenario.press("j", "Enter", "Home", "Enter")
    #expect(scenario.line(of: "City").contains("Nowhere"))
    #expect(scenario.file == #"{"country": "no", "city": null}"#)
    scenario.press("u")
    #expect(scenario.file == #"{"country": "no", "city": "osl"}"#)
  }

  @Test("Segments are short, begin with what clears, and Space goes round")
  func segments() throws {
    var scenario = try scenario(#"{"size": "l"}"#)
    #expect(scenario.line(of: "Size").contains("○ Any   ○ S   ● L"))
    scenario.press("j", "j", "Space")
    #expect(scenario.line(of: "Size").contains("● Any   ○ S   ○ L"))
    #expect(scenario.file == #"{"size": null}"#)
    scenario.press("Space")
    #expect(scenario.file == #"{"size": "s"}"#)
  }

  @Test("What can't be chosen is listed, and refused with its name and where that is so")
  func disabled() throws {
    var scenario = try scenario(#"{"country": "se", "role": "user"}"#)
    scenario.press("j", "j", "j", "Enter", "Down", "Enter")
    #expect(scenario.text.contains("Admin can't be chosen where country == 'se'"))
    #expect(scenario.file == #"{"country": "se", "role": "user"}"#)
  }

  @Test("What is typed and not in the list is a value of its own where the row takes others")
  func other() throws {
    var scenario = try scenario(#"{"tag": "a"}"#)
    scenario.press("G", "Enter")
    scenario.type("new")
    #expect(scenario.text.contains("\"new\" as another value"))
    scenario.press("Enter")
    #expect(scenario.file == #"{"tag": "new"}"#)
    scenario.press("Enter")
    #expect(scenario.text.contains("● new"))
    scenario.type("b")
    scenario.press("Enter")
    #expect(scenario.file == #"{"tag": "b"}"#)
  }

  @Test(
    "Enter takes the choice whose value or title was typed, and not one that only begins so",
    arguments: [
      ("Oslo", "Oslo"), ("oslo", "Oslo"), ("Osl", "Oslo North"), ("10", "10"), ("1", "1"),
      ("Résumé", "Résumé"), ("Resume", "Resume"), ("b2", "b2"), ("Oslo ", "Oslo"), ("bj", "北京"),
    ])
  func exactTitle(typed: String, value: String) throws {
    let titles = ["Oslo North", "Oslo", "10", "1", "Resume", "Résumé", "北京"].map { "\"\($0)\"" }
    var scenario = try Scenario(
      form: """
        ( { key = A; valuePath = a; choices = ( \(titles.joined(separator: ", ")),
            { value = b2; title = Z; } ); } )
        """, record: #"{"a": ""}"#)
    scenario.press("Enter")
    scenario.type(typed)
    scenario.press("Enter")
    #expect(scenario.file.contains("\"\(value)\""), "\(scenario.file)")
  }

  @Test(
    "Where the row takes others, Enter enters what was typed, and Down leads to what is like it",
    arguments: ["Mb", "Resume", "M", "none"])
  func typedAsItIs(typed: String) throws {
    let form = """
      ( { key = Unit; valuePath = unit; values = (MB, "Résumé"); allowsOtherValue = YES;
          nullTitle = None; } )
      """
    var scenario = try Scenario(form: form, record: #"{"unit": "x"}"#)
    scenario.press("Enter")
    scenario.type(typed)
    scenario.press("Enter")
    #expect(scenario.file == "{\"unit\": \"\(typed)\"}")
    scenario.press("Enter")
    scenario.type("m")
    scenario.press("Down", "Enter")
    #expect(scenario.file == #"{"unit": "MB"}"#)
  }

  @Test("In a checklist Space marks the choice whose title was typed, or what was typed")
  func exactTitleOfSeveral() throws {
    let form = """
      ( { key = M; valuePath = m; cellIdentifier = MultiChoiceCell; values = ("Oslo North", Oslo);
          allowsOtherValue = YES; } )
      """
    var scenario = try Scenario(form: form, record: #"{"m": []}"#)
    scenario.press("Enter")
    scenario.type("Oslo")
    scenario.press("Space", "Enter")
    #expect(scenario.file == #"{"m": ["Oslo"]}"#)
    scenario.press("Enter")
    scenario.type("oslo")
    scenario.press("Space", "Enter")
    #expect(scenario.file == #"{"m": ["Oslo", "oslo"]}"#)
  }

  @Test("E sets the choice whose title was typed in the selected records")
  func exactTitleOfSelected() throws {
    var scenario = try Scenario(
      form: #"( { key = A; valuePath = a; values = ("Oslo North", Oslo, Bergen); } )"#,
      record: #"[{"a": "Bergen"}, {"a": "Bergen"}]"#, opensTable: true)
    scenario.press("Space", "E")
    scenario.type("Oslo")
    scenario.press("Enter")
    scenario.finishJobs()
    #expect(scenario.file == #"[{"a": "Oslo"}, {"a": "Bergen"}]"#)
  }

  @Test("A table's columns are short, and its fields offer what the record is offered")
  func table() throws {
    var scenario = try Scenario(
      form: Self.form,
      record: #"[{"country": "se", "city": "got", "size": "l"}, {"country": "no"}]"#,
      opensTable: true)
    #expect(scenario.text.contains("Gothenburg"))
    #expect(!scenario.text.contains("Large"))
    scenario.press("j", "l", "e")
    #expect(scenario.text.contains("Bergen"))
    scenario.press("End", "Enter")
    #expect(scenario.file.contains(#"{"country": "no", "city": "bgo"}"#))
  }

  @Test("A checklist calls a value that is not offered as the row does")
  func titleOfValueThatIsNotOffered() throws {
    var scenario = try Scenario(
      form: """
        ( { valuePath = m; cellIdentifier = MultiChoiceCell;
            choices = ( { value = a; title = Alpha; }, { value = c; title = Gamma; hidden = YES; } ); } )
        """, record: #"{"m": ["c", "zz", "a"]}"#)
    #expect(scenario.text.contains("Gamma, zz, Alpha"))
    scenario.press("Enter")
    #expect(scenario.text.contains("[✓] Gamma  not offered"))
    #expect(scenario.text.contains("[✓] zz  not offered"))
  }

  @Test("Typing to find a choice makes nothing unsaved; a value of its own does")
  func filterIsNotUnsaved() throws {
    var scenario = try scenario(#"{"country": "no", "tag": "a"}"#)
    scenario.press("Enter")
    scenario.type("swe")
    #expect(!scenario.screen[0].contains("unsaved"), "\(scenario.text)")
    scenario.press("Esc", "q")
    #expect(scenario.asksToQuit)
    scenario = try self.scenario(#"{"country": "no", "tag": "a"}"#)
    scenario.press("G", "Enter")
    scenario.type("own")
    #expect(scenario.screen[0].contains("unsaved"), "\(scenario.text)")
  }
}
