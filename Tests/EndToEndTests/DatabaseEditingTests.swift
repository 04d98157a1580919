import Foundation
import ScreenTesting
import Testing

/// Edits of databases by the program, read by `sqlite3`.
@Suite("Databases that are edited on the screen")
struct DatabaseEditingTests {
  @Test("On the screen a row is edited, added, deleted; what the database computes is read again")
  func screen() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "40")
    try session.press("s")
    try session.wait(until: "the computed value is read") {
      $0.line(of: "Twice").contains("80")
    }
    #expect(
      try StaffDatabase.sql("SELECT age, twice FROM staff WHERE id = 3", in: scene) == "40|80\n")
    try session.press("Esc")
    try session.wait(for: "Grace")
    try session.press("Down", "x", "s")
    try session.wait(for: "Saved")
    #expect(try StaffDatabase.sql("SELECT name FROM staff", in: scene) == "Ada\n")
  }

  private func replaceCell(in session: TerminalSession, with text: String) throws {
    try session.press("e")
    try session.wait(for: "Esc leave as it was")
    try session.press("C-u", "C-k")
    session.type(text)
    try session.press("Enter")
    try session.wait(forNo: "Esc leave as it was")
  }

  @Test("Two rows exchange what must be unique, on the screen, in one save")
  func exchange() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try replaceCell(in: session, with: "Grace")
    try session.press("Down")
    try replaceCell(in: session, with: "Ada")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try StaffDatabase.sql("SELECT id, name FROM staff ORDER BY id", in: scene)
        == "3|Grace\n5|Ada\n")
  }

  @Test("Where a column is null, a value inside of it makes the JSON")
  func beginning() throws {
    let scene = try StaffDatabase.scene()
    let outcome = try scene.run("set", "--record", "2", "form.plist", "staff.db", "city=Paris")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try StaffDatabase.sql(
        "SELECT json_extract(profile, '\\$.city') FROM staff WHERE id = 5", in: scene)
        == "Paris\n")
    _ = try StaffDatabase.sql("UPDATE staff SET profile = NULL WHERE id = 5", in: scene)
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Down", "Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "City", with: "Rome")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try StaffDatabase.sql(
        "SELECT json_extract(profile, '\\$.city') FROM staff WHERE id = 5", in: scene)
        == "Rome\n")
  }

  @Test("What the database computes is read only for that reason, as soon as it is tried")
  func computed() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.press("Down", "Down", "Down", "e")
    try session.wait(for: "the database computes the column twice itself")
  }

  @Test("After a trigger has changed what was saved, nobody else is said to have")
  func trigger() throws {
    let scene = try StaffDatabase.scene()
    try scene.write(
      ".sql",
      """
      CREATE TRIGGER capital AFTER UPDATE OF name ON staff
        BEGIN UPDATE staff SET name = upper(new.name) WHERE id = new.id; END;
      """)
    _ = try scene.shell("sqlite3 staff.db < .sql")
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try replaceCell(in: session, with: "Lin")
    try session.press("s")
    try session.wait(for: "LIN")
    try session.wait(for: "Saved staff.db; the database changed values when saving")
    #expect(!session.screen.contains("elsewhere"))
  }

  @Test("What another program commits is seen; where both changed a value one is asked")
  func others() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    _ = try StaffDatabase.sql("UPDATE staff SET name = 'Hopper' WHERE id = 5", in: scene)
    try session.wait(for: "Hopper")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "40")
    _ = try StaffDatabase.sql("UPDATE staff SET age = 41 WHERE id = 3", in: scene)
    try session.wait(for: "another program has set “41”")
    try session.press("s")
    try session.wait(for: "keep mine and save")
    try session.press("m")
    try session.wait(for: "Saved")
    #expect(try StaffDatabase.sql("SELECT age FROM staff WHERE id = 3", in: scene) == "40\n")
  }

  @Test("A database that is gone, or locked, can't be saved under another name, and nobody says so")
  func gone() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try replaceCell(in: session, with: "Lin")
    _ = try scene.shell("mv staff.db away.db")
    try session.wait(for: "gone from disk")
    try session.press("s")
    try session.wait(for: "staff.db: there is no such file any more; put the database back")
    #expect(!session.screen.contains("another name"))
    _ = try scene.shell("mv away.db staff.db")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try StaffDatabase.sql("SELECT name FROM staff WHERE id = 3", in: scene) == "Lin\n")
  }

  @Test(
    "Data are shown as data also where the first rows have none; no text is typed in their place")
  func data() throws {
    let scene = try DatabaseTests.scene(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, x, y);
      INSERT INTO t VALUES (0, NULL, 'text');
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
        INSERT INTO t SELECT i, NULL, NULL FROM n;
      INSERT INTO t VALUES (300, x'ff', x'ff');
      """, form: "{ recordsTable = t; rows = ({ valuePath = x; }, { valuePath = y; }); }")
    let arguments = ["--record", "202", "form.plist", "staff.db"]
    let shown = try scene.run(["show"] + arguments)
    #expect(shown.output.contains("1 byte"))
    let refused = try scene.run(["set"] + arguments + ["y=abcd"])
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "is binary data here, not text; give the row cellIdentifier = DataCell to edit it"))
    #expect(try scene.run(["set"] + arguments + ["x=0x00ff"]).errors == "")
    #expect(
      try StaffDatabase.sql("SELECT quote(x), quote(y) FROM t WHERE id = 300", in: scene)
        == "X'00FF'|X'FF'\n")
  }

  @Test("A new row that the database has completed can be taken back after it was saved")
  func undoAfterSave() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("a")
    try session.wait(for: "New record: Esc, then u takes it back")
    session.type("Lin")
    try session.press("Enter")
    try session.wait(forNo: "Esc leave as it was")
    try session.press("s")
    try session.wait(for: "Saved staff.db; the database changed values when saving")
    #expect(
      try StaffDatabase.sql("SELECT id, name FROM staff WHERE id > 5", in: scene) == "6|Lin\n")
    try session.press("u", "u", "s")
    try session.wait(for: "Saved")
    #expect(try StaffDatabase.sql("SELECT count(*) FROM staff", in: scene) == "2\n")
  }

  @Test("A refusal at saving leads to the record and its row; all stays unsaved")
  func refusedOnScreen() throws {
    let scene = try StaffDatabase.scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "-1")
    try session.press("s")
    try session.wait(for: "the database asks for age > 0 (CHECK)")
    #expect(try StaffDatabase.sql("SELECT age FROM staff WHERE id = 3", in: scene) == "36\n")
    #expect(try session.quitDiscarding() == .exited(0))
  }

  @Test("The value of a row that an edit hides is left out as NULL, and is not counted any more")
  func omittedColumn() throws {
    let form = """
      { recordsTable = t; rows = ( { valuePath = kind; values = (p, q); },
        { valuePath = v; cellIdentifier = NumberCell; hidden = "kind == 'q'"; whenHidden = omit; },
        { valuePath = total; cellIdentifier = NumberCell; formula = "coalesce(v, 0) * 2 + 1"; } ); }
      """
    let scene = try DatabaseTests.scene(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, kind TEXT, v REAL, total REAL); INSERT INTO t VALUES (1, 'p', 1.5, 4);",
      form: form)
    let outcome = try scene.run("set", "--record", "1", "form.plist", "staff.db", "kind=q")
    #expect(outcome.errors.hasSuffix("changed, too\n") && outcome.status == 0, "\(outcome.errors)")
    #expect(try StaffDatabase.sql("SELECT * FROM t", in: scene) == "1|q||1.0\n")
    let session = try scene.open("form.plist", "staff.db", "--record", "1", showing: "Kind")
    try session.press("Enter", "Home", "Enter")
    try session.wait(for: "unsaved")
    try session.replaceValue(of: "V", with: "2.5")
    try session.press("Up", "Up", "Up", "Enter", "End", "Enter")
    try session.wait(for: "left out of the record")
    try session.press("Enter", "Home", "Enter")
    try session.wait(for: "2.5")
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("q")
    #expect(try StaffDatabase.sql("SELECT * FROM t", in: scene) == "1|p|2.5|6.0\n")
  }
}
