import FileTesting
import ServerTesting
import Servers
import SourceText

/// A server, and readers with a cache of their own.
struct ServerScene {
  let server: TestServer
  let folder: TemporaryFolder

  /// Short times, for what is waited for in vain.
  static let limits = ServerLimits(
    size: 1 << 21, connectTime: .seconds(10), totalTime: .seconds(20), stallTime: .seconds(20))

  init(_ files: [String: String] = [:], isPlain: Bool = false) throws {
    server = try TestServer(files, isPlain: isPlain)
    folder = try TemporaryFolder()
  }

  var cacheFolder: String { folder.file("cache/formview") }

  /// A reader that knows what former ones have kept, unless `withoutCache`.
  func reader(_ limits: ServerLimits = limits, withoutCache: Bool = false) throws -> ServerReader {
    ServerReader(
      limits, cache: withoutCache ? nil : ServerCache(folder: cacheFolder),
      certificates: TrustedCertificates(file: try TestServer.certificate))
  }

  /// Reads a path with a reader of its own, and keeps it.
  @discardableResult
  func read(_ path: String, keeping: Bool = true) throws -> ServedFile {
    let reader = try reader()
    let file = try reader.read(ServerURL(server.url(path)))
    if keeping { try reader.keep(file) }
    return file
  }

  /// Why a path can't be read.
  func error(_ path: String, _ limits: ServerLimits = limits) throws -> ServerError? {
    let reader = try reader(limits)
    return try failure { _ = try reader.read(ServerURL(server.url(path))) }
  }
}

extension ServedFile {
  /// The bytes as a text.
  var words: String {
    withExtendedLifetime(copy.body) { String(decoding: copy.body.bytes, as: UTF8.self) }
  }
}

/// The error of a body; nil where it throws none.
func failure(_ body: () throws -> Void) throws -> ServerError? {
  do {
    try body()
    return nil
  } catch let error as ServerError {
    return error
  }
}
