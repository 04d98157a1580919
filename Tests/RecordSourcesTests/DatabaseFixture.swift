import FileTesting
import JSONText
import RecordSources
import Records
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
      RecordRequest(membersEntered: { columns }), readsAhead: false)
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
        let place = (table.place(of: refusal.record) ?? -1) + 1
        let path = refusal.path.map(\.name).joined(separator: ".")
        return "\(place).\(path): \(refusal.reason.text(in: Language.english.texts))"
      }
    case .conflict: return ["conflict"]
    case .failed(let failure), .unconfirmed(_, let failure):
      return ["failed: \(failure.reason.text(in: Language.english.texts))"]
    }
  }
}

extension RecordTable {
  /// Sets a member, or what is below it, of the record at a place.
  mutating func set(_ value: JSONValue, _ path: String..., at place: Int) throws {
    try set(value, at: path.map { .member($0) }, in: id(at: place))
  }
}
