import ScreenTesting
import Testing

@Suite("Forms that include others")
struct FormIncludesTests {
  private static let form = """
    { title = Office; includes = (place);
      rows = ( { key = Town; valuePath = city; required = YES; }, { key = Desks; valuePath = desks; } ); }
    """
  private static let included = """
    ( { key = Street; valuePath = street; }, { key = City; valuePath = city; } )
    """
  private static let data = #"{"street": "Storgata 1", "city": "Oslo", "desks": "12"}"#

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "place.plist": Self.included, "one.json": Self.data])
  }

  @Test("show, get, set and check have the rows of all, in their order")
  func commands() throws {
    let scene = try scene()
    let show = try scene.run("show", "form.plist", "one.json")
    #expect(
      show.lines.dropFirst().map { $0.split(separator: " ").first.map(String.init) } == [
        "Street", "Town", "Desks",
      ], "\(show.output)")
    #expect(try scene.run("get", "form.plist", "one.json", "street").output == "Storgata 1\n")
    let set = try scene.run("set", "form.plist", "one.json", "city=")
    #expect(set.status == 1)
    #expect(set.errors.contains("Town"))
    #expect(try scene.run("set", "form.plist", "one.json", "street=Nygata 2").status == 0)
    #expect(try scene.run("check", "form.plist", "one.json").status == 0)
  }

  @Test("A circle is refused with all its names, in Chinese too")
  func circle() throws {
    let scene = try scene()
    try scene.write("place.plist", "{ includes = (form); rows = \(Self.included); }")
    let lint = try scene.run("lint", "form.plist")
    #expect(lint.status == 3)
    #expect(
      lint.output
        == "place.plist:1:15: error F006: a form includes itself: form → place → form; found \"form\"; "
        + "try dropping the name from \"includes\"\n")
    let chinese = try scene.shell("LC_ALL=zh_CN.UTF-8 $formview show form.plist one.json")
    #expect(chinese.errors.contains("表单包含了自己：form → place → form"), "\(chinese.errors)")
  }

  @Test("The open screen follows an included file, and the text being typed stays")
  func live() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "one.json", size: (100, 24), showing: "Street")
    try session.edit("Street")
    session.type("!!")
    try session.wait(for: "Storgata 1!!")
    try scene.replace(
      "place.plist", with: Self.included.replacing("key = Street", with: "key = Road"))
    try session.wait(for: "Road")
    #expect(session.line(of: "Road").contains("Storgata 1!!"))
    try scene.write("place.plist", "( { key = Street; valuePath = \"a[\"; } )")
    try session.wait(for: "place.plist:1:")
    try scene.write("place.plist", Self.included)
    try session.wait(forNo: "place.plist:1:")
    #expect(session.line(of: "Street").contains("Storgata 1!!"))
  }

  @Test("The example: an office is a place with rows of its own")
  func example() throws {
    let scene = try Scene([
      "office.plist": Repository.text("Forms/office.plist"),
      "place.plist": Repository.text("Forms/place.plist"),
      "office.json": Repository.text("data/office.json"),
    ])
    let lint = try scene.run("lint", "--strict", "--data", "office.json", "office.plist")
    #expect(lint.status == 0, "\(lint.output)")
    let show = try scene.run("show", "office.plist", "office.json")
    #expect(show.output.contains("Postcode") && show.output.contains("Desks"), "\(show.output)")
  }
}
