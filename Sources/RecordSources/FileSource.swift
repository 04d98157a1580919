import JSONText
import Records
import SourceText
import Storage
import Texts

/// Records in a file, or from a pipe.
package struct FileSource: RecordSource {
  private let path: String
  /// The format named by the user; nil to detect it.
  let format: TextFormat?

  private let unused: UnusedOption?

  /// `-` is standard input. `unused`: an option that is not for files, so that they are not read.
  package init(_ path: String, format: TextFormat? = nil, unused: UnusedOption? = nil) {
    self.path = path
    self.format = format
    self.unused = unused
  }

  /// Refuses an option that is not for files.
  func refuseUnused() throws(RecordReadingError) {
    guard let unused else { return }
    throw .usage(SourceFailure(name: name, reason: unused.reason))
  }

  package var name: String { path }
  package var currentVersion: SourceVersion? {
    FileStamp.current(of: path).map { SourceVersion($0) }
  }
  package var watch: SourceWatch { FileReader.isStream(path) ? .never : .files([path]) }
  package var identity: SourceIdentity { SourceIdentity(file: path) }
  package var canBegin: Bool { FileReader.canBegin(path) }

  package var size: Int? {
    guard path != "-", let size = FileStamp.current(of: path)?.size, size > 0 else { return nil }
    return Int(size)
  }

  package func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery {
    try refuseUnused()
    return try RecordReading(path, request, format: format, readsAhead: readsAhead)
  }

  package func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock {
    do {
      return try FileLock(path, patience: patience, isStopped: isStopped, onWait: onWait)
    } catch {
      throw SourceFailure(error)
    }
  }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    let refusals = commit.table.refusalsOfDocument
    guard refusals.isEmpty else { return .refused(refusals) }
    do throws(FileError) {
      let file = try AtomicFile.write(to: path, expecting: expected(by: commit)) { sink in
        try write(commit.table, to: sink)
      }
      (lock as? FileLock)?.note(file)
      return CommitAnswer(file, as: SourceVersion(file.stamp), at: path)
    } catch {
      return CommitAnswer(error, now: currentVersion)
    }
  }

  package func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool {
    table.needsReload
  }

  package func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // What the records become in the document that they are from; else they are the file.
    if let origin = table.origin as? DocumentOrigin {
      try origin.file(with: table).write(to: sink)
    } else {
      try table.write(sink)
    }
  }

  /// Nil for a name with the ending of encrypted files.
  package func elsewhere(_ path: String) -> (any RecordSource)? {
    AgeSource.isShown(by: path) ? nil : FileSource(path, format: format)
  }

  /// The required state for a commit, so that no unseen changes are lost.
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

extension RecordTable {
  /// The reasons why the records can't be written in the document that they are from.
  package var refusalsOfDocument: [RecordRefusal] {
    (origin as? DocumentOrigin)?.refusals(in: self) ?? []
  }

  /// True if the records' document shows other ones once it is written.
  var needsReload: Bool { (origin as? DocumentOrigin)?.needsReload(self) ?? false }
}

extension CommitAnswer {
  /// The answer for a written file.
  init(_ file: WrittenFile, as version: SourceVersion, at path: String) {
    if let reservation = file.reservation {
      self = .savedWithout(version, SourceFailure(name: path, reason: reservation))
    } else {
      self = .saved(version)
    }
  }

  /// The answer for a file that could not be written; `version` is the current version.
  init(_ error: FileError, now version: @autoclosure () -> SourceVersion?) {
    switch error.cause {
    case .changed: self = .conflict(isGone: version() == nil)
    case .unflushed: self = .unconfirmed(version(), SourceFailure(error))
    default: self = .failed(SourceFailure(error))
    }
  }
}

extension FileLock: SourceLock {}

extension SourceFailure {
  init(_ error: FileError) { self.init(name: error.path, reason: error.reason) }
}
