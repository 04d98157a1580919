import Foundation
import Testing

/// SQLite databases as data. They are made, and what became of them is read, by the `sqlite3` program.
@Suite("Databases as data")
struct DatabaseTests {
  static let form = """
    { title = Staff; recordsTable = staff; rows = (
      { key = No; valuePath = id; readOnly = YES; }, { key = Name; valuePath = name; required = YES; },
      { key = Salary; valuePath = salary; cellIdentifier = NumberCell; },
      { key = City; valuePath = profile.city; identifier = city; },
      { key = Note; valuePath = note; } ); }
    """

  static let staff = """
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, salary REAL, profile TEXT, note, photo BLOB);
    INSERT INTO staff VALUES
      (-9007199254740993, 'Ada "L"', 1.5, '{ "city": "London",  "since": 1.10 }', NULL, x'0102FF'),
      (-7, '格蕾丝 😀', 12, NULL, '{"a": 1}', NULL),
      (8, CAST(x'41FF42' AS TEXT), NULL, ' {} ', 'two' || char(10) || 'lines', x'');
    """

  static func scene(
    _ sql: String = staff, form: String = form, name: String = "staff.db"
  ) throws -> Scene {
    let scene = try Scene(["form.plist": form, ".sql": sql])
    let outcome = try scene.shell("sqlite3 '\(name)' < .sql")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return scene
  }

  @Test("A value that is too long to be read is not judged; one that is read is")
  func unread() throws {
    let scene = try Self.scene(
      """
      CREATE TABLE staff (id INTEGER PRIMARY KEY, photo BLOB, note TEXT);
      INSERT INTO staff VALUES (1, zeroblob(20971520), printf('%.*c', 16777217, 'y')), (2, 'no data', 'long');
      """,
      form: """
        ( { valuePath = photo; cellIdentifier = DataCell; }, { valuePath = note; maximumLength = 3; },
          { valuePath = id; readOnly = YES; rules = ( { predicate = "length(note) < 3"; } ); },
          { identifier = size; formula = "length(note)"; } )
        """)
    let check = try scene.run("check", "form.plist", "staff.db")
    #expect(
      check.output.split(separator: "\n").count { $0.contains(" error ") } == 3, "\(check.output)")
    #expect(!check.output.contains("key 1,") && check.status == 1, "\(check.output)")
    let shown = try scene.run("show", "--record", "1", "form.plist", "staff.db")
    #expect(shown.output.contains("20 MB") && !shown.output.contains("✗"), "\(shown.output)")
    let wrong = try scene.run(
      "show", "--filter", "problems", "--format", "jsonl", "form.plist", "staff.db")
    #expect(wrong.output.split(separator: "\n").count == 1, "\(wrong.output)")
    let session = try scene.open("form.plist", "staff.db", showing: "20 MB")
    #expect(!session.line(of: "20 MB").contains("✗"))
    #expect(session.line(of: "no data").contains("✗"))
  }

  @Test("A condition on a value that was too long to be read leaves the row shown and locked")
  func unreadCondition() throws {
    let scene = try Self.scene(
      """
      CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, note TEXT);
      INSERT INTO staff VALUES (1, 'Ada', printf('%.*c', 16777217, 'y')), (2, 'Bo', 'long');
      """,
      form: """
        ( { key = Long; valuePath = id; hidden = "note BEGINSWITH 'l' OR length(note) > 3"; },
          { key = Noted; valuePath = id; hidden = "note != nil"; },
          { key = Name; valuePath = name; readOnly = "length(note) == 1"; } )
        """)
    for (record, isShown) in [("1", true), ("2", false)] {
      let shown = try scene.run("show", "--record", record, "form.plist", "staff.db")
      #expect(shown.output.contains("Long") == isShown, "\(shown.output)")
      #expect(!shown.output.contains("Noted"), "\(shown.output)")
      let set = try scene.run("set", "--record", record, "form.plist", "staff.db", "name=Cy")
      #expect((set.status == 0) != isShown, "\(set.errors)")
    }
  }

  @Test(
    "A form beside the database is not used for another table, nor for a query; its own in any case"
  )
  func formOfOtherTable() throws {
    let scene = try Self.scene(
      Self.staff + "CREATE TABLE other (kind TEXT); INSERT INTO other VALUES ('x');")
    try scene.write("staff.form.plist", Self.form)
    for selection in [["--table", "other"], ["--query", "SELECT kind FROM other"]] {
      let outcome = try scene.run(["get", "--form", "auto", "staff.db", "kind"] + selection)
      #expect(outcome.output == "x\n", "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "staff.form.plist: warning: not used: it is a form of the table staff"),
        "\(outcome.errors)")
    }
    let own = try scene.run(
      "get", "--form", "auto", "--record", "3", "staff.db", "city", "--table", "STAFF")
    #expect(own.status == 0 && own.errors == "", "\(own.errors)")
  }

  @Test("get gives each value as it is stored: 64 bits, null, JSON that a path leads into, a BLOB")
  func values() throws {
    let scene = try Self.scene()
    let outcome = try scene.run(
      "show", "--format", "jsonl", "--form", "auto", "staff.db")
    #expect(outcome.errors == "")
    #expect(
      outcome.lines == [
        #"{"id":-9007199254740993,"name":"Ada \"L\"","salary":1.5,"#
          + #""profile":"{ \"city\": \"London\",  \"since\": 1.10 }","note":null,"photo":"AQL/"}"#,
        #"{"id":-7,"name":"格蕾丝 😀","salary":12.0,"profile":null,"note":"{\"a\": 1}","photo":null}"#,
        "{\"id\":8,\"name\":\"A\u{FFFD}B\",\"salary\":null,\"profile\":\" {} \",\"note\":"
          + #""two\nlines","photo":""}"#,
      ], "without a form, no path leads anywhere")
    #expect(
      try scene.run("get", "--raw", "--record", "1", "form.plist", "staff.db", "id", "city").output
        == "-9007199254740993\n\"London\"\n")
    #expect(
      try scene.run("get", "--raw", "--record", "2", "form.plist", "staff.db", "note").output
        == "\"{\\\"a\\\": 1}\"\n", "what no path leads into is a text")
  }

  @Test("show and check are as for JSON: a table, a form, problems with the row's key and column")
  func showAndCheck() throws {
    let scene = try Self.scene()
    #expect(try scene.run("show", "form.plist", "staff.db").output.contains("London"))
    let one = try scene.run("show", "--record", "1", "form.plist", "staff.db")
    #expect(one.lines.contains { $0.contains("City") && $0.contains("London") })
    try scene.write(".sql", "UPDATE staff SET name = '' WHERE id = 8;")
    _ = try scene.shell("sqlite3 staff.db < .sql")
    let check = try scene.run("check", "form.plist", "staff.db")
    #expect(check.status == 1)
    #expect(check.output.contains("staff.db:table staff, key 8, column name: error required:"))
    try scene.write(".sql", "UPDATE staff SET profile = '[1]' WHERE id = 8;")
    _ = try scene.shell("sqlite3 staff.db < .sql")
    #expect(
      try scene.run("check", "form.plist", "staff.db").output.contains(
        "column profile: error path: record 3, city \"City\": \"profile\" holds a list"))
  }

  @Test("The table is the form's, that of --table, or the only one; views and queries, too")
  func tables() throws {
    let scene = try Self.scene(
      Self.staff + """
        CREATE TABLE "odd ""name"" 表" ("select" TEXT, "a b" INT);
        INSERT INTO "odd ""name"" 表" VALUES ('x', 1);
        CREATE VIEW names AS SELECT name FROM staff WHERE id > 0;
        """)
    func rows(_ options: String...) throws -> Scene.Outcome {
      try scene.run(["show", "--format", "jsonl"] + options)
    }
    #expect(try rows("--columns", "id", "form.plist", "staff.db").lines.count == 3)
    #expect(
      try rows("--table", "odd \"name\" 表", "--form", "auto", "staff.db").lines
        == [#"{"select":"x","a b":1}"#])
    #expect(try rows("--table", "NAMES", "--form", "auto", "staff.db").lines.count == 1)
    #expect(
      try rows("--query", "SELECT 1 AS n, 2 AS n, 'xy' AS \"o p\";", "--form", "auto", "staff.db")
        .lines
        == [#"{"n":1,"n:2":2,"o p":"xy"}"#])
    let several = try rows("--form", "auto", "staff.db")
    #expect(several.status == 2)
    #expect(
      several.errors == """
        staff.db: error FILE: it has several tables; name one with --table: \
        staff, odd "name" 表, names

        """)
    let misspelt = try rows("--table", "staf", "form.plist", "staff.db")
    #expect(misspelt.status == 2)
    #expect(
      misspelt.errors.contains("it has no table staf, only staff,")
        && misspelt.errors.contains("; did you mean staff?"))
    let both = try rows("--table", "staff", "--query", "SELECT 1", "form.plist", "staff.db")
    #expect(both.status == 2 && both.errors.contains("give --table or --query, not both"))
  }

  @Test(
    "A query that writes, is several, or is none is refused, and changes nothing",
    arguments: [
      ("DELETE FROM staff", "the query would change the database; --query only reads"),
      ("DELETE FROM staff RETURNING *", "the query would change the database; --query only reads"),
      ("SELECT 1; DROP TABLE staff", "--query takes one statement, and this is more"),
      ("SELEC 1", "the query can't be run: near \"SELEC\": syntax error"),
      ("SELECT x FROM staff", "the query can't be run: no such column: x"),
    ])
  func queries(query: String, reason: String) throws {
    let scene = try Self.scene()
    let outcome = try scene.run("show", "--query", query, "--form", "auto", "staff.db")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "staff.db: error FILE: \(reason)\n")
    #expect(try scene.shell("sqlite3 staff.db 'SELECT count(*) FROM staff'").output == "3\n")
  }

  @Test("A query may end with a comment; one without a statement is refused")
  func queryComments() throws {
    let scene = try Self.scene()
    for query in ["SELECT 1 AS a; -- one", "SELECT 1 AS a /* one */ ; ; /* two"] {
      let outcome = try scene.run(
        "show", "--format", "json", "--query", query, "form.plist", "staff.db")
      #expect(outcome.status == 0 && outcome.errors == "", "\(query)")
    }
    for query in ["", " ; -- nothing"] {
      let outcome = try scene.run("show", "--query", query, "form.plist", "staff.db")
      #expect(
        outcome.status == 2
          && outcome.errors.contains("--query is empty; give it a SELECT statement"))
    }
    let several = try scene.run("show", "--query", "SELECT 1; SELECT 2", "form.plist", "staff.db")
    #expect(several.errors.contains("--query takes one statement, and this is more"))
  }

  @Test("Without the library one sentence names the package; other data need it not")
  func noLibrary() throws {
    let scene = try Self.scene()
    try scene.makeFolder("lib")
    try scene.write("lib/libsqlite3.so.0", "")
    try scene.write("ada.json", #"{"name": "Ada"}"#)
    let outcome = try scene.shell(
      "export LD_LIBRARY_PATH=lib; \"$formview\" check form.plist ada.json && "
        + "\"$formview\" show form.plist staff.db")
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("staff.db: error FILE: SQLite is missing on this machine ("))
    #expect(outcome.errors.hasSuffix("; install the package libsqlite3-0\n"))
  }

  @Test("The sample is what the JSON file is, for the same form")
  func sample() throws {
    let folder = Repository.root.path
    let outputs = try ["json", "db"].map { kind in
      let outcome = try Scene().shell(
        """
        cd \(folder); export COLUMNS=200
        "$formview" show Forms/staff.plist data/staff.\(kind)
        "$formview" check Forms/staff.plist data/staff.\(kind)
        """)
      #expect(outcome.status == 0 && outcome.errors == "")
      return outcome.output
    }
    #expect(outputs[0] == outputs[1] && outputs[0].contains("Ingrid Bjørnsdatter Aas"))
  }

  @Test("new names the table that it was given, so that the form opens it")
  func new() throws {
    let scene = try Self.scene(Self.staff + "CREATE TABLE other (a)")
    let made = try scene.run("new", "--table", "staff", "staff.db")
    #expect(made.output.contains("  recordsTable = staff;\n"))
    try scene.write("made.plist", made.output)
    #expect(try scene.run("check", "made.plist", "staff.db").status == 0)
  }

  @Test("A key that is a secret is in no message")
  func secretKey() throws {
    let scene = try Self.scene(
      "CREATE TABLE t (pin TEXT PRIMARY KEY, n) WITHOUT ROWID; INSERT INTO t VALUES ('1815', 3);",
      form: "{ rows = ( { valuePath = pin; isSecure = YES; }, "
        + "{ valuePath = n; cellIdentifier = NumberCell; maximumValue = 2; } ); }")
    let check = try scene.run("check", "form.plist", "staff.db")
    #expect(check.status == 1 && check.output.contains("table t, row 1, column n"))
    #expect(!check.output.contains("1815"))
  }

  @Test("explain sources says what is read")
  func explained() throws {
    #expect(try Scene().run("explain", "sources").output.contains("SQLite database (sqlite)"))
  }
}
