import Testing

@Suite("First forms of databases have what their tables declare")
struct DeclaredFormTests {
  private static let table = """
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE CHECK (length(code) <= 8),
      age INTEGER CHECK (age >= 18 AND age < 100 AND age % 1 = 0),
      grade TEXT DEFAULT 'B' CHECK (grade IN ('A', 'B', 'C''s') OR grade IS NULL),
      pay REAL NOT NULL DEFAULT 1.5 CHECK (pay BETWEEN 0 AND 9999.5),
      step INTEGER CHECK (0 < step), -- CHECK (step > 7)
      active BOOLEAN NOT NULL DEFAULT 1,
      born DATE, note TEXT NOT NULL DEFAULT (lower('X')),
      kind TEXT CHECK (kind = 'a' OR kind = 'b'), rate REAL CHECK (rate > 0), low INTEGER,
      CHECK ("low" > -5), CHECK (low < step OR step > 3)
    );
    """

  /// The row of each column in the form that `new` prints, by the column's name.
  private func rows(_ inserted: String = "") throws -> [String: String] {
    let scene = try Scene(["t.sql": Self.table + inserted])
    let made = try scene.shell("sqlite3 t.db < t.sql")
    #expect(made.status == 0, "\(made.errors)")
    let form = try scene.run("new", "t.db")
    #expect(form.status == 0, "\(form.errors)")
    try scene.write("t.plist", form.output)
    #expect(try scene.run("lint", "--strict", "t.plist").output == "")
    #expect(try scene.run("check", "t.plist", "t.db").output == "")
    var rows: [String: String] = [:]
    for line in form.output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /valuePath = (\w+); ?(.*?) ?}/) else { continue }
      rows[String(match.1)] = String(match.2)
    }
    return rows
  }

  @Test("An empty table has types, rules and defaults, as far as a form can say them")
  func empty() throws {
    let rows = try rows()
    #expect(rows["id"] == "valueType = integer;")
    #expect(rows["code"] == "required = YES; unique = YES; maximumLength = \"8\";")
    #expect(rows["age"] == "valueType = integer; minimumValue = \"18\"; maximumValue = \"99\";")
    #expect(rows["grade"] == "values = ( A, B, \"C's\" ); defaultValue = B;")
    #expect(
      rows["pay"]
        == "valueType = number; minimumValue = \"0\"; maximumValue = \"9999.5\"; defaultValue = \"1.5\";"
    )
    #expect(rows["step"] == "valueType = integer; minimumValue = \"1\";")
    #expect(rows["active"] == "valueType = bool; defaultValue = YES;")
    #expect(rows["born"] == "valueType = date;")
    #expect(rows["note"] == "")
    #expect(rows["kind"] == "")
    #expect(rows["rate"] == "valueType = number;")
    #expect(rows["low"] == "valueType = integer; minimumValue = \"-4\";")
  }

  @Test("Rows have the same rules; an empty text is a value in a database, and so is none required")
  func filled() throws {
    let rows = try rows(
      """
      INSERT INTO staff (code, age, grade, step, low) VALUES ('a1', 20, 'A', 3, -4), ('', 30, 'B', 4, 0);
      """)
    #expect(rows["code"] == "unique = YES; maximumLength = \"8\";")
    #expect(rows["age"]?.contains("minimumValue = \"18\"; maximumValue = \"99\"") == true)
    #expect(rows["grade"] == "values = ( A, B, \"C's\" ); defaultValue = B;")
  }
}
