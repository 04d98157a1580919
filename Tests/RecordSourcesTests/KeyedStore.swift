import JSONText
import Records
import SourceText
import TextsTesting
import Threads

/// Records under keys, in memory, each with a version of its own: what a database would be. Its commit can refuse
/// single records.
final class KeyedStore: RecordSource {
  struct Row: Equatable, Sendable {
    var key: Int
    var json: String
  }

  private struct State {
    var rows: [Row]
    /// Counts the changes.
    var version = 0
    var nextKey: Int
    var isLocked = false
  }

  private let state: Locked<State>
  let name = "staff.db"

  init(_ records: [String]) {
    let rows = records.enumerated().map { Row(key: $0 + 1, json: $1) }
    state = Locked(State(rows: rows, nextKey: rows.count + 1))
  }

  var rows: [Row] { state.withLock(\.rows) }
  var size: Int? { nil }
  var currentVersion: SourceVersion? { SourceVersion(state.withLock(\.version)) }
  var watch: SourceWatch { .polling(every: .seconds(1)) }
  var identity: SourceIdentity { SourceIdentity(file: name, table: "staff") }
  var canBegin: Bool { false }

  /// What another client does.
  func replace(_ old: String, by new: String, key: Int) {
    state.withLock { state in
      for index in state.rows.indices where state.rows[index].key == key {
        state.rows[index].json = state.rows[index].json.replacing(old, with: new)
      }
      state.version += 1
    }
  }

  func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery { Delivery(self) }

  func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents? { nil }

  func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    throw .unreadable(SourceFailure(name: name, reason: "a store is not made this way"))
  }

  func elsewhere(_ path: String) -> (any RecordSource)? { nil }

  func write(_ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    try table.write(sink)
  }

  // MARK: Changing

  private final class Lock: SourceLock {
    let store: KeyedStore
    let isHeld = true
    init(_ store: KeyedStore) { self.store = store }
    deinit { store.state.withLock { $0.isLocked = false } }
  }

  func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock {
    let isFree = state.withLock { state in
      defer { state.isLocked = true }
      return !state.isLocked
    }
    if !isFree { onWait() }
    guard isFree else { throw SourceFailure(name: name, reason: "another client has locked it") }
    return Lock(self)
  }

  func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    guard let origin = commit.table.origin as? Origin else {
      return .failed(SourceFailure(name: name, reason: "the records are not this store's"))
    }
    return state.withLock { state in
      var next = state
      let refusals = Change(origin, commit).make(in: &next)
      guard refusals.isEmpty else { return .refused(refusals) }
      next.version += next.rows == state.rows ? 0 : 1
      origin.learn(next.rows.map(\.key), of: commit.table)
      state = next
      return .saved(SourceVersion(state.version))
    }
  }

  /// The changes of a commit, in rows.
  private struct Change {
    let origin: Origin
    let commit: RecordCommit

    init(_ origin: Origin, _ commit: RecordCommit) {
      self.origin = origin
      self.commit = commit
    }

    private var overwrites: Bool {
      if case .anything = commit.expected { true } else { false }
    }

    func make(in state: inout State) -> [RecordRefusal] {
      var refusals: [RecordRefusal] = []
      for id in commit.base.records where commit.table.index(of: id) == nil {
        if let key = origin.key(of: id) { state.rows.removeAll { $0.key == key } }
      }
      for id in commit.table.records {
        if let refusal = put(id, in: &state) { refusals.append(refusal) }
      }
      return refusals
    }

    private func put(_ id: RecordID, in state: inout State) -> RecordRefusal? {
      let new = commit.table[id]
      guard let key = origin.key(of: id), commit.base.index(of: id) != nil else {
        state.rows.append(Row(key: state.nextKey, json: new.text))
        state.nextKey += 1
        return nil
      }
      let base = commit.base[id]
      guard !new.hasSameBytes(as: base) else { return nil }
      guard let index = state.rows.firstIndex(where: { $0.key == key }) else {
        return RecordRefusal(record: id, cause: .conflict(theirs: nil))
      }
      guard overwrites || state.rows[index].json == base.text else {
        return RecordRefusal(record: id, cause: .conflict(theirs: state.rows[index].json))
      }
      state.rows[index].json = new.text
      return check(id, new)
    }

    /// The store's constraint: an age is not negative.
    private func check(_ id: RecordID, _ record: JSONSlice) -> RecordRefusal? {
      let path = [JSONStep.member("age")]
      guard case .found(let age) = record.lookup(path), age.text.hasPrefix("-") else { return nil }
      return RecordRefusal(
        record: id, path: path, cause: .refused("CHECK constraint failed: age >= 0"))
    }
  }

  // MARK: Reading

  private final class Delivery: RecordDelivery {
    private let rows: [Row]
    private let version: Int
    private var delivered = 0

    init(_ store: KeyedStore) {
      (rows, version) = store.state.withLock { ($0.rows, $0.version) }
    }

    var count: Int { text.utf8.count }
    var size: Int { 0 }
    private var isWhole: Bool { delivered == rows.count }

    private var text: String {
      let end = isWhole ? "\n]\n" : ",\n"
      return "[\n" + rows[..<delivered].map(\.json).joined(separator: ",\n") + end
    }

    var table: RecordTable {
      let source = SourceText(name: "staff.db", text: text)
      var index = RecordIndexer(name: "")
      try? index.advance(over: source.buffer.bytes, isWhole: isWhole)
      return RecordTable(source: source, index: index, origin: Origin(rows.map(\.key)))
    }

    var contents: SourceContents {
      var abilities = SourceAbilities()
      abilities.refuse(.move, because: { _ in "The rows of a store have no order of their own" })
      abilities.refuse(.saveAs, because: { _ in "A store has no other name" })
      abilities.refuse(.rescue, .editExternally, because: { _ in "The store is secret" })
      return SourceContents(
        table: table, version: SourceVersion(version), abilities: abilities)
    }

    func readOn() throws(RecordReadingError) -> Bool {
      delivered = min(delivered + 1, rows.count)
      return !isWhole
    }
  }

  private final class Origin: RecordOrigin {
    private let keys: Locked<[RecordID: Int]>

    init(_ keys: [Int]) {
      let known = keys.enumerated().map { (RecordID(rawValue: UInt32($0)), $1) }
      self.keys = Locked(Dictionary(uniqueKeysWithValues: known))
    }

    func key(of id: RecordID) -> Int? { keys.withLock { $0[id] } }

    /// The keys that added records got.
    func learn(_ new: [Int], of table: RecordTable) {
      keys.withLock { keys in
        for (id, key) in zip(table.records, new) { keys[id] = key }
      }
    }

    func location(at offset: Int, in record: RecordID) -> SourceLocation {
      .value(table: "staff", key: key(of: record).map(String.init) ?? "new", column: nil)
    }

    func nativeType(at offset: Int, in record: RecordID) -> NativeType? { nil }

    func adapted(
      _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
    ) throws(JSONEditError) -> JSONValue? { value }

    func excerpt(
      of record: JSONSlice, as id: RecordID, of table: RecordTable
    ) -> SourceExcerpt? { nil }

    func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
      var before: [UInt8] = []
      var after: [UInt8] = []
      old.write { before += $0 }
      new.write { after += $0 }
      return SourcePreview(
        old: before, splices: before == after ? [] : [(0..<before.count, after)])
    }
  }
}
