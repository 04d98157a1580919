import Foundation
import RecordSources
import Records
import Testing

@Suite("What a database may run")
struct DatabaseTrustTests {
  @Test(
    "Triggers keep full-text indexes of a table up to date",
    arguments: [
      (
        "fts5(title, content=docs, content_rowid=id)",
        "INSERT INTO found (found, rowid, title) VALUES ('delete', old.id, old.title);"
      ),
      ("fts4(content=docs, title)", "DELETE FROM found WHERE docid = old.id;"),
    ])
  func fullText(kind: String, delete: String) throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE docs (id INTEGER PRIMARY KEY, title TEXT);
      CREATE VIRTUAL TABLE found USING \(kind);
      CREATE TRIGGER removes BEFORE UPDATE ON docs BEGIN \(delete) END;
      CREATE TRIGGER adds AFTER UPDATE ON docs
        BEGIN INSERT INTO found (rowid, title) VALUES (new.id, new.title); END;
      CREATE TRIGGER first AFTER INSERT ON docs
        BEGIN INSERT INTO found (rowid, title) VALUES (new.id, new.title); END;
      INSERT INTO docs VALUES (7, 'letters');
      """, table: "docs")
    let refused = try fixture.save { try $0.set(.string("numbers"), "title", at: 0) }
    #expect(refused == [])
    #expect(try fixture.sql("SELECT rowid FROM found WHERE found MATCH 'numbers'") == "7\n")
    #expect(try fixture.sql("SELECT rowid FROM found WHERE found MATCH 'letters'") == "")
  }

  @Test("Ordinary functions, JSON and R-trees work in views, triggers, checks and computed columns")
  func ordinary() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE staff (
        id INTEGER PRIMARY KEY, name TEXT CHECK (length(trim(name)) > 1 AND name GLOB '[A-Z]*'),
        profile TEXT, city TEXT AS (upper(json_extract(profile, '$.city'))),
        seen TEXT DEFAULT (strftime('%Y', 'now')));
      CREATE INDEX places ON staff (lower(name)) WHERE json_valid(profile);
      CREATE VIRTUAL TABLE areas USING rtree(id, x0, x1);
      CREATE TABLE log (line TEXT);
      CREATE TRIGGER logs AFTER UPDATE ON staff BEGIN
        INSERT INTO areas VALUES (new.id, 1, 2);
        INSERT INTO log SELECT printf('%s:%s', key, value) FROM json_each(new.profile);
      END;
      INSERT INTO staff (id, name, profile) VALUES (1, 'Ada', '{"city": "London"}');
      """, table: "staff")
    let refused = try fixture.save { try $0.set(.string("Grace"), "name", at: 0) }
    #expect(refused == [])
    #expect(try fixture.sql("SELECT name, city FROM staff") == "Grace|LONDON\n")
    #expect(
      try fixture.sql("SELECT line FROM log UNION ALL SELECT id FROM areas") == "city:London\n1\n")
  }

  @Test("No query reaches another file")
  func attaching() throws {
    let fixture = try DatabaseFixture("CREATE TABLE staff (id INTEGER PRIMARY KEY)")
    let other = SourceCatalog.source(
      named: fixture.path, SourceOptions(query: "ATTACH '\(fixture.path).other' AS other"))
    #expect(throws: RecordReadingError.self) {
      let delivery = try other.open(RecordRequest(), readsAhead: false)
      while try delivery.readOn() {}
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.path + ".other"))
  }

  @Test("A trigger can't write into the tables in which an index keeps its own data")
  func innerTable() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
      CREATE VIRTUAL TABLE found USING fts5(name);
      CREATE TRIGGER breaks AFTER UPDATE ON staff BEGIN DELETE FROM found_data; END;
      INSERT INTO staff VALUES (1, 'Ada');
      """, table: "staff")
    let refused = try fixture.save { try $0.set(.string("Grace"), "name", at: 0) }
    #expect(refused == ["failed: SQLite reports: table found_data may not be modified"])
    #expect(try fixture.sql("SELECT name FROM staff") == "Ada\n")
  }
}
