import JSONText
import RecordSources
import Records
import Testing

/// Rows that get each other's values in a column where no two may have the same.
@Suite("Databases whose rows exchange unique values")
struct DatabaseExchangeTests {
  /// A table, and what it asks for.
  struct Table: CustomTestStringConvertible, Sendable {
    let columns: String
    let values: [String]
    var others = ""
    var testDescription: String { columns }
  }

  private static let tables = [
    Table(columns: "k UNIQUE, v", values: ["'a'", "'b'", "'c'"]),
    Table(columns: "k TEXT UNIQUE NOT NULL, v", values: ["'a'", "'b'", "'c'"]),
    Table(
      columns: "k TEXT NOT NULL UNIQUE CHECK (length(k) = 3), v",
      values: ["'abc'", "'bcd'", "'cde'"]),
    Table(columns: "k INTEGER PRIMARY KEY, v", values: ["1", "2", "3"]),
    Table(columns: "k INTEGER PRIMARY KEY CHECK (k > 0), v", values: ["1", "2", "3"]),
    Table(columns: "k TEXT PRIMARY KEY, v", values: ["'a'", "'b'", "'c'"]),
    Table(columns: "k REAL NOT NULL UNIQUE, v", values: ["1.5", "2.5", "3.5"]),
    Table(columns: "k BLOB NOT NULL UNIQUE, v", values: ["x'01'", "x'02'", "x'03'"]),
    Table(
      columns: "k TEXT NOT NULL, v", values: ["'a'", "'b'", "'c'"],
      others: "CREATE UNIQUE INDEX lower_k ON t (lower(k));"),
    Table(
      columns: "k INT NOT NULL, v, PRIMARY KEY (k)", values: ["1", "2", "3"],
      others: "CREATE TABLE u (k REFERENCES t); INSERT INTO u VALUES (1), (2), (3);"),
  ]

  private func fixture(_ table: Table, _ end: String = "") throws -> DatabaseFixture {
    let rows = table.values.enumerated().map { "(\($1), \($0))" }.joined(separator: ", ")
    return try DatabaseFixture(
      "CREATE TABLE t (\(table.columns))\(end); INSERT INTO t VALUES \(rows); \(table.others)",
      table: "t")
  }

  /// Gives each record the value of `k` of another one.
  private func exchange(_ indices: [Int], in fixture: DatabaseFixture) throws -> [String] {
    try fixture.save { table in
      let former = table.records.map { table[$0].value }
      for (index, other) in indices.enumerated() where index != other {
        guard case .object(let members) = former[other],
          let value = members.first(where: { $0.name == "k" })?.value
        else { continue }
        try table.set(value, "k", at: index)
      }
    }
  }

  private func rows(_ table: Table, _ indices: [Int]) -> String {
    indices.enumerated().map { "\(table.values[$1])|\($0)\n" }.joined()
      .replacing("x'", with: "X'")
  }

  @Test("Two rows exchange them in one save, and so do three", arguments: tables)
  func exchange(table: Table) throws {
    for indices in [[1, 0, 2], [1, 2, 0], [2, 0, 1]] {
      let fixture = try fixture(table)
      #expect(try exchange(indices, in: fixture) == [])
      #expect(try fixture.sql("SELECT quote(k), v FROM t ORDER BY v") == rows(table, indices))
    }
  }

  @Test("So do rows that are found by the value itself", arguments: ["k PRIMARY KEY, v"])
  func withoutRowID(columns: String) throws {
    let table = Table(columns: columns, values: ["'a'", "'b'", "'c'"])
    let fixture = try fixture(table, " WITHOUT ROWID")
    let contents = try fixture.read()
    var records = contents.table
    try records.set(.string("b"), "k", at: 0)
    try records.set(.string("a"), "k", at: 1)
    guard case .saved(let version) = try fixture.commit(records, contents) else {
      Issue.record("not saved")
      return
    }
    #expect(try fixture.sql("SELECT k, v FROM t ORDER BY v") == "b|0\na|1\nc|2\n")
    // Each is found by what it has now.
    let saved = SourceContents(table: records, version: version)
    try records.set(.number("7"), "v", at: 0)
    guard case .saved = try fixture.commit(records, saved) else {
      Issue.record("not saved again")
      return
    }
    #expect(try fixture.sql("SELECT v FROM t WHERE k = 'b'") == "7\n")
  }

  @Test("Where two columns are exchanged, each gives up its value")
  func twoColumns() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (a TEXT NOT NULL UNIQUE, b INT UNIQUE, v);
      INSERT INTO t VALUES ('x', 1, 5), ('y', 2, 6);
      """)
    #expect(
      try fixture.save { table in
        try table.set(.string("y"), "a", at: 0)
        try table.set(.number("2"), "b", at: 0)
        try table.set(.string("x"), "a", at: 1)
        try table.set(.number("1"), "b", at: 1)
      } == [])
    #expect(try fixture.sql("SELECT a, b FROM t ORDER BY v") == "y|2\nx|1\n")
  }

  @Test("A value that a third row keeps is still refused, and nothing is saved")
  func kept() throws {
    let fixture = try fixture(Self.tables[0])
    let before = try fixture.sql(".dump")
    let refusals = try fixture.save { table in
      try table.set(.string("b"), "k", at: 0)
      try table.set(.string("c"), "k", at: 1)
    }
    #expect(refusals.contains("2.k: another row has the same k (UNIQUE)"))
    #expect(try fixture.sql(".dump") == before)
  }

  @Test("Where the database takes no value in between, the refusal says so")
  func refusedInBetween() throws {
    let table = Table(
      columns: "k TEXT NOT NULL UNIQUE CHECK (k IN ('a', 'b')), v", values: ["'a'", "'b'"])
    let fixture = try fixture(table)
    let before = try fixture.sql(".dump")
    let refusals = try exchange([1, 0], in: fixture)
    #expect(
      refusals.first
        == "1.k: rows that exchange k need a value in between, which the database refuses; "
        + "save one of them with another k first (UNIQUE)")
    #expect(try fixture.sql(".dump") == before)
  }

  @Test("Many rows that all move on by one are saved, whichever way")
  func chains() throws {
    for step in [1, -1] {
      let fixture = try DatabaseFixture(
        """
        CREATE TABLE t (k INTEGER PRIMARY KEY, v);
        WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 200)
        INSERT INTO t SELECT i, i FROM n;
        """)
      #expect(
        try fixture.save { table in
          for index in 0..<200 { try table.set(.number(String(index + 1 + step)), "k", at: index) }
        } == [])
      #expect(try fixture.sql("SELECT count(*) FROM t WHERE k = v + \(step)") == "200\n")
    }
  }
}
