import CLinux
import Glibc
import Texts

extension FileError {
  /// The reason why `path` could not be written, from errno's `code`.
  package static func writing(_ path: String, code: Int32) -> FileError {
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

  /// The reason why no file could be created or replaced in `folder` for `path`.
  static func writing(_ path: String, in folder: String, code: Int32) -> FileError {
    switch code {
    case EACCES, EPERM: return FileError(path, .permission) { $0.mayNotCreate(in: folder) }
    case ENOENT:
      if FileStamp.current(of: folder + "/.") != nil {
        return FileError(path, .notAFile) { $0.takesNoFiles(folder) }
      }
      let missing = FilePath.firstMissing(of: folder)
      return FileError(path, .missing) { $0.noFolder(missing) }
    case ENOTDIR: return FileError(path, .missing) { $0.partIsNoFolder }
    default: return writing(path, code: code)
    }
  }

  /// The reason why the file at `target`, which the user calls `path`, can't be replaced.
  static func replacing(_ path: String, at target: String, code: Int32) -> FileError {
    let folder = FilePath.folder(of: target)
    guard code == EPERM || code == EACCES else { return writing(path, in: folder, code: code) }
    if let protection = protection(of: target) {
      return FileError(path: path, reason: protection, cause: .permission)
    }
    guard let owner = FileOwner(of: folder), let file = FileOwner(entry: target),
      owner.keepsFiles(of: file)
    else { return writing(path, in: folder, code: code) }
    return FileError(path, .permission) { $0.onlyOwnerMayReplace(in: folder) }
  }

  /// The file's own attribute that forbids replacing it; nil if there is none.
  static func protection(of target: String) -> Sentence? {
    let protection = clinux_protection(target.systemPath)
    if protection & Int32(clinux_immutable) != 0 { return Sentence { $0.isImmutable } }
    if protection & Int32(clinux_append_only) != 0 { return Sentence { $0.isAppendOnly } }
    return nil
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

  static func stopped(_ path: String) -> FileError {
    FileError(path, .stopped) { $0.savingWasInterrupted }
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
