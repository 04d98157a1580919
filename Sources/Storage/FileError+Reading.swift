import Glibc

extension FileError {
  /// Why `path` could not be opened or read, from errno's `code`.
  static func reading(_ path: String, code: Int32) -> FileError {
    switch code {
    case ENOENT: missing(path)
    case ENOTDIR:
      FileError(
        path: path, reason: "a part of the path before the last is not a folder", cause: .missing)
    case EACCES, EPERM:
      FileError(
        path: path, reason: "you may not read it, or not enter a folder on the way to it",
        cause: .permission)
    case EISDIR: folder(path)
    case ENXIO: notAFile(path, "a socket or a device without a driver")
    case EIO: FileError(path: path, reason: "the disk reports an error while reading it")
    default: general(path, code)
    }
  }

  static func folder(_ path: String) -> FileError {
    FileError(path: path, reason: "it is a folder; name a file in it", cause: .folder)
  }

  static func notAFile(_ path: String, _ kind: String) -> FileError {
    FileError(path: path, reason: "it is \(kind), not a file", cause: .notAFile)
  }

  /// `size` is nil where only reading on would tell.
  static func tooLarge(_ path: String, size: Int?, limit: Int) -> FileError {
    let found = size.map { "it has \($0) bytes" } ?? "it goes on and on"
    return FileError(
      path: path, reason: "\(found); at most \(limit) are read", cause: .tooLarge)
  }

  /// What reading and writing have in common.
  static func general(_ path: String, _ code: Int32) -> FileError {
    switch code {
    case ELOOP: FileError(path: path, reason: "its symbolic links lead in a circle")
    case ENAMETOOLONG: FileError(path: path, reason: "its name is longer than the system allows")
    case EINTR:
      FileError(
        path: path,
        reason: "signals interrupt it again and again (\(Interruption.mostTries) times); try again")
    case EMFILE, ENFILE: FileError(path: path, reason: "too many files are open")
    default: FileError(path: path, reason: String(cString: strerror(code)))
    }
  }

  private static func missing(_ path: String) -> FileError {
    let reason =
      if let link = FilePath.linkTarget(of: path) {
        "it is a symbolic link to \(link), which does not exist"
      } else if FileStamp.current(of: FilePath.folder(of: path)) == nil {
        "there is no folder \(FilePath.folder(of: path))"
      } else {
        "there is no such file"
      }
    return FileError(path: path, reason: reason, cause: .missing)
  }
}
