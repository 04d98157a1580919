import Foundation
import ScreenTesting
import Testing

/// Rows of databases that can be shown and never saved, and tables that SQLite shows only in part.
@Suite("Rows of databases that can't be saved")
struct DatabaseReadOnlyTests {
  private static let notes = """
    CREATE TABLE docs (id INTEGER PRIMARY KEY, body TEXT);
    INSERT INTO docs VALUES (1, 'hello world');
    CREATE VIRTUAL TABLE note USING fts5 (body, content = 'docs', content_rowid=id);
    INSERT INTO note(note) VALUES ('rebuild');
    """

  private static let form = "{ rows = ( { key = Body; valuePath = body; } ); columns = (body); }"

  private func scene(_ sql: String, form: String = form) throws -> Scene {
    try DatabaseTests.scene(sql, form: form)
  }

  @Test(
    "A full-text index of another table is read only and names it; alone with it that one opens")
  func fullText() throws {
    let scene = try scene(Self.notes)
    let refused = try scene.run("set", "--table", "note", "form.plist", "staff.db", "body=other")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "the rows of the full-text index note can be shown, not saved; edit the table it indexes: --table docs"
      ), "\(refused.errors)")
    #expect(
      try scene.run("get", "--table", "note", "form.plist", "staff.db", "body").output
        == "hello world\n")
    #expect(try scene.run("set", "form.plist", "staff.db", "body=other").status == 0)
    #expect(try scene.shell("sqlite3 staff.db 'SELECT body FROM docs'").output == "other\n")
  }

  @Test(
    "However the option is written; a table with its own texts can be edited",
    arguments: [
      ("fts5 (body, content=docs)", "--table docs"),
      ("fts4 (content=\"docs\", body)", "--table docs"),
      ("FTS5(body, CONTENT = \"docs\")", "--table docs"), ("fts5 (body, content='')", "no texts"),
      ("fts5 (body, tokenize = 'porter')", nil), ("fts4 (body)", nil),
    ])
  func options(using: String, reason: String?) throws {
    let scene = try scene(
      """
      CREATE TABLE docs (id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO docs VALUES (1, 'hello');
      CREATE VIRTUAL TABLE note USING \(using);
      INSERT INTO note (rowid, body) VALUES (1, 'hello');
      """)
    let outcome = try scene.run("set", "--table", "note", "form.plist", "staff.db", "body=other")
    guard let reason else {
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.shell("sqlite3 staff.db 'SELECT body FROM note'").output == "other\n")
      return
    }
    #expect(outcome.status == 1 && outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test("What a virtual table keeps its data in is no table; another one named like it is")
  func shadows() throws {
    let scene = try scene(
      Self.notes + """
        CREATE TABLE note_tags (body TEXT);
        INSERT INTO note_tags VALUES ('red');
        CREATE VIRTUAL TABLE box USING rtree (id, low, high);
        CREATE TABLE box_names (body TEXT);
        """)
    let tags = try scene.run("get", "--table", "note_tags", "form.plist", "staff.db", "body")
    #expect(tags.output == "red\n", "\(tags.errors)")
    #expect(
      try scene.run("show", "form.plist", "staff.db").errors.contains(
        "name one with --table: docs, note, note_tags, box, box_names\n"))
  }

  @Test("Rows of a query and of a view refuse the first key, and set; nothing is kept of them")
  func query() throws {
    let scene = try scene(
      """
      CREATE TABLE docs (id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO docs VALUES (1, 'hello'), (2, 'world');
      CREATE VIEW Texts AS SELECT body FROM docs;
      """)
    for (options, reason) in [
      (["--query", "SELECT * FROM docs"], "the rows of a query can be shown, not saved"),
      (["--table", "Texts"], "the rows of the view Texts can be shown, not saved"),
    ] {
      let session = try scene.open(
        options[0], options[1], "form.plist", "staff.db", showing: "world")
      try session.press("e")
      try session.wait(for: "Body: \(reason)")
      try session.press("Enter", "Enter")
      try session.wait(for: "Body: \(reason)")
      try session.press("q")
      #expect(try session.waitForExit() == .exited(0))
      #expect(scene.journals.isEmpty)
      let set = try scene.run(
        ["set"] + options + ["--record", "1", "form.plist", "staff.db", "body=x"])
      #expect(set.status == 1 && set.errors.contains(reason), "\(set.errors)")
    }
  }

  @Test(
    "A table has as many columns as SQLite allows",
    arguments: ["c0", "c0 INTEGER PRIMARY KEY", "c0 TEXT PRIMARY KEY"])
  func wide(first: String) throws {
    let columns = (1..<2_000).map { "c\($0)" }
    let scene = try scene(
      """
      CREATE TABLE wide (\(first), \(columns.joined(separator: ", ")));
      INSERT INTO wide (c0, c1999) VALUES (1, 'a'), (2, 'b');
      """,
      form: "{ rows = ( { valuePath = c0; }, { valuePath = c1999; } ); columns = (c0, c1999); }")
    let shown = try scene.run("show", "--format", "jsonl", "form.plist", "staff.db")
    #expect(shown.errors == "")
    #expect(shown.lines.count == 2 && shown.lines[1].hasSuffix(#""c1999":"b"}"#), "\(shown.lines)")
    let set = try scene.run("set", "--record", "2", "form.plist", "staff.db", "c1999=z")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.shell("sqlite3 staff.db 'SELECT c0, c1999 FROM wide'").output == "1|a\n2|z\n")
  }

  // sqlite3 has sha3, the library has not.
  @Test("A column that is computed by an unknown function hides nothing else, and no edit is begun")
  func unknownFunction() throws {
    for kind in ["VIRTUAL", "STORED"] {
      let scene = try scene(
        """
        CREATE TABLE docs (id INTEGER PRIMARY KEY, body TEXT, sum AS (sha3(body)) \(kind), n AS (id + 1));
        INSERT INTO docs (body) VALUES ('hello');
        """)
      let shown = try scene.run("show", "--format", "jsonl", "--form", "auto", "staff.db")
      #expect(shown.errors == "")
      #expect(shown.output.contains(#""id":1,"body":"hello","#), "\(shown.output)")
      #expect(shown.output.contains(#""n":2"#))
      let set = try scene.run("set", "form.plist", "staff.db", "body=x")
      #expect(set.status == 1)
      #expect(
        set.errors.contains(
          "the rows of docs can be shown, not saved: SQLite reports unknown function: sha3()"),
        "\(set.errors)")
    }
  }
}
