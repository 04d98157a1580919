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

  /// Of an open file.
  init?(of descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    self.info = info
  }

  /// Whether both are of one file.
  func isSameFile(as other: FileOwner?) -> Bool {
    info.st_dev == other?.info.st_dev && info.st_ino == other?.info.st_ino
  }

  var user: uid_t { info.st_uid }
  var isRegular: Bool { info.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { info.st_mode & S_IFMT == S_IFDIR }

  /// Whether /proc shows all programs that have it open for writing: it shows root all of them, others their own.
  var showsAllWriters: Bool {
    let reader = geteuid()
    return reader == 0 || reader == user && info.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// Whether in this folder nobody but its owner and that of the file may replace a file (the sticky bit).
  func keepsFiles(of file: FileOwner) -> Bool {
    info.st_mode & S_ISVTX != 0 && ![user, file.user].contains(geteuid())
  }

  /// Whether it is a folder that only who runs this may look into.
  var isPrivateFolder: Bool {
    info.st_mode & (S_IFMT | 0o777) == S_IFDIR | 0o700 && user == geteuid()
  }
  /// Whether everybody may write to it.
  var isOpenToAll: Bool { info.st_mode & S_IWOTH != 0 }
  /// Whether it belongs to who runs this, and not everybody may write to it.
  var isOnlyOurs: Bool { user == geteuid() && !isOpenToAll }
}
