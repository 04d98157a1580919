import Testing

@Suite("Texts that a value of several shapes does not take")
struct ShapeRefusalTests {
  private static let form = """
    (
      { key = "TLS"; valuePath = tls; variants = (
          { title = "Off"; constant = NO; },
          { title = "On"; rows = (
              { key = "Certificate"; valuePath = cert; required = YES; },
              { key = "Key"; valuePath = keyFile; } ); } ); },
      { key = "Ports"; valuePath = ports; itemForm = (
          { key = "Port"; valuePath = SELF; variants = (
              { title = "Short"; valueType = string; regex = "[0-9:]+"; },
              { title = "Long"; rows = (
                  { key = "Target"; valuePath = target; valueType = integer; required = YES; } ); }
          ); } ); },
      { key = "Env"; valuePath = env; cellIdentifier = MapCell; keyTitle = "Name";
        keyRegex = "[A-Z]+"; keyChoices = (TZ, LEVEL, HOME); }
    )
    """
  private static let json = """
    {"tls": false, "ports": ["80:80", {"target": 80}], "env": {"TZ": "UTC"}}

    """

  private func errors(_ arguments: String...) throws -> [String] {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.json])
    let set = try scene.run(["set", "--form", "form.plist", "data.json"] + arguments)
    #expect(set.status == 1)
    #expect(try scene.read("data.json") == Self.json)
    return set.errors.split(separator: "\n").map(String.init)
  }

  @Test("A refusal names the shapes that only JSON gives a value")
  func shapes() throws {
    #expect(
      try errors("tls=on").first
        == "data.json: error choice: record 1, tls \"TLS\": \"on\" is not among the choices; try Off; set --json writes another shape: On"
    )
    #expect(
      try errors("ports[1]=80:80").first
        == "data.json: error type: record 1, ports[1] \"Port\": is not an object: write it like {\"target\": 1}; set --json writes another shape: Short"
    )
  }

  @Test("A member of another shape is refused with what holds it")
  func otherShape() throws {
    #expect(
      try errors("tls.cert=x").first
        == "data.json: error path: record 1, tls.cert \"Certificate\": \"tls\" holds true or false, not an object"
    )
  }

  @Test("The shape is named once, with the member that is wrong")
  func namedOnce() throws {
    #expect(
      try errors("--json", "ports[0]={}") == [
        "data.json: error below: record 1, ports[0] \"Port\": Target: as Long: is required",
        "data.json: nothing was changed",
      ])
    let tls = try errors("--json", "tls={}")
    #expect(
      tls.first == "data.json: error below: record 1, tls \"TLS\": Certificate: as On: is required")
  }

  @Test("A key that may not be is said once, by its path, with what to try")
  func key() throws {
    #expect(
      try errors("env.FOO=1") == [
        "data.json: error choice: record 1, env.FOO.@key \"Name\": \"FOO\" is not among the choices; try TZ, LEVEL or HOME",
        "data.json: nothing was changed",
      ])
    #expect(
      try errors("env.foo=1").filter { $0.contains("error") }.count == 1)
  }
}
