import JSONText
import Records
import Testing

/// The JSON that rows are delivered as is not parsed again: what is known of it has to be what a parser finds.
@Suite("Rows as they are delivered")
struct DatabaseDeliveryTests {
  /// SQL of a table `t` with columns that can be looked into, and columns that are looked into.
  static let tables: [(String, Set<String>)] = [
    ("CREATE TABLE t (a)", []),
    ("CREATE TABLE t (a); INSERT INTO t VALUES (NULL)", []),
    ("CREATE TABLE t (\"ä \"\"b\"\"\"); INSERT INTO t VALUES (1), (2)", []),
    (
      """
      CREATE TABLE t (a, b, c BLOB);
      INSERT INTO t VALUES (1, -2.5, x'00FF'), (9e999, -9e999, ''), (9223372036854775807, 1e300, 'text');
      """, []
    ),
    (
      """
      CREATE TABLE t (a TEXT);
      INSERT INTO t VALUES (''), ('"'), ('1234567"'), ('12345678"'), ('\\'), ('é'), ('1234567é'),
        ('a' || char(9) || char(10) || char(13) || char(8) || char(12) || char(1) || char(31) || char(127)),
        (CAST(x'61FF62' AS TEXT)), ('😀 ' || char(0x2028)), ('"quoted" \\ and ü and more than eight');
      """, []
    ),
    (
      """
      CREATE TABLE t (a TEXT, b TEXT);
      INSERT INTO t VALUES ('{"x": [1, 2, {"y": "\\u00e9"}]}', '{"x": 1'), (' [1] ', '[]'), ('{}', NULL);
      """, ["a", "b"]
    ),
    ("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('[\"\\u0041\"]'), ('[\"é\"]')", ["a"]),
    ("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('[\"\\u00e9\"]')", ["a"]),
    (
      """
      CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
      INSERT INTO t SELECT i, printf('%.*c', i % 40, '"') FROM n;
      """, []
    ),
  ]

  @Test("The records are where a parser of their text finds them", arguments: tables)
  func places(sql: String, entered: Set<String>) throws {
    let table = try DatabaseFixture(sql, table: "t").read(entering: entered).table
    let parsed = try RecordTable(parsing: table.source)
    #expect(table.isWhole && table.count == parsed.count)
    for (own, found) in zip(table.records, parsed.records) {
      #expect(table[own].range == parsed[found].range)
    }
    // How an added record is written depends on where the list ends, and on how texts are written in it.
    var (own, found) = (table, parsed)
    for index in [0, table.count] {
      _ = own.insert(.object([JSONMember(name: "é", value: .string("ü"))]), at: index)
      _ = found.insert(.object([JSONMember(name: "é", value: .string("ü"))]), at: index)
    }
    #expect(text(own) == text(found))
  }

  private func text(_ table: RecordTable) -> String {
    var bytes: [UInt8] = []
    table.write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
