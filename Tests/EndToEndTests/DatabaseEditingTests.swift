import Foundation
import ScreenTesting
import Testing

/// Edits of databases by the program, read by `sqlite3`.
@Suite("Databases that are edited")
struct DatabaseEditingTests {
  private static let form = """
    { title = Staff; recordsTable = staff; recordTitle = name; rows = (
      { key = Name; valuePath = name; }, { key = Age; valuePath = age; cellIdentifier = NumberCell; },
      { key = City; valuePath = profile.city; identifier = city; },
      { key = Twice; valuePath = twice; },
      { key = PIN; valuePath = pin; isSecure = YES; } ); columns = (name, age); }
    """
  private static let staff = """
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, age INT CHECK (age > 0),
      profile TEXT, twice INT AS (age * 2), pin TEXT);
    INSERT INTO staff VALUES
      (3, 'Ada', 36, '{ "city": "London",  "n": 1.10 }', '1815'), (5, 'Grace', 85, NULL, NULL);
    """

  private func scene() throws -> Scene { try DatabaseTests.scene(Self.staff, form: Self.form) }

  private func sql(_ sql: String, in scene: Scene) throws -> String {
    // The screen may be reading: sqlite3 itself would give up at once.
    let outcome = try scene.shell("sqlite3 -cmd '.timeout 60000' staff.db \"\(sql)\"")
    #expect(outcome.errors == "" && outcome.status == 0)
    return outcome.output
  }

  @Test("set writes what is set and nothing else, also inside of JSON")
  func set() throws {
    let scene = try scene()
    let before = try sql(".dump", in: scene)
    let outcome = try scene.run(
      "set", "--record", "1", "form.plist", "staff.db", "age=37", "city=Paris")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try sql(".dump", in: scene)
        == before.replacing("36", with: "37").replacing("London", with: "Paris"))
  }

  @Test("What the database refuses is told at its row and column, and nothing is saved")
  func refused() throws {
    let scene = try scene()
    let before = try sql(".dump", in: scene)
    let unique = try scene.run("set", "--record", "1", "form.plist", "staff.db", "name=Grace")
    #expect(unique.status == 1)
    #expect(
      unique.errors == """
        staff.db:table staff, key 3, column name: error SOURCE: record 1, name "Name": \
        another row has the same name (UNIQUE)
        staff.db: nothing was changed

        """)
    let computed = try scene.run("set", "--record", "1", "form.plist", "staff.db", "twice=3")
    #expect(computed.status == 1)
    #expect(computed.errors.contains("the database computes the column twice itself"))
    let unset = try scene.run(
      "set", "--record", "1", "--unset", "name", "form.plist", "staff.db")
    #expect(unset.errors.contains(": a row has all columns of its table; clear the value\n"))
    let view = try scene.run(
      "set", "--query", "SELECT * FROM staff", "--record", "1", "form.plist", "staff.db", "age=1")
    #expect(view.errors.contains("the rows of a query can be shown, not saved"))
    #expect(try sql(".dump", in: scene) == before)
  }

  @Test("set says on standard error that the database has stored something else")
  func altered() throws {
    let scene = try scene()
    try scene.write(
      ".sql",
      """
      CREATE TRIGGER capital AFTER UPDATE OF name ON staff
        BEGIN UPDATE staff SET name = upper(new.name) WHERE id = new.id; END;
      CREATE TABLE log (name); CREATE TRIGGER audit AFTER UPDATE OF age ON staff
        BEGIN INSERT INTO log VALUES (new.name); END;
      CREATE TRIGGER fired AFTER UPDATE OF age ON staff WHEN new.age > 99
        BEGIN DELETE FROM staff WHERE id = new.id; END;
      """)
    _ = try scene.shell("sqlite3 staff.db < .sql")
    let arguments = ["set", "--record", "1", "form.plist", "staff.db"]
    let note = """
      staff.db: warning: the database has stored other values than were given; look at the record \
      again

      """
    for (assignment, errors) in [("name=Lin", note), ("age=40", ""), ("age=100", note)] {
      let outcome = try scene.run(arguments + [assignment])
      #expect(outcome.status == 0 && outcome.errors == errors, "\(assignment)")
    }
    #expect(try sql("SELECT name FROM staff", in: scene) == "Grace\n")
  }

  @Test("--dry-run shows the change and hides what is secret")
  func dryRun() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--dry-run", "--record", "1", "form.plist", "staff.db", "age=37")
    #expect(outcome.output.contains(#"+  {"id": 3, "name": "Ada", "age": 37, "#))
    #expect(!outcome.output.contains("1815"))
    #expect(try sql("SELECT age FROM staff WHERE id = 3", in: scene) == "36\n")
  }

  @Test("Several that set the same row at once each find what the others have written")
  func concurrent() throws {
    let scene = try scene()
    _ = try scene.shell(
      """
      for age in 1 2 3 4 5 6; do
        "$formview" set --where name=Ada form.plist staff.db age=$age &
        "$formview" set --where name=Grace form.plist staff.db age=$age & done; wait
      """)
    #expect(try sql("SELECT count(*) FROM staff WHERE age < 7", in: scene) == "2\n")
  }

  @Test("On the screen a row is edited, added, deleted; what the database computes is read again")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "40")
    try session.press("s")
    try session.wait(until: "the computed value is read") {
      $0.line(of: "Twice").contains("80")
    }
    #expect(try sql("SELECT age, twice FROM staff WHERE id = 3", in: scene) == "40|80\n")
    try session.press("Esc")
    try session.wait(for: "Grace")
    try session.press("Down", "x", "s")
    try session.wait(for: "Saved")
    #expect(try sql("SELECT name FROM staff", in: scene) == "Ada\n")
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
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try replaceCell(in: session, with: "Grace")
    try session.press("Down")
    try replaceCell(in: session, with: "Ada")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try sql("SELECT id, name FROM staff ORDER BY id", in: scene) == "3|Grace\n5|Ada\n")
  }

  @Test("Where a column is null, a value inside of it makes the JSON")
  func beginning() throws {
    let scene = try scene()
    let outcome = try scene.run("set", "--record", "2", "form.plist", "staff.db", "city=Paris")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try sql("SELECT json_extract(profile, '\\$.city') FROM staff WHERE id = 5", in: scene)
        == "Paris\n")
    _ = try sql("UPDATE staff SET profile = NULL WHERE id = 5", in: scene)
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Down", "Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "City", with: "Rome")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try sql("SELECT json_extract(profile, '\\$.city') FROM staff WHERE id = 5", in: scene)
        == "Rome\n")
  }

  @Test("What the database computes is read only for that reason, as soon as it is tried")
  func computed() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.press("Down", "Down", "Down", "e")
    try session.wait(for: "the database computes the column twice itself")
  }

  @Test("After a trigger has changed what was saved, nobody else is said to have")
  func trigger() throws {
    let scene = try scene()
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
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    _ = try sql("UPDATE staff SET name = 'Hopper' WHERE id = 5", in: scene)
    try session.wait(for: "Hopper")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "40")
    _ = try sql("UPDATE staff SET age = 41 WHERE id = 3", in: scene)
    try session.wait(for: "another program has set “41”")
    try session.press("s")
    try session.wait(for: "keep mine and save")
    try session.press("m")
    try session.wait(for: "Saved")
    #expect(try sql("SELECT age FROM staff WHERE id = 3", in: scene) == "40\n")
  }

  @Test("A database that is gone, or locked, can't be saved under another name, and nobody says so")
  func gone() throws {
    let scene = try scene()
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
    #expect(try sql("SELECT name FROM staff WHERE id = 3", in: scene) == "Lin\n")
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
      try sql("SELECT quote(x), quote(y) FROM t WHERE id = 300", in: scene) == "X'00FF'|X'FF'\n")
  }

  @Test("A new row that the database has completed can be taken back after it was saved")
  func undoAfterSave() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("a")
    try session.wait(for: "New record: e edits")
    try replaceCell(in: session, with: "Lin")
    try session.press("s")
    try session.wait(for: "Saved staff.db; the database changed values when saving")
    #expect(try sql("SELECT id, name FROM staff WHERE id > 5", in: scene) == "6|Lin\n")
    try session.press("u", "u", "s")
    try session.wait(for: "Saved")
    #expect(try sql("SELECT count(*) FROM staff", in: scene) == "2\n")
  }

  @Test("A refusal at saving leads to the record and its row; all stays unsaved")
  func refusedOnScreen() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.db", showing: "Grace")
    try session.press("Enter")
    try session.wait(for: "Twice")
    try session.replaceValue(of: "Age", with: "-1")
    try session.press("s")
    try session.wait(for: "the database asks for age > 0 (CHECK)")
    #expect(try sql("SELECT age FROM staff WHERE id = 3", in: scene) == "36\n")
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
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(try sql("SELECT * FROM t", in: scene) == "1|q||1.0\n")
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
    #expect(try sql("SELECT * FROM t", in: scene) == "1|p|2.5|6.0\n")
  }
}
