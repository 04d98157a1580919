import Foundation
import Testing

@Suite("Keyed archives as data")
struct KeyedArchiveDataTests {
  private static let form = """
    ( { valuePath = name; }, { valuePath = age; valueType = integer; }, { valuePath = boss; } )
    """

  private static func uid(_ number: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
  }

  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>$archiver</key>
    \t<string>NSKeyedArchiver</string>
    \t<key>$objects</key>
    \t<array>
    \t\t<string>$null</string>
    \t\t<dict><key>$class</key>\(uid(3))<key>age</key><integer>36</integer><key>boss</key>\(uid(1))<key>name</key>\(uid(2))</dict>
    \t\t<string>Ada</string>
    \t\t<dict><key>$classes</key><array><string>Person</string></array><key>$classname</key><string>Person</string></dict>
    \t</array>
    \t<key>$top</key>
    \t<dict><key>root</key>\(uid(1))</dict>
    </dict>
    </plist>

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "person.archive": Self.archive])
  }

  @Test("An object and a list that are shown elsewhere are values of the types that rows ask for")
  func references() throws {
    func uids(_ key: String, _ numbers: Int...) -> String {
      "<key>\(key)</key><array>\(numbers.map(Self.uid).joined())</array>"
    }
    func member(_ key: String, _ number: Int) -> String { "<key>\(key)</key>\(Self.uid(number))" }
    func type(_ names: String...) -> String {
      let all = names.map { "<string>\($0)</string>" }.joined()
      return "<dict><key>$classes</key><array>\(all)</array>"
        + "<key>$classname</key><string>\(names[0])</string></dict>"
    }
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = labels; cellIdentifier = ListCell; minimumCount = 1; },
          { valuePath = tags; cellIdentifier = ListCell; minimumCount = 1; },
          { valuePath = friend; segueIdentifier = person; },
          { valuePath = staff; itemForm = person; } );
        forms = { person = { rows = ( { valuePath = name; required = YES; },
          { valuePath = friend; segueIdentifier = person; } ); }; }; }
      """,
      "team.archive": """
      <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$objects</key><array><string>$null</string>
      <dict>\(member("$class", 2))\(member("labels", 3))\(member("tags", 3))\(member("friend", 5))\
      \(member("staff", 7))</dict>
      \(type("Team"))
      <dict>\(member("$class", 4))\(uids("NS.objects", 6))</dict>
      \(type("NSMutableArray", "NSArray"))
      <dict>\(member("$class", 2))\(member("name", 6))</dict>
      <string>x</string>
      <dict>\(member("$class", 8))\(uids("NS.objects", 5, 9))</dict>
      \(type("NSArray"))
      <dict>\(member("$class", 2))\(member("name", 0))\(member("friend", 5))</dict>
      </array><key>$top</key><dict>\(member("root", 1))</dict></dict></plist>
      """,
    ])
    let check = try scene.run("check", "form.plist", "team.archive")
    #expect(check.output.contains("staff[1].name"), "what is wrong is still found")
    #expect(!check.output.contains("a text, not"), "\(check.output)")
    #expect(check.output.split(separator: "\n").count == 1, "\(check.output)")
    let shown = try scene.run("show", "form.plist", "team.archive").output
    #expect(shown.contains("Tags    → $.labels\n"), "\(shown)")
    let session = try scene.open("form.plist", "team.archive", size: (80, 24), showing: "Labels")
    #expect(!session.line(of: "Tags").contains("✗"), "\(session.screen)")
  }

  @Test("get, show and check read the objects; set changes the bytes of the value")
  func set() throws {
    let scene = try scene()
    let get = try scene.run("get", "form.plist", "person.archive", "name", "age", "boss")
    #expect(get.output == "Ada\n36\n→ $\n" && get.errors == "")
    #expect(try scene.run("show", "form.plist", "person.archive").output.contains("Ada"))
    #expect(try scene.run("check", "form.plist", "person.archive").status == 0)
    let set = try scene.run("set", "form.plist", "person.archive", "name=Grace & Co", "age=85")
    #expect(set.errors == "" && set.status == 0)
    #expect(
      try scene.read("person.archive")
        == Self.archive.replacing("Ada", with: "Grace &amp; Co").replacing(">36<", with: ">85<"))
  }

  @Test("What refers to an object elsewhere is refused with its path")
  func elsewhere() throws {
    let scene = try scene()
    let refused = try scene.run("set", "form.plist", "person.archive", "boss=me")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("this is the object at $, which is in 2 places; edit it there"),
      "\(refused.errors)")
    #expect(try scene.read("person.archive") == Self.archive)
  }

  @Test("Enter on what refers to an object elsewhere goes there, in a circle, too")
  func following() throws {
    func object(_ members: [(String, String)]) -> String {
      "<dict>" + members.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
    }
    func named(_ name: String) -> String {
      object([("$classname", "<string>\(name)</string>")])
    }
    let objects = [
      "<string>$null</string>",
      object([
        ("$class", Self.uid(3)), ("members", Self.uid(6)), ("name", Self.uid(2)),
        ("leader", Self.uid(4)),
      ]),
      "<string>Crew</string>", named("Team"),
      object([("$class", Self.uid(8)), ("team", Self.uid(1)), ("name", Self.uid(5))]),
      "<string>Grace</string>",
      object([("$class", Self.uid(7)), ("NS.objects", "<array>\(Self.uid(4))</array>")]),
      named("NSArray"), named("Person"),
    ]
    let archive = """
      <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$objects</key><array>\(objects.joined())</array>
      <key>$top</key><dict><key>root</key>\(Self.uid(1))</dict></dict></plist>
      """
    let form = """
      { rows = ( { valuePath = name; }, { valuePath = leader; },
          { valuePath = members; itemForm = ( { valuePath = name; }, { valuePath = team; } ); } ); }
      """
    let scene = try Scene(["team.plist": form, "team.archive": archive])
    let session = try scene.open("team.plist", "team.archive", showing: "Crew")
    try session.press("Down", "Enter")
    try session.wait(for: "Found in members[0]")
    try session.press("Down", "Enter")
    try session.wait(for: "Leader   → $.members[0]")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("team.archive") == archive)
  }

  @Test("A list that is one in two places says so in its row, its page and its cell")
  func shared() throws {
    let objects = [
      "<string>$null</string>",
      "<dict><key>$class</key>\(Self.uid(4))<key>NS.objects</key><array>\(Self.uid(2))</array></dict>",
      "<dict><key>$class</key>\(Self.uid(5))<key>tags</key>\(Self.uid(3))<key>labels</key>\(Self.uid(3))</dict>",
      "<dict><key>$class</key>\(Self.uid(6))<key>NS.objects</key><array><string>x</string></array></dict>",
      "<dict><key>$classname</key><string>NSArray</string></dict>",
      "<dict><key>$classname</key><string>Note</string></dict>",
      """
      <dict><key>$classname</key><string>NSMutableArray</string>
      <key>$classes</key><array><string>NSMutableArray</string><string>NSArray</string></array></dict>
      """,
    ]
    let scene = try Scene([
      "notes.plist":
        "( { valuePath = tags; cellIdentifier = ListCell; }, { valuePath = labels; } )",
      "notes.archive": """
      <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$objects</key><array>\(objects.joined())</array>
      <key>$top</key><dict><key>root</key>\(Self.uid(1))</dict></dict></plist>
      """,
    ])
    let session = try scene.open("notes.plist", "notes.archive", showing: "1 item: x")
    try session.wait(for: "Tags: in 2 places")
    try session.press("Enter")
    try session.wait(for: "in 2 places ›")
    #expect(session.line(of: "Labels").contains("→ $[0].tags"), "\(session.screen)")
    #expect(session.line(of: "Labels").contains("in 2 places"), "\(session.screen)")
    try session.press("Enter")
    try session.wait(for: "1 item  in 2 places")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("--data-format names an archive, or shows its property list as it is")
  func format() throws {
    let scene = try scene()
    let objects = try scene.run(
      "show", "--data-format", "xml-plist", "--format", "json", "--form", "auto", "person.archive")
    #expect(objects.output.contains("$objects"), "\(objects.errors)")
    try scene.write("plain.plist", "<plist><dict><key>name</key><string>x</string></dict></plist>")
    let none = try scene.run(
      "show", "--data-format", "keyed-archive", "form.plist", "plain.plist")
    #expect(none.status == 4)
    #expect(none.errors.contains("this is not a valid keyed archive"), "\(none.errors)")
    let named = try scene.run(
      "get", "--data-format", "keyed-archive", "form.plist", "person.archive", "name")
    #expect(named.output == "Ada\n")
  }

  @Test("A broken archive is told with its place, and stays")
  func broken() throws {
    let scene = try scene()
    try scene.write(
      "person.archive",
      Self.archive.replacing("<integer>2</integer>", with: "<integer>22</integer>"))
    let outcome = try scene.run("show", "form.plist", "person.archive")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.contains(
        "UID 22 refers to an object that is missing: the keyed archive has 4"), "\(outcome.errors)")
  }
}
