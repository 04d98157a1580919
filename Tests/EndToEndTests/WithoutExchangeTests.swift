import Testing

/// File systems that can't exchange two names (FAT, many under FUSE), as strace(1) makes the call fail.
@Suite("A file system that can't exchange files")
struct WithoutExchangeTests {
  private static let failing = "strace -qq -o /dev/null -e inject=renameat2:error=EINVAL"
  private static let canInject = (try? Scene().shell("\(failing) true"))?.status == 0

  @Test(
    "is said at each save, also where locks work: others may lose what they save meanwhile",
    .enabled(if: canInject))
  func set() throws {
    let scene = try Scene(["form.plist": "( { valuePath = a; } )", "data.json": #"{"a": 1}"#])
    let set = try scene.shell("\(Self.failing) $formview set form.plist data.json a=2")
    #expect(set.status == 0)
    #expect(
      set.errors == "data.json: its file system can't exchange files: what a program without locks "
        + "saves at the same moment may be lost\n")
    #expect(try scene.read("data.json") == #"{"a": 2}"#)
    let again = try scene.run("set", "form.plist", "data.json", "a=3")
    #expect(again.errors.isEmpty)
  }
}
