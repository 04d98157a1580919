import FileTesting
import Glibc
import JSONText
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

@Suite("Edits of databases, read by sqlite3")
struct DatabaseEditTests {
  static let staff = """
    CREATE TABLE team (code TEXT PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO team VALUES ('eng'), ('ops');
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age INT CHECK (age >= 0),
      -- It isn't more than others get.
      pay REAL CONSTRAINT fair CHECK (pay < (1 + 1) * 50 AND '(' <> ')' ),
      team TEXT REFERENCES team, boss INT REFERENCES staff DEFERRABLE INITIALLY DEFERRED,
      twice INT AS (age * 2), profile TEXT, photo BLOB, seen TEXT DEFAULT 'new' NOT NULL);
    INSERT INTO staff (id, name, age, pay, team, boss, profile, photo) VALUES
      (7, 'Ada', 36, 1.5, 'eng', NULL, ' {"city": "London",  "n": 1.10}' || char(10), x'00FF'),
      (9, 'Grace', 85, 2.0, 'ops', 7, NULL, NULL),
      (12, CAST(x'41FF' AS TEXT), 1, 3.25, NULL, NULL, '[1]', NULL);
    CREATE TRIGGER bob BEFORE UPDATE OF name ON staff WHEN new.name = 'Bob'
      BEGIN SELECT RAISE(ABORT, 'no Bobs here'); END;
    CREATE TRIGGER nobody BEFORE UPDATE OF name ON staff WHEN new.name = 'Nobody'
      BEGIN SELECT RAISE(IGNORE); END;
    """

  private func fixture() throws -> DatabaseFixture {
    try DatabaseFixture(Self.staff, table: "staff")
  }

  @Test("Through a symbolic link it is the same table, for journals and what is rescued")
  func link() throws {
    let fixture = try fixture()
    #expect(symlink("staff.db", fixture.folder.file("link.db")) == 0)
    let linked = SourceCatalog.source(
      named: fixture.folder.file("link.db"), SourceOptions(table: "staff"))
    for source in [fixture.source, linked] {
      _ = try source.open(RecordRequest(membersEntered: { [] }), readsAhead: false)
      let identity = SourceIdentity(file: fixture.folder.file("staff.db"), table: "staff")
      #expect(source.identity == identity)
      #expect(identity.path == fixture.folder.file("staff.db.staff"))
    }
    #expect(linked.name == fixture.folder.file("link.db"))
  }

  @Test("Only what was edited is written, in its storage class; JSON in a column is spliced")
  func storage() throws {
    let fixture = try fixture()
    let before = try fixture.sql(".dump")
    let refusals = try fixture.save(entering: ["profile"]) { table in
      try table.set(.number("37.0"), "age", at: 0)
      try table.set(.number("2"), "pay", at: 0)
      try table.set(.string("Paris"), "profile", "city", at: 0)
      try table.set(.string("Qw=="), "photo", at: 0)
      try table.set(.null, "team", at: 1)
      try table.set(.bool(true), "age", at: 2)
    }
    #expect(refusals == [])
    let after = before.replacing("7,'Ada',36,1.5,'eng'", with: "7,'Ada',37,2.0,'eng'")
      .replacing("London", with: "Paris").replacing("X'00ff'", with: "X'43'")
      .replacing("85,2.0,'ops'", with: "85,2.0,NULL")
    #expect(try fixture.sql(".dump") == after)
    #expect(
      try fixture.sql("SELECT typeof(age), typeof(pay), twice FROM staff WHERE id = 7")
        == "integer|real|74\n")
  }

  @Test("What the database computes can't be edited, and says why before it is tried")
  func computed() throws {
    let origin = try #require(try fixture().read().table.origin)
    #expect(
      origin.traits(ofMember: "twice").refusal?.english
        == "the database computes the column twice itself")
    #expect(origin.traits(ofMember: "age") == MemberTraits())
  }

  @Test("Where a column is null and others have JSON in it, or none anything, JSON begins in it")
  func beginningJSON() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (doc TEXT, empty TEXT, text TEXT);
      INSERT INTO t VALUES ('{"city": "Bern"}', NULL, 'x'), (NULL, NULL, NULL);
      """)
    let refusals = try fixture.save(entering: ["doc", "empty", "text"]) { table in
      try table.set(.string("Paris"), "doc", "city", at: 1)
      try table.set(.number("1"), "empty", "a", "b", at: 1)
      #expect(throws: JSONEditError.blocked(depth: 1, by: .null)) {
        try table.set(.number("1"), "text", "a", at: 1)
      }
    }
    #expect(refusals == [])
    #expect(
      try fixture.sql("SELECT doc ->> '$.city', empty ->> '$.a.b', text IS NULL FROM t")
        == "Bern||0\nParis|1|1\n")
  }

  @Test(
    "Where a number may be a place in a list or a name, JSON begins in a column as little as in a file"
  )
  func beginningWithNumber() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (p TEXT, l TEXT);
      INSERT INTO t VALUES ('{}', '{"q": [1]}'), (NULL, NULL);
      """)
    var table = try fixture.read(entering: ["p", "l"]).table
    for place in [0, 1] {
      #expect(throws: JSONEditError.indexOrName(depth: 2, number: 1)) {
        try table.set(
          .number("1"), at: [.member("p"), .member("q"), .index(1)], in: table.id(at: place))
      }
    }
    // Another record shows that it is a list.
    try table.set(.number("1"), at: [.member("l"), .member("q"), .index(0)], in: table.id(at: 1))
    #expect(table[table.id(at: 1)].text == #"{"p": null, "l": {"q": [1]}}"#)
  }

  @Test("Whole numbers in a column that is not declared for integers may get a fraction")
  func decimals() throws {
    let fixture = try DatabaseFixture(
      "CREATE TABLE t (a DECIMAL(8,2), b); INSERT INTO t VALUES (5, 6)")
    let refusals = try fixture.save { table in
      try table.set(.number("5.5"), "a", at: 0)
      try table.set(.number("6.5"), "b", at: 0)
    }
    #expect(refusals == [])
    #expect(try fixture.sql("SELECT a, b FROM t") == "5.5|6.5\n")
  }

  @Test("A column that is declared for truth values has them, stored as 0 and 1")
  func booleans() throws {
    let fixture = try DatabaseFixture(
      "CREATE TABLE t (a BOOLEAN, b INT); INSERT INTO t VALUES (0, 0), (2, 1)")
    let table = try fixture.read().table
    #expect(
      table.records.map { table[$0].value.jsonText() }
        == [#"{"a":false,"b":0}"#, #"{"a":2,"b":1}"#])
    #expect(try fixture.save { try $0.set(.bool(true), "a", at: 0) } == [])
    #expect(try fixture.sql("SELECT a, typeof(a) FROM t LIMIT 1") == "1|integer\n")
  }

  @Test(
    "What a column can't hold is refused where it is edited",
    arguments: [
      ("age", 0, JSONValue.number("9223372036854775808"), "more than the 64 bits of an integer"),
      ("pay", 0, .number("0.12345678901234567890"), "SQLite holds about 15 digits"),
      ("age", 0, .number("20.5"), "must be a whole number"),
      ("photo", 0, .string("?"), "write it as Base64"),
      ("name", 2, .string("A"), "invalid UTF-8"),
      ("twice", 0, .number("3"), "computes the column twice itself"),
    ] as [(String, Int, JSONValue, String)])
  func values(column: String, place: Int, value: JSONValue, reason: String) throws {
    var table = try fixture().read().table
    do {
      try table.set(value, column, at: place)
      Issue.record("not refused")
    } catch let error as JSONEditError {
      guard case .refused(let refusal) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(refusal.message.text(in: Language.english.texts).contains(reason))
    }
  }

  /// What is set in a record, and what is said against it.
  struct Refused: CustomTestStringConvertible, Sendable {
    let column: String
    let value: JSONValue
    let reason: String
    var testDescription: String { reason }
  }

  @Test(
    "What a constraint is against is refused at its record and column, and nothing is saved",
    arguments: [
      Refused(
        column: "name", value: .null, reason: "1.name: the column name needs a value (NOT NULL)"),
      Refused(
        column: "name", value: .string("Grace"),
        reason: "1.name: another row has the same name (UNIQUE)"),
      Refused(
        column: "id", value: .number("12"), reason: "1.id: another row has the same id (UNIQUE)"),
      Refused(
        column: "age", value: .number("-1"),
        reason: "1.age: the database asks for age >= 0 (CHECK)"),
      Refused(
        column: "pay", value: .number("100.5"),
        reason: "1.pay: the database asks for pay < (1 + 1) * 50 AND '(' <> ')' (CHECK)"),
      Refused(
        column: "team", value: .string("art"),
        reason: "1.team: it refers to a row of team that does not exist (FOREIGN KEY)"),
      Refused(
        column: "boss", value: .number("99"),
        reason: "1.boss: it refers to a row of staff that does not exist (FOREIGN KEY)"),
      Refused(
        column: "id", value: .number("70"), reason: "1.id: rows of staff refer to it (FOREIGN KEY)"
      ),
      Refused(column: "name", value: .string("Bob"), reason: "1.name: no Bobs here (a trigger)"),
      Refused(
        column: "name", value: .string("Nobody"),
        reason: "1.: a trigger of the database skips this change without a reason (RAISE(IGNORE))"),
      Refused(
        column: "id", value: .string("x"), reason: "1.id: must be a whole number"),
    ])
  func constraints(refused: Refused) throws {
    let fixture = try fixture()
    let before = try fixture.sql(".dump")
    let refusals = try fixture.save { table in
      try table.set(refused.value, refused.column, at: 0)
      // What is sound is not saved either.
      try table.set(.number("5"), "pay", at: 1)
    }
    #expect(refusals == [refused.reason])
    #expect(try fixture.sql(".dump") == before)
  }

  @Test("Rows are added with the table's own values where they have none, and deleted")
  func addingAndDeleting() throws {
    let fixture = try fixture()
    let contents = try fixture.read()
    var table = contents.table
    let row = JSONValue.object([
      JSONMember(name: "name", value: .string("Lin")), JSONMember(name: "seen", value: .null),
    ])
    guard let added = table.insert(row, at: 3) else {
      Issue.record("not added")
      return
    }
    table.delete(table.id(at: 1))
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    #expect(version != fixture.source.currentVersion, "there are values that were not given")
    #expect(
      try fixture.sql("SELECT id, name, seen FROM staff WHERE id > 7 AND id <> 12")
        == "13|Lin|new\n")
    // It can be edited and deleted before it is read again.
    let saved = SourceContents(table: table, version: version)
    try table.set(.string("Lin Yun"), at: [.member("name")], in: added)
    guard case .saved(let second) = try fixture.commit(table, saved) else {
      Issue.record("not saved again")
      return
    }
    #expect(try fixture.sql("SELECT name FROM staff WHERE id = 13") == "Lin Yun\n")
    #expect(second != fixture.source.currentVersion, "nor is it yet what the table has")
    #expect(try fixture.save { $0.delete($0.id(at: 2)) } == [])
    #expect(try fixture.sql("SELECT count(*) FROM staff") == "2\n")
  }

  @Test("A deleted row that comes back after it was saved, and a copy, are what they were")
  func restoring() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (a, b, doc, photo BLOB);
      INSERT INTO t VALUES (x'00FF', CAST(x'41FF' AS TEXT), '{"n": 1.10}', x''), (2.0, 2, NULL, NULL);
      """)
    let before = try fixture.sql("SELECT quote(a), quote(b), doc, quote(photo) FROM t ORDER BY 1")
    let contents = try fixture.read(entering: ["doc"])
    var table = contents.table
    let first = table.id(at: 0)
    table.delete(first)
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    let deleted = SourceContents(table: table, version: version)
    table.restore(first, at: 0)
    let copies = table.insertCopies(of: [first], at: 1)
    guard copies.count == 1, case .saved = try fixture.commit(table, deleted) else {
      Issue.record("not saved again")
      return
    }
    #expect(
      try fixture.sql("SELECT DISTINCT quote(a), quote(b), doc, quote(photo) FROM t ORDER BY 1")
        == before)
    #expect(try fixture.sql("SELECT count(*) FROM t") == "3\n")
  }

  @Test("Where a column for data has none, Base64 becomes data")
  func newData() throws {
    let fixture = try DatabaseFixture("CREATE TABLE t (a BLOB); INSERT INTO t VALUES (NULL)")
    #expect(
      try fixture.save { table in
        try table.set(.string("AP8="), "a", at: 0)
        _ = table.insert(.object([JSONMember(name: "a", value: .string("Qw=="))]), at: 1)
      } == [])
    #expect(try fixture.sql("SELECT quote(a) FROM t") == "X'00FF'\nX'43'\n")
  }

  @Test("A row that others refer to is not deleted, unless they go, too")
  func references() throws {
    let fixture = try fixture()
    let ada = try fixture.read().table.id(at: 0)
    #expect(
      try fixture.save { $0.delete(ada) } == ["0.: rows of staff refer to it (FOREIGN KEY)"])
    #expect(
      try fixture.save { table in
        for id in [table.id(at: 0), table.id(at: 1)] { table.delete(id) }
      } == [])
    #expect(try fixture.sql("SELECT count(*) FROM staff") == "1\n")
  }

  @Test("What must be unique can go from one row to another, whichever comes first")
  func movedKey() throws {
    let fixture = try fixture()
    #expect(
      try fixture.save { table in
        try table.set(.string("Grace"), "name", at: 0)
        try table.set(.string("Hopper"), "name", at: 1)
      } == [])
    #expect(try fixture.sql("SELECT name FROM staff WHERE id < 10") == "Grace\nHopper\n")
  }

  @Test("What others did to other columns and rows stays, and is read again")
  func others() throws {
    let fixture = try fixture()
    let contents = try fixture.read()
    try fixture.sql("UPDATE staff SET age = 40 WHERE id = 7; UPDATE staff SET pay = 9 WHERE id = 9")
    var table = contents.table
    try table.set(.number("4.5"), "pay", at: 0)
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    #expect(version != fixture.source.currentVersion)
    #expect(try fixture.sql("SELECT age, pay FROM staff WHERE id < 10") == "40|4.5\n85|9.0\n")
  }

  @Test("Of a row that others changed in the same column, or deleted, the save is a conflict")
  func conflicts() throws {
    for change in ["UPDATE staff SET pay = 3 WHERE id = 7", "DELETE FROM staff WHERE id IN (7, 9)"]
    {
      let fixture = try fixture()
      let contents = try fixture.read()
      try fixture.sql(change)
      let theirs = try fixture.sql(".dump")
      var table = contents.table
      try table.set(.number("4.5"), "pay", at: 0)
      guard case .conflict(isGone: false) = try fixture.commit(table, contents) else {
        Issue.record("no conflict")
        return
      }
      #expect(try fixture.sql(".dump") == theirs)
      guard case .saved = try fixture.commit(table, contents, overwriting: true) else {
        Issue.record("not overwritten")
        return
      }
      #expect(try fixture.sql("SELECT name, pay FROM staff WHERE id = 7") == "Ada|4.5\n")
    }
  }

  @Test("A trigger's changes make another version, so that the rows are read again")
  func triggers() throws {
    let fixture = try fixture()
    try fixture.sql(
      """
      CREATE TRIGGER seen AFTER UPDATE OF age ON staff
        BEGIN UPDATE staff SET seen = 'aged' WHERE id = new.id; END;
      """)
    let contents = try fixture.read()
    var table = contents.table
    try table.set(.number("37"), "age", at: 0)
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    let present = try #require(fixture.source.currentVersion)
    #expect(version != present)
    #expect(fixture.source.isCompletion(of: version, by: present), "nobody else has changed it")
    #expect(try fixture.sql("SELECT age, seen FROM staff WHERE id = 7") == "37|aged\n")
    try fixture.sql("UPDATE staff SET pay = 3")
    let theirs = try #require(fixture.source.currentVersion)
    #expect(!fixture.source.isCompletion(of: version, by: theirs))
  }

  @Test(
    "Tables of all kinds are edited by their keys",
    arguments: [
      "CREATE TABLE t (a TEXT, b INT, v, PRIMARY KEY (b, a)) WITHOUT ROWID",
      "CREATE TABLE t (a TEXT, b INT, v, PRIMARY KEY (b, a))",
      "CREATE TABLE t (a TEXT, b INT, v)",
      "CREATE TABLE t (a TEXT, b INTEGER PRIMARY KEY, v) STRICT",
      "CREATE TABLE t (a TEXT, b INTEGER PRIMARY KEY DESC, v)",
    ])
  func kinds(table: String) throws {
    let any = table.replacing("v) STRICT", with: "v ANY) STRICT")
    let fixture = try DatabaseFixture(any + "; INSERT INTO t VALUES ('x', 1, 5), ('y', 2, 6)")
    let contents = try fixture.read()
    var table = contents.table
    #expect(contents.abilities.allows(.save))
    try table.set(.string("z"), "a", at: 1)
    try table.set(.number("7"), "v", at: 1)
    table.delete(table.id(at: 0))
    _ = table.insert(
      .object([
        JSONMember(name: "a", value: .string("w")), JSONMember(name: "b", value: .number("3")),
        JSONMember(name: "v", value: .null),
      ]), at: 1)
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    #expect(try fixture.sql("SELECT a, b, v FROM t ORDER BY b") == "z|2|7\nw|3|\n")
    // Both by the keys that they have now.
    let saved = SourceContents(table: table, version: version)
    try table.set(.number("8"), "v", at: 0)
    try table.set(.number("9"), "v", at: 1)
    guard case .saved = try fixture.commit(table, saved) else {
      Issue.record("not saved again")
      return
    }
    #expect(try fixture.sql("SELECT a, b, v FROM t ORDER BY b") == "z|2|8\nw|3|9\n")
  }

  @Test("A row number that was given to another row is a conflict")
  func reusedNumber() throws {
    let fixture = try DatabaseFixture("CREATE TABLE t (a, b); INSERT INTO t VALUES ('x', 1)")
    let contents = try fixture.read()
    try fixture.sql("DELETE FROM t; INSERT INTO t VALUES ('y', 1)")
    var table = contents.table
    try table.set(.number("2"), "b", at: 0)
    guard case .conflict = try fixture.commit(table, contents) else {
      Issue.record("another row was changed")
      return
    }
  }

  @Test(
    "A view, a table whose rows can't be found, and a file that can't be written say why",
    arguments: [
      ("CREATE VIEW t AS SELECT 1 AS a", "t is a view: its rows can be shown, not saved"),
      (
        "CREATE TABLE t (rowid TEXT, _rowid_ TEXT, oid TEXT)",
        "The rows of t have no key to find them by: they can be shown, not saved"
      ),
    ])
  func readOnly(sql: String, reason: String) throws {
    let contents = try DatabaseFixture(sql).read()
    for action in [SourceAbilities.Action.save, .add, .delete] {
      #expect(contents.abilities.refusal(of: action)?.text(in: Language.english.texts) == reason)
    }
  }

  @Test("A file that can't be written can be read, and says so")
  func writeProtected() throws {
    let fixture = try fixture()
    chmod(fixture.folder.path, 0o755)
    try withoutPrivileges {
      let contents = try fixture.read()
      #expect(
        contents.abilities.refusal(of: .save)?.text(in: Language.english.texts)
          == "The database can only be read")
      #expect(try !fixture.source.lock(patience: .zero).isHeld)
    }
  }

  @Test("While it is being changed, others can't; a lock of theirs is waited for, then reported")
  func locks() throws {
    let fixture = try fixture()
    let lock = try fixture.source.lock(patience: .zero)
    #expect(lock.isHeld)
    #expect(throws: OtherProgram.Failure.self) {
      try SQLiteProgram.run("DELETE FROM staff", on: fixture.path, patience: 0)
    }
    withExtendedLifetime(lock) {}
  }
}
