import CCurl
import Storage
import Texts
import Threads

/// Reads files from servers, and stores good copies for times when a server can't be reached.
///
/// Several threads may use it. A server that could not be reached is not asked again by the same reader.
package final class ServerReader: Sendable {
  let limits: ServerLimits
  let certificates: TrustedCertificates
  private let cache: ServerCache?
  private let usesOnlyCopies: Bool
  private let state = Locked(State())
  private let connections: Locked<[Connections]>

  private struct State {
    var unreachable: [ServerURL.Origin: ServerError] = [:]
    /// Copies found valid, also those that can't be stored in a file.
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

  /// True while a thread reads from a server, so that the process must end by `_exit`.
  package static var isAtWork: Bool { ccurl_count() > 0 }

  /// A reader that asks servers again, with the copies of this one.
  package var next: ServerReader {
    let reader = ServerReader(limits, cache, certificates, usesOnlyCopies, connections)
    let kept = state.withLock(\.kept)
    reader.state.withLock { $0.kept = kept }
    return reader
  }

  /// Begins to read a file. `origin`: the origin that redirects must not leave, if any.
  package func begin(
    _ url: ServerURL, within origin: ServerURL.Origin? = nil
  ) -> ServerReading {
    ServerReading(url, within: origin, by: self)
  }

  /// Reads a whole file.
  package func read(
    _ url: ServerURL, within origin: ServerURL.Origin? = nil
  ) throws(ServerError) -> ServedFile {
    let reading = begin(url, within: origin)
    while true { if let file = try reading.readOn() { return file } }
  }

  /// Stores a file that was found valid in place of the previous copy. If it can't be stored in a file, it is kept as
  /// long as this reader.
  package func keep(_ file: ServedFile) throws(FileError) {
    let copy = file.copy
    let isKept = state.withLock { state in
      defer { state.kept[copy.url] = copy }
      return state.kept[copy.url]?.isSame(as: copy) ?? false
    }
    guard file.origin == .fetched, !isKept else { return }
    if copy.mayBeKept { try cache?.keep(copy) } else { cache?.forget(copy.url) }
  }

  /// Keeps the file for the life of this reader only, and deletes its stored copy.
  package func forget(_ file: ServedFile) {
    state.withLock { $0.kept[file.copy.url] = file.copy }
    cache?.forget(file.copy.url)
  }

  // MARK: For readings

  /// Connections for one request, which the caller then releases.
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

  /// The reason why the server of an origin was not reached before.
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
