import CCurl
import Storage
import Texts
import Threads

/// Reads files from servers, and keeps good copies of them for the time that a server can't be reached.
///
/// Several threads may use it. A server that could not be reached is not asked again by the same reader.
package final class ServerReader: Sendable {
  let limits: ServerLimits
  let certificates: TrustedCertificates
  private let cache: ServerCache?
  /// Whether no server is asked.
  private let usesOnlyCopies: Bool
  private let state = Locked(State())
  /// Those that nobody uses at the moment.
  private let connections: Locked<[Connections]>

  private struct State {
    var unreachable: [ServerURL.Origin: ServerError] = [:]
    /// What was read soundly: also where no file can keep it.
    var kept: [ServerURL: ServerCopy] = [:]
  }

  package convenience init(
    _ limits: ServerLimits, cache: ServerCache? = .ofEnvironment,
    certificates: TrustedCertificates = .ofEnvironment, usesOnlyCopies: Bool = false
  ) {
    self.init(limits, cache, certificates, usesOnlyCopies, Locked([]))
  }

  private init(
    _ limits: ServerLimits, _ cache: ServerCache?, _ certificates: TrustedCertificates,
    _ usesOnlyCopies: Bool, _ connections: Locked<[Connections]>
  ) {
    self.connections = connections
    self.usesOnlyCopies = usesOnlyCopies
    self.limits = limits
    self.cache = cache
    self.certificates = certificates
  }

  /// Whether a thread is just reading from a server, so that the process must end by `_exit`.
  package static var isAtWork: Bool { ccurl_count() > 0 }

  /// One that asks servers again, and knows what this one has kept.
  package var next: ServerReader {
    let reader = ServerReader(limits, cache, certificates, usesOnlyCopies, connections)
    let kept = state.withLock(\.kept)
    reader.state.withLock { $0.kept = kept }
    return reader
  }

  /// Begins to read a file. `origin`: where its redirects must stay, if anywhere.
  package func begin(
    _ url: ServerURL, within origin: ServerURL.Origin? = nil
  ) -> ServerReading {
    ServerReading(url, within: origin, by: self)
  }

  /// Reads a file whole.
  package func read(
    _ url: ServerURL, within origin: ServerURL.Origin? = nil
  ) throws(ServerError) -> ServedFile {
    let reading = begin(url, within: origin)
    while true { if let file = try reading.readOn() { return file } }
  }

  /// Keeps what was read and found sound, in place of the former copy. What can't be kept in a file is kept as long as
  /// this reader.
  package func keep(_ file: ServedFile) throws(FileError) {
    let copy = file.copy
    let isKept = state.withLock { state in
      defer { state.kept[copy.url] = copy }
      return state.kept[copy.url]?.isSame(as: copy) ?? false
    }
    guard file.origin == .fetched, !isKept else { return }
    if copy.mayBeKept { try cache?.keep(copy) } else { cache?.forget(copy.url) }
  }

  /// Keeps what was read as long as this reader, and no file of it: also none that was kept before.
  package func forget(_ file: ServedFile) {
    state.withLock { $0.kept[file.copy.url] = file.copy }
    cache?.forget(file.copy.url)
  }

  // MARK: For readings

  /// Connections for a request, which are to be released then.
  func connect() throws(ServerError) -> Connections {
    if let open = connections.withLock({ $0.popLast() }) { return open }
    return try Connections()
  }

  func release(_ open: Connections) { connections.withLock { $0.append(open) } }

  func known(_ url: ServerURL) -> ServerCopy.Known? {
    state.withLock { $0.kept[url] }?.known ?? cache?.known(url)
  }

  func copy(of url: ServerURL) -> ServerCopy? {
    state.withLock { $0.kept[url] } ?? cache?.copy(of: url)
  }

  /// Why the server of a URL was not reached before.
  func failure(of origin: ServerURL.Origin) -> ServerError? {
    usesOnlyCopies ? .noConnection("") : state.withLock { $0.unreachable[origin] }
  }

  func remember(_ error: ServerError, of origin: ServerURL.Origin) {
    switch error {
    // A server that answers may have other files.
    case .status, .cutShort: return
    default: state.withLock { $0.unreachable[origin] = error }
    }
  }
}
