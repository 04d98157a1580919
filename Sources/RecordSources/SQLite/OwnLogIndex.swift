import CSQLite
import Storage

/// The index of a write-ahead log (`-shm`) that opening a database creates for a log without one: it is deleted with
/// the last connection that owns this.
final class OwnLogIndex: Sendable {
  private let path: String
  private let file: FileStamp.Identity

  /// Nil if the log is empty, so that the index is deleted with it, or if the index exists already.
  init?(ofDatabase path: String) {
    guard FileStamp.current(of: path + "-wal").map({ $0.size > 0 }) ?? false,
      FileStamp.current(of: path + "-shm") == nil,
      let file = FileStamp.current(of: path)
    else { return nil }
    (self.path, self.file) = (path, file.identity)
  }

  deinit {
    // Of a file that has taken its place there may be connections.
    guard FileStamp.current(of: path)?.identity == file else { return }
    csqlite_remove_index(path.systemPath, (path + "-shm").systemPath)
  }
}
