import Foundation
import ScreenTesting
import Testing

@Suite("Files that may only be read, of another user")
struct FilesOfOthersTests {
  /// The same record in each kind of file, and files that only root may write.
  private func scene() throws -> Scene {
    let scene = try Scene([
      "form.plist": "( { valuePath = name; }, { valuePath = age; valueType = integer; } )",
      "data.json": #"{"name": "Ada", "age": 3}"#,
      "text.plist": "{ name = Ada; age = 3; }",
      "key.txt": "",
    ])
    let made = try scene.shell(
      """
      set -e
      python3 -c 'import plistlib; ada = {"name": "Ada", "age": 3}
      plistlib.dump(ada, open("xml.plist", "wb"))
      plistlib.dump(ada, open("binary.plist", "wb"), fmt=plistlib.FMT_BINARY)'
      sqlite3 data.db "CREATE TABLE t (name TEXT, age INTEGER, id INTEGER PRIMARY KEY); \
        INSERT INTO t VALUES ('Ada', 3, 1)"
      chmod 644 *.plist data.*
      chmod 755 .
      mkdir -m 777 state
      """)
    try #require(made.status == 0, "\(made.errors)")
    return scene
  }

  private static let names = [
    "data.json", "text.plist", "xml.plist", "binary.plist", "data.db",
  ]

  @Test(
    "They are shown, and set says that they can't be written, whatever folder they are in",
    .enabled(if: canBeOther), arguments: names, [755, 777])
  func set(name: String, mode: Int) throws {
    let scene = try scene()
    let before = try Data(contentsOf: scene.folder.appending(path: name))
    let outcome = try scene.shell(
      """
      chmod \(mode) .
      \(Self.asOther) $formview get form.plist \(name) name
      \(Self.asOther) $formview set form.plist \(name) name=Eve
      """)
    #expect(outcome.status == 4)
    #expect(outcome.output == "Ada\n")
    let reasons = ["\(name): error FILE: you may not write it", "the database can only be read"]
    #expect(reasons.contains { outcome.errors.contains($0) }, "\(outcome.errors)")
    #expect(try Data(contentsOf: scene.folder.appending(path: name)) == before)
  }

  @Test(
    "In a folder like /tmp only its owner may replace a file, and set says so",
    .enabled(if: canBeOther))
  func stickyFolder() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      chmod 1777 .; chmod 666 data.json
      \(Self.asOther) $formview set form.plist data.json name=Eve
      """)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.contains("data.json: error FILE: only its owner may replace it in ."),
      "\(outcome.errors)")
  }

  @Test(
    "A file that is protected by an attribute is left, and set names the attribute",
    arguments: [
      ("a", "it can only be appended to (chattr +a)"),
      ("i", "it is protected against changes (chattr +i)"),
    ])
  func protected(attribute: String, reason: String) throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      chattr +\(attribute) data.json || exit 77
      $formview set form.plist data.json name=Eve; status=$?
      chattr -\(attribute) data.json; exit $status
      """)
    guard outcome.status != 77 else { return }
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("data.json: error FILE: \(reason)"), "\(outcome.errors)")
  }

  @Test("The screen says so when they are saved, and keeps the edit", .enabled(if: canBeOther))
  func screen() throws {
    let scene = try scene()
    let session = try TerminalSession(
      command: "/usr/bin/setpriv",
      arguments: Self.asOther.split(separator: " ").dropFirst().map(String.init) + [
        BuiltProduct.path(named: "formview"), "form.plist", "xml.plist",
      ],
      environment: [
        "HOME": "/", "TMPDIR": "/nonexistent", "XDG_STATE_HOME": scene.folder.path + "/state",
      ], directory: scene.folder.path,
      size: (110, 12))
    try session.wait(for: "? keys")
    try session.press("j", "e", "C-u")
    session.type("4")
    try session.press("Enter", "s")
    try session.wait(for: "you may not write it")
    #expect(session.line(of: "age").contains("4") || session.line(of: "Age").contains("4"))
  }

  private static let asOther = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether the tests may become another user, who can run the program.
  private static let canBeOther =
    (try? Scene().shell("chmod 755 .; \(asOther) $formview --version"))?.status == 0
}
