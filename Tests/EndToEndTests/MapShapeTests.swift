import ScreenTesting
import Testing

@Suite("A map that is one of several shapes")
struct MapShapeTests {
  private static let form = """
    ( { key = "Environment"; valuePath = environment; variants = (
          { title = "Names"; cellIdentifier = MapCell; keyTitle = "Name"; keyRegex = "[A-Z]+"; },
          { title = "Lines"; cellIdentifier = ListCell; } ); },
      { key = "Volumes"; valuePath = volumes; itemForm = (
          { key = "Options"; valuePath = options; variants = (
              { title = "Text"; valueType = string; },
              { title = "Each"; cellIdentifier = MapCell; itemForm = ( { valuePath = n; } ); } ); }
      ); } )
    """
  private static let yaml = """
    environment:
      B: "1"
    volumes:
      - options:
          a: {n: 1}

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.yaml": Self.yaml])
  }

  @Test("Its table has the keys first, and the key of a new member is typed, and changed")
  func table() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.yaml", size: (80, 14), showing: "Names")
    try session.press("Enter")
    try session.wait(for: "#    Name")
    #expect(session.screen[2].contains("B"), "\(session.screen)")
    try session.press("a")
    session.type("NEW")
    try session.press("Enter")
    try session.wait(for: "NEW")
    try session.press("g", "e", "C-u")
    session.type("C")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("data.yaml")
        == Self.yaml.replacing("B: \"1\"\n", with: "C: \"1\"\n  NEW: \"\"\n"))
  }

  @Test("check judges its keys, and get and set know them")
  func commands() throws {
    let scene = try scene()
    try scene.write("bad.yaml", Self.yaml.replacing("B: ", with: "b: "))
    let found = try scene.run("check", "form.plist", "bad.yaml").output
    #expect(
      found.contains("error regex: record 1, environment.b.@key \"Name\": as Names: "), "\(found)")
    let got = try scene.run(
      "get", "--form", "form.plist", "data.yaml", "environment.B.@key",
      "volumes[0].options.a.@key")
    #expect(got.output == "B\na\n")
    let set = try scene.run(
      "set", "--form", "form.plist", "data.yaml", "volumes[0].options.a.@key=z")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.yaml") == Self.yaml.replacing("a: {", with: "z: {"))
  }
}
