import ScreenTesting
import Testing

@Suite("Rows of databases that are deleted")
struct DatabaseDeletionTests {
  @Test(
    "A record that others refer to under RESTRICT is named when its deletion is refused, and by !")
  func restrict() throws {
    let scene = try DatabaseTests.scene(
      """
      CREATE TABLE docs (id INTEGER PRIMARY KEY, body TEXT);
      CREATE TABLE links (doc INTEGER REFERENCES docs ON DELETE RESTRICT);
      INSERT INTO docs VALUES (1, 'one'), (2, 'two'), (3, 'three');
      INSERT INTO links VALUES (2);
      """,
      form:
        "{ recordTitle = body; rows = ( { key = Body; valuePath = body; } ); columns = (body); }")
    let session = try scene.open(
      "--table", "docs", "form.plist", "staff.db", size: (120, 20), showing: "three")
    try session.press("Down", "x")
    try session.wait(for: "2 records")
    try session.press("s")
    try session.wait(
      for: "Deleted record 2, two: rows of links refer to it (FOREIGN KEY); nothing was saved")
    try session.press("!")
    try session.wait(for: "✗ rows of links refer to it (FOREIGN KEY)")
    #expect(session.screen.contains { $0.contains("Deleted record 2, two") })
    try session.press("Esc", "u")
    try session.wait(for: "3 records")
    try session.press("!")
    try session.wait(for: "No problems")
  }
}
