import FileTesting
import JSONText
import RecordSources
import Records
import SourceText
import Testing
import Texts
import TextsTesting

/// A database in a folder of its own, opened as a source.
struct DatabaseFixture {
  let folder: TemporaryFolder
  let path: String
  let source: any RecordSource

  init(_ sql: String, table: String? = nil) throws {
    folder = try TemporaryFolder()
    path = folder.file("staff.db")
    try SQLiteProgram.run(sql, on: path)
    source = SourceCatalog.source(named: path, SourceOptions(table: table))
  }

  /// What `sqlite3` prints.
  @discardableResult
  func sql(_ sql: String) throws -> String { try SQLiteProgram.run(sql, on: path) }

  /// All rows, with the texts of these columns looked into.
  func read(entering columns: Set<String> = []) throws -> SourceContents {
    let delivery = try source.open(
      RecordRequest(membersEntered: { Set(names: columns) }), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents
  }

  func commit(
    _ table: RecordTable, _ contents: SourceContents, overwriting: Bool = false
  ) throws -> CommitAnswer {
    let lock = try source.lock(patience: .zero)
    defer { withExtendedLifetime(lock) {} }
    let expected =
      overwriting ? .anything : contents.version.map { RecordCommit.Expected.version($0) }
    return source.commit(
      RecordCommit(base: contents.table, table: table, expected: expected ?? .nothing),
      under: lock)
  }

  /// Reads, changes and saves; returns what was refused, as `1.name: reason`.
  func save(
    entering columns: Set<String> = [], _ change: (inout RecordTable) throws -> Void
  ) throws -> [String] {
    let contents = try read(entering: columns)
    var table = contents.table
    try change(&table)
    switch try commit(table, contents) {
    case .saved, .savedWithout: return []
    case .refused(let refusals):
      return refusals.map { refusal in
        let index = (table.index(of: refusal.record) ?? -1) + 1
        let path = refusal.path.map(\.name).joined(separator: ".")
        return "\(index).\(path): \(refusal.reason.text(in: Language.english.texts))"
      }
    case .conflict: return ["conflict"]
    case .failed(let failure), .unconfirmed(_, let failure):
      return ["failed: \(failure.reason.text(in: Language.english.texts))"]
    }
  }
}

extension RecordTable {
  /// Sets a member, or what is below it, of the record at an index.
  mutating func set(_ value: JSONValue, _ path: String..., at index: Int) throws {
    try set(value, at: path.map { .member($0) }, in: id(at: index))
  }
}

extension DatabaseFixture {
  /// Two teams, and three rows with values of all kinds, constraints and triggers.
  static func staff() throws -> DatabaseFixture { try DatabaseFixture(staffTables, table: "staff") }

  private static let staffTables = """
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
}
