import CLinux
import Glibc

/// A new file in the folder of the one that it will replace; deleted with its owner unless it did.
///
/// On file systems that allow it, it has no name until it is complete: a killed program leaves nothing behind.
final class TemporaryFile {
  let descriptor: Int32
  let target: String
  /// The target's name as the user wrote it, for messages.
  let path: String
  /// The name to remove at the end: its own, or the name of the replaced file.
  var ownPath: String?
  /// True if termination signals are deferred while it replaces the target, and delete it before that.
  let isGuarded: Bool
  /// True if it replaced the target on a file system that can't exchange names: the target was checked right before.
  var isUnguarded = false
  private let firstName: UnsafeMutablePointer<CChar>?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var gathered = 0
  private var written = 0
  /// Number of bytes that are already on their way to the disk.
  private var underWay = 0
  private let replaced: ReplacedContents?

  /// Bytes of one write. The kernel allocates contiguous memory for each call, which takes longer for larger pieces.
  private static let portion = 1 << 16
  /// Bytes of one request to start writing to the disk.
  private static let stretch = 1 << 21

  /// A replacement is private until it has the old file's mode; a new file gets `mode` less the umask (or the
  /// folder's default access control list).
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

  /// A file with a name, for file systems without unnamed files. Its lock shows that it is being written
  /// (`LeftFile`), and makes programs that find it in the target's place wait until it is certain to stay
  /// (`FileLock`).
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

  /// Returns when the whole file is on the disk.
  func flushToDisk() throws(FileError) {
    // EINVAL: a file system without the notion.
    if Interruption.retrying({ fsync(descriptor) }) != 0 && errno != EINVAL {
      throw FileError.writing(path, code: errno)
    }
  }

  /// Writes the buffered bytes.
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

  /// Starts writing to the disk in the background: `fsync`, which reports failures, waits less then.
  private func sendOn() {
    let complete = written - written % Self.stretch
    clinux_begin_writeback(descriptor, Int64(underWay), Int64(complete - underWay))
    replaced?.giveBack(underWay..<complete)
    underWay = complete
  }
}
