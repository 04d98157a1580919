import FileTesting
import Glibc
import Storage
import Testing

@Suite("A text that another program edits in a file")
struct PrivateTextFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of ours as an editor may save it: another one that takes its name.
  private func saveByRenaming(_ text: String, _ path: String) throws {
    let name = String(path.dropFirst(folder.path.utf8.count + 1))
    try folder.put(text, at: name + "~", mode: 0o600)
    #expect(rename(path + "~", path) == 0)
  }

  @Test("It stays for the one who edits it, however the editor saves, whoever starts meanwhile")
  func renamed() throws {
    let file = try PrivateTextFile("first", in: [folder.file("missing"), folder.path])
    #expect(file.path.hasPrefix(folder.path))
    PrivateTextFile.removeLeft(in: [folder.path])
    #expect(try file.contents() == Array("first".utf8))
    try saveByRenaming("a long text", file.path)
    PrivateTextFile.removeLeft(in: [folder.path])
    #expect(try file.contents() == Array("a long text".utf8))
  }

  @Test("It goes with its owner, and what the editor has put beside it, too")
  func gone() throws {
    try folder.put("mine", at: "other.txt", mode: 0o600)
    do {
      let file = try PrivateTextFile("secret", in: [folder.path])
      try saveByRenaming("another secret", file.path)
      #expect(symlink("x", file.path + ".lock") == 0)
      #expect(mkdir(file.folder + "/copies", 0o700) == 0)
      #expect(symlink(folder.path, file.folder + "/copies/link") == 0)
      #expect(folder.names().count == 2)
    }
    #expect(folder.names() == ["other.txt"])
  }

  @Test("What a killed program left is removed; what looks different is somebody's own")
  func left() throws {
    for (name, mode) in [("formview-text-AbCdEf", 0o700), ("formview-text-open00", 0o755)] {
      #expect(mkdir(folder.file(name), mode_t(mode)) == 0)
      try folder.put("secret", at: name + "/text.txt", mode: 0o600)
      try folder.put("secret", at: name + "/.text.txt.swp", mode: 0o600)
    }
    // Such as where journals are, where they have no other place.
    #expect(mkdir(folder.file("formview-100123"), 0o700) == 0)
    try folder.put("mine", at: "formview-100123/a.journal", mode: 0o600)
    #expect(mkdir(folder.file("formview-text-of-mine"), 0o700) == 0)
    try folder.put("mine", at: "formview-text-myfile", mode: 0o600)
    PrivateTextFile.removeLeft(in: [folder.path, folder.file("missing")])
    #expect(
      folder.names() == [
        "formview-100123", "formview-text-myfile", "formview-text-of-mine", "formview-text-open00",
      ])
    #expect(folder.names(in: "formview-100123") == ["a.journal"])
  }

  @Test("It is made in a folder whose name is not UTF-8")
  func bytes() throws {
    let strange = folder.file(SystemPath.text([0x74, 0xFF]))
    #expect(mkdir(strange.systemPath, 0o700) == 0)
    do {
      let file = try PrivateTextFile("text", in: [strange])
      #expect(file.path.hasPrefix(strange))
      #expect(try file.contents() == Array("text".utf8))
      PrivateTextFile.removeLeft(in: [strange])
      #expect(try file.contents() == Array("text".utf8))
    }
    #expect(rmdir(strange.systemPath) == 0)
  }
}
