import Glibc

/// Temporary files of saves, and the detection of files left by killed programs.
///
/// They are hidden and named after their target: `.d.json.formview-MARK.tmp` while they are written (on file systems
/// without unnamed files), and `.d.json.formview-MARK-FILE-FORMER.tmp` for the moment in which they replace the
/// target. Exchanging the two gives the old file this name. The writer holds a lock on the file; on file systems
/// without locks, the end of MARK identifies the writer (`Writer`).
enum LeftFile {
  private static let (sign, ending) = (".formview-", ".tmp")

  /// Identifies the file with a name, and the file it replaces.
  struct Mark {
    fileprivate let text: String

    init(of file: FileStamp, over former: FileStamp?) {
      text = "-\(Self.number(of: file))-\(former.map(Self.digest) ?? "0")"
    }

    fileprivate static func number(of file: FileStamp) -> String {
      String(file.inode, radix: 36)
    }

    fileprivate static func digest(of file: FileStamp) -> String {
      let parts = [file.inode, UInt64(bitPattern: file.size), UInt64(bitPattern: file.modified)]
      return LeftFile.digest(
        of: parts.flatMap { part in
          (0..<8).map { UInt8(truncatingIfNeeded: part >> ($0 * 8)) }
        })
    }
  }

  /// Unlike hash values, stable across processes (FNV-1a).
  static func digest(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }

  /// The first name next to a target for which `make` succeeds; nil, with `errno`, if it fails.
  static func firstFree(
    for target: String, _ mark: Mark? = nil, _ make: (String) -> Bool
  ) -> String? {
    let folder = FilePath.folder(of: target)
    for _ in 0..<100 {
      let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let mark = number + (Writer.current?.text ?? "") + (mark?.text ?? "")
      let name = prefix(for: target) + mark + ending
      let candidate = (folder == "/" ? "" : folder) + "/" + name
      if make(candidate) { return candidate }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Short enough for the whole name to stay below the limit of 255 bytes.
  private static func prefix(for target: String) -> String {
    var stem = FilePath.name(of: target)
    while stem.utf8.count > 140 { stem.removeLast() }
    return "." + stem + sign
  }

  /// Removes files left next to a target by processes that have ended. O(names in its folder).
  static func removeAll(of target: String) {
    let folder = FilePath.folder(of: target)
    let prefix = prefix(for: target)
    for name in FolderReader.allNames(in: folder)
    where name.hasPrefix(prefix) && name.hasSuffix(ending) {
      let parts = name.dropFirst(prefix.count).dropLast(ending.count)
        .split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 1 || parts.count == 3 {
        remove(
          (folder == "/" ? "" : folder) + "/" + name, of: Writer(endOf: parts[0]),
          parts.dropFirst().map(String.init))
      }
    }
  }

  /// Removes a file without a writer: an incomplete one, one that did not replace its target, and the replaced file.
  /// Any other file found in the target's place is kept.
  private static func remove(_ path: String, of writer: Writer?, _ mark: [String]) {
    // For writing: file systems over a network lock no others.
    let descriptor = open(
      path.systemPath, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard let stamp = FileStamp(regular: descriptor), !isWritten(descriptor, by: writer),
      FileStamp(entry: path)?.isSameFile(as: stamp) == true
    else { return }
    if mark.isEmpty || mark[0] == Mark.number(of: stamp) || mark[1] == Mark.digest(of: stamp) {
      FileRemover.remove(path)
    }
  }

  /// True if a file may still be written: its writer holds a lock, or is looked up on file systems without locks.
  private static func isWritten(_ descriptor: Int32, by writer: Writer?) -> Bool {
    if Interruption.retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return false }
    return errno == EWOULDBLOCK || writer?.isGone != true
  }
}
