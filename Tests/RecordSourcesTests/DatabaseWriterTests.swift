import FileTesting
import Testing

@Suite("Others who write to a database")
struct DatabaseWriterTests {
  @Test("What others did to other columns and rows stays, and is read again")
  func others() throws {
    let fixture = try DatabaseFixture.staff()
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
      let fixture = try DatabaseFixture.staff()
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
    let fixture = try DatabaseFixture.staff()
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
    #expect(fixture.source.needsReload(table, savedAs: version))
    #expect(!fixture.source.needsReload(table, savedAs: present))
    #expect(fixture.source.isCompletion(of: version, by: present), "nobody else has changed it")
    #expect(try fixture.sql("SELECT age, seen FROM staff WHERE id = 7") == "37|aged\n")
    try fixture.sql("UPDATE staff SET pay = 3")
    let theirs = try #require(fixture.source.currentVersion)
    #expect(!fixture.source.isCompletion(of: version, by: theirs))
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

  @Test("While it is being changed, others can't; a lock of theirs is waited for, then reported")
  func locks() throws {
    let fixture = try DatabaseFixture.staff()
    let lock = try fixture.source.lock(patience: .zero)
    #expect(lock.isHeld)
    #expect(throws: OtherProgram.Failure.self) {
      try SQLiteProgram.run("DELETE FROM staff", on: fixture.path, patience: 0)
    }
    withExtendedLifetime(lock) {}
  }
}
