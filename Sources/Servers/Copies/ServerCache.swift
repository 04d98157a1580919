import Glibc
import SourceText
import Storage

/// The last good copies of files read from servers: one file each, readable by its owner only.
package struct ServerCache: Sendable {
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Cache in `$XDG_CACHE_HOME/formview`, or `~/.cache/formview`; nil if the environment
  /// names neither.
  package static var ofEnvironment: ServerCache? {
    let base =
      EnvironmentPath.folder("XDG_CACHE_HOME")
      ?? EnvironmentPath.folder("HOME").map { $0 + "/.cache" }
    return base.map { ServerCache(folder: $0 + "/formview") }
  }

  private func path(of url: ServerURL) -> String { "\(folder)/\(ContentDigest(url.text).text)" }

  /// The validators of a copy; nil if there is none.
  func known(_ url: ServerURL) -> ServerCopy.Known? {
    guard let head = try? FileReader.head(of: path(of: url), count: CopyFile.mostBytes),
      let file = CopyFile(head), file.url == url
    else { return nil }
    // It is in use: the time of the last use decides what is kept.
    utimensat(AT_FDCWD, path(of: url).systemPath, nil, 0)
    return ServerCopy.Known(location: file.location, validators: file.validators)
  }

  /// Nil if there is none, or if its bytes have changed.
  package func copy(of url: ServerURL) -> ServerCopy? {
    guard let buffer = try? FileReader.readFile(path(of: url), limit: 1 << 31).text.buffer else {
      return nil
    }
    return withExtendedLifetime(buffer) {
      guard let file = CopyFile(buffer.bytes), file.url == url else { return nil }
      let body = UnsafeRawBufferPointer(rebasing: buffer.bytes[file.start...])
      guard file.isOf(body) else { return nil }
      return ServerCopy(
        url: url, location: file.location, validators: file.validators, fetched: file.fetched,
        body: ByteBuffer(joining: [body]))
    }
  }

  /// Stores a copy in place of the previous one.
  package func keep(_ copy: ServerCopy) throws(FileError) {
    guard copy.mayBeKept, let head = CopyFile.head(of: copy) else { return }
    try FolderMaker.make(folder, mode: 0o700)
    try AtomicFile.write(to: path(of: copy.url), mode: 0o600) { sink in
      try Array(head.utf8).withUnsafeBytes { try sink($0) }
      try withExtendedLifetime(copy.body) { try sink(copy.body.bytes) }
    }
    CachePruning(folder).run()
  }

  /// Deletes the copy of a file that the server no longer has or that must not be stored.
  func forget(_ url: ServerURL) { FileRemover.remove(path(of: url)) }
}
