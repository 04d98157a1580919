import Testing

@Suite("Paths into values of several shapes")
struct ShapedPathTests {
  static let form = """
    {
      rows = (
        { key = "Services"; valuePath = services; cellIdentifier = MapCell; itemForm = service; }
      );
      forms = {
        service = {
          rows = (
            { key = "Environment"; valuePath = environment; variants = (
                { title = "Names"; cellIdentifier = MapCell; keyTitle = "Name";
                  keyRegex = "[A-Z]+"; },
                { title = "Lines"; cellIdentifier = ListCell; } ); },
            { key = "Ports"; valuePath = ports; itemForm = (
                { key = "Port"; valuePath = SELF; variants = (
                    { title = "Short"; valueType = string; regex = "[0-9:]+"; },
                    { title = "Long"; rows = (
                        { key = "Target"; valuePath = target; valueType = integer; required = YES;
                          maximumValue = 65535; },
                        { key = "Options"; valuePath = options; variants = (
                            { title = "Mode"; valueType = string; },
                            { title = "All"; rows = ( { key = "Mode"; valuePath = mode; } ); }
                        ); } ); } ); } ); },
            { key = "Probes"; valuePath = probes; cellIdentifier = MapCell; discriminator = type;
              variants = (
                { title = "HTTP"; constant = http; rows = (
                    { valuePath = type; },
                    { key = "Limit"; valuePath = limit; valueType = integer; maximumValue = 10; },
                    { key = "URL"; valuePath = url; regex = "/.*"; } ); },
                { title = "TCP"; constant = tcp; rows = (
                    { valuePath = type; },
                    { key = "Limit"; valuePath = limit; valueType = integer; maximumValue = 20; }
                ); } ); }
          );
        };
      };
    }
    """
  static let yaml = """
    services:
      a:
        environment:
          B: "1"
        ports:
          - "80:80"
          - target: 8080
            options: {mode: host}
        probes:
          live: {type: http, url: /up, limit: 5}
          ready: {type: tcp, limit: 15}
      b:
        environment:
          - C=1

    """
  static let json = """
    {"services": {
      "a": {
        "environment": {"B": "1"},
        "ports": ["80:80", {"target": 8080, "options": {"mode": "host"}}],
        "probes": {
          "live": {"type": "http", "url": "/up", "limit": 5},
          "ready": {"type": "tcp", "limit": 15}
        }
      },
      "b": {"environment": ["C=1"]}
    }}

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.yaml": Self.yaml, "data.json": Self.json])
  }

  private static let files = ["data.yaml", "data.json"]

  @Test(
    "get leads into the shape that a value has",
    arguments: files,
    [
      ("services.a.ports[1].target", "8080"), ("services.a.ports[1].options.mode", "host"),
      ("services.a.probes.live.url", "/up"), ("services.a.probes.ready.limit", "15"),
      ("services.a.environment.B", "1"), ("services.a.environment.B.@key", "B"),
      ("services.b.environment[0]", "C=1"), ("services.a.ports[0]", "80:80"),
    ])
  func get(_ file: String, _ expected: (path: String, value: String)) throws {
    let got = try scene().run("get", "--form", "form.plist", file, expected.path)
    #expect(got.output == expected.value + "\n", "\(got.errors)")
    #expect(got.status == 0)
  }

  @Test(
    "set changes the value, and the file has it where it was",
    arguments: files,
    [
      ("services.a.ports[1].target", "81", "target: 81", "\"target\": 81"),
      ("services.a.ports[1].options.mode", "x", "{mode: x}", "{\"mode\": \"x\"}"),
      ("services.a.probes.live.url", "/x", "url: /x", "\"url\": \"/x\""),
      ("services.a.probes.ready.limit", "19", "limit: 19", "\"limit\": 19"),
      ("services.a.environment.NEW", "x", "NEW: x\n", "\"NEW\": \"x\""),
      ("services.a.environment.B.@key", "NEW", "NEW: \"1\"", "{\"NEW\": \"1\"}"),
      ("services.b.environment[0]", "D=2", "- D=2", "[\"D=2\"]"),
      ("services.b.environment[1]", "D=2", "- D=2", "[\"C=1\", \"D=2\"]"),
    ])
  func set(_ file: String, _ change: (path: String, value: String, yaml: String, json: String))
    throws
  {
    let scene = try scene()
    let set = try scene.run("set", "--form", "form.plist", file, "\(change.path)=\(change.value)")
    #expect(set.status == 0, "\(set.errors)")
    let text = try scene.read(file)
    #expect(text.contains(file == "data.yaml" ? change.yaml : change.json), "\(text)")
  }

  @Test(
    "The rules are those of the shape that a value has",
    arguments: files,
    [
      ("services.a.probes.live.limit", "15", "services.a.probes.live.limit \"Limit\": "),
      ("services.a.ports[1].target", "70000", "services.a.ports[1].target \"Target\": "),
      ("services.a.environment.B.@key", "b", "services.a.environment.B.@key \"Name\": "),
    ])
  func rules(_ file: String, _ wrong: (path: String, value: String, message: String)) throws {
    let scene = try scene()
    let set = try scene.run("set", "--form", "form.plist", file, "\(wrong.path)=\(wrong.value)")
    #expect(set.status == 1)
    #expect(set.errors.contains(wrong.message), "\(set.errors)")
  }

  @Test(
    "The path of a problem in check leads get to its value", arguments: files)
  func pathsOfProblems(_ file: String) throws {
    let scene = try scene()
    try scene.write(file, try scene.read(file).replacing("8080", with: "70000"))
    let found = try scene.run("check", "form.plist", file).output
    #expect(found.contains("services.a.ports[1].target \"Target\""), "\(found)")
    let got = try scene.run(
      "get", "--form", "form.plist", file, "services.a.ports[1].target")
    #expect(got.output == "70000\n")
  }

  @Test("--where finds records by what is inside a shape")
  func found() throws {
    let scene = try scene()
    for (condition, status) in [
      ("services.a.ports[1].target=8080", Int32(0)), ("services.a.probes.live.url=/x", 1),
    ] {
      let got = try scene.run(
        "get", "--form", "form.plist", "data.json", "services.a.ports[0]", "--where", condition)
      #expect(got.status == status, "\(got.errors)")
    }
  }

  @Test(
    "The key of a map as a whole is refused, with the path of an item's key",
    arguments: [
      ("services.@key", "services.a.@key"),
      ("services.a.environment.@key", "services.a.environment.B.@key"),
      ("services.a.probes.@key", "services.a.probes.live.@key"),
    ])
  func keyOfMap(_ path: String, _ meant: String) throws {
    let scene = try scene()
    for arguments in [["set", "\(path)=3"], ["get", path]] {
      let made = try scene.run([arguments[0], "--form", "form.plist", "data.json", arguments[1]])
      #expect(made.status == 2)
      #expect(
        made.errors.contains("each item has a key of its own; write \(meant)"), "\(made.errors)")
    }
    #expect(try scene.read("data.json") == Self.json)
  }

  @Test("A typo inside a shape is answered with the row that is meant")
  func typo() throws {
    let got = try scene().run(
      "get", "--form", "form.plist", "data.json", "services.a.ports[1].targt")
    #expect(got.status == 2)
    #expect(got.errors.contains("did you mean \"services.a.ports[1].target\"?"), "\(got.errors)")
    let other = try scene().run(
      "get", "--form", "form.plist", "data.json", "services.a.ports[1].nothing")
    #expect(other.errors.contains("services.a.ports[1].target"), "\(other.errors)")
  }
}
