import Foundation
import ScreenTesting
import Testing

/// Edits of databases by the program, read by `sqlite3`.
@Suite("Databases in which set writes")
struct DatabaseSettingTests {
  @Test("set writes what is set and nothing else, also inside of JSON")
  func set() throws {
    let scene = try StaffDatabase.scene()
    let before = try StaffDatabase.sql(".dump", in: scene)
    let outcome = try scene.run(
      "set", "--record", "1", "form.plist", "staff.db", "age=37", "city=Paris")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      try StaffDatabase.sql(".dump", in: scene)
        == before.replacing("36", with: "37").replacing("London", with: "Paris"))
  }

  @Test("What the database refuses is told at its row and column, and nothing is saved")
  func refused() throws {
    let scene = try StaffDatabase.scene()
    let before = try StaffDatabase.sql(".dump", in: scene)
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
    #expect(try StaffDatabase.sql(".dump", in: scene) == before)
  }

  @Test("set says on standard error that the database has stored something else")
  func altered() throws {
    let scene = try StaffDatabase.scene()
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
    #expect(try StaffDatabase.sql("SELECT name FROM staff", in: scene) == "Grace\n")
  }

  @Test("--dry-run shows the change and hides what is secret")
  func dryRun() throws {
    let scene = try StaffDatabase.scene()
    let outcome = try scene.run(
      "set", "--dry-run", "--record", "1", "form.plist", "staff.db", "age=37")
    #expect(outcome.output.contains(#"+  {"id": 3, "name": "Ada", "age": 37, "#))
    #expect(!outcome.output.contains("1815"))
    #expect(try StaffDatabase.sql("SELECT age FROM staff WHERE id = 3", in: scene) == "36\n")
  }

  @Test("Several that set the same row at once each find what the others have written")
  func concurrent() throws {
    let scene = try StaffDatabase.scene()
    _ = try scene.shell(
      """
      for age in 1 2 3 4 5 6; do
        "$formview" set --where name=Ada form.plist staff.db age=$age &
        "$formview" set --where name=Grace form.plist staff.db age=$age & done; wait
      """)
    #expect(try StaffDatabase.sql("SELECT count(*) FROM staff WHERE age < 7", in: scene) == "2\n")
  }
}
