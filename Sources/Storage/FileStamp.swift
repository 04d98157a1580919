import Glibc

/// What tells one state of a file from another.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64
  /// Nanoseconds since 1970.
  package var modified: Int64

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  init(_ info: stat) {
    self.init(
      device: UInt64(info.st_dev), inode: UInt64(info.st_ino), size: Int64(info.st_size),
      modified: Int64(info.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(info.st_mtim.tv_nsec))
  }

  /// The stamp of what is at `path` now, through symbolic links; nil if nothing is.
  package static func current(of path: String) -> FileStamp? {
    var info = stat()
    return stat(path, &info) == 0 ? FileStamp(info) : nil
  }
}
