import CLinux
import Glibc

/// How a complete file takes the target's place, without losing what it does not expect there.
extension TemporaryFile {
  /// Takes the target's place, and returns once that is on the disk, too.
  ///
  /// Fails with the cause `changed`, and leaves everything as it is, if the target is not `expected`.
  func replaceTarget(expecting expected: ExpectedFile) throws(FileError) -> FileStamp {
    guard let stamp = FileStamp(regular: descriptor) else {
      throw FileError.writing(path, code: errno)
    }
    let own = try named()
    switch expected {
    case .anything: try replace(from: own)
    case .nothing: try takeFreeName(own)
    case .file(let former, let contents): try exchange(own, for: former, contents)
    }
    try flushFolder()
    return stamp
  }

  /// The file's own name, which it is given now unless it has one.
  private func named() throws(FileError) -> String {
    if let ownPath { return ownPath }
    let name = Self.firstFree(besides: target) { clinux_name_file(descriptor, $0) == 0 }
    guard let name else { throw failure() }
    ownPath = name
    return name
  }

  /// `errno` as the reason why a file in the target's folder could not be made or renamed.
  private func failure() -> FileError {
    let code = errno
    return FileError.writing(path, in: FilePath.folder(of: target), code: code)
  }

  private func replace(from own: String) throws(FileError) {
    guard rename(own, target) == 0 else { throw failure() }
    ownPath = nil
  }

  private func takeFreeName(_ own: String) throws(FileError) {
    if clinux_rename_new(own, target) == 0 {
      ownPath = nil
    } else if errno == EEXIST || link(own, target) != 0 && errno == EEXIST {
      throw .changed(path)
    } else if FileStamp(entry: target)?.isSameFile(as: FileStamp(regular: descriptor)) != true {
      // Neither renaming with a look nor a second name exists on this file system.
      try replace(from: own)
    }
  }

  /// A rename can't look at what it replaces. So the two are exchanged, and exchanged back if what comes
  /// out is not the file that was read, or somebody is about to write it. Where the file system can't, the last look is
  /// right before.
  private func exchange(
    _ own: String, for former: FileStamp, _ contents: FileContents?
  ) throws(FileError) {
    let lease = FileLease(on: target)
    func isFormer(_ name: String) -> Bool {
      FileStamp(entry: name) == former
        && (former.isConclusive || contents?.areIn(name) ?? true) && lease.isUndisturbed
    }
    guard FileStamp(entry: target) == former, lease.isUndisturbed else { throw .changed(path) }
    if clinux_rename_exchange(own, target) == 0 {
      guard !isFormer(own) else { return }
      putBack(own)
      throw .changed(path)
    }
    switch errno {
    case ENOSYS, EINVAL, EOPNOTSUPP:
      guard isFormer(target) else { throw .changed(path) }
      try replace(from: own)
    case ENOENT: throw .changed(path)
    default: throw failure()
    }
  }

  /// Gives the target's name back to the file found there, or to what somebody puts there meanwhile.
  private func putBack(_ own: String) {
    var placed = FileStamp(regular: descriptor)
    var displaced = FileStamp(entry: own)
    for _ in 0..<100 {
      guard clinux_rename_exchange(own, target) == 0 else {
        // Deleted meanwhile: better there again than lost. In no case is it ours to remove.
        _ = clinux_rename_new(own, target)
        ownPath = nil
        return
      }
      let found = FileStamp(entry: own)
      if found?.isSameFile(as: placed) == true { return }
      (placed, displaced) = (displaced, found)
    }
    ownPath = nil
  }

  /// Makes the new name last.
  private func flushFolder() throws(FileError) {
    // The displaced file's name goes first, so that this lasts as well.
    if let ownPath, unlink(ownPath) == 0 { self.ownPath = nil }
    let folder = open(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    // A folder that may be written but not read can't be opened: the whole file system then.
    let result = Interruption.retrying {
      folder >= 0 ? fsync(folder) : clinux_flush_file_system(descriptor)
    }
    if result != 0 && errno != EINVAL { throw .unflushed(path, code: errno) }
  }
}
