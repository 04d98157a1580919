import Foundation
import ScreenTesting
import Testing

@Suite("Forms in files beside the form")
struct FormFilesTests {
  private static let form = """
    { title = Staff;
      rows = ( { key = Name; valuePath = name; },
               { key = Home; valuePath = home; file = place; },
               { key = Children; valuePath = children; itemForm = form; } ); }
    """
  private static let included = """
    { recordTitle = city;
      rows = ( { key = City; valuePath = city; required = YES; },
               { key = Code; valuePath = code; regex = "[0-9]+"; } ); }
    """
  private static let data = """
    {"name": "Ada", "home": {"city": "Oslo", "code": "0026"},
     "children": [{"name": "Bo", "home": {"city": "Bergen"}}]}
    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "place.plist": Self.included, "one.json": Self.data])
  }

  @Test("A pipe with the name of a form is not waited for")
  func pipe() throws {
    let scene = try Scene(["form.plist": Self.form, "one.json": Self.data])
    #expect(mkfifo(scene.folder.appending(path: "place.plist").path, 0o600) == 0)
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("place.plist"), "\(outcome.output)")
    #expect(outcome.output.contains("pipe"))
  }

  @Test("A symbolic link in the form's folder is followed, wherever it leads")
  func links() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = size; choicesFrom = "file:sizes.json"; },
        { key = Home; valuePath = home; file = place; } )
      """, "one.json": Self.data.replacing("{\"name\"", with: "{\"size\": 2, \"name\""),
    ])
    try scene.makeFolder("shared")
    try scene.write("shared/s.json", #"[{"value": 2, "title": "Medium"}]"#)
    try scene.write("shared/p.plist", Self.included)
    #expect(
      try scene.shell("ln -s shared/s.json sizes.json; ln -s shared/p.plist place.plist").status
        == 0)
    let shown = try scene.run("show", "form.plist", "one.json")
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.contains("Medium") && shown.output.contains("Oslo"), "\(shown.output)")
  }

  @Test("show, get, check and set read and judge by the forms of all files, in any depth")
  func commands() throws {
    let scene = try scene()
    #expect(try scene.run("lint", "--strict", "form.plist").status == 0)
    #expect(try scene.run("show", "form.plist", "one.json").output.contains("Oslo"))
    let refused = try scene.run("set", "form.plist", "one.json", "children[0].home.code=x")
    #expect(refused.status == 1, "\(refused.errors)")
    let set = try scene.run("set", "form.plist", "one.json", "children[0].home.code=5003")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("one.json").contains(
        #"{"name": "Bo", "home": {"city": "Bergen", "code": "5003"}}"#))
    #expect(try scene.run("check", "form.plist", "one.json").status == 0)
    try scene.write("one.json", Self.data.replacing("Bergen", with: ""))
    let check = try scene.run("check", "form.plist", "one.json")
    #expect(check.status == 1)
    #expect(check.output.contains("children[0].home.city"), "\(check.output)")
  }

  @Test(
    "What is wrong in a file is told with its name and place, by lint and when the form is opened")
  func faults() throws {
    let scene = try scene()
    try scene.write(
      "place.plist", Self.included.replacing("required = YES", with: "required = maybe"))
    let line = "place.plist:2:55: error F302"
    for arguments in [["lint", "form.plist"], ["show", "form.plist", "one.json"]] {
      let outcome = try scene.run(arguments)
      #expect(outcome.status == 3)
      #expect((outcome.output + outcome.errors).contains(line), "\(outcome)")
    }
    try scene.write(
      "place.plist", Self.included.replacing("valuePath = code", with: "valuePath = coed"))
    let path = try scene.run("lint", "--data", "one.json", "form.plist")
    #expect(
      path.lines.contains { $0.hasPrefix("place.plist:3:38: warning D105: row 2 \"Code\": ") },
      "\(path)")
  }

  @Test("In Chinese, with the nearest file; a file has its own table of strings")
  func chinese() throws {
    let scene = try scene()
    try scene.write("form.plist", Self.form.replacing("file = place", with: "file = plaze"))
    let lint = try scene.shell("LC_ALL=zh_CN.UTF-8 $formview lint form.plist")
    #expect(
      lint.output.contains("form.plist:3:51: 错误 F601：")
        && lint.output.contains("没有这个名称的表单") && lint.output.contains("\"place\""),
      "\(lint.output)")
    try scene.write("form.plist", Self.form)
    try scene.write(
      "place.plist", Self.included.replacing("{ rec", with: "{ stringsTable = place; rec"))
    try scene.makeFolder("zh-Hans.lproj")
    try scene.write("zh-Hans.lproj/place.strings", #""City" = "城市"; "Name" = "姓名";"#)
    let session = try scene.open(
      "form.plist", "one.json", environment: ["LC_ALL": "zh_CN.UTF-8"], showing: "Home",
      bottom: "? 按键")
    try session.press("Down", "Enter")
    try session.wait(for: "城市")
    try session.press("Esc")
    try session.wait(for: "Name")
  }

  @Test("The open screen follows a file that rows name, and keeps the last good form")
  func live() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "one.json", size: (100, 24), showing: "Home")
    try session.press("Down", "Enter")
    try session.wait(for: "Code")
    try scene.replace(
      "place.plist", with: Self.included.replacing("key = Code", with: "key = Postcode"))
    try session.wait(for: "Postcode")
    try scene.write(
      "place.plist", Self.included.replacing("valuePath = code", with: "valuePath = \"a[\""))
    try session.wait(for: "place.plist:3:")
    #expect(session.screen.contains { $0.contains("Postcode") })
    try scene.replace("place.plist", with: Self.included.replacing("key = Code", with: "key = ZIP"))
    try session.wait(for: "ZIP")
    try session.wait(forNo: "place.plist:3:")
  }

  @Test("A file that is named before it is there is taken as soon as it is")
  func made() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "one.json", size: (100, 24), showing: "Home")
    try scene.write("form.plist", Self.form.replacing("= place;", with: "= spot;"))
    try session.wait(for: "there is no form of this name")
    try scene.write("spot.plist", "( { key = Spot; valuePath = city; } )")
    try session.wait(forNo: "there is no form of this name")
    try session.press("Down", "Enter")
    try session.wait(for: "Spot")
  }

  @Test("The example: departments in departments, each with a place")
  func example() throws {
    let scene = try Scene([
      "department.plist": Repository.text("Forms/department.plist"),
      "place.plist": Repository.text("Forms/place.plist"),
      "department.json": Repository.text("data/department.json"),
    ])
    let lint = try scene.run("lint", "--strict", "--data", "department.json", "department.plist")
    #expect(lint.status == 0, "\(lint.output)")
    let session = try scene.open("department.plist", "department.json", showing: "Research")
    try session.press("G", "Enter")
    try session.wait(for: "Acoustics")
    try session.press("Enter")
    try session.wait(for: "Bergen")
    try session.press("G", "Enter")
    try session.wait(for: "Lasers")
  }
}
