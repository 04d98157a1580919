import Screen
import Testing

@Suite("What rows show of objects and lists")
struct ContentsTests {
  private static let form = """
    { title = Compose;
      rows = ( { key = Services; valuePath = services; segueIdentifier = services; },
        { key = "Pforten"; valuePath = ports; itemForm = port; } );
      forms = {
        services = { rows = ( { key = Web; valuePath = web; segueIdentifier = service; },
          { key = Db; valuePath = db; segueIdentifier = service; },
          { key = "Der Cache"; valuePath = cache; segueIdentifier = service; },
          { key = Never; valuePath = never; segueIdentifier = service; } ); };
        service = { rows = ( { key = Image; valuePath = image; }, { key = Cpu; valuePath = cpu; },
          { key = Secret; valuePath = secret; isSecure = YES; },
          { key = Tags; valuePath = tags; valueType = array; } ); };
        port = { rows = ( { key = Service; valuePath = service; segueIdentifier = service; },
          { key = Port; valuePath = port; } ); };
      }; }
    """
  private static let record = """
    {"services": {"web": {"image": "nginx", "cpu": 4, "secret": "1234", "tags": ["a"]},
      "db": {"cpu": 2}, "cache": {}},
     "ports": [{"service": {"image": "nginx"}, "port": 80}]}
    """

  @Test("An object without a title is shown by what is in it, one of values with these")
  func objects() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    #expect(scenario.line(of: "Services").contains("  web, db, Der Cache  ›"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.line(of: "Web").contains("  image nginx, cpu 4, tags  ›"), "\(scenario.text)")
    #expect(scenario.line(of: "Db").contains("  cpu 2  ›"))
    #expect(!scenario.text.contains("1234"))
  }

  @Test("An item that begins with an object is named by all that is in it")
  func items() throws {
    let scenario = try Scenario(form: Self.form, record: Self.record)
    #expect(scenario.line(of: "Pforten").contains("1 item: service, port 80"), "\(scenario.text)")
  }

  @Test("A title that the form gives comes before what is in an object, unless it is empty")
  func titles() throws {
    let form = Self.form.replacing(
      "service = { rows", with: "service = { recordTitle = image; rows")
    var scenario = try Scenario(form: form, record: Self.record)
    scenario.press("Enter")
    #expect(scenario.line(of: "Web").contains("  nginx  ›"), "\(scenario.text)")
    #expect(scenario.line(of: "Db").contains("  cpu 2  ›"), "\(scenario.text)")
  }

  @Test(
    "The title of a file of one record is its form's, unless a title of the record is asked for")
  func titleOfFile() throws {
    #expect(try Scenario(form: Self.form, record: Self.record).screen[0].hasPrefix(" Compose  "))
    let form = "{ title = Note; rows = ( { key = Text; valuePath = text; } ); }"
    let record = #"{"text": "milk"}"#
    #expect(try Scenario(form: form, record: record).screen[0].hasPrefix(" Note  "))
    let titled = form.replacing("title = Note;", with: "title = Note; recordTitle = text;")
    #expect(try Scenario(form: titled, record: record).screen[0].hasPrefix(" Note  ›  milk"))
    // Of several records each needs a name.
    var list = try Scenario.table("[\(record)]", form: form)
    list.press("Enter")
    #expect(list.screen[0].hasPrefix(" Note  ›  milk"))
  }

  @Test("Of many members the first are named")
  func manyMembers() throws {
    let rows = (1...20).map { "{ key = \"F\($0)\"; valuePath = f\($0); }" }
    let form = """
      { rows = ( { key = Data; valuePath = data; segueIdentifier = data; } );
        forms = { data = { rows = ( \(rows.joined(separator: ", ")) ); }; }; }
      """
    let members = (1...20).map { "\"f\($0)\": \($0)" }.joined(separator: ", ")
    let record = "{\"data\": {\(members)}}"
    let scenario = try Scenario(form: form, record: record)
    #expect(scenario.line(of: "Data").contains("f1 1, f2 2, f3 3, f4 4, f5 5, f6 6, f7 7, f8 8, …"))
    let chinese = try Scenario(form: form, record: record, language: .chinese)
    #expect(chinese.text.contains("f1 1、f2 2、"), "\(chinese.text)")
  }
}
