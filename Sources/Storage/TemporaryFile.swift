import CLinux
import Glibc

/// A new file beside the one that it will replace; it vanishes with its owner unless it did.
final class TemporaryFile {
  let descriptor: Int32
  private let target: String
  /// The target's name as the user wrote it, for messages.
  private let path: String
  private let ownPath: String
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var gathered = 0
  private var written = 0
  /// Bytes that were sent on to the disk.
  private var underWay = 0
  private let replaced: ReplacedContents?
  private var isInPlace = false

  /// Bytes handed over at once. The kernel looks for one piece of memory for each call, and the
  /// larger it is the longer that may take.
  private static let portion = 1 << 16
  /// Bytes sent on to the disk at once.
  private static let stretch = 1 << 21

  /// A replacement can be read by nobody else until it has the old file's mode; a file of its own
  /// gets what the umask (or the folder's default access control list) leaves of 0666.
  init(besides target: String, for path: String, isReplacement: Bool) throws(FileError) {
    let folder = FilePath.folder(of: target)
    var created: (descriptor: Int32, path: String)?
    var code: Int32 = EEXIST
    for _ in 0..<100 where created == nil && code == EEXIST {
      let name = Self.name(for: FilePath.name(of: target))
      let candidate = folder == "/" ? "/" + name : folder + "/" + name
      let descriptor = open(
        candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
        mode_t(isReplacement ? 0o600 : 0o666))
      code = errno
      if descriptor >= 0 { created = (descriptor, candidate) }
    }
    guard let created else {
      room.deallocate()
      throw FileError.writing(path, in: folder, code: code)
    }
    (descriptor, ownPath) = created
    replaced = isReplacement ? ReplacedContents(at: target) : nil
    self.target = target
    self.path = path
  }

  deinit {
    if !isInPlace { unlink(ownPath) }
    close(descriptor)
    room.deallocate()
  }

  /// Hidden, tells whose it is, and stays below the 255 bytes that names may have.
  private static func name(for name: String) -> String {
    let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var stem = name
    while stem.utf8.count > 200 { stem.removeLast() }
    return ".\(stem).\(mark).tmp"
  }

  func append(_ piece: UnsafeRawBufferPointer) throws(FileError) {
    if piece.count > room.count - gathered { try writeGathered() }
    if piece.count > room.count {
      try write(piece)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: room[gathered...]).copyMemory(from: piece)
      gathered += piece.count
    }
  }

  /// Comes back when the contents are on the disk.
  func flushToDisk() throws(FileError) {
    try writeGathered()
    // EINVAL: a file system without the notion.
    while fsync(descriptor) != 0 && errno != EINVAL {
      if errno != EINTR { throw FileError.writing(path, code: errno) }
    }
  }

  /// Takes the target's place.
  func replaceTarget() throws(FileError) -> FileStamp {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError.writing(path, code: errno) }
    let folder = FilePath.folder(of: target)
    guard rename(ownPath, target) == 0 else {
      throw FileError.writing(path, in: folder, code: errno)
    }
    isInPlace = true
    // Makes the new name last. Its failure is not told: the file has been replaced all the same.
    let folderDescriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folderDescriptor >= 0 {
      fsync(folderDescriptor)
      close(folderDescriptor)
    }
    return FileStamp(info)
  }

  private func writeGathered() throws(FileError) {
    try write(UnsafeRawBufferPointer(rebasing: room[..<gathered]))
    gathered = 0
  }

  private func write(_ piece: UnsafeRawBufferPointer) throws(FileError) {
    var rest = piece[...]
    while !rest.isEmpty {
      let portion = UnsafeRawBufferPointer(rebasing: rest.prefix(Self.portion))
      let count = Glibc.write(descriptor, portion.baseAddress, portion.count)
      if count >= 0 {
        written += count
        if written - underWay >= Self.stretch { sendOn() }
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileError.writing(path, code: errno)
      }
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
