import Foundation
import ScreenTesting
import Testing

/// What a database runs is up to who made it: here views and triggers have no end.
@Suite("Databases whose views and triggers have no end")
struct EndlessDatabaseTests {
  private static let form = """
    { title = Staff; recordsTable = staff; rows = ( { key = Name; valuePath = name; } ); }
    """
  /// `nobody` never has a row, `numbers` has one more all the time; whoever changes a name of `staff` waits for the former.
  private static let tables = """
    CREATE VIEW numbers AS
      WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n AS name FROM c;
    CREATE VIEW nobody AS SELECT name FROM numbers WHERE name < 0;
    CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE log (name TEXT);
    INSERT INTO staff VALUES (1, 'Ada');
    CREATE TRIGGER waits AFTER UPDATE ON staff BEGIN
      INSERT INTO log VALUES (new.name);
      INSERT INTO log SELECT name FROM nobody;
    END;
    """

  private static func scene() throws -> Scene { try DatabaseTests.scene(tables, form: form) }

  /// What is in the tables after all.
  private static func contents(_ scene: Scene) throws -> String {
    try StaffDatabase.sql(
      "PRAGMA integrity_check; SELECT * FROM staff; SELECT * FROM log", in: scene)
  }
  private static let asBefore = "ok\n1|Ada\n"

  private static func session(_ scene: Scene, _ arguments: String...) throws -> TerminalSession {
    try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path)
  }

  // MARK: On the screen

  @Test("A view that never has a row is being read, which the screen says, and can be left")
  func leaving() throws {
    let scene = try Self.scene()
    for key in ["q", "Esc", "C-c"] {
      let session = try Self.session(
        scene, "edit", "--table", "nobody", "form.plist", "staff.db")
      try session.wait(for: "Reading…")
      try session.press(key)
      #expect(try session.waitForExit() == .exited(0), "\(key)")
      #expect(session.isInShellMode)
    }
    for signal in [SIGTERM, SIGHUP, SIGINT] {
      let session = try Self.session(
        scene, "edit", "--table", "nobody", "form.plist", "staff.db")
      try session.wait(for: "Reading…")
      session.kill(signal)
      #expect(try session.waitForExit() == .exited(Int(128 + signal)))
      #expect(session.isInShellMode)
    }
  }

  @Test("A view that always has one more row opens with the first ones, and can be left")
  func growing() throws {
    let scene = try Self.scene()
    let session = try Self.session(scene, "edit", "--table", "numbers", "form.plist", "staff.db")
    try session.wait(for: "records")
    try session.wait(for: "reading")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  /// The screen while a save waits for a trigger.
  private static func saving(_ scene: Scene) throws -> TerminalSession {
    let session = try session(scene, "edit", "--record", "1", "form.plist", "staff.db")
    try session.wait(for: "Ada")
    try session.wait(for: "Esc table")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Esc stops it")
    return session
  }

  @Test(
    "A save that a trigger holds ends by Esc and C-c: nothing is changed, and all can be edited")
  func stoppedSave() throws {
    let scene = try Self.scene()
    for key in ["Esc", "C-c"] {
      let session = try Self.saving(scene)
      try session.press(key)
      try session.wait(for: "saving was interrupted; nothing is changed")
      #expect(session.screen[0].contains("unsaved"))
      #expect(try Self.contents(scene) == Self.asBefore)
      try session.replaceValue(of: "Name", with: "Ida")
      try session.wait(for: "Ida")
      #expect(try session.quitDiscarding() == .exited(0))
    }
  }

  @Test("q ends it, too, and asks what is to become of the edit")
  func leftSave() throws {
    let scene = try Self.scene()
    let session = try Self.saving(scene)
    try session.press("q")
    try session.wait(for: "x ")
    try session.press("x")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try Self.contents(scene) == Self.asBefore)
  }

  @Test("A signal ends it with the program: nothing is changed, and the edit is kept")
  func signalledSave() throws {
    for signal in [SIGTERM, SIGHUP] {
      let scene = try Self.scene()
      let session = try Self.saving(scene)
      session.kill(signal)
      #expect(try session.waitForExit() == .exited(Int(128 + signal)))
      #expect(session.isInShellMode)
      #expect(try Self.contents(scene) == Self.asBefore)
      #expect(!scene.journals.isEmpty)
    }
  }

  // MARK: Commands

  @Test(
    "show, check and get end by C-c and say what was interrupted",
    arguments: [
      ["show", "--table", "nobody", "form.plist", "staff.db"],
      ["show", "--query", "SELECT * FROM nobody", "form.plist", "staff.db"],
      ["check", "--table", "nobody", "form.plist", "staff.db"],
      ["get", "--table", "nobody", "form.plist", "staff.db", "name"],
    ])
  func stoppedCommand(arguments: [String]) throws {
    let scene = try Self.scene()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      directory: scene.folder.path)
    // It shows that it is at work once it takes long.
    try session.wait(for: "staff.db: …")
    try session.press("C-c")
    #expect(try session.waitForExit() == .killed(signal: SIGINT))
    #expect(
      session.screen.contains { $0.contains("staff.db: error FILE: reading was interrupted") })
  }

  @Test("set ends by a signal, says what was interrupted, and has changed nothing")
  func stoppedSet() throws {
    for (signal, status) in [("TERM", 143), ("HUP", 129)] {
      let scene = try Self.scene()
      // The trigger is at work as soon as there is a journal.
      let session = try TerminalSession(
        command: "/bin/bash",
        arguments: [
          "-c",
          """
          "$formview" set form.plist staff.db name=Grace &
          until [ -s staff.db-journal ]; do kill -0 $! || exit 99; done
          kill -\(signal) $!; wait $!; echo "status $?"
          """,
        ],
        environment: ["formview": BuiltProduct.path(named: "formview")],
        directory: scene.folder.path)
      try session.wait(for: "status \(status)")
      #expect(
        session.screen.joined().contains(
          "staff.db: error FILE: saving was interrupted; nothing is changed"), "\(session.screen)")
      let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
      #expect(!names.contains("staff.db-journal"))
      #expect(try Self.contents(scene) == Self.asBefore)
    }
  }
}
