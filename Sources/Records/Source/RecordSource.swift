import JSONText
import SourceText
import Texts

/// Where records live: a file, a table of a database.
///
/// It delivers records as JSON bytes and takes changes of records back; the rest of the program knows nothing
/// else of it. Every source passes `Tests/RecordSourcesTests/SourceContractTests`.
package protocol RecordSource: Sendable {
  /// As the user wrote it: what messages call it.
  var name: String { get }
  /// How many bytes there are to read; nil where only reading shows it, as with pipes, or nothing is there.
  var size: Int? { get }
  /// Its version now; nil where nothing is there. Cheap: it is asked for every few seconds.
  var currentVersion: SourceVersion? { get }
  /// How changes of its records are noticed.
  var watch: SourceWatch { get }
  /// What the next start finds it by, and what could not be saved.
  var identity: SourceIdentity { get }
  /// Whether a form of this table is one of its records: false where another table, or a query, was named.
  func isMeant(byFormOf table: String) -> Bool
  /// Whether nothing is there yet that the first commit can make.
  var canBegin: Bool { get }

  /// Starts to read from the front; `readsAhead`: with another thread where there is much to read.
  func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery

  /// The first records of much, so that something can be shown at once; nil where all is read as quickly, or
  /// nothing can be shown before all is read.
  func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents?

  /// What a source that is not there yet begins with; `defaults` fills its first record.
  func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents

  /// Whether reading and saving run what is in the data, such as views and triggers, so that the size says nothing about how
  /// long that takes.
  var runsQueries: Bool { get }

  /// Waits for the right to change it, and keeps out others who ask.
  /// - Parameters:
  ///   - patience: how long another program may keep it without changing anything.
  ///   - isStopped: is asked while another program is waited for: whether to give up.
  ///   - onWait: is called once, before another program that has it is waited for.
  func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock

  /// What was found out about it in the background and is to be said once, as a clause; nil where there is nothing.
  func takeNotice() -> Sentence?

  /// Is called with the request of the form that was made of what was read: what depends on a form is done then. Returns
  /// what is to be said of it, as clauses.
  func settle(_ request: RecordRequest) -> [Sentence]

  /// Whether nothing of it may get to a disk in clear: neither what is rescued nor the copy of an editor.
  var isEncrypted: Bool { get }

  /// Whether a commit takes no longer than writing does.
  var isReadyToCommit: Bool { get }

  /// Computes what the next commit needs and takes long. It may run beside everything else.
  func prepareCommit()

  /// Writes the changes of records: all of them, or none.
  func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer

  /// Whether a version is nothing but what the source has itself made of records that were saved.
  func isCompletion(of saved: SourceVersion, by version: SourceVersion) -> Bool

  /// Whether a commit that gave this version has left other values than were given, or nothing, where some were set.
  func hasAltered(_ saved: SourceVersion) -> Bool

  /// Whether records that were committed as a version are other ones once they are read again: the source has made more of
  /// them, or an edit of one value has changed others.
  func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool

  /// The bytes of a file with these records, in the source's own format where that is a file's.
  func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws

  /// The source that saving under another name makes; nil where its abilities refuse that.
  func elsewhere(_ path: String) -> (any RecordSource)?
}

extension RecordSource {
  package func isMeant(byFormOf table: String) -> Bool { true }

  package func lock(patience: Duration) throws(SourceFailure) -> any SourceLock {
    try lock(patience: patience, isStopped: { false }, onWait: {})
  }

  package var runsQueries: Bool { false }

  package func takeNotice() -> Sentence? { nil }
  package func settle(_ request: RecordRequest) -> [Sentence] { [] }
  package var isEncrypted: Bool { false }
  package var isReadyToCommit: Bool { true }
  package func prepareCommit() {}
  package func isCompletion(of saved: SourceVersion, by version: SourceVersion) -> Bool { false }
  package func hasAltered(_ saved: SourceVersion) -> Bool { false }
  package func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool {
    false
  }
}

/// Keeps others from changing a source as long as it lives.
package protocol SourceLock: AnyObject, Sendable {
  /// Whether others are kept out: some have nothing to lock.
  var isHeld: Bool { get }
  /// Whether there is something that could be locked, were there locks where it is, as on some network file systems.
  var isUnsupported: Bool { get }
  /// Whether a commit may have replaced unseen what another program saved at the same moment.
  var mayLoseOthers: Bool { get }
}

extension SourceLock {
  package var mayLoseOthers: Bool { false }
  package var isUnsupported: Bool { false }

  /// What is to be said once of a save under the lock: what others saved at the same moment may be merged instead of
  /// waited for, or lost. Nil where neither is so.
  package var gap: Sentence? {
    let mayLose = mayLoseOthers
    if isUnsupported { return Sentence { $0.noLocksHere(losesOthers: mayLose) } }
    return mayLose ? Sentence { $0.noExchangeHere } : nil
  }
}

/// Records that are being read, piece by piece. One thread at a time uses it.
package protocol RecordDelivery: AnyObject {
  /// How many bytes are read.
  var count: Int { get }
  /// How many bytes there were at first; 0 where that is not known.
  var size: Int { get }
  /// The records so far; versions stay as they are while reading goes on.
  var table: RecordTable { get }
  /// What is read so far. Once all is, `table.isWhole`.
  var contents: SourceContents { get }

  /// Reads and validates the next piece; false once all is read and valid. After an error what was read
  /// before it is still there.
  func readOn() throws(RecordReadingError) -> Bool
}

/// What a source delivered.
package struct SourceContents: Sendable {
  /// The records.
  package private(set) var table: RecordTable
  /// What a commit is to find there again; nil where nothing is there yet.
  package let version: SourceVersion?
  /// What can be done with the source, and why the rest cannot.
  package var abilities: SourceAbilities
  /// Whether another program wrote while it was read.
  package let wasWritten: Bool
  /// What is to be said of it, each as a clause behind the source's name.
  package var notices: [Sentence] = []

  package init(
    table: RecordTable, version: SourceVersion?, abilities: SourceAbilities = SourceAbilities(),
    wasWritten: Bool = false
  ) {
    self.table = table
    self.version = version
    self.abilities = abilities
    self.wasWritten = wasWritten
  }

  /// The same for another request; nil where the source has to be read again for it.
  package func satisfying(_ request: RecordRequest) -> SourceContents? {
    guard request.path.isEmpty else { return nil }
    guard let origin = table.origin else { return self }
    guard let other = origin.expecting(request.expectedTypes()) else { return nil }
    var contents = self
    contents.table = table.with(other)
    return contents
  }

  /// Whether saving makes what is not there yet.
  package var isNew: Bool { version == nil }
}

/// What distinguishes one state of a source from another; only the source knows what it means.
package struct SourceVersion: Equatable, Sendable {
  /// How the source distinguishes its versions; for the source alone.
  package let mark: any Equatable & Sendable

  package init(_ mark: some Equatable & Sendable) { self.mark = mark }

  package static func == (a: Self, b: Self) -> Bool { isEqual(a.mark, b.mark) }

  private static func isEqual<Mark: Equatable>(_ mark: Mark, _ other: Any) -> Bool {
    other as? Mark == mark
  }
}
