import CLinux
import Glibc

/// What a file has beside its contents and should keep when these are replaced.
struct FileAttributes {
  private let info: stat

  init(_ info: stat) { self.info = info }

  /// Gives them, as far as the system lets us, to the open file `descriptor`; `path` is the file
  /// that has them.
  func copy(to descriptor: Int32, from path: String) {
    var mode = info.st_mode & 0o7777
    if fchown(descriptor, info.st_uid, info.st_gid) != 0,
      fchown(descriptor, uid_t.max, info.st_gid) != 0
    {
      // Another group now: it gets no more than everybody, and nobody gets its identity.
      mode = mode & 0o1707 | (mode & 0o007) << 3
    } else if info.st_uid != owner(of: descriptor) {
      mode &= ~mode_t(S_ISUID)
    }
    copyExtendedAttributes(to: descriptor, from: path)
    // Last: changing the owner clears the set-id bits.
    _ = fchmod(descriptor, mode)
  }

  private func owner(of descriptor: Int32) -> uid_t? {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? info.st_uid : nil
  }

  /// Copies the user's attributes and the access control list (xattr(7), acl(5)).
  private func copyExtendedAttributes(to descriptor: Int32, from path: String) {
    let names = Self.bytes { listxattr(path, $0, $1) } ?? []
    for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
    where name.hasPrefix("user.") || name == "system.posix_acl_access" {
      guard let value = Self.bytes({ getxattr(path, name, $0, $1) }) else { continue }
      _ = fsetxattr(descriptor, name, value, value.count, 0)
    }
  }

  /// What `read` delivers into a buffer, whose size it returns when called without one; nil if it fails.
  private static func bytes(
    _ read: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [UInt8]? {
    let size = read(nil, 0)
    guard size > 0 else { return size == 0 ? [] : nil }
    var room = [CChar](repeating: 0, count: size)
    let count = read(&room, size)
    return count < 0 ? nil : room[..<count].map { UInt8(bitPattern: $0) }
  }
}
