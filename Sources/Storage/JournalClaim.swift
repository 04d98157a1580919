import Glibc
import Texts

/// The right to take what is in a journal whose writer has ended: of several programs that have found it one takes it. It
/// ends with this, and with the program.
package final class JournalClaim {
  private let descriptor: Int32

  /// Waits for a program that takes it at present, but no longer than `patience`; nil where it was taken meanwhile.
  package init?(_ path: String, patience: Duration) throws(FileError) {
    descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError.reading(path, code: errno)
    }
    guard JournalLock.take(descriptor, patience: patience) else {
      throw FileError(path, .locked) { $0.journalIsTaken }
    }
    guard let stamp = FileStamp(regular: descriptor),
      FileStamp(entry: path)?.isSameFile(as: stamp) == true
    else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
