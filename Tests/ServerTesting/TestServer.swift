import Foundation

/// A server with TLS on this machine, with a folder of its own and a certificate that nobody else knows.
package final class TestServer: Sendable {
  /// What could not be started.
  package struct Failure: Error { package let words: String }

  /// What it serves.
  package let folder: URL
  /// The port of `localhost`.
  package let port: Int
  private let process: Process
  private let input: Pipe
  private let log: URL

  /// The certificate of every server in this process, in PEM: `CURL_CA_BUNDLE` for who is to trust them.
  package static var certificate: String { get throws { try keys.get().certificate } }

  /// - Parameters:
  ///   - files: what it serves, by their paths.
  ///   - isPlain: whether it speaks http without TLS.
  package init(_ files: [String: String] = [:], isPlain: Bool = false) throws {
    let own = FileManager.default.temporaryDirectory
      .appending(path: "formview-server-\(UUID().uuidString)")
    folder = own.appending(path: "files")
    log = own.appending(path: "log")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: log)
    let keys = try Self.keys.get()
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments =
      [Self.script, folder.path, log.path] + (isPlain ? [] : [keys.certificate, keys.key])
    input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    guard let port = Int(Self.line(output.fileHandleForReading)) else {
      throw Failure(words: "the server does not start")
    }
    self.port = port
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Nothing listens any more.
  package func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The address of a path.
  package func url(_ path: String) -> String { "https://localhost:\(port)/\(path)" }

  /// The same of a server without TLS.
  package func plainURL(_ path: String) -> String { "http://localhost:\(port)/\(path)" }

  /// Puts a file there, at once.
  package func write(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }

  /// Answers everything with a status from now on.
  package func answerAll(with status: Int) throws { try write("status", "\(status)") }

  /// What was answered, each as `200 /path`.
  package var answers: [String] { get throws { try events.filter { $0 != "connection" } } }

  /// How many connections were made.
  package var connections: Int { get throws { try events.count { $0 == "connection" } } }

  private var events: [String] {
    get throws {
      try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  // MARK: Starting

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "server.py").path

  private static func line(_ handle: FileHandle) -> String {
    var line = ""
    while let byte = try? handle.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return line
  }

  private struct Keys: Sendable {
    let certificate: String
    let key: String
  }

  /// A key and a certificate for localhost, made once.
  private static let keys = Result<Keys, any Error> {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "formview-keys-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let keys = Keys(
      certificate: folder.appending(path: "certificate.pem").path,
      key: folder.appending(path: "key.pem").path)
    atexit { TestServer.removeKeys() }
    try openssl([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-subj", "/CN=formview tests", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
      "-keyout", keys.key, "-out", keys.certificate,
    ])
    return keys
  }

  private static func removeKeys() {
    guard let keys = try? keys.get() else { return }
    try? FileManager.default.removeItem(
      at: URL(filePath: keys.key).deletingLastPathComponent())
  }

  private static func openssl(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(words: "no certificate was made") }
  }
}
