import RecordSources
import Records
import Testing
import Texts
import TextsTesting

@Suite("What a database runs ends when it is to stop")
struct DatabaseStoppingTests {
  private static let tables = """
    CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE log (name TEXT);
    INSERT INTO staff VALUES (1, 'Ada');
    CREATE VIEW nobody AS
      WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c WHERE n < 0;
    CREATE TRIGGER waits AFTER UPDATE ON staff WHEN new.name <> 'Ida' BEGIN
      INSERT INTO log VALUES (new.name);
      INSERT INTO log SELECT n FROM nobody;
    END;
    """

  @Test("Reading a view says that it was interrupted")
  func reading() throws {
    let fixture = try DatabaseFixture(Self.tables, table: "nobody")
    var request = RecordRequest()
    request.isStopped = { true }
    let delivery = try fixture.source.open(request, readsAhead: false)
    do throws(RecordReadingError) {
      _ = try delivery.readOn()
      Issue.record("It has come to an end")
    } catch {
      guard case .unreadable(let failure) = error else { throw error }
      #expect(failure.reason.english == "reading was interrupted")
    }
  }

  @Test("A commit is taken back, and the next one under the same lock is made")
  func commit() throws {
    let fixture = try DatabaseFixture(Self.tables, table: "staff")
    let contents = try fixture.read()
    func commit(_ name: String, under lock: any SourceLock) throws -> CommitAnswer {
      var table = contents.table
      try table.set(.string(name), "name", at: 0)
      return fixture.source.commit(
        RecordCommit(
          base: contents.table, table: table,
          expected: contents.version.map { .version($0) } ?? .nothing, isStopped: { true }),
        under: lock)
    }
    let lock = try fixture.source.lock(patience: .zero)
    guard case .failed(let failure) = try commit("Grace", under: lock) else {
      Issue.record("It was not interrupted")
      return
    }
    #expect(failure.reason.english == "saving was interrupted; nothing is changed")
    #expect(try fixture.sql("SELECT name FROM staff UNION ALL SELECT name FROM log") == "Ada\n")
    guard case .saved = try commit("Ida", under: lock) else {
      Issue.record("It was not saved")
      return
    }
    #expect(try fixture.sql("SELECT name FROM staff UNION ALL SELECT name FROM log") == "Ida\n")
  }

  @Test("Waiting for a lock ends, too")
  func lock() throws {
    let fixture = try DatabaseFixture(Self.tables, table: "staff")
    let other = try SourceCatalog.source(named: fixture.path, SourceOptions(table: "staff"))
      .lock(patience: .zero)
    defer { withExtendedLifetime(other) {} }
    do throws(SourceFailure) {
      _ = try fixture.source.lock(patience: .seconds(3_600), isStopped: { true }, onWait: {})
      Issue.record("It got the lock")
    } catch {
      #expect(error.reason.english == "saving was interrupted; nothing is changed")
    }
  }
}
