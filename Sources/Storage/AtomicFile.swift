import Glibc
import Texts

/// Replaces a file completely or not at all: same folder, fsync, exchange of names, folder fsync; mode, owner and
/// symbolic link kept.
package enum AtomicFile {
  /// Writes the pieces that `produce` passes to its sink; small ones are combined. On any failure
  /// the old file is unchanged, and nothing else is left.
  ///
  /// A symbolic link stays, and its target is replaced. Owner, mode, access control list and extended
  /// attributes are kept if the system allows it; the result lists the others. A file with several names (hard
  /// links) is replaced under this name only: the others keep the old contents. A new file gets mode 0666 less the umask.
  ///
  /// - Parameters:
  ///   - expected: the file that `path` must still name when the new contents are ready. Fails otherwise with the
  ///     cause `changed`.
  ///   - mode: of a new file, less the umask.
  ///   - followsLinks: false to replace a symbolic link itself.
  @discardableResult
  package static func write(
    to path: String, expecting expected: ExpectedFile = .anything, mode: mode_t = 0o666,
    followsLinks: Bool = true,
    _ produce: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws(FileError) -> WrittenFile {
    guard let target = followsLinks ? FilePath.links(from: path)?.last : path else {
      throw FileError.general(path, ELOOP)
    }
    let old = try replaceable(target, path)
    LeftFile.removeAll(of: target)
    let new = try TemporaryFile(
      besides: target, for: path, mode: old == nil ? mode : 0o600, isReplacement: old != nil)
    do {
      try produce { try new.append($0) }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: Sentence(verbatim: "\(error)"))
    }
    // Writing takes set-id bits and capabilities away.
    try new.writeGathered()
    let losses = old?.copy(to: new.descriptor, from: target) ?? []
    try new.flushToDisk()
    let stamp = try new.replaceTarget(expecting: expected)
    return WrittenFile(stamp: stamp, losses: losses, isUnguarded: new.isUnguarded)
  }

  /// The attributes of the file at `target`, nil if there is none; an error if it can't be replaced, or is
  /// write-protected.
  private static func replaceable(
    _ target: String, _ path: String
  ) throws(FileError) -> FileAttributes? {
    var info = stat()
    guard lstat(target.systemPath, &info) == 0 else {
      let code = errno
      if code == ENOENT, !FilePath.name(of: target).isEmpty { return nil }
      throw FileError.writing(path, in: FilePath.folder(of: target), code: code)
    }
    switch info.st_mode & S_IFMT {
    case S_IFLNK: return nil
    case S_IFREG: break
    case S_IFDIR: throw FileError.folder(path)
    default: throw FileError.notAFile(path) { $0.deviceOrPipe }
    }
    guard faccessat(AT_FDCWD, target.systemPath, W_OK, AT_EACCESS) == 0 else {
      let code = errno
      if let reason = FileError.protection(of: target) {
        throw FileError(path: path, reason: reason, cause: .permission)
      }
      throw FileError.writing(path, code: code)
    }
    return FileAttributes(info)
  }
}
