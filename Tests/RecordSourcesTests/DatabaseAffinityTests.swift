import JSONText
import Records
import Testing
import Texts
import TextsTesting

@Suite("What the types of columns make of values")
struct DatabaseAffinityTests {
  @Test("What a column's type would make another value of is refused, also in a new row")
  func affinity() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, zip STRING, r REAL, n INT, text TEXT, any);
      INSERT INTO t VALUES (1, NULL, NULL, NULL, NULL, NULL), (2, 'x', 1.5, 1, '', '');
      """)
    let refused: [(String, JSONValue, String)] = [
      ("zip", .string("01234"), "declared as STRING, so that SQLite stores 1234"),
      ("zip", .string(" 5"), "stores 5"), ("zip", .string("1.50"), "stores 1.5"),
      ("zip", .string("1e3"), "stores 1000"), ("n", .string("+7"), "stores 7"),
      ("r", .string("007"), "stores 7.0"),
      ("r", .number("12345678901234567"), "SQLite holds about 15 digits"),
      ("r", .number("9007199254740993"), "SQLite holds about 15 digits"),
    ]
    for (column, value, reason) in refused {
      for index in 0...2 {
        var table = try fixture.read().table
        _ = table.insert(.object([]), at: 2)
        do {
          try table.set(value, column, at: index)
          Issue.record("\(column) was not refused")
        } catch let JSONEditError.refused(refusal) {
          #expect(refusal.message.text(in: Language.english.texts).contains(reason))
        }
      }
    }
    let kept: [(String, JSONValue, String)] = [
      ("zip", .string("1234"), "integer|1234"), ("zip", .string("x1"), "text|x1"),
      ("r", .number("5"), "real|5.0"),
      ("r", .number("9007199254740992"), "real|9.00719925474099e+15"),
      ("n", .string("1.5"), "real|1.5"), ("text", .string("01"), "text|01"),
      ("any", .string("01"), "text|01"),
    ]
    for (column, value, stored) in kept {
      for index in 0...1 {
        #expect(try fixture.save { try $0.set(value, column, at: index) } == [])
        #expect(
          try fixture.sql("SELECT typeof(\(column)), \(column) FROM t WHERE id = \(index + 1)")
            == stored + "\n")
      }
    }
    #expect(
      try fixture.save { table in
        _ = table.insert(.object([JSONMember(name: "zip", value: .string("00"))]), at: 2)
      }.first?.contains("stores another number in place") == true)
  }
}
