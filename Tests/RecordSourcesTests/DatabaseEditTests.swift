import JSONText
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

@Suite("Edits of databases, read by sqlite3")
struct DatabaseEditTests {
  @Test("Only what was edited is written, in its storage class; JSON in a column is spliced")
  func storage() throws {
    let fixture = try DatabaseFixture.staff()
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
    for index in [0, 1] {
      #expect(throws: JSONEditError.indexOrName(depth: 2, number: 1)) {
        try table.set(
          .number("1"), at: [.member("p"), .member("q"), .index(1)], in: table.id(at: index))
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
  func values(column: String, index: Int, value: JSONValue, reason: String) throws {
    var table = try DatabaseFixture.staff().read().table
    do {
      try table.set(value, column, at: index)
      Issue.record("not refused")
    } catch let error as JSONEditError {
      guard case .refused(let refusal) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(refusal.message.text(in: Language.english.texts).contains(reason))
    }
  }

  @Test("Rows are added with the table's own values where they have none, and deleted")
  func addingAndDeleting() throws {
    let fixture = try DatabaseFixture.staff()
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
}
