import Glibc

struct FileOwner {
  private let info: stat

  /// Follows symbolic links; nil if nothing is there.
  init?(of path: String) {
    var info = stat()
    guard stat(path.systemPath, &info) == 0 else { return nil }
    self.info = info
  }

  /// Of the entry itself, even a symbolic link.
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

  func isSameFile(as other: FileOwner?) -> Bool {
    info.st_dev == other?.info.st_dev && info.st_ino == other?.info.st_ino
  }

  var user: uid_t { info.st_uid }
  var isRegular: Bool { info.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { info.st_mode & S_IFMT == S_IFDIR }

  /// True if /proc shows all programs that have it open for writing: root sees all of them, other users their own.
  var showsAllWriters: Bool {
    let reader = geteuid()
    return reader == 0 || reader == user && info.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// True if only the folder's owner and the owner of a file may replace that file in it (the sticky bit).
  func keepsFiles(of file: FileOwner) -> Bool {
    info.st_mode & S_ISVTX != 0 && ![user, file.user].contains(geteuid())
  }

  /// True for a folder that only the current user may access.
  var isPrivateFolder: Bool {
    info.st_mode & (S_IFMT | 0o777) == S_IFDIR | 0o700 && user == geteuid()
  }
  var isOpenToAll: Bool { info.st_mode & S_IWOTH != 0 }
  var isOnlyOurs: Bool { user == geteuid() && !isOpenToAll }
}
