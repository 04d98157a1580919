import CLinux
import Glibc

/// A new file in the folder of the one that it will replace; it vanishes with its owner unless it did.
///
/// It has no name until it is complete, where the file system allows that: a program that is killed while
/// it writes leaves nothing behind.
final class TemporaryFile {
  let descriptor: Int32
  let target: String
  /// The target's name as the user wrote it, for messages.
  let path: String
  /// The name to remove in the end: its own, or that of the file which it took the place of.
  var ownPath: String?
  /// Whether requests to end the program wait while it takes the target's place, and remove it before.
  let isGuarded: Bool
  /// Whether it took the target's place where the file system can't exchange names: what was there was seen right before.
  var isUnguarded = false
  private let firstName: UnsafeMutablePointer<CChar>?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var gathered = 0
  private var written = 0
  /// Bytes that were sent on to the disk.
  private var underWay = 0
  private let replaced: ReplacedContents?

  /// Bytes handed over at once. The kernel looks for one piece of memory for each call, and the
  /// larger it is the longer that may take.
  private static let portion = 1 << 16
  /// Bytes sent on to the disk at once.
  private static let stretch = 1 << 21

  /// A replacement is to be read by nobody else until it has the old file's mode; a file of its own gets what the umask
  /// (or the folder's default access control list) leaves of `mode`.
  init(
    besides target: String, for path: String, mode: mode_t, isReplacement: Bool
  ) throws(FileError) {
    let folder = FilePath.folder(of: target)
    // Before the file is there: a request to end in between would leave it.
    isGuarded = clinux_guard_leftover() != 0
    var descriptor = clinux_open_unnamed(folder.systemPath, mode)
    if descriptor < 0 {
      guard let (name, opened) = Self.openNamed(for: target, mode) else {
        let code = errno
        buffer.deallocate()
        if isGuarded { clinux_unguard_leftover() }
        throw FileError.writing(path, in: folder, code: code)
      }
      (ownPath, descriptor) = (name, opened)
    } else {
      flock(descriptor, LOCK_EX | LOCK_NB)
    }
    firstName = ownPath.map { strdup($0.systemPath) }
    if isGuarded { clinux_remove_at_ending(firstName) }
    self.descriptor = descriptor
    replaced = isReplacement ? ReplacedContents(at: target) : nil
    self.target = target
    self.path = path
  }

  deinit {
    if let ownPath { FileRemover.remove(ownPath) }
    if isGuarded { clinux_unguard_leftover() }
    free(firstName)
    close(descriptor)
    buffer.deallocate()
  }

  /// A file with a name, for file systems that have no others. Its lock says that somebody writes it (`LeftFile`), and
  /// makes those who find it in the target's place wait until it is known to stay there (`FileLock`).
  private static func openNamed(for target: String, _ mode: mode_t) -> (String, Int32)? {
    for _ in 0..<100 {
      var descriptor: Int32 = -1
      let name = LeftFile.firstFree(for: target) {
        descriptor = open($0.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        return descriptor >= 0
      }
      guard let name else { return nil }
      _ = Interruption.retrying { flock(descriptor, LOCK_EX) }
      // Before the lock it looked like one that was left.
      if FileStamp(entry: name)?.isSameFile(as: FileStamp(regular: descriptor)) == true {
        return (name, descriptor)
      }
      close(descriptor)
    }
    errno = EAGAIN
    return nil
  }

  func append(_ piece: UnsafeRawBufferPointer) throws(FileError) {
    if piece.count > buffer.count - gathered { try writeGathered() }
    if piece.count > buffer.count {
      try write(piece)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: buffer[gathered...]).copyMemory(from: piece)
      gathered += piece.count
    }
  }

  /// Returns when all of the file is on the disk.
  func flushToDisk() throws(FileError) {
    // EINVAL: a file system without the notion.
    if Interruption.retrying({ fsync(descriptor) }) != 0 && errno != EINVAL {
      throw FileError.writing(path, code: errno)
    }
  }

  /// Writes what is gathered.
  func writeGathered() throws(FileError) {
    try write(UnsafeRawBufferPointer(rebasing: buffer[..<gathered]))
    gathered = 0
  }

  private func write(_ piece: UnsafeRawBufferPointer) throws(FileError) {
    var rest = piece[...]
    while !rest.isEmpty {
      let portion = UnsafeRawBufferPointer(rebasing: rest.prefix(Self.portion))
      let count = Interruption.retrying {
        Glibc.write(descriptor, portion.baseAddress, portion.count)
      }
      guard count > 0 else { throw FileError.writing(path, code: count < 0 ? errno : EIO) }
      written += count
      if written - underWay >= Self.stretch { sendOn() }
      rest = rest.dropFirst(count)
    }
  }

  /// Starts what was written on its way to the disk while more is written: `fsync` waits less then,
  /// and is what tells of failures.
  private func sendOn() {
    let complete = written - written % Self.stretch
    clinux_begin_writeback(descriptor, Int64(underWay), Int64(complete - underWay))
    replaced?.giveBack(underWay..<complete)
    underWay = complete
  }
}
