import Glibc

extension FileError {
  /// Why `path` could not be written, from errno's `code`.
  static func writing(_ path: String, code: Int32) -> FileError {
    switch code {
    case ENOSPC: FileError(path: path, reason: "the disk is full", cause: .diskFull)
    case EDQUOT:
      FileError(path: path, reason: "your share of the disk is used up", cause: .diskFull)
    case EFBIG:
      FileError(path: path, reason: "it would become larger than files may be", cause: .diskFull)
    case EROFS:
      FileError(path: path, reason: "its disk can only be read", cause: .readOnlyFileSystem)
    case EACCES, EPERM: writeProtected(path)
    case EISDIR: folder(path)
    case EBUSY:
      FileError(
        path: path, reason: "it is mounted as a single file and can't be replaced; save elsewhere")
    case EIO: FileError(path: path, reason: "the disk reports an error while writing it")
    case ENOENT, ENOTDIR:
      FileError(
        path: path, reason: "there is no folder \(FilePath.folder(of: path))", cause: .missing)
    default: general(path, code)
    }
  }

  /// Why no file could be made or replaced in `folder`, that of `path`.
  static func writing(_ path: String, in folder: String, code: Int32) -> FileError {
    guard code == EACCES || code == EPERM else { return writing(path, code: code) }
    return FileError(
      path: path,
      reason: "you may not make files in \(folder), and a safe save makes the new file first",
      cause: .permission)
  }

  static func writeProtected(_ path: String) -> FileError {
    FileError(path: path, reason: "you may not write it", cause: .permission)
  }

  static func changed(_ path: String) -> FileError {
    FileError(
      path: path, reason: "another program has changed it since it was read", cause: .changed)
  }

  static func locked(_ path: String, by holder: LockHolder?, for time: Duration) -> FileError {
    FileError(
      path: path,
      reason:
        "\(holder?.name ?? "another program") has locked it for \(time.components.seconds) s; "
        + "try again when it is done",
      cause: .locked)
  }

  static func unflushed(_ path: String, code: Int32) -> FileError {
    FileError(
      path: path,
      reason: "it was written, but may be the former file after a power failure: "
        + FileError.writing(path, code: code).reason,
      cause: .unflushed)
  }
}
