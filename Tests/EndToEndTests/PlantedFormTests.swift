import ScreenTesting
import Testing

enum PlantedForm {
  /// Whether files can be given to another user.
  static let canBeMade = (try? Scene().shell("[ $(id -u) = 0 ]"))?.status == 0
}

/// A form that another user has put beside data of root, in a folder that everybody can write to.
@Suite("A form that nobody named", .enabled(if: PlantedForm.canBeMade))
struct PlantedFormTests {
  private static let form = """
    ( { key = Phone; valuePath = phone; },
      { key = Admin; valuePath = isAdmin; hidden = YES; formula = "phone != nil"; } )
    """
  private static let data = "{\n  \"phone\": \"1\",\n  \"isAdmin\": false\n}\n"

  private func scene(_ files: [String: String], _ preparation: String) throws -> Scene {
    let scene = try Scene(files.merging(["users.json": Self.data]) { $1 })
    let made = try scene.shell("chmod 777 . && " + preparation)
    try #require(made.status == 0, "\(made.errors)")
    return scene
  }

  @Test(
    "is ignored and named where it belongs to a stranger, or everybody may write to it",
    arguments: [
      ("users.form.plist", "chown 65534 users.form.plist", "it belongs to user 65534"),
      ("users.form.plist", "chmod 666 users.form.plist", "everybody may write to it"),
      (
        "other.plist", "ln -s other.plist users.form.plist && chown -h 65534 users.form.plist",
        "it belongs to user 65534"
      ),
    ])
  func ignored(file: String, preparation: String, reason: String) throws {
    let scene = try scene([file: Self.form], preparation)
    let outcome = try scene.run("set", "--form", "auto", "users.json", "phone=2")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("users.form.plist: warning"), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("users.json") == Self.data.replacing(#""1""#, with: #""2""#))
  }

  @Test("is ignored where a stranger's formview.plist names it, or it is the stranger's itself")
  func folderFile() throws {
    let names = "{ forms = ( { files = \"users.json\"; form = own; } ); }"
    for stranger in ["formview.plist", "own.plist"] {
      let scene = try scene(
        ["formview.plist": names, "own.plist": Self.form], "chown 65534 \(stranger)")
      let outcome = try scene.run("set", "--form", "auto", "users.json", "phone=2")
      #expect(outcome.errors.contains("\(stranger): warning"), "\(outcome.errors)")
      #expect(try scene.read("users.json").contains("\"isAdmin\": false"))
    }
  }

  @Test("does not read a stranger's files that it names")
  func neighbors() throws {
    let scene = try scene(
      [
        "users.form.plist": "{ includes = (base); rows = ( { valuePath = name; } ); }",
        "base.plist": Self.form,
      ],
      "chown 65534 base.plist")
    let outcome = try scene.run("check", "--form", "auto", "users.json")
    #expect(outcome.status == 3)
    #expect((outcome.output + outcome.errors).contains("it belongs to user 65534"))
  }

  @Test("is used where it belongs to the data's owner, and where it is named")
  func used() throws {
    let owned = try scene(
      ["users.form.plist": Self.form], "chown 65534 users.form.plist users.json")
    let outcome = try owned.run("get", "--form", "auto", "users.json", "phone")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let named = try scene(["users.form.plist": Self.form], "chown 65534 users.form.plist")
    let set = try named.run("set", "users.form.plist", "users.json", "phone=2")
    #expect(set.status == 0)
    #expect(try named.read("users.json").contains("\"isAdmin\": true"))
  }

  @Test("is ignored on the screen, which says so")
  func screen() throws {
    let scene = try scene(["users.form.plist": Self.form], "chown 65534 users.form.plist")
    let session = try scene.open("users.json", showing: "Phone")
    try session.wait(for: "it belongs to user 65534")
  }

  @Test("Whatever the form, set and the line after an entry name what changed beside the edit")
  func named() throws {
    let scene = try scene(["form.plist": Self.form], "true")
    let set = try scene.run("set", "form.plist", "users.json", "phone=2")
    #expect(set.errors == "users.json: isAdmin \"Admin\" changed, too\n")
    try scene.write("users.json", Self.data)
    let session = try scene.open("form.plist", "users.json", showing: "Phone")
    try session.press("e", "2", "Enter")
    try session.wait(for: "Admin changed, too")
    try session.press("d")
    try session.wait(for: "isAdmin")
  }
}
