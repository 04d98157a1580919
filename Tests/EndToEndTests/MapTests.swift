import ScreenTesting
import Testing

@Suite("Objects whose keys nobody knows beforehand")
struct MapTests {
  static let form = """
    (
      { key = "Services"; valuePath = services; cellIdentifier = MapCell; keyTitle = "Name";
        keyRegex = "[a-z][a-z0-9-]*";
        itemForm = (
          { key = "Image"; valuePath = image; required = YES; },
          { key = "Replicas"; valuePath = replicas; cellIdentifier = NumberCell; minimumValue = 0; },
          { key = "Environment"; valuePath = environment; cellIdentifier = MapCell;
            valueType = string; regex = "[^ ]+"; }
        ); },
      { key = "Ports"; valuePath = ports; cellIdentifier = MapCell; keyChoices = (http, https, ssh);
        valueType = integer; minimumValue = 1; maximumValue = 65535; }
    )
    """
  static let record = """
    {
      "services": {
        "web": {"image": "nginx:1.27", "replicas": 2, "environment": {"TZ": "UTC"}},
        "db": {"image": "postgres:17"},
        "my.cache": {"image": "redis:8"}
      },
      "ports": {"http": 80, "https": 443}
    }

    """

  private func scene(_ record: String = record) throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": record])
  }

  /// The lines that a file has gained and lost.
  private func changes(_ scene: Scene, since before: String = record) throws -> [String] {
    try scene.write("before.json", before)
    return try scene.shell("diff before.json data.json").output.split(separator: "\n")
      .filter { $0.hasPrefix("<") || $0.hasPrefix(">") }.map(String.init)
  }

  // MARK: Summaries

  @Test("Summaries name the items of a map by their keys, plain values with them")
  func summaries() throws {
    let scene = try scene()
    let shown = try scene.run("show", "form.plist", "data.json").output
    #expect(shown.contains("2 items: http=80, https=443"), "\(shown)")
    #expect(shown.contains("3 items: web, db, my.cache"), "\(shown)")
    try scene.write(
      "form.plist",
      """
      { rows = ( { key = Env; valuePath = env; cellIdentifier = MapCell;
          variants = ( { title = Text; valueType = string; }, { title = List; cellIdentifier = ListCell; } ); },
        { key = On; valuePath = on; segueIdentifier = events; } );
        forms = { events = { rows = ( { key = push; valuePath = push; segueIdentifier = branches; },
          { key = pull; valuePath = pull; segueIdentifier = branches; } ); };
          branches = { rows = ( { valuePath = branches; } ); }; }; }
      """)
    try scene.write(
      "data.json",
      #"{"env": {"TZ": "UTC", "stop": ["a"], "X": null}, "on": {"push": {}, "pull": null}}"#)
    let others = try scene.run("show", "form.plist", "data.json").output
    #expect(others.contains("3 items: TZ=UTC, stop, X"), "\(others)")
    #expect(others.contains("push, pull"), "\(others)")
  }

  @Test("A title of items may be their keys")
  func titleOfKeys() throws {
    let scene = try scene()
    try scene.write(
      "form.plist",
      Self.form.replacing(
        "keyTitle = \"Name\";", with: "keyTitle = \"Name\"; itemTitle = \"{@key} ({image})\";"))
    let lint = try scene.run("lint", "--data", "data.json", "form.plist")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    #expect(
      try scene.run("show", "form.plist", "data.json").output.contains(
        "3 items: web (nginx:1.27), db"))
    try scene.write(
      "form.plist", Self.form.replacing("keyTitle = \"Name\";", with: "itemTitle = \"@key\";"))
    #expect(try scene.run("lint", "form.plist").output.isEmpty)
  }

  // MARK: New items

  @Test(
    "A new item without a valid key is left out of a save, and undo brings it back with its draft")
  func nameless() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (90, 14), showing: "Ports")
    try session.press("Enter")
    try session.wait(for: "my.cache")
    try session.press("a")
    try session.wait(for: "type its key")
    session.type("db")
    try session.press("Tab")
    try session.wait(for: "✎ db")
    session.type("x:1")
    try session.press("Enter")
    try session.wait(for: "x:1")
    try session.press("s")
    try session.wait(for: "A new item has no valid key yet")
    try session.press("s")
    try session.wait(for: "Nothing to save")
    #expect(try scene.read("data.json") == Self.record)
    try session.press("u")
    try session.wait(for: "✎ db")
    try session.press("u", "u")
    try session.wait(for: "Undid the added item")
    #expect(!session.screen[0].contains("unsaved"), "\(session.screen)")
    try session.press("!")
    try session.wait(for: "Problems: 1")
    #expect(session.position(of: "fits now") == nil)
  }

  @Test(
    "Undo takes the first key of an item and the item back at once; Esc gives up an item without key"
  )
  func namingUndone() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (90, 14), showing: "Ports")
    try session.press("Enter")
    try session.wait(for: "my.cache")
    try session.press("a")
    try session.wait(for: "4 items")
    session.type("queue")
    try session.press("Enter")
    try session.wait(for: "queue")
    try session.press("u")
    try session.wait(for: "3 items")
    #expect(!session.screen[0].contains("unsaved"), "\(session.screen)")
    try session.press("C-r")
    try session.wait(for: "queue")
    try session.press("u")
    try session.wait(for: "3 items")
    try session.press("a")
    try session.wait(for: "4 items")
    session.type("q")
    try session.press("Esc")
    try session.wait(for: "3 items")
    #expect(!session.screen[0].contains("unsaved"), "\(session.screen)")
  }

  @Test("The title names the item of a map that a page is in")
  func trail() throws {
    let session = try scene().open("form.plist", "data.json", size: (100, 14), showing: "Ports")
    try session.press("Enter")
    try session.wait(for: "my.cache")
    try session.press("G", "Enter")
    try session.wait(for: "›  my.cache")
    try session.press("G", "Enter")
    try session.wait(for: "Services  ›  my.cache  ›  Environment")
  }

  // MARK: Commands

  @Test("show names the members, get finds one by its key, also with a dot in quotes")
  func shown() throws {
    let scene = try scene()
    #expect(
      try scene.run("show", "form.plist", "data.json").output.contains("3 items: web, db, my.cache")
    )
    for (path, value) in [
      ("services.web.image", "nginx:1.27"), ("services.\"my.cache\".image", "redis:8"),
      ("services.web.environment.TZ", "UTC"), ("ports.https", "443"), ("services.db.@key", "db"),
    ] {
      #expect(
        try scene.run("get", "--form", "form.plist", "data.json", path).output == value + "\n")
    }
    let missing = try scene.run("get", "--form", "form.plist", "data.json", "services.nope.image")
    #expect(missing.output == "\n")
  }

  @Test(
    "A form with maps has nothing that its records lack, and its values are called as their row")
  func linted() throws {
    let scene = try scene()
    let lint = try scene.run("lint", "--data", "data.json", "form.plist")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
  }

  @Test("check judges keys at their places, and values by their rows")
  func checked() throws {
    let scene = try scene(
      Self.record.replacing("\"db\"", with: "\"Db\"").replacing(": 443", with: ": 70000")
        .replacing("\"UTC\"", with: "\"U C\"").replacing("\"http\"", with: "\"gopher\""))
    let lines = try scene.run("check", "form.plist", "data.json").output.split(separator: "\n")
    let expected = [
      "data.json:3:73: error regex: record 1, services.web.environment.TZ \"Environment\"",
      "data.json:4:5: error regex: record 1, services.Db.@key \"Name\"",
      "data.json:5:5: error regex: record 1, services.\"my.cache\".@key \"Name\"",
      "data.json:7:13: error choice: record 1, ports.gopher.@key \"Key\"",
      "data.json:7:36: error maximumValue: record 1, ports.https \"Ports\"",
    ]
    #expect(lines.count == expected.count)
    for (line, beginning) in zip(lines, expected) { #expect(line.hasPrefix(beginning)) }
  }

  @Test(
    "set changes a member, adds one, and renames one by its key alone",
    arguments: [
      (
        "services.web.replicas=3",
        [
          "<     \"web\": {\"image\": \"nginx:1.27\", \"replicas\": 2, \"environment\": {\"TZ\": \"UTC\"}},",
          ">     \"web\": {\"image\": \"nginx:1.27\", \"replicas\": 3, \"environment\": {\"TZ\": \"UTC\"}},",
        ]
      ),
      (
        "services.cache.image=redis",
        [
          "<     \"my.cache\": {\"image\": \"redis:8\"}",
          ">     \"my.cache\": {\"image\": \"redis:8\"},",
          ">     \"cache\": {\"image\": \"redis\"}",
        ]
      ),
      (
        "services.db.@key=store",
        [
          "<     \"db\": {\"image\": \"postgres:17\"},",
          ">     \"store\": {\"image\": \"postgres:17\"},",
        ]
      ),
      (
        "ports.ssh=22",
        [
          "<   \"ports\": {\"http\": 80, \"https\": 443}",
          ">   \"ports\": {\"http\": 80, \"https\": 443, \"ssh\": 22}",
        ]
      ),
    ])
  func set(_ assignment: String, _ lines: [String]) throws {
    let scene = try scene()
    #expect(try scene.run("set", "--form", "form.plist", "data.json", assignment).status == 0)
    #expect(try changes(scene) == lines)
  }

  @Test(
    "set refuses a key that breaks its rules, or is there already",
    arguments: [
      ("ports.gopher=70", "is not among the choices"),
      ("services.Cache.image=redis", "does not match the pattern"),
      ("services.web.@key=db", "there is already a member db"),
      ("services.web.replicas=-1", "must be at least 0"),
    ])
  func refused(_ assignment: String, _ reason: String) throws {
    let scene = try scene()
    let refusal = try scene.run("set", "--form", "form.plist", "data.json", assignment)
    #expect(refusal.status == 1 && refusal.errors.contains(reason))
    #expect(try changes(scene) == [])
  }

  @Test("In a property list a member is renamed by its key alone, whatever is wrong with it")
  func renamedInPropertyList() throws {
    let text =
      "{\n  services = {\n    web = { replicas = x; }; // the web\n    db = { image = y; };\n  };\n}\n"
    let scene = try Scene(["form.plist": Self.form, "data.plist": text])
    let assignment = "services.web.@key=front"
    #expect(try scene.run("set", "--form", "form.plist", "data.plist", assignment).status == 0)
    #expect(try scene.read("data.plist") == text.replacing("web = {", with: "front = {"))
    let xml = text.replacing("web =", with: "\"w b\" =")
    try scene.write("data.plist", xml)
    let quoted = "services.\"w b\".@key=a-b"
    #expect(try scene.run("set", "--form", "form.plist", "data.plist", quoted).status == 0)
    #expect(try scene.read("data.plist") == text.replacing("web =", with: "\"a-b\" ="))
  }

  @Test("Rules read the keys of a map, their number, and an item its own")
  func expressions() throws {
    let form = """
      {
        rules = ( { predicate = "'web' IN services.@keys AND services.@count < 3";
          message = "web and one other"; } );
        rows = ( { valuePath = services; cellIdentifier = MapCell;
          itemForm = ( { valuePath = host; rules = ( { predicate = "SELF BEGINSWITH @key";
            message = "begins with its key"; } ); } ); } );
      }
      """
    func problems(_ services: String) throws -> [String] {
      let scene = try Scene(["form.plist": form, "data.json": "{\"services\": \(services)}"])
      return try scene.run("check", "form.plist", "data.json").lines
    }
    #expect(try problems(#"{"web": {"host": "web.example"}, "db": {"host": "db.example"}}"#) == [])
    let wrong = try problems(#"{"app": {"host": "web.example"}}"#)
    #expect(wrong.count == 2 && wrong.contains { $0.contains("web and one other") })
    #expect(
      wrong.contains { $0.contains("services.app.host") && $0.contains("begins with its key") })
  }

  @Test(
    "A member is moved and the text between members stays; a new one has a free choice as its key")
  func moved() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (100, 14), showing: "3 items")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.press("M-Down", "Esc")
    try session.wait(for: "db, web, my.cache")
    try session.press("Down", "Enter")
    try session.wait(for: "443")
    try session.press("Down", "a")
    try session.wait(for: "ssh")
    try session.press("Enter", "Right", "e", "C-u")
    session.type("22")
    try session.press("Enter", "s")
    try session.wait(for: "problem")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("data.json") == """
        {
          "services": {
            "db": {"image": "postgres:17"},
            "web": {"image": "nginx:1.27", "replicas": 2, "environment": {"TZ": "UTC"}},
            "my.cache": {"image": "redis:8"}
          },
          "ports": {"http": 80, "https": 443, "ssh": 22}
        }

        """)
  }

  @Test("A map in a map is a table as well, and a key is renamed in the form of its item")
  func nested() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (100, 14), showing: "3 items")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.press("l")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.replaceValue(of: "Name", with: "front")
    try session.press("G", "Enter")
    try session.wait(for: "TZ")
    try session.press("e", "C-u")
    session.type("ZONE")
    try session.press("Enter", "s")
    try session.wait(for: "problem")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try changes(scene) == [
        #"<     "web": {"image": "nginx:1.27", "replicas": 2, "environment": {"TZ": "UTC"}},"#,
        #">     "front": {"image": "nginx:1.27", "replicas": 2, "environment": {"ZONE": "UTC"}},"#,
      ])
  }

  @Test("Of members of one name the last counts: it is the one in the table, and is edited")
  func duplicates() throws {
    let scene = try scene(
      #"{"services": {"a": {"image": "1"}, "b": {"image": "2"}, "a": {"image": "3"}}}"#)
    let session = try scene.open("form.plist", "data.json", size: (100, 14), showing: "Services")
    try session.press("Enter")
    try session.wait(for: "2 items")
    try session.press("Down", "Right", "e", "C-u", "9", "Enter", "s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("data.json").contains(
        #""a": {"image": "1"}, "b": {"image": "2"}, "a": {"image": "9"}"#))
  }

  // MARK: The screen

  @Test("A map is a table with its keys first: renamed, added, moved, copied, deleted, undone")
  func table() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (100, 14), showing: "3 items")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    #expect(session.screen[1].contains("#    Name"))
    try session.press("e", "C-u")
    session.type("front")
    try session.press("Enter")
    try session.wait(for: "front")
    #expect(!session.screen.contains { $0.contains("web") })
    try session.press("u")
    try session.wait(for: "Undid")
    #expect(session.screen[2].contains("web"))
    try session.press("C-r")
    try session.wait(for: "front")
    try session.press("a")
    session.type("mail")
    try session.press("Enter")
    try session.wait(for: "mail")
    try session.press("c")
    try session.wait(for: "mail2")
    try session.press("x")
    try session.wait(forNo: "mail2")
    try session.press("s")
    try session.wait(for: "problems left")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try changes(scene) == [
        "<     \"web\": {\"image\": \"nginx:1.27\", \"replicas\": 2, \"environment\": {\"TZ\": \"UTC\"}},",
        ">     \"front\": {\"image\": \"nginx:1.27\", \"replicas\": 2, \"environment\": {\"TZ\": \"UTC\"}},",
        ">     \"mail\": {},",
      ])
  }

  @Test("A key that another member has is said to be taken while it is typed, until it goes on")
  func takenKey() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (100, 14), showing: "3 items")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.press("e", "C-u")
    session.type("db")
    try session.wait(for: "there is already a member db")
    session.type("2")
    try session.wait(forNo: "there is already")
    try session.press("Enter")
    try session.wait(for: "db2")
  }

  @Test("A rename is one line in the list of changes, and nothing inside is marked as unsaved")
  func renamed() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.json", size: (100, 20), showing: "3 items")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.press("l")
    try session.press("Enter")
    try session.wait(for: "Replicas")
    try session.replaceValue(of: "Name", with: "front")
    #expect(!session.screen.dropFirst().contains { $0.contains("Environment") && $0.contains("●") })
    try session.press("d")
    try session.wait(for: "renamed from web")
    let fields = session.screen.filter { $0.contains("Services.") }
    #expect(fields.count == 1 && fields[0].contains("Services.front"), "\(session.screen)")
  }

  @Test("Rules ask all members, lint knows their types, and an edit of one is judged again")
  func everyMember() throws {
    func form(_ predicate: String) -> String {
      """
      { rules = ( { predicate = "\(predicate)"; message = "none is large"; } );
        rows = ( { valuePath = services; cellIdentifier = MapCell;
          itemForm = ( { valuePath = size; valueType = integer; }, { valuePath = name; } ); } ); }
      """
    }
    let scene = try Scene([
      "form.plist": form("NOT ANY services.*.size > 9"),
      "wrong.plist": form("services.*.name + 1 > 2"),
      "data.json": #"{"services": {"a": {"size": 1}, "b": {"size": 10}}}"#,
    ])
    #expect(try scene.run("lint", "--strict", "form.plist").output == "")
    #expect(try scene.run("lint", "wrong.plist").output.contains("expected a number, found a list"))
    #expect(try scene.run("check", "form.plist", "data.json").output.contains("none is large"))
    #expect(try scene.run("set", "form.plist", "data.json", "services.b.size=3").status == 0)
    let refused = try scene.run("set", "form.plist", "data.json", "services.a.size=12")
    #expect(refused.status == 1 && refused.errors.contains("none is large"))
  }

  @Test("A secret in the members that an expression reads is known to be read")
  func secretMembers() throws {
    let form = """
      ( { valuePath = users; cellIdentifier = MapCell; itemForm = ( { valuePath = pin; isSecure = YES; } ); },
        { identifier = all; formula = "concat(users.*.@max.pin)"; } )
      """
    let scene = try Scene([
      "form.plist": form, "data.json": #"{"users": {"a": {"pin": "s3cret"}}}"#,
    ])
    let show = try scene.run("show", "form.plist", "data.json")
    #expect(!show.output.contains("s3cret") && show.errors.contains("reads a secret"))
  }

  @Test("The column of the keys is called in the language of the screen")
  func titles() throws {
    let form = """
      ( { valuePath = name; }, { valuePath = ports; cellIdentifier = MapCell; valueType = integer; } )
      """
    let scene = try Scene(["form.plist": form, "data.json": #"{"ports": {"a.b": 80}}"#])
    let session = try scene.open(
      "form.plist", "data.json", environment: ["LC_ALL": "zh_CN.UTF-8"], size: (60, 14),
      showing: "a.b", bottom: "? 按键")
    try session.press("Down", "Enter")
    try session.wait(for: "80")
    #expect(session.screen.contains { $0.contains("键") && !$0.contains("Key") })
  }
}
