import Glibc
import Texts

extension FileError {
  /// The reason why `path` could not be opened or read, from errno's `code`.
  static func reading(_ path: String, code: Int32) -> FileError {
    switch code {
    case ENOENT: missing(path)
    case ENOTDIR:
      FileError(path, .missing) { $0.partIsNoFolder }
    case EACCES, EPERM:
      FileError(path, .permission) { $0.mayNotRead }
    case EISDIR: folder(path)
    case ENXIO: notAFile(path) { $0.deviceWithoutDriver }
    case EIO: FileError(path) { $0.diskReadError }
    default: general(path, code)
    }
  }

  static func folder(_ path: String) -> FileError {
    FileError(path, .folder) { $0.isFolder }
  }

  static func notAFile(
    _ path: String, _ kind: @escaping @Sendable (Texts) -> String
  ) -> FileError {
    FileError(path, .notAFile) { $0.isNoFile(kind($0)) }
  }

  /// `size` is nil if it is unknown without reading on.
  static func tooLarge(_ path: String, size: Int?, limit: Int) -> FileError {
    FileError(path, .tooLarge) { texts in
      size.map { texts.tooManyBytes($0, limit: limit) } ?? texts.endless(limit: limit)
    }
  }

  static func general(_ path: String, _ code: Int32) -> FileError {
    switch code {
    case ELOOP: FileError(path) { $0.linkCircle }
    case ENAMETOOLONG: FileError(path) { $0.nameTooLong }
    case EINTR: FileError(path) { $0.interrupted(times: Interruption.mostTries) }
    case EMFILE, ENFILE: FileError(path) { $0.tooManyOpenFiles }
    default: FileError(path: path, reason: Sentence(verbatim: String(cString: strerror(code))))
    }
  }

  private static func missing(_ path: String) -> FileError {
    if let link = FilePath.linkTarget(of: path) {
      return FileError(path, .missing) { $0.linkToNothing(link) }
    }
    let folder = FilePath.folder(of: path)
    let hasFolder = FileStamp.current(of: folder) != nil
    return FileError(path, .missing) { texts in
      // A missing file is usual where it need not be there: only a message is worth the price of a regular expression.
      if path.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:\/.*/) != nil {
        return texts.noFileLooksLikeURL
      }
      return hasFolder ? texts.noSuchFile : texts.noFolder(folder)
    }
  }
}
