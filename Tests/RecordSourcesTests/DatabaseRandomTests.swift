import JSONText
import RecordSources
import Records
import SeededRandom
import Testing

@Suite("Random edits of databases, read by sqlite3")
struct DatabaseRandomTests {
  /// A value, as JSON and in SQL.
  private struct Value {
    let json: JSONValue
    let sql: String

    init(using random: inout SeededGenerator) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: (json, sql) = (.null, "NULL")
      case 1:
        let number = Int64.random(in: .min ... .max, using: &random)
        (json, sql) = (.number(String(number)), String(number))
      case 2:
        let number = Double(Int.random(in: -999...999, using: &random)) + 0.25
        (json, sql) = (.number(String(number)), String(number))
      default:
        let text = Self.texts.randomElement(using: &random) ?? ""
        (json, sql) = (.string(text), "'" + text.replacing("'", with: "''") + "'")
      }
    }

    private static let texts = [
      "", "x", "it's", "\"q\" \\", "two\nlines", "表 😀", "{\"a\": 1}", "\t\u{1}", "12", "a,b|c",
    ]
  }

  private static let tables = [
    "CREATE TABLE t (k INTEGER PRIMARY KEY, a, b, doc, raw)",
    "CREATE TABLE t (a, b, doc, raw, k INT NOT NULL, PRIMARY KEY (k)) WITHOUT ROWID",
    "CREATE TABLE t (\"k\" UNIQUE, a, b, doc, raw)",
  ]

  @Test(
    "What was edited is what sqlite3 reads; other columns and tables are as they were",
    arguments: tables, 0..<20)
  func edits(table definition: String, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model: [(key: Int, a: String, b: String, city: String?, raw: String)] = []
    var script = definition + "; CREATE TABLE other (v); INSERT INTO other VALUES (x'00', 1.0);"
    script = script.replacing("(x'00', 1.0)", with: "(x'00'), (1.0)")
    for key in 1...Int.random(in: 1...6, using: &random) {
      let (a, b) = (Value(using: &random), Value(using: &random))
      let raw = ["x'FF00'", "x'41FF' || ''", "1.0", "NULL"].randomElement(using: &random)!
      model.append((key, a.sql, b.sql, "old", raw))
      script += """
        INSERT INTO t (k, a, b, doc, raw)
        VALUES (\(key), \(a.sql), \(b.sql), '{ "city" : "old", "n":[1.10] }', \(raw));
        """
    }
    let fixture = try DatabaseFixture(script, table: "t")
    let other = try fixture.sql(".dump other")
    for _ in 0..<3 {
      let contents = try fixture.read(entering: ["doc"])
      var table = contents.table
      let ids = table.records
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<max(1, model.count), using: &random)
        guard index < ids.count, index < model.count, table.index(of: ids[index]) != nil else {
          continue
        }
        let value = Value(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          try table.set(value.json, at: [.member("a")], in: ids[index])
          model[index].a = value.sql
        case 1:
          try table.set(value.json, at: [.member("b")], in: ids[index])
          model[index].b = value.sql
        default:
          let city = ["Paris", "表'"].randomElement(using: &random)!
          guard model[index].city != nil else { continue }
          try table.set(.string(city), at: [.member("doc"), .member("city")], in: ids[index])
          model[index].city = city
        }
      }
      if Bool.random(using: &random) {
        let key = (model.map(\.key).max() ?? 0) + 1
        let value = Value(using: &random)
        _ = table.insert(
          .object([
            JSONMember(name: "k", value: .number(String(key))),
            JSONMember(name: "a", value: value.json), JSONMember(name: "b", value: .null),
          ]), at: table.count)
        model.append((key, value.sql, "NULL", nil, "NULL"))
      }
      if model.count > 1, Bool.random(using: &random) {
        table.delete(ids[0])
        model.removeFirst()
      }
      guard case .saved = try fixture.commit(table, contents) else {
        Issue.record("not saved")
        return
      }
      try check(model, in: fixture)
    }
    #expect(try fixture.sql(".dump other") == other)
  }

  private func check(
    _ model: [(key: Int, a: String, b: String, city: String?, raw: String)],
    in fixture: DatabaseFixture
  ) throws {
    // Compared in SQL, class by class: neither side's way to print counts.
    let rows = model.map { row in
      let doc = row.city.map {
        "'{ \"city\" : \"" + $0.replacing("'", with: "''") + "\", \"n\":[1.10] }'"
      }
      return "(\(row.key), \(row.a), \(row.b), \(doc ?? "NULL"), \(row.raw))"
    }
    let columns = ["k", "a", "b", "doc", "raw"].map { "\($0), typeof(\($0))" }
      .joined(separator: ", ")
    let expected = """
      WITH e (k, a, b, doc, raw) AS (VALUES \(rows.joined(separator: ", ")))
      SELECT (SELECT count(*) FROM (
          SELECT \(columns) FROM e EXCEPT SELECT \(columns) FROM t)),
        (SELECT count(*) FROM (SELECT \(columns) FROM t EXCEPT SELECT \(columns) FROM e)),
        (SELECT count(*) FROM t)
      """
    let present = try fixture.sql(".dump t")
    #expect(try fixture.sql(expected) == "0|0|\(model.count)\n", "\(rows), not \(present)")
  }
}
