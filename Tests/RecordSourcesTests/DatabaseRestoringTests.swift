import JSONText
import RecordSources
import Records
import Testing

@Suite("Rows of databases that come back or are copied, with values that JSON can't hold")
struct DatabaseRestoringTests {
  private static let rows = """
    CREATE TABLE f (name TEXT, data);
    INSERT INTO f VALUES ('one', x'00ff10'), ('two', CAST(x'61ff62' AS TEXT)), ('three', 'plain');
    """

  private func values(_ fixture: DatabaseFixture) throws -> String {
    try fixture.sql("SELECT name, quote(CAST(data AS BLOB)), typeof(data) FROM f ORDER BY rowid")
  }

  /// Deletes the first row and saves; brings it back, with what else `change` does, and saves again.
  private func deleteAndRestore(
    in fixture: DatabaseFixture, entering columns: Set<String>,
    _ change: (inout RecordTable, RecordID) -> Void = { _, _ in }
  ) throws {
    let contents = try fixture.read(entering: columns)
    var table = contents.table
    let row = table.id(at: 0)
    table.delete(row)
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    let deleted = SourceContents(table: table, version: version)
    table.restore(row, at: 0)
    change(&table, row)
    guard case .saved = try fixture.commit(table, deleted) else {
      Issue.record("not saved again")
      return
    }
  }

  @Test("A copy that was edited has the data and the invalid text of its row")
  func editedCopy() throws {
    let fixture = try DatabaseFixture(Self.rows)
    #expect(
      try fixture.save { table in
        _ = table.insertCopies(of: [table.id(at: 0), table.id(at: 1)], at: 3)
        try table.set(.string("four"), "name", at: 3)
        try table.set(.string("five"), "name", at: 4)
      } == [])
    #expect(
      try values(fixture)
        == """
        one|X'00FF10'|blob
        two|X'61FF62'|text
        three|X'706C61696E'|text
        four|X'00FF10'|blob
        five|X'61FF62'|text

        """)
  }

  @Test("Rows that were deleted and saved come back as they were, also into another reading")
  func deletedRows() throws {
    let fixture = try DatabaseFixture(Self.rows)
    let contents = try fixture.read()
    var table = contents.table
    try table.set(.string("1"), "name", at: 0)
    let deleted = (0..<2).map { table[table.id(at: $0)] }
    for _ in deleted { table.delete(table.id(at: 0)) }
    guard case .saved = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    try fixture.sql("UPDATE f SET name = 'others'")
    #expect(try fixture.save { for row in deleted { _ = $0.insert(row, at: 0) } } == [])
    let rows = try values(fixture).split(separator: "\n").sorted()
    #expect(rows == ["1|X'00FF10'|blob", "others|X'706C61696E'|text", "two|X'61FF62'|text"])
  }

  @Test("Data that was cleared and saved comes back as data")
  func clearedData() throws {
    let fixture = try DatabaseFixture(Self.rows)
    let contents = try fixture.read()
    var table = contents.table
    for index in 0...1 { try table.set(.null, "data", at: index) }
    guard case .saved(let version) = try fixture.commit(table, contents) else {
      Issue.record("not saved")
      return
    }
    let cleared = SourceContents(table: table, version: version)
    table = contents.table
    guard case .saved = try fixture.commit(table, cleared) else {
      Issue.record("not saved again")
      return
    }
    #expect(
      try values(fixture)
        == "one|X'00FF10'|blob\ntwo|X'61FF62'|text\nthree|X'706C61696E'|text\n")
  }

  @Test("A text that no data of its column looks like is a text, one that is both is refused")
  func lookalikes() throws {
    let fixture = try DatabaseFixture(Self.rows + "INSERT INTO f VALUES ('AP8Q', 'plain')")
    func row(_ name: String, _ data: String) -> JSONValue {
      .object([
        JSONMember(name: "name", value: .string(name)),
        JSONMember(name: "data", value: .string(data)),
      ])
    }
    #expect(try fixture.save { _ = $0.insert(row("AP8Q", "AP8R"), at: 4) } == [])
    #expect(
      try fixture.sql("SELECT typeof(name), typeof(data), data FROM f WHERE rowid = 5")
        == "text|text|AP8R\n")
    try fixture.sql("INSERT INTO f VALUES ('text', 'AP8Q')")
    #expect(
      try fixture.save { _ = $0.insert(row("new", "AP8Q"), at: 6) } == [
        """
        7.data: the column data has this value as data or invalid UTF-8 and as something else, and it is not known \
        which of them is meant; clear it, or add the row in SQL
        """
      ])
    // A copy is of the one or the other.
    #expect(
      try fixture.save { table in
        _ = table.insertCopies(of: [table.id(at: 0), table.id(at: 5)], at: 6)
      } == [])
    #expect(
      try fixture.sql("SELECT typeof(data) FROM f WHERE rowid > 6 ORDER BY 1") == "blob\ntext\n")
  }

  @Test("A text in a column for data, and the white space around JSON, come back and are copied")
  func textInData() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, b BLOB, j TEXT);
      INSERT INTO t VALUES (1, 'textinblob', ' {"a": 1} ');
      """)
    let before = try fixture.sql(".dump")
    try deleteAndRestore(in: fixture, entering: ["j"])
    #expect(try fixture.sql(".dump") == before)
    let refusals = try fixture.save(entering: ["j"]) { table in
      _ = table.insertCopies(of: [table.id(at: 0)], at: 1)
      try table.set(.number("2"), "id", at: 1)
    }
    #expect(refusals == [])
    #expect(
      try fixture.sql("SELECT DISTINCT quote(b), quote(j) FROM t")
        == #"'textinblob'|' {"a": 1} '"# + "\n")
  }

  @Test("A deleted row that comes back after it was saved, and a copy, are what they were")
  func restoring() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (a, b, doc, photo BLOB);
      INSERT INTO t VALUES (x'00FF', CAST(x'41FF' AS TEXT), '{"n": 1.10}', x''), (2.0, 2, NULL, NULL);
      """)
    let before = try fixture.sql("SELECT quote(a), quote(b), doc, quote(photo) FROM t ORDER BY 1")
    try deleteAndRestore(in: fixture, entering: ["doc"]) { table, row in
      #expect(table.insertCopies(of: [row], at: 1).count == 1)
    }
    #expect(
      try fixture.sql("SELECT DISTINCT quote(a), quote(b), doc, quote(photo) FROM t ORDER BY 1")
        == before)
    #expect(try fixture.sql("SELECT count(*) FROM t") == "3\n")
  }
}
