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
    var descriptor = clinux_open_unnamed(folder, mode)
    if descriptor < 0 {
      let named = Self.firstFree(besides: target) { candidate in
        descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        return descriptor >= 0
      }
      guard let named else {
        let code = errno
        buffer.deallocate()
        throw FileError.writing(path, in: folder, code: code)
      }
      ownPath = named
    }
    // Who finds it in the target's place waits until it is known to stay there (`FileLock`).
    flock(descriptor, LOCK_EX | LOCK_NB)
    self.descriptor = descriptor
    replaced = isReplacement ? ReplacedContents(at: target) : nil
    self.target = target
    self.path = path
  }

  deinit {
    if let ownPath { unlink(ownPath) }
    close(descriptor)
    buffer.deallocate()
  }

  /// The name in the target's folder under which `make` succeeds; nil, with `errno`, if it fails.
  static func firstFree(besides target: String, _ make: (String) -> Bool) -> String? {
    let folder = FilePath.folder(of: target)
    for _ in 0..<100 {
      let candidate = (folder == "/" ? "" : folder) + "/" + name(for: FilePath.name(of: target))
      if make(candidate) { return candidate }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Hidden, shows whose it is, and is below the 255 bytes that names may have.
  private static func name(for name: String) -> String {
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var stem = name
    while stem.utf8.count > 200 { stem.removeLast() }
    return ".\(stem).\(mark).tmp"
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

  /// Returns when the contents are on the disk.
  func flushToDisk() throws(FileError) {
    try writeGathered()
    // EINVAL: a file system without the notion.
    if Interruption.retrying({ fsync(descriptor) }) != 0 && errno != EINVAL {
      throw FileError.writing(path, code: errno)
    }
  }

  private func writeGathered() throws(FileError) {
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
      guard count >= 0 else { throw FileError.writing(path, code: errno) }
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
