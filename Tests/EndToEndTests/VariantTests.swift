import ScreenTesting
import Testing

@Suite("Values of several shapes")
struct VariantTests {
  static let form = """
    (
      { key = "Name"; valuePath = name; },
      { key = "Restart"; valuePath = restart; variants = (
          { title = "Policy"; valueType = string; values = (always, never); },
          { title = "Count"; valueType = integer; minimumValue = 1; },
          { title = "Off"; constant = NO; } ); },
      { key = "Port"; valuePath = port; variants = (
          { title = "Short"; valueType = string; regex = "[0-9]+:[0-9]+"; },
          { title = "Long"; rows = (
              { key = "Target"; valuePath = target; valueType = integer; required = YES; },
              { key = "Protocol"; valuePath = protocol; } ); } ); },
      { key = "Probe"; valuePath = probe; discriminator = type; variants = (
          { title = "HTTP"; constant = http;
            rows = ( { valuePath = type; }, { valuePath = path; required = YES; } ); },
          { title = "TCP"; constant = tcp;
            rows = ( { valuePath = type; }, { valuePath = socket; valueType = integer; } ); } ); }
    )
    """

  private func scene(_ record: String) throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": record])
  }

  /// What check says of a record whose member has a value.
  private func problems(_ member: String, _ value: String) throws -> [String] {
    try scene("{\"name\": \"a\", \"\(member)\": \(value)}").run("check", "form.plist", "data.json")
      .lines.filter { $0.contains(" error ") }.map { line in
        String(line.split(separator: "record 1, ")[1])
      }
  }

  @Test(
    "Values of each shape are good",
    arguments: [
      ("restart", "\"always\""), ("restart", "3"), ("restart", "false"), ("port", "\"80:8080\""),
      ("port", "{\"target\": 80}"), ("port", "{\"target\": 80, \"protocol\": \"udp\"}"),
      ("probe", "{\"type\": \"http\", \"path\": \"/\"}"),
      ("probe", "{\"type\": \"tcp\", \"socket\": 5}"), ("port", "null"),
    ])
  func good(_ member: String, _ value: String) throws {
    #expect(try problems(member, value) == [])
  }

  @Test(
    "A wrong value is judged by the variant it has, and where it has none by the nearest",
    arguments: [
      (
        "restart", "\"maybe\"", "restart \"Restart\": as Policy: \"maybe\" is not among the choices"
      ),
      ("restart", "0", "restart \"Restart\": as Count: must be at least 1"),
      ("restart", "true", "restart \"Restart\": as Policy: holds true or false, not a text"),
      ("port", "\"80\"", "port \"Port\": as Short: does not match the pattern"),
      ("port", "{\"target\": \"x\"}", "port.target \"Target\": as Long: "),
      ("port", "{}", "port.target \"Target\": as Long: is required"),
      ("port", "5", "port \"Port\": as Short: holds a number, not a text"),
      ("probe", "{\"type\": \"http\"}", "probe.path \"Path\": as HTTP: is required"),
      (
        "probe", "{\"type\": \"ftp\", \"path\": \"/\"}",
        "probe \"Probe\": as HTTP: type must be http"
      ),
      ("probe", "{\"type\": \"ftp\", \"socket\": 1}", "probe \"Probe\": as TCP: type must be tcp"),
    ])
  func wrong(_ member: String, _ value: String, _ problem: String) throws {
    let found = try problems(member, value)
    #expect(found.count == 1 && found.first?.hasPrefix(problem) == true, "\(found)")
  }

  @Test("Lint knows the keys of variants, and their forms' rows")
  func linted() throws {
    let scene = try scene(
      #"{"name": "a", "restart": 3, "port": {"target": 8, "protocol": "udp"}, "probe": null}"#)
    #expect(try scene.run("lint", "form.plist").output == "")
    #expect(try scene.run("lint", "--data", "data.json", "form.plist").output == "")
    try scene.write("form.plist", Self.form.replacing("regex =", with: "regx ="))
    let found = try scene.run("lint", "form.plist").lines
    #expect(found.count == 1 && found[0].contains("W101") && found[0].contains("regex"), "\(found)")
  }

  @Test("show has the value of the variant, get and set lead into the variant's object")
  func inside() throws {
    let scene = try scene(#"{"name": "a", "restart": false, "port": {"target": 80}}"#)
    let shown = try scene.run("show", "form.plist", "data.json").output
    #expect(shown.contains("Restart       Off") || shown.contains("Restart  Off"), "\(shown)")
    #expect(
      try scene.run("get", "--form", "form.plist", "data.json", "port.target").output == "80\n")
    #expect(try scene.run("set", "form.plist", "data.json", "port.target=81").status == 0)
    #expect(try scene.read("data.json").contains("\"target\": 81"))
    #expect(try scene.run("set", "form.plist", "data.json", "port.target=x").status == 1)
    #expect(try scene.run("check", "form.plist", "data.json").output == "")
  }

  @Test("Items of lists and values of maps have shapes, too")
  func items() throws {
    let shapes = """
      variants = ( { title = Short; valueType = string; regex = "[a-z]+"; },
        { title = Long; rows = ( { valuePath = n; valueType = integer; } ); } );
      """
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = list; itemForm = ( { key = Item; valuePath = SELF; \(shapes) } ); },
        { valuePath = map; cellIdentifier = MapCell; \(shapes) } )
      """,
      "data.json": #"{"list": ["a", {"n": 1}], "map": {"x": "b", "y": {"n": 2}}}"#,
    ])
    #expect(try scene.run("check", "form.plist", "data.json").output == "")
    try scene.write(
      "data.json", #"{"list": ["A", {"n": "q"}], "map": {"x": "B", "y": {"n": "q"}}}"#)
    let found = try scene.run("check", "form.plist", "data.json").lines
    #expect(found.count == 4, "\(found)")
    #expect(found.count { $0.contains("as Short: does not match") } == 2)
    #expect(found.count { $0.contains("as Long: ") } == 2)
  }

  @Test("On the screen a row shows which variant its value has, and opens the variant's form")
  func screen() throws {
    let scene = try scene(
      #"{"name": "a", "restart": 3, "port": {"target": 80}, "probe": {"type": "tcp"}}"#)
    let session = try scene.open("form.plist", "data.json", size: (80, 14), showing: "Probe")
    try session.wait(for: "Count")
    try session.wait(for: "Long")
    try session.press("Down", "Down", "Enter")
    try session.wait(for: "Target")
    try session.replaceValue(of: "Target", with: "81")
    try session.press("Esc")
    try session.wait(for: "Probe")
    try session.press("Up", "e", "C-u")
    session.type("0")
    try session.wait(for: "must be at least 1")
  }

  @Test("What a section and a form say of a row, they say of it in each of its shapes")
  func ofSectionAndForm() throws {
    let scene = try Scene([
      "form.plist": """
      { sections = ( { key = "Net"; identifier = net; hidden = "off == true"; } );
        rules = ( { predicate = "a != b"; rows = (b); message = "differ, please"; } );
        rows = ( { valuePath = off; valueType = bool; }, { valuePath = a; },
          { valuePath = b; section = net;
            variants = ( { title = Text; valueType = string; }, { title = Number; valueType = integer; } ); } ); }
      """,
      "data.json": #"{"off": false, "a": "x", "b": "x"}"#,
    ])
    #expect(try scene.run("check", "form.plist", "data.json").output.contains("differ, please"))
    #expect(try scene.run("show", "form.plist", "data.json").output.contains("B"))
    try scene.write("data.json", #"{"off": true, "a": "x", "b": "y"}"#)
    #expect(!(try scene.run("show", "form.plist", "data.json").output.contains("B")))
  }

  @Test("A map as one of several shapes shows the keys of its items, and renames one")
  func map() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = env; variants = (
          { title = Names; cellIdentifier = MapCell; keyTitle = Variable; keyRegex = "[A-Z]+"; },
          { title = Lines; cellIdentifier = ListCell; } ); } )
      """,
      "data.json": #"{"env": {"TZ": "UTC", "LEVEL": "info"}}"#,
    ])
    #expect(
      try scene.run("get", "--form", "form.plist", "data.json", "env.TZ.@key").output == "TZ\n")
    #expect(try scene.run("set", "form.plist", "data.json", "env.TZ.@key=tz").status == 1)
    #expect(try scene.run("set", "form.plist", "data.json", "env.TZ.@key=ZONE").status == 0)
    #expect(try scene.read("data.json") == #"{"env": {"ZONE": "UTC", "LEVEL": "info"}}"#)
    let session = try scene.open("form.plist", "data.json", size: (60, 10), showing: "Names")
    try session.press("Enter")
    try session.wait(for: "Variable")
    try session.wait(for: "ZONE")
  }

  @Test(
    "set takes a text as the variant that accepts it, the value's own first",
    arguments: [
      ("restart", "3", "5", "5"), ("restart", "3", "never", "\"never\""),
      ("restart", "\"never\"", "Off", "false"), ("restart", "false", "7", "7"),
    ])
  func set(_ member: String, _ before: String, _ text: String, _ after: String) throws {
    let scene = try scene("{\"\(member)\": \(before)}")
    let set = try scene.run("set", "form.plist", "data.json", "\(member)=\(text)")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == "{\"\(member)\": \(after)}")
    #expect(try scene.run("set", "form.plist", "data.json", "\(member)=?!").status == 1)
    #expect(try scene.read("data.json") == "{\"\(member)\": \(after)}")
  }

  @Test("set leaves an object alone where a text is meant for another variant; --json replaces it")
  func objectStays() throws {
    let scene = try scene("{\"port\": {\"target\": 80}}")
    #expect(try scene.run("set", "form.plist", "data.json", "port=80:81").status == 1)
    #expect(try scene.read("data.json") == "{\"port\": {\"target\": 80}}")
    let set = try scene.run("set", "--json", "form.plist", "data.json", "port=\"80:81\"")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == "{\"port\": \"80:81\"}")
  }

  @Test(
    "A key gives the value another shape, asks where that loses something, and undo takes it back")
  func changed() throws {
    let record = #"{"name": "a", "restart": 3, "port": {"target": 80, "protocol": "udp"}}"#
    let scene = try scene(record)
    let session = try scene.open("form.plist", "data.json", size: (80, 14), showing: "Probe")
    try session.press("t")
    try session.wait(for: "Name: has one shape only")
    try session.press("Down", "Down", "t")
    try session.wait(for: "Short loses target, protocol")
    try session.press("t")
    try session.wait(forNo: "Short loses")
    try session.wait(for: "Short")
    try session.press("u")
    try session.wait(for: "Long")
    try session.press("Up", "t")
    try session.wait(for: "1 Policy")
    try session.press("2")
    try session.wait(for: "Off loses the value")
    try session.press("t")
    try session.wait(for: "Off")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("data.json") == record.replacing("3", with: "false"))
  }

  @Test("The field of a variant with one value offers the other shapes, and so does a table's cell")
  func constant() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = TLS; valuePath = tls; variants = ( { title = Off; constant = NO; },
          { title = On; rows = ( { key = Certificate; valuePath = cert; } ); } ); },
        { key = Port; valuePath = port; variants = ( { title = Number; valueType = integer; cellIdentifier = NumberCell; },
          { title = Address; valueType = string; } ); } )
      """,
      "data.json": #"[{"tls": false, "port": 80}, {"port": 81}]"#,
    ])
    let session = try scene.open("form.plist", "data.json", size: (80, 12), showing: "TLS")
    try session.press("l", "t")
    try session.wait(for: "unsaved")
    try session.press("Enter")
    try session.wait(for: "80  Address")
    try session.press("g", "Enter")
    try session.wait(for: "1 On")
    try session.press("1")
    try session.wait(for: "On")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("data.json") == #"[{"tls": {}, "port": "80"}, {"port": 81}]"#)
    try session.press(">", "G")
    try session.wait(for: "81  Number")
    #expect(!session.screen.contains { $0.contains("123") }, "\(session.screen)")
  }

  @Test("An object that only shows what shape it has is called so, not written as JSON")
  func summary() throws {
    let scene = try scene(#"{"name": "a", "port": {}, "probe": {"type": "tcp", "other": 1}}"#)
    try scene.write(
      "form.plist",
      Self.form.replacing(
        "{ valuePath = type; }, { valuePath = socket", with: "{ valuePath = socket"))
    let shown = try scene.run("show", "form.plist", "data.json").output
    #expect(shown.contains("Port  Long") || shown.contains("Port     Long"), "\(shown)")
    #expect(shown.contains("TCP") && !shown.contains("{"), "\(shown)")
  }

  @Test(
    "A change between objects keeps the members that fit, and sets the one that distinguishes them")
  func changedObject() throws {
    let record = #"{"probe": {"type": "http", "path": "/", "note": "n"}}"#
    let scene = try scene(record)
    let session = try scene.open("form.plist", "data.json", size: (80, 14), showing: "Probe")
    try session.press("G", "Up", "Down", "k")
    try session.press("g", "Down", "Down", "Down", "t")
    try session.wait(for: "TCP loses path")
    try session.press("t")
    try session.wait(forNo: "loses")
    try session.press("s")
    try session.wait(for: "Saved")
    let saved = try scene.read("data.json")
    #expect(saved.contains("tcp") && saved.contains("note") && !saved.contains("path"), "\(saved)")
  }

  @Test(
    "set refuses a value that has no variant, given as a whole, too; and keys that no item has or may have"
  )
  func refusedBySet() throws {
    let data = "shape: {type: circle, r: '1'}\nenv: {A: '1'}\n"
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = shape; discriminator = type; variants = (
            { title = Circle; constant = circle; rows = ( { valuePath = type; }, { valuePath = r; } ); },
            { title = Rect; constant = rect; rows = ( { valuePath = type; }, { valuePath = w; } ); } ); },
        { valuePath = env; cellIdentifier = MapCell; keyRegex = "[A-Z]+"; } )
      """, "data.yaml": data,
    ])
    for (edit, sentence) in [
      ("shape={\"type\":\"hex\"}", "as Circle: type must be circle"),
      ("shape={}", "type must be circle"),
      ("env.A.@key=\"\"", "is required"), ("env.B.@key=\"Z\"", "the record has no env.B"),
      ("env={\"A\":\"1\",\"A\":\"2\"}", "the object for env has A twice"),
    ] {
      let outcome = try scene.run("set", "--json", "form.plist", "data.yaml", edit)
      #expect(
        outcome.status != 0 && outcome.errors.contains(sentence), "\(edit): \(outcome.errors)")
    }
    #expect(try scene.read("data.yaml") == data)
  }

  @Test(
    "An object that gets another shape keeps what fits where it is, with its comments and layout",
    arguments: [
      (
        "data.jsonc",
        """
        {
          // of the probe
          "probe": {
            "type":   "http", // of type

            // of path
            "path": "/",
            // of name
            "name":  "N"  // behind
          }
        }

        """,
        """
        {
          // of the probe
          "probe": {
            "type":   "tcp", // of type
            // of name
            "name":  "N",  // behind
            "socket": 5
          }
        }

        """
      ),
      (
        "data.yaml",
        """
        # of the probe
        probe:
          type:   http # of type

          # of path
          path: /
          # of name
          name:  'N'  # behind

        """,
        """
        # of the probe
        probe:
          type:   tcp # of type
          # of name
          name:  'N'  # behind
          socket: 5

        """
      ),
      (
        "data.json", "{ \"probe\" : {\"type\":\"http\", \"path\": \"/\",   \"name\":  \"N\"} }\n",
        "{ \"probe\" : {\"type\":\"tcp\", \"name\":  \"N\",   \"socket\":  5} }\n"
      ),
      (
        "data.plist",
        """
        <plist version="1.0">
        <dict>
        \t<key>probe</key>
        \t<dict>
        \t\t<key>type</key> <string>http</string> <!-- of type -->
        \t\t<key>path</key>
        \t\t<string>/</string>
        \t\t<!-- of name -->
        \t\t<key>name</key>   <string>N</string>
        \t</dict>
        </dict>
        </plist>

        """,
        """
        <plist version="1.0">
        <dict>
        \t<key>probe</key>
        \t<dict>
        \t\t<key>type</key> <string>tcp</string> <!-- of type -->
        \t\t<!-- of name -->
        \t\t<key>name</key>   <string>N</string>
        \t\t<key>socket</key>
        \t\t<integer>5</integer>
        \t</dict>
        </dict>
        </plist>

        """
      ),
    ])
  func keptInPlace(name: String, text: String, expected: String) throws {
    let form = """
      ( { key = "Probe"; valuePath = probe; discriminator = type; variants = (
            { title = "HTTP"; constant = http;
              rows = ( { valuePath = type; }, { valuePath = name; }, { valuePath = path; } ); },
            { title = "TCP"; constant = tcp;
              rows = ( { valuePath = type; }, { valuePath = name; },
                { valuePath = socket; valueType = integer; defaultValue = 5; } ); } ); } )
      """
    let scene = try Scene(["form.plist": form, name: text])
    let session = try scene.open("form.plist", name, showing: "HTTP")
    try session.press("t")
    try session.wait(for: "TCP loses path")
    try session.press("t")
    try session.wait(for: "socket 5")
    try session.press("s")
    try session.wait(for: "Saved \(name)")
    #expect(try scene.read(name) == expected)
    try session.press("u", "s")
    try session.wait(until: "the file is what it was") { _ in (try? scene.read(name)) == text }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
