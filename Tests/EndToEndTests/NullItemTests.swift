import ScreenTesting
import Testing

@Suite("Items that are null: objects without members")
struct NullItemTests {
  static let form = """
    (
      { key = "Volumes"; valuePath = volumes; cellIdentifier = MapCell; keyTitle = "Volume";
        itemForm = (
          { key = "Driver"; valuePath = driver; },
          { key = "Size"; valuePath = size; valueType = integer; } ); },
      { key = "Disks"; valuePath = disks; itemForm = (
          { key = "Label"; valuePath = label; },
          { key = "Kind"; valuePath = kind; } ); },
      { key = "Users"; valuePath = users; cellIdentifier = MapCell; itemForm = (
          { key = "Shell"; valuePath = shell; required = YES; } ); },
      { key = "Levels"; valuePath = levels; cellIdentifier = MapCell; valueType = string; }
    )
    """
  static let yaml = """
    volumes:
      data:
      logs: {driver: local}
    disks:
      -
      - {label: a}

    """
  static let json = """
    {
      "volumes": {"data": null, "logs": {"driver": "local"}},
      "disks": [null, {"label": "a"}]
    }

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.yaml": Self.yaml, "data.json": Self.json])
  }

  @Test("check finds nothing wrong with them", arguments: ["data.yaml", "data.json"])
  func good(_ file: String) throws {
    let checked = try scene().run("check", "form.plist", file)
    #expect(checked.output == "")
    #expect(checked.status == 0)
  }

  @Test("A row that is required is missing in them")
  func required() throws {
    let scene = try scene()
    try scene.write("data.json", #"{"users": {"root": null}}"#)
    let checked = try scene.run("check", "form.plist", "data.json")
    #expect(
      checked.output == """
        data.json:1:20: error required: record 1, users.root.shell "Shell": is required

        """)
  }

  @Test("A null in place of a plain value stays one")
  func plain() throws {
    let scene = try scene()
    try scene.write("data.json", #"{"levels": {"a": null}}"#)
    let raw = try scene.run("get", "--raw", "--form", "form.plist", "data.json", "levels.a")
    #expect(raw.output == "null\n")
  }

  @Test(
    "get finds no member in them, and set makes the object",
    arguments: [
      ("data.yaml", "volumes.data.driver", "  data:\n    driver: nfs\n"),
      ("data.json", "volumes.data.driver", #""data": {"driver": "nfs"}"#),
      ("data.json", "disks[0].label", #"[{"label": "nfs"}, {"label": "a"}]"#),
      ("data.yaml", "disks[0].label", "label: nfs\n"),
    ])
  func set(_ file: String, _ path: String, _ expected: String) throws {
    let scene = try scene()
    let got = try scene.run("get", "--form", "form.plist", file, path)
    #expect(got.output == "\n")
    #expect(got.status == 0, "\(got.errors)")
    let set = try scene.run("set", "--form", "form.plist", file, "\(path)=nfs")
    #expect(set.status == 0, "\(set.errors)")
    #expect(set.errors == "")
    let text = try scene.read(file)
    #expect(text.contains(expected), "\(text)")
    let again = try scene.run("get", "--form", "form.plist", file, path)
    #expect(again.output == "nfs\n")
  }

  @Test("A text in place of an item is said of the item, not of the record")
  func otherKinds() throws {
    let scene = try scene()
    try scene.write("data.json", #"{"volumes": {"data": "x"}, "disks": [3]}"#)
    let checked = try scene.run("check", "form.plist", "data.json").output
    #expect(checked.contains("volumes.data: the item is a text, not an object"), "\(checked)")
    #expect(checked.contains("disks[0]: the item is a number, not an object"), "\(checked)")
    #expect(!checked.contains("the record is"))
    let set = try scene.run("set", "--form", "form.plist", "data.json", "volumes.data.driver=x")
    #expect(set.status == 1)
    #expect(set.errors.contains("\"volumes.data\" holds a text, not an object"), "\(set.errors)")
  }

  @Test("On the screen they open as empty forms, where a value makes the object")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "data.yaml", size: (80, 14), showing: "Volumes")
    try session.press("Enter")
    try session.wait(for: "Driver")
    #expect(!session.screen.contains { $0.contains("null") }, "\(session.screen)")
    try session.press("l", "Enter")
    try session.wait(for: "Size")
    try session.replaceValue(of: "Driver", with: "nfs")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("data.yaml").contains("  data:\n    driver: nfs\n"))
  }
}
