import Glibc
import Storage

/// Deletes copies unused for long, and the oldest ones if all copies together are too large.
struct CachePruning {
  /// Limit in seconds of the time since the last use.
  static let longestAge = 90 * 24 * 3600
  /// Limit in bytes of all copies together.
  static let mostBytes = 64 << 20
  /// Seconds during which a copy is kept however large it is: a form and its data are read one after the other.
  static let safeAge = 3600

  private struct Copy {
    let path: String
    let size: Int
    let age: Int
  }

  private let folder: String
  private let now: Int

  init(_ folder: String, now: Int = time(nil)) {
    self.folder = folder
    self.now = now
  }

  /// Ignores copies that can't be deleted; the next run finds them again.
  func run() {
    var total = 0
    for copy in copies.sorted(by: { $0.age < $1.age }) {
      total += copy.size
      let isOld = copy.age > Self.longestAge
      if isOld || total > Self.mostBytes && copy.age > Self.safeAge {
        FileRemover.remove(copy.path)
        total -= copy.size
      }
    }
  }

  private var copies: [Copy] {
    FolderReader.names(in: folder).filter(ContentDigest.isText).compactMap { name in
      let path = "\(folder)/\(name)"
      var info = stat()
      guard lstat(path.systemPath, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return Copy(path: path, size: Int(info.st_size), age: now - Int(info.st_mtim.tv_sec))
    }
  }
}
