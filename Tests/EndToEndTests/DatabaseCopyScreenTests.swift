import ScreenTesting
import Testing

@Suite("On the screen: rows of a database that are copied")
struct DatabaseCopyScreenTests {
  @Test("A copy gets a number of its own, as a new row does", arguments: ["c", "a"])
  func number(key: String) throws {
    let scene = try DatabaseTests.scene(
      """
      CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO staff VALUES (3, 'Ada'), (5, 'Bob');
      """,
      form: """
        { title = Staff; recordsTable = staff; recordTitle = name;
          rows = ( { key = Id; valuePath = id; }, { key = Name; valuePath = name; } );
          columns = (id, name); }
        """)
    let session = try scene.open("form.plist", "staff.db", showing: "2 records")
    try session.press(key)
    try session.wait(for: "3 records")
    if key == "a" { try session.press("Esc") }
    try session.press("s")
    try session.wait(for: "Saved")
    let rows = try scene.shell("sqlite3 staff.db 'SELECT id, name FROM staff ORDER BY id'")
    #expect(rows.output == "3|Ada\n5|Bob\n6|\(key == "c" ? "Ada" : "")\n")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
