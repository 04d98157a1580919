import Glibc

/// A key shared by all programs of a user until the machine restarts: a file in the runtime folder, which is in
/// memory (`XDG_RUNTIME_DIR` of the XDG Base Directory Specification).
package enum SessionKeyFile {
  /// The key at a path; `makeKey` creates a missing one. Nil if it can't be stored, or others may access it.
  package static func key(at path: String, size: Int, makeKey: () -> [UInt8]) -> [UInt8]? {
    let descriptor = open(
      path.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 {
      defer { close(descriptor) }
      let key = makeKey()
      let count = key.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count == key.count else {
        FileRemover.remove(path)
        return nil
      }
      return key
    }
    return errno == EEXIST ? read(path, size) : nil
  }

  private static func read(_ path: String, _ size: Int) -> [UInt8]? {
    let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_uid == geteuid(), info.st_mode & 0o077 == 0 else {
      return nil
    }
    var key = [UInt8](repeating: 0, count: size)
    let count = key.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, size) }
    return count == size ? key : nil
  }
}
