import Glibc

/// Who may change what is at a path.
struct FileOwner {
  private let info: stat

  /// Of what is there through symbolic links; nil if nothing is.
  init?(of path: String) {
    var info = stat()
    guard stat(path.systemPath, &info) == 0 else { return nil }
    self.info = info
  }

  /// Of what has this very name, be it a symbolic link.
  init?(entry path: String) {
    var info = stat()
    guard lstat(path.systemPath, &info) == 0 else { return nil }
    self.info = info
  }

  var user: uid_t { info.st_uid }
  var isRegular: Bool { info.st_mode & S_IFMT == S_IFREG }
  /// Whether it belongs to who runs this, and not everybody may write to it.
  var isOnlyOurs: Bool { user == geteuid() && info.st_mode & S_IWOTH == 0 }
}
