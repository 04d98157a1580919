import Glibc
import Texts

/// The right to take what is in a journal whose writer has ended: of several programs that have found it one takes it. It
/// ends with this, and with the program.
///
/// It is a lock; where the file system has none, the journal gets a name that says who takes it.
package final class JournalClaim {
  /// Where the journal is now.
  package private(set) var path: String
  private let descriptor: Int32

  /// Waits for a program that takes it at present, but no longer than `patience`; nil where it was taken meanwhile.
  package init?(_ path: String, patience: Duration) throws(FileError) {
    // For writing: file systems over a network lock no others.
    descriptor = open(path.systemPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    self.path = path
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError.reading(path, code: errno)
    }
    switch JournalLock.take(descriptor, patience: patience) {
    case .taken: break
    case .refused: throw FileError(path, .locked) { $0.journalIsTaken }
    case .unsupported:
      guard let ours = JournalFile.pathOfOurs(for: path) else { return }
      guard rename(path.systemPath, ours.systemPath) == 0 else {
        if errno == ENOENT { return nil }
        throw FileError.writing(path, code: errno)
      }
      self.path = ours
      return
    }
    guard let stamp = FileStamp(regular: descriptor),
      FileStamp(entry: path)?.isSameFile(as: stamp) == true
    else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
