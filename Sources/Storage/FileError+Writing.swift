import Glibc

extension FileError {
  /// Why `path` could not be written, from errno's `code`.
  static func writing(_ path: String, code: Int32) -> FileError {
    switch code {
    case ENOSPC: FileError(path, .diskFull) { $0.diskFull }
    case EDQUOT: FileError(path, .diskFull) { $0.quotaUsedUp }
    case EFBIG: FileError(path, .diskFull) { $0.wouldBeTooLarge }
    case EROFS: FileError(path, .readOnlyFileSystem) { $0.diskIsReadOnly }
    case EACCES, EPERM: writeProtected(path)
    case EISDIR: folder(path)
    case EBUSY: FileError(path) { $0.mountedAlone }
    case EIO: FileError(path) { $0.diskWriteError }
    case ENOENT, ENOTDIR: writing(path, in: FilePath.folder(of: path), code: code)
    default: general(path, code)
    }
  }

  /// Why no file could be made or replaced in `folder`, that of `path`.
  static func writing(_ path: String, in folder: String, code: Int32) -> FileError {
    switch code {
    case EACCES, EPERM: return FileError(path, .permission) { $0.mayNotCreate(in: folder) }
    case ENOENT:
      let missing = FilePath.firstMissing(of: folder)
      return FileError(path, .missing) { $0.noFolder(missing) }
    case ENOTDIR: return FileError(path, .missing) { $0.partIsNoFolder }
    default: return writing(path, code: code)
    }
  }

  static func writeProtected(_ path: String) -> FileError {
    FileError(path, .permission) { $0.mayNotWrite }
  }

  static func changed(_ path: String) -> FileError {
    FileError(path, .changed) { $0.changedSinceRead }
  }

  static func locked(_ path: String, by holder: FileHolder?, for time: Duration) -> FileError {
    let seconds = Int(time.components.seconds)
    return FileError(path, .locked) {
      $0.lockedBy(holder?.name.text(in: $0) ?? $0.anotherProgram, seconds: seconds)
    }
  }

  static func written(_ path: String, by writer: FileHolder?) -> FileError {
    FileError(path, .written) {
      $0.openForWriting(by: writer?.name.text(in: $0) ?? $0.anotherProgram)
    }
  }

  static func unflushed(_ path: String, code: Int32) -> FileError {
    let reason = FileError.writing(path, code: code).reason
    return FileError(path, .unflushed) { $0.writtenUnflushed(because: reason.text(in: $0)) }
  }
}
