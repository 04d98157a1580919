import JSONText
import Records
import SourceText
import Storage

/// Records in a file, or in what comes out of a pipe.
package struct FileSource: RecordSource {
  private let path: String

  /// `-` is standard input.
  package init(_ path: String) { self.path = path }

  package var name: String { path }
  package var currentVersion: SourceVersion? {
    FileStamp.current(of: path).map { SourceVersion($0) }
  }
  package var watch: SourceWatch { FileReader.isStream(path) ? .never : .files([path]) }
  package var identity: String { path }
  package var canBegin: Bool { FileReader.canBegin(path) }

  package var size: Int? {
    guard path != "-", let size = FileStamp.current(of: path)?.size, size > 0 else { return nil }
    return Int(size)
  }

  package func open(
    recordsPath: [JSONStep], readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery {
    try RecordReading(path, recordsPath: recordsPath, readsAhead: readsAhead)
  }

  package func lock(patience: Duration) throws(SourceFailure) -> any SourceLock {
    do {
      return try FileLock(path, patience: patience)
    } catch {
      throw SourceFailure(error)
    }
  }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    let change = change(to: commit.table)
    if let change, !change.refusals.isEmpty { return .refused(change.refusals) }
    do throws(FileError) {
      let stamp = try AtomicFile.write(to: path, expecting: expected(by: commit)) { sink in
        try write(commit.table, by: change, to: sink)
      }
      return .saved(SourceVersion(stamp))
    } catch {
      switch error.cause {
      case .changed: return .conflict(isGone: currentVersion == nil)
      case .unflushed: return .unconfirmed(currentVersion, SourceFailure(error))
      default: return .failed(SourceFailure(error))
      }
    }
  }

  package func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try write(table, by: change(to: table), to: sink)
  }

  /// What the records become in the text that they are from; nil where they are its JSON.
  private func change(to table: RecordTable) -> TextChange? {
    (table.origin as? any TextOrigin)?.change(to: table)
  }

  private func write(
    _ table: RecordTable, by change: TextChange?, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    if let change { try change.write(to: sink) } else { try table.write(sink) }
  }

  package func elsewhere(_ path: String) -> (any RecordSource)? { FileSource(path) }

  /// What must be there for a commit not to lose what the person has never seen.
  private func expected(by commit: RecordCommit) -> ExpectedFile {
    switch commit.expected {
    case .anything: .anything
    case .nothing: .nothing
    case .version(let version):
      (version.mark as? FileStamp).map { stamp in
        .file(stamp, contents: FileContents { sink in try write(commit.base, to: sink) })
      } ?? .nothing
    }
  }
}

extension FileLock: SourceLock {}

extension SourceFailure {
  init(_ error: FileError) { self.init(name: error.path, reason: error.reason) }
}
