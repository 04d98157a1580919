import CLinux
import FileTesting
import Glibc
import Storage
import Testing

@Suite("What a file has besides its contents, after saving")
struct FileAttributesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    guard chmod(folder.path, 0o777) == 0 else { throw SetUpFailure(code: errno) }
  }

  @discardableResult
  private func save(_ path: String) throws(FileError) -> WrittenFile {
    try AtomicFile.write(to: path) { sink in
      try Array("new".utf8).withUnsafeBytes { try sink($0) }
    }
  }

  private func mode(_ path: String) throws -> mode_t {
    var info = stat()
    guard stat(path, &info) == 0 else { throw SetUpFailure(code: errno) }
    return info.st_mode & 0o7777
  }

  private func attribute(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 1_000)
    let count = getxattr(path, name, &value, value.count)
    return count < 0 ? nil : Array(value[..<count])
  }

  /// An access control list as the system has it (linux/posix_acl_xattr.h): user 12345 may read and write.
  private static let list: [UInt8] = {
    func entry(_ tag: UInt8, _ rights: UInt8, _ id: UInt32 = .max) -> [UInt8] {
      [tag, 0, rights, 0] + (0..<4).map { UInt8(truncatingIfNeeded: id >> ($0 * 8)) }
    }
    return [2, 0, 0, 0] + entry(1, 6) + entry(2, 6, 12_345) + entry(4, 0) + entry(16, 6)
      + entry(32, 0)
  }()

  private static let (access, preset) = ("system.posix_acl_access", "system.posix_acl_default")

  private static let hasLists =
    (try? TemporaryFolder()).map {
      setxattr($0.path, preset, list, list.count, 0) == 0
    } == true

  @Test("The folder's default access list opens no file that had none", .enabled(if: hasLists))
  func defaultList() throws {
    let path = try folder.put("old", at: "a", mode: 0o640)
    try #require(setxattr(folder.path, Self.preset, Self.list, Self.list.count, 0) == 0)
    let file = try save(path)
    #expect(attribute(Self.access, of: path) == nil)
    #expect(try mode(path) == 0o640)
    #expect(file.losses.isEmpty)
    // A new file is what the folder says.
    try save(folder.file("b"))
    #expect(attribute(Self.access, of: folder.file("b")) != nil)
  }

  @Test("A file's own access list stays", .enabled(if: hasLists))
  func ownList() throws {
    let path = try folder.put("old", at: "a", mode: 0o600)
    try #require(setxattr(path, Self.access, Self.list, Self.list.count, 0) == 0)
    let former = try mode(path)
    try save(path)
    #expect(attribute(Self.access, of: path) == Self.list)
    #expect(try mode(path) == former)
  }

  @Test("The set-uid bit stays with the owner's save", .enabled(if: geteuid() == 0))
  func setUserID() throws {
    let path = try folder.put("old", at: "a", mode: 0o755)
    try #require(chown(path, 65_534, 65_534) == 0 && chmod(path, 0o6755) == 0)
    let file = try withoutPrivileges { try save(path) }
    #expect(try mode(path) == 0o6755)
    #expect(file.losses.isEmpty)
  }

  private static let canSetTrusted =
    (try? TemporaryFolder()).map {
      setxattr($0.path, "trusted.formview", "x", 1, 0) == 0
        && setxattr($0.path, "security.formview", "x", 1, 0) == 0
    } == true

  @Test("Attributes of the system stay where they may be set", .enabled(if: canSetTrusted))
  func system() throws {
    let path = try folder.put("old", at: "a")
    for name in ["trusted.formview", "security.formview"] {
      try #require(setxattr(path, name, "here", 4, 0) == 0)
    }
    #expect(try save(path).losses.isEmpty)
    #expect(attribute("trusted.formview", of: path) == Array("here".utf8))
    #expect(attribute("security.formview", of: path) == Array("here".utf8))
  }

  @Test("An owner and a group that can't be kept are reported", .enabled(if: geteuid() == 0))
  func owner() throws {
    let path = try folder.put("old", at: "a", mode: 0o666)
    let file = try withoutPrivileges { try save(path) }
    #expect(file.losses == [.owner, .group])
    // From then on there is nothing to report.
    #expect(try withoutPrivileges { try save(path) }.losses.isEmpty)
  }

  @Test(
    "A set-id bit that is lost with the owner or the group is reported, and no other one is lost",
    .enabled(if: geteuid() == 0))
  func setIDWithOwner() throws {
    let path = try folder.put("old", at: "a")
    try #require(chmod(path, 0o6777) == 0)
    let file = try withoutPrivileges { try save(path) }
    #expect(file.losses == [.owner, .group, .mode(0o6777, now: 0o777)])
    #expect(try mode(path) == 0o777)
    let other = try folder.put("old", at: "b")
    try #require(chown(other, 65_534, 12_345) == 0 && chmod(other, 0o6755) == 0)
    let owned = try withoutPrivileges { try save(other) }
    #expect(owned.losses == [.group, .mode(0o6755, now: 0o4755)])
    #expect(try mode(other) == 0o4755)
    let plain = try folder.put("old", at: "c", mode: 0o664)
    try #require(chown(plain, 65_534, 12_345) == 0)
    #expect(try withoutPrivileges { try save(plain) }.losses == [.group])
    #expect(try mode(plain) == 0o644)
  }
}
