import JSONText
import Testing

@Suite("What constraints and triggers of a database are against")
struct DatabaseConstraintTests {
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
    let fixture = try DatabaseFixture.staff()
    let before = try fixture.sql(".dump")
    let refusals = try fixture.save { table in
      try table.set(refused.value, refused.column, at: 0)
      // What is sound is not saved either.
      try table.set(.number("5"), "pay", at: 1)
    }
    #expect(refusals == [refused.reason])
    #expect(try fixture.sql(".dump") == before)
  }

  @Test("A row that others refer to is not deleted, unless they go, too")
  func references() throws {
    let fixture = try DatabaseFixture.staff()
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
    let fixture = try DatabaseFixture.staff()
    #expect(
      try fixture.save { table in
        try table.set(.string("Grace"), "name", at: 0)
        try table.set(.string("Hopper"), "name", at: 1)
      } == [])
    #expect(try fixture.sql("SELECT name FROM staff WHERE id < 10") == "Grace\nHopper\n")
  }

  @Test("A constraint that would replace other rows, or ignore the change, refuses it")
  func conflictClauses() throws {
    for clause in ["REPLACE", "IGNORE"] {
      let fixture = try DatabaseFixture(
        """
        CREATE TABLE p (id INTEGER PRIMARY KEY, name TEXT UNIQUE ON CONFLICT \(clause));
        INSERT INTO p VALUES (1, 'Ann'), (2, 'Bob');
        """)
      let before = try fixture.sql(".dump")
      let refusals = try fixture.save { try $0.set(.string("Bob"), "name", at: 0) }
      #expect(refusals == ["1.name: another row has the same name (UNIQUE)"], "\(clause)")
      #expect(try fixture.sql(".dump") == before)
    }
  }

  @Test("What the statements of triggers do with conflicts is theirs")
  func conflictsOfTriggers() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE seen (name TEXT PRIMARY KEY);
      CREATE TRIGGER t AFTER UPDATE ON p BEGIN INSERT OR IGNORE INTO seen VALUES (new.name); END;
      INSERT INTO p VALUES (1, 'Ann'); INSERT INTO seen VALUES ('Bob');
      """, table: "p")
    #expect(try fixture.save { try $0.set(.string("Bob"), "name", at: 0) } == [])
    #expect(try fixture.sql("SELECT name FROM p") == "Bob\n")
  }
}
