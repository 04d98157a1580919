import Glibc
import Texts

/// The right to read a journal whose writer has ended: only one of several programs that find it gets the right. It
/// ends with this object, and with the program.
///
/// It is a lock; on a file system without locks, the journal is renamed with the identity of its new owner.
package final class JournalClaim {
  package private(set) var path: String
  private let descriptor: Int32

  /// Waits up to `patience` for a program that holds the claim; nil if the journal was taken in the meantime.
  package init?(_ path: String, patience: Duration) throws(FileError) {
    // For writing: file systems over a network lock no others.
    descriptor = open(path.systemPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    self.path = path
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError.reading(path, code: errno)
    }
    switch JournalLock.acquire(descriptor, patience: patience) {
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
