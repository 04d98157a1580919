import FileTesting
import Glibc
import Storage
import Testing

@Suite("Saving where a killed program has left its file")
struct LeftFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func save(_ name: String) throws {
    try AtomicFile.write(to: folder.file(name)) { sink in
      try Array("new".utf8).withUnsafeBytes { try sink($0) }
    }
  }

  @Test("removes it, and none of another target")
  func removed() throws {
    try folder.put("old", at: "a")
    try folder.put("unfinished", at: ".a.formview-1234.tmp", mode: 0o600)
    try folder.put("of another", at: ".b.formview-1234.tmp", mode: 0o600)
    try folder.put("not ours", at: ".a.1234.tmp", mode: 0o600)
    try save("a")
    #expect(folder.names() == [".a.1234.tmp", ".b.formview-1234.tmp", "a"])
  }

  @Test("leaves it as long as its writer is there")
  func held() throws {
    let path = try folder.put("being written", at: ".a.formview-1234.tmp", mode: 0o600)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    try save("a")
    #expect(folder.names() == [".a.formview-1234.tmp", "a"])
    close(descriptor)
    try save("a")
    #expect(folder.names() == ["a"])
  }

  @Test("leaves what is not a file, or is not the one that its name says")
  func others() throws {
    try folder.put("victim", at: "victim")
    #expect(symlink("victim", folder.file(".a.formview-1.tmp")) == 0)
    try folder.put("somebody's work", at: ".a.formview-2-3-4.tmp")
    try save("a")
    #expect(
      folder.names() == [".a.formview-1.tmp", ".a.formview-2-3-4.tmp", "a", "victim"])
  }
}
