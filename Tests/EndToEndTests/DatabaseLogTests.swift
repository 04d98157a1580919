import Foundation
import ScreenTesting
import Testing

/// Databases in WAL mode: what is committed is in a log beside the file first.
@Suite("The log of a database")
struct DatabaseLogTests {
  private static let staff = """
    PRAGMA journal_mode = WAL;
    CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
    INSERT INTO staff VALUES (1, 'Ada'), (2, 'Bob');
    """

  private static let form = """
    { title = Staff; rows = ( { key = Name; valuePath = name; } ); columns = (name); }
    """

  private func scene() throws -> Scene {
    try DatabaseTests.scene(Self.staff, form: Self.form)
  }

  private func names(in scene: Scene, of file: String = "staff.db") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
      .filter { $0.hasPrefix(file) }.sorted()
  }

  @Test(
    "Looking at the database leaves no log where there was none",
    arguments: [
      ["show"], ["check"], ["get", "--record", "1"], ["set", "--dry-run", "--record", "1"],
    ])
  func looking(command: [String]) throws {
    let scene = try scene()
    let before = try Data(contentsOf: scene.folder.appending(path: "staff.db"))
    let value = command[0] == "get" ? ["name"] : command[0] == "set" ? ["name=Eve"] : []
    let outcome = try scene.run(command + ["form.plist", "staff.db"] + value)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try names(in: scene) == ["staff.db"])
    #expect(try Data(contentsOf: scene.folder.appending(path: "staff.db")) == before)
  }

  @Test("What set saves is in the file itself, and no log is left")
  func setting() throws {
    let scene = try scene()
    #expect(try scene.run("set", "--record", "2", "form.plist", "staff.db", "name=Eve").status == 0)
    #expect(try names(in: scene) == ["staff.db"])
    _ = try scene.shell("cp staff.db copy.db")
    #expect(try scene.shell("sqlite3 copy.db 'SELECT name FROM staff'").output == "Ada\nEve\n")
  }

  @Test("What the screen saves is in the file at once, while it is still open; no log is left then")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Bob")
    try session.press("e", "C-u")
    session.type("Eve")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    _ = try scene.shell("cp staff.db copy.db")
    #expect(try scene.shell("sqlite3 copy.db 'SELECT name FROM staff'").output == "Eve\nBob\n")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try names(in: scene) == ["staff.db"])
  }

  @Test(
    "A log that a program left stays as it is by looking, and is in the file once something is saved"
  )
  func leftLog() throws {
    let scene = try scene()
    // Copies of the three files, as they are after a crash.
    try scene.write(
      "copy.sh", "for end in '' -wal -shm; do cp staff.db$end left.db$end; done\n")
    let made = try scene.shell(
      """
      sqlite3 staff.db "PRAGMA wal_autocheckpoint = 0" "INSERT INTO staff VALUES (3, 'Cyd')" \
        ".shell sh copy.sh"
      """)
    #expect(made.errors == "", "\(made.errors)")
    let (file, log) = (
      scene.folder.appending(path: "left.db"), scene.folder.appending(path: "left.db-wal")
    )
    let before = try (Data(contentsOf: file), Data(contentsOf: log))
    try #require(before.1.count > 0)
    #expect(
      try scene.run("get", "--record", "3", "form.plist", "left.db", "name").output == "Cyd\n")
    #expect(try Data(contentsOf: file) == before.0)
    #expect(try Data(contentsOf: log) == before.1)
    #expect(try names(in: scene, of: "left.db").count == 3)
    _ = try scene.shell("rm left.db-shm")
    #expect(
      try scene.run("get", "--record", "3", "form.plist", "left.db", "name").output == "Cyd\n")
    #expect(try names(in: scene, of: "left.db") == ["left.db", "left.db-wal"])
    #expect(try Data(contentsOf: log) == before.1)
    #expect(try scene.run("set", "--record", "1", "form.plist", "left.db", "name=Eve").status == 0)
    _ = try scene.shell("cp left.db copy.db")
    #expect(
      try scene.shell("sqlite3 copy.db 'SELECT name FROM staff'").output == "Eve\nBob\nCyd\n")
  }

  @Test(
    "Where another program has the database open, its log stays, and the file has what was saved")
  func besideOthers() throws {
    let scene = try scene()
    try scene.write(
      "set.sh",
      """
      "$formview" set --record 1 form.plist staff.db name=Eve
      cp staff.db copy.db
      ls staff.db*

      """)
    let outcome = try scene.shell(
      """
      sqlite3 staff.db 'SELECT * FROM staff WHERE id = 99' '.shell sh set.sh'
      sqlite3 copy.db 'SELECT name FROM staff'
      """)
    #expect(outcome.output == "staff.db\nstaff.db-shm\nstaff.db-wal\nEve\nBob\n")
    #expect(outcome.errors == "")
  }
}
