import CLinux
import Glibc

/// Replaces the target by a complete file without losing unexpected changes.
extension TemporaryFile {
  /// Replaces the target, and returns once that is on the disk, too.
  ///
  /// Fails with the cause `changed`, without effect, if the target is not `expected`.
  func replaceTarget(expecting expected: ExpectedFile) throws(FileError) -> FileStamp {
    guard let stamp = FileStamp(regular: descriptor) else {
      throw FileError.writing(path, code: errno)
    }
    let former: FileStamp? = if case .file(let former, _) = expected { former } else { nil }
    if isGuarded { clinux_hold_endings() }
    let hadName = ownPath != nil
    let own = try named(for: stamp, over: former)
    // A file system without a journal has to be told that the file has a name now: after a power cut it
    // would take a file without names from the disk, whatever the folder says.
    if !hadName { try flushToDisk() }
    switch expected {
    case .anything: try replace(from: own)
    case .nothing: try findFreeName(own)
    case .file(let former, let contents): try exchange(own, for: former, contents)
    }
    try flushFolder()
    removeDisplaced()
    // Its new name is a change of the file, too; if another program has written it since, that is none of ours.
    let present = FileStamp(regular: descriptor)
    return present?.agrees(with: stamp) == true ? present ?? stamp : stamp
  }

  /// Names the file so that it is recognized if the program is killed.
  private func named(
    for stamp: FileStamp, over former: FileStamp?
  ) throws(FileError) -> String {
    let mark = LeftFile.Mark(of: stamp, over: former)
    let name = LeftFile.firstFree(for: target, mark) { candidate in
      guard let ownPath else { return clinux_name_file(descriptor, candidate.systemPath) == 0 }
      // On file systems that can't look the name is free as nobody guesses it.
      return clinux_rename_new(ownPath.systemPath, candidate.systemPath) == 0
        || errno != EEXIST && rename(ownPath.systemPath, candidate.systemPath) == 0
    }
    guard let name else { throw failure() }
    ownPath = name
    return name
  }

  /// The reason, from `errno`, why a file in the target's folder could not be created or renamed.
  private func failure() -> FileError {
    FileError.replacing(path, at: target, code: errno)
  }

  private func replace(from own: String) throws(FileError) {
    guard rename(own.systemPath, target.systemPath) == 0 else { throw failure() }
    ownPath = nil
  }

  private func findFreeName(_ own: String) throws(FileError) {
    if clinux_rename_new(own.systemPath, target.systemPath) == 0 {
      ownPath = nil
    } else if errno == EEXIST || link(own.systemPath, target.systemPath) != 0 && errno == EEXIST {
      throw .changed(path)
    } else if FileStamp(entry: target)?.isSameFile(as: FileStamp(regular: descriptor)) != true {
      // Neither renaming with a look nor a second name exists on this file system.
      try replace(from: own)
    }
  }

  /// Exchanges the two files, since a rename can't check the file it replaces, and exchanges them back if the result
  /// is not the file that was read, or is about to be written. On file systems without exchange, the last check is
  /// right before.
  ///
  /// A file with another stamp is the one that was read if it has the same bytes: it was only touched.
  private func exchange(
    _ own: String, for former: FileStamp, _ contents: FileContents?
  ) throws(FileError) {
    let lease = FileLease(on: target)
    guard let found = FileStamp(entry: target), found.isRegular, lease.isUndisturbed,
      found == former || contents?.areIn(target) == true
    else { throw .changed(path) }
    let proven = found == former ? former : found
    func isFormer(_ name: String) -> Bool {
      FileStamp(entry: name)?.agrees(with: proven) == true
        && (proven.isConclusive || contents?.areIn(name) ?? true) && lease.isUndisturbed
    }
    if clinux_rename_exchange(own.systemPath, target.systemPath) == 0 {
      guard !isFormer(own) else { return }
      putBack(own)
      throw .changed(path)
    }
    switch errno {
    case ENOSYS, EINVAL, EOPNOTSUPP:
      // To compare the contents may take long; a stamp takes one call.
      guard let seen = FileStamp(entry: target), isFormer(target), FileStamp(entry: target) == seen
      else { throw .changed(path) }
      try replace(from: own)
      isUnguarded = true
    case ENOENT: throw .changed(path)
    default: throw failure()
    }
  }

  /// Restores the target's name to the file found there, or to one created there in the meantime.
  private func putBack(_ own: String) {
    var placed = FileStamp(regular: descriptor)
    var displaced = FileStamp(entry: own)
    for _ in 0..<100 {
      guard clinux_rename_exchange(own.systemPath, target.systemPath) == 0 else {
        // Deleted meanwhile: better there again than lost. In no case is it ours to remove.
        _ = clinux_rename_new(own.systemPath, target.systemPath)
        ownPath = nil
        return
      }
      let found = FileStamp(entry: own)
      if found?.isSameFile(as: placed) == true { return }
      (placed, displaced) = (displaced, found)
    }
    ownPath = nil
  }

  /// Removes the displaced file once the folder on the disk has the new one: without a journal the file system might
  /// otherwise lose the old file first. After a power cut the next save removes it.
  private func removeDisplaced() {
    if let ownPath, FileRemover.remove(ownPath) { self.ownPath = nil }
  }

  private func flushFolder() throws(FileError) {
    let folder = open(FilePath.folder(of: target).systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    // A folder that may be written but not read can't be opened: the whole file system then.
    let result = Interruption.retrying {
      folder >= 0 ? fsync(folder) : clinux_flush_file_system(descriptor)
    }
    if result != 0 && errno != EINVAL { throw .unflushed(path, code: errno) }
  }
}
