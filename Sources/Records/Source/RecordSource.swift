import JSONText
import SourceText
import Texts

/// A store of records: a file, or a table of a database.
///
/// It delivers records as JSON bytes and accepts changes of records; the rest of the program is independent of it.
/// Every source passes `Tests/RecordSourcesTests/SourceContractTests`.
package protocol RecordSource: Sendable {
  /// Name of the source as the user wrote it, for messages.
  var name: String { get }
  /// Number of bytes to read; nil if unknown before reading, as with pipes, or if nothing
  /// exists.
  var size: Int? { get }
  /// Current version; nil if nothing exists. Must be cheap: it is polled every few seconds.
  var currentVersion: SourceVersion? { get }
  var watch: SourceWatch { get }
  /// Identity of the source for the next start and for rescued changes.
  var identity: SourceIdentity { get }
  /// True if a form of this table fits its records: false if another table, or a query, was named.
  func isMeant(byFormOf table: String) -> Bool
  /// True if nothing exists yet, and the first commit can create it.
  var canBegin: Bool { get }

  /// Starts to read from the beginning; `readsAhead`: with another thread if there is much to read.
  func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery

  /// The first records of a large source, to show something at once; nil if all is read as quickly, or if nothing can
  /// be shown before all is read.
  func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents?

  /// The initial contents of a source that does not exist yet; `defaults` fills its first record.
  func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents

  /// True if reading and saving run code in the data, such as views and triggers, so that their duration does not
  /// depend on the size.
  var runsQueries: Bool { get }

  /// Waits for an exclusive lock.
  /// - Parameters:
  ///   - patience: the time that another program may hold it without changing anything.
  ///   - isStopped: returns true to give up; called while waiting.
  ///   - onWait: is called once, before waiting for another program.
  func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock

  /// A finding of background work to report once, as a clause; nil if there is none.
  func takeNotice() -> Sentence?

  /// Called with the request of the form that was generated from the contents, for work that depends on a form.
  /// Returns messages, as clauses.
  func settle(_ request: RecordRequest) -> [Sentence]

  /// True if nothing of it may be written to a disk unencrypted: neither rescued changes nor the copy for an editor.
  var isEncrypted: Bool { get }

  /// True if a commit takes no longer than writing does.
  var isReadyToCommit: Bool { get }

  /// Computes slow prerequisites of the next commit. It may run concurrently.
  func prepareCommit()

  /// Writes the changes of records: all of them, or none.
  func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer

  /// True if a version differs from a saved one only by the source's own completion of saved records.
  func isCompletion(of saved: SourceVersion, by version: SourceVersion) -> Bool

  /// True if a commit with this version has left other values than the given ones, or nothing, for some that were
  /// set.
  func hasAltered(_ saved: SourceVersion) -> Bool

  /// True if committed records differ once they are read again: the source has completed them, or an edit of one
  /// value has changed others.
  func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool

  /// Writes a file with these records, in the source's own format if it is a file.
  func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws

  /// The source for saving under another name; nil if its abilities refuse that.
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

/// Keeps others from changing a source while it exists.
package protocol SourceLock: AnyObject, Sendable {
  /// True if the source is locked; false if there is nothing to lock.
  var isHeld: Bool { get }
  /// True if the file system has no locks, as with some network file systems.
  var isUnsupported: Bool { get }
  /// True if a commit may have replaced a simultaneous save of another program unnoticed.
  var mayLoseOthers: Bool { get }
}

extension SourceLock {
  package var mayLoseOthers: Bool { false }
  package var isUnsupported: Bool { false }

  /// The message to show once about saves under the lock: simultaneous saves of others may be merged or lost. Nil if
  /// they are not.
  package var gap: Sentence? {
    let mayLose = mayLoseOthers
    if isUnsupported { return Sentence { $0.noLocksHere(losesOthers: mayLose) } }
    return mayLose ? Sentence { $0.noExchangeHere } : nil
  }
}

/// Records that are being read, piece by piece. Used by one thread at a time.
package protocol RecordDelivery: AnyObject {
  /// Number of bytes read.
  var count: Int { get }
  /// Number of bytes at the start of reading; 0 if unknown.
  var size: Int { get }
  /// The records so far; versions stay unchanged while reading continues.
  var table: RecordTable { get }
  /// The contents so far. At the end, `table.isWhole` is true.
  var contents: SourceContents { get }

  /// Reads and validates the next piece; false once all is read and valid. After an error the previous pieces remain.
  func readOn() throws(RecordReadingError) -> Bool
}

/// The records of a source with their version and abilities.
package struct SourceContents: Sendable {
  package private(set) var table: RecordTable
  /// The state that a commit requires; nil if nothing exists yet.
  package let version: SourceVersion?
  package var abilities: SourceAbilities
  package let wasWritten: Bool
  /// Messages, each as a clause after the source's name.
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

  /// The contents for another request; nil if the source has to be read again for it.
  package func satisfying(_ request: RecordRequest) -> SourceContents? {
    guard request.path.isEmpty else { return nil }
    guard let origin = table.origin else { return self }
    guard let other = origin.expecting(request.expectedTypes()) else { return nil }
    var contents = self
    contents.table = table.with(other)
    return contents
  }

  package var isNew: Bool { version == nil }
}

/// An opaque value that distinguishes states of a source.
package struct SourceVersion: Equatable, Sendable {
  /// Value that is meaningful to the source alone.
  package let mark: any Equatable & Sendable

  package init(_ mark: some Equatable & Sendable) { self.mark = mark }

  package static func == (a: Self, b: Self) -> Bool { isEqual(a.mark, b.mark) }

  private static func isEqual<Mark: Equatable>(_ mark: Mark, _ other: Any) -> Bool {
    other as? Mark == mark
  }
}

/// Identifies a source for the next start, independent of how the user wrote its name, if possible.
package struct SourceIdentity: Hashable, Sendable {
  /// The path of the file, or the address on a server.
  package var file: String
  /// The table of a database; nil as long as it is unknown.
  package var table: String?

  package init(file: String, table: String? = nil) {
    self.file = file
    self.table = table
  }

  /// The path prefix for rescued changes.
  package var path: String { file + (table.map { "." + $0.replacing("/", with: "_") } ?? "") }
}

/// The way to detect changes of a source by others.
package enum SourceWatch: Hashable, Sendable {
  /// Changes of these files are reported by the system.
  case files([String])
  /// Changes are detected by comparing the version at this interval.
  case polling(every: Duration)
  /// No changes happen, as with a pipe's contents.
  case never
}
