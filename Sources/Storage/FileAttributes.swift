import CLinux
import Glibc

struct FileAttributes {
  private let info: stat

  init(_ info: stat) { self.info = info }

  /// Applies them, as far as the system allows, to the open file `descriptor`, which is not written afterwards;
  /// `path` is the original file. Returns the attributes that could not be applied.
  func copy(to descriptor: Int32, from path: String) -> [AttributeLoss] {
    var losses: [AttributeLoss] = info.st_nlink > 1 ? [.otherNames(Int(info.st_nlink) - 1)] : []
    var mode = info.st_mode & 0o7777
    if fchown(descriptor, info.st_uid, info.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, info.st_gid)
    }
    let new = Self.status(of: descriptor)
    if new?.st_uid != info.st_uid {
      mode &= ~mode_t(S_ISUID)
      losses.append(.owner)
    }
    if new?.st_gid != info.st_gid {
      // Another group now: it gets no more than everybody, and nobody gets its identity.
      mode = mode & 0o5707 | (mode & 0o007) << 3
      losses.append(.group)
    }
    losses += copyExtendedAttributes(to: descriptor, from: path)
    if !copyAccessControlList(to: descriptor, from: path) {
      // The group's part of the mode is what anybody in a list has at most.
      mode &= ~mode_t(S_IRWXG)
      losses.append(.accessControlList)
    }
    // Last: changing the owner clears the set-id bits.
    _ = fchmod(descriptor, mode)
    let former = info.st_mode & 0o7777
    let present = (Self.status(of: descriptor)?.st_mode ?? 0) & 0o7777
    // What the group has lost is said with it, but not whose identity the file gives no more.
    if present != mode || (present ^ former) & mode_t(S_ISUID | S_ISGID) != 0 {
      losses.append(.mode(Int(former), now: Int(present)))
    }
    return losses
  }

  private static func status(of descriptor: Int32) -> stat? {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? info : nil
  }

  private static let accessControlList = "system.posix_acl_access"
  /// Attributes that authenticate the contents.
  private static let seals: Set<String> = ["security.ima", "security.evm"]

  /// Copies the attributes of programs and of the system (xattr(7)), which may need privileges; returns those that
  /// could not be set.
  private func copyExtendedAttributes(
    to descriptor: Int32, from path: String
  ) -> [AttributeLoss] {
    var losses: [AttributeLoss] = []
    let names = Self.bytes { listxattr(path.systemPath, $0, $1) } ?? []
    for name in names.split(separator: 0) {
      let text = String(decoding: name, as: UTF8.self)
      guard ["user.", "security.", "trusted."].contains(where: text.hasPrefix),
        !Self.seals.contains(text)
      else { continue }
      let name = name.map { CChar(bitPattern: $0) } + [0]
      guard let value = Self.bytes({ getxattr(path.systemPath, name, $0, $1) }) else { continue }
      if fsetxattr(descriptor, name, value, value.count, 0) != 0,
        // The system may have given it to the new file itself.
        Self.bytes({ fgetxattr(descriptor, name, $0, $1) }) != value
      {
        losses.append(.attribute(text))
      }
    }
    return losses
  }

  /// Copies the access control list (acl(5)), or removes one inherited from the folder.
  private func copyAccessControlList(to descriptor: Int32, from path: String) -> Bool {
    if let list = Self.bytes({ getxattr(path.systemPath, Self.accessControlList, $0, $1) }),
      !list.isEmpty
    {
      return fsetxattr(descriptor, Self.accessControlList, list, list.count, 0) == 0
    }
    return fremovexattr(descriptor, Self.accessControlList) == 0 || errno == ENODATA
      || errno == EOPNOTSUPP
  }

  /// The bytes that `read` writes to a buffer, whose size it returns when called without one; nil if it fails.
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
