import JSONText
import Records
import Servers
import SourceText
import Storage
import Texts
import Threads

/// Records of a file on a server, which can only be read.
package final class ServerSource: RecordSource {
  private let address: Result<ServerURL, ServerError>
  package let name: String
  private let format: DataFormat?
  private let unused: UnusedOption?
  /// The polling interval; nil: never.
  private let interval: Duration?
  private let state: Locked<State>

  private struct State {
    var reader: ServerReader
    /// Number of versions found so far; 0 before reading.
    var version = 0
    var body: ByteBuffer?
    var last: (file: ServedFile, reader: ServerReader)?
    var unread: ServedFile?
    /// The last reported error of the server; nil if it was reached.
    var saidError: ServerError?
    /// The message about that error, if it was not shown yet.
    var unsaid: Sentence?
    var lastLook = ContinuousClock.now
    var isLooking = false

    /// Records an error of the server; a message is not repeated.
    mutating func failed(_ error: ServerError?, _ notice: Sentence?) {
      if error != saidError { unsaid = notice }
      saidError = error
    }

    /// Records a version; false if it is unchanged.
    mutating func found(_ new: ByteBuffer) -> Bool {
      let isKnown =
        body.map { old in
          withExtendedLifetime((old, new)) { old.bytes.isSame(as: new.bytes) }
        } ?? false
      if isKnown { return false }
      body = new
      version += 1
      return true
    }
  }

  init(_ name: String, _ options: SourceOptions, reader: ServerReader = ServerReader(.data)) {
    do throws(ServerError) {
      let url = try ServerURL(name)
      (address, self.name) = (.success(url), url.text)
    } catch {
      (address, self.name) = (.failure(error), ServerURL.withoutPassword(name))
    }
    format = options.format
    unused = options.unused
    interval = options.poll
    state = Locked(State(reader: reader))
  }

  package var size: Int? { nil }
  package var identity: SourceIdentity { SourceIdentity(file: name) }
  package var canBegin: Bool { false }

  package func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery {
    if let unused {
      throw .usage(SourceFailure(name: name, reason: unused.reason))
    }
    let format: TextFormat?
    switch self.format {
    case .sqlite: throw .unreadable(failure { $0.serverHasNoDatabase })
    case .text(let named): format = named
    case nil: format = nil
    }
    let url: ServerURL
    do throws(ServerError) {
      url = try address.get()
    } catch {
      throw .unreadable(SourceFailure(name: name, reason: error.reason))
    }
    let (reader, found) = state.withLock { state in
      state.reader = state.reader.next
      return (state.reader, state.unread.take())
    }
    return ServerDelivery(
      url, reader.begin(url), orRead: found, request, format: format,
      adopt: { [self] in adopt($0, by: reader, for: request) })
  }

  /// Adopts a valid file, and stores a copy unless it has secrets.
  private func adopt(
    _ file: ServedFile, by reader: ServerReader, for request: RecordRequest
  ) -> (SourceVersion, [Sentence]) {
    let version = state.withLock { state in
      _ = state.found(file.copy.body)
      state.last = (file, reader)
      state.failed(file.origin.error, nil)
      state.lastLook = .now
      return state.version
    }
    return (SourceVersion(version), [file.notice].compactMap(\.self) + settle(request))
  }

  /// Stores a copy of the last file, or none if it has secrets: a copy would be unencrypted.
  package func settle(_ request: RecordRequest) -> [Sentence] {
    guard let (file, reader) = state.withLock(\.last) else { return [] }
    do throws(FileError) {
      switch request.holdsSecrets {
      case false?: try reader.keep(file)
      case true?: reader.forget(file)
      case nil: break
      }
      return []
    } catch {
      return [
        Sentence { $0.copyIsNotKept(because: $0.line(error.path, error.reason.text(in: $0))) }
      ]
    }
  }

  package func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents? {
    nil
  }

  package func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    throw .unreadable(failure { $0.serverDataIsReadOnly })
  }

  // MARK: Following

  package var watch: SourceWatch {
    interval.map { .polling(every: min($0, Self.longestWait)) } ?? .never
  }

  /// Maximum time that a version found in the background waits to be used.
  private static let longestWait = Duration.seconds(1)

  /// The known version. If polling is due, the server is asked in the background, and the answer is known later.
  package var currentVersion: SourceVersion? {
    let (version, looks) = state.withLock { state in
      let looks =
        state.version > 0 && !state.isLooking
        && interval.map { ContinuousClock.now - state.lastLook >= $0 } ?? false
      if looks { state.isLooking = true }
      return (state.version, looks)
    }
    if looks { DetachedThread.run { [self] in look() } }
    return version > 0 ? SourceVersion(version) : nil
  }

  private func look() {
    let reader = state.withLock(\.reader).next
    let result = Result { () throws(ServerError) in try reader.read(address.get()) }
    state.withLock { state in
      state.isLooking = false
      state.lastLook = .now
      guard case .success(let file) = result else {
        if case .failure(let error) = result { state.failed(error, error.reason) }
        return
      }
      state.failed(file.origin.error, file.notice)
      guard file.origin == .fetched, state.found(file.copy.body) else { return }
      state.unread = file
    }
  }

  package func takeNotice() -> Sentence? { state.withLock { $0.unsaid.take() } }

  // MARK: Changing

  /// Nothing can be locked.
  private final class NoLock: SourceLock {
    var isHeld: Bool { false }
  }

  package func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock { NoLock() }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    .failed(failure { $0.serverDataIsReadOnly })
  }

  package func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try FileSource(name).write(table, to: sink)
  }

  package func elsewhere(_ path: String) -> (any RecordSource)? {
    guard !ServerURL.isAddress(path) else { return nil }
    if case .text(let format)? = format { return FileSource(path, format: format) }
    return FileSource(path)
  }

  private func failure(_ reason: @escaping @Sendable (Texts) -> String) -> SourceFailure {
    SourceFailure(name: name, reason: Sentence(reason))
  }
}
