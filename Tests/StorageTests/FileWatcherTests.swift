import FileTesting
import Glibc
import Storage
import Testing

@Suite("Watching files")
struct FileWatcherTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.put("old", at: "form.plist")
  }

  /// Whether the descriptor tells of something; what other programs did is told before their call
  /// returns.
  private func isTold(_ watcher: FileWatcher) -> Bool {
    var entry = pollfd(fd: watcher.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test("tells nothing while nothing happens")
  func quiet() {
    let watcher = FileWatcher(paths: [path])
    #expect(!isTold(watcher))
    #expect(watcher.changedPaths() == [])
  }

  @Test("tells of a file written in place, once")
  func written() throws {
    let watcher = FileWatcher(paths: [path])
    try folder.put("new text", at: "form.plist")
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [path])
    #expect(!isTold(watcher))
    #expect(watcher.changedPaths() == [])
  }

  @Test("tells of a file that an editor replaced, again and again")
  func replaced() throws {
    let watcher = FileWatcher(paths: [path])
    for round in 1...3 {
      try folder.put("round \(round)", at: "form.plist.tmp")
      #expect(rename(folder.file("form.plist.tmp"), path) == 0)
      #expect(isTold(watcher))
      #expect(watcher.changedPaths() == [path])
    }
  }

  @Test("tells of a file that goes and comes back")
  func removed() throws {
    let watcher = FileWatcher(paths: [path])
    #expect(unlink(path) == 0)
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [path])
    try folder.put("old", at: "form.plist")
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [path])
  }

  @Test("tells of a file that was not there, nor its folder")
  func made() throws {
    let watcher = FileWatcher(paths: [folder.file("sub/new")])
    #expect(mkdir(folder.file("sub"), 0o755) == 0)
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [])
    try folder.put("x", at: "sub/new")
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [folder.file("sub/new")])
  }

  @Test("tells of what a symbolic link leads to, and of a link that leads elsewhere")
  func link() throws {
    #expect(mkdir(folder.file("one"), 0o755) == 0 && mkdir(folder.file("two"), 0o755) == 0)
    try folder.put("1", at: "one/a")
    try folder.put("22", at: "two/a")
    let link = folder.file("link")
    #expect(symlink("one/a", link) == 0)
    let watcher = FileWatcher(paths: [link])
    try folder.put("111", at: "one/a")
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [link])
    #expect(symlink("two/a", folder.file("link2")) == 0)
    #expect(rename(folder.file("link2"), link) == 0)
    #expect(watcher.changedPaths() == [link])
    try folder.put("2222", at: "two/a")
    #expect(isTold(watcher))
    #expect(watcher.changedPaths() == [link])
  }

  @Test("names only the files that changed, in the order given")
  func several() throws {
    let others = try ["b", "c"].map { try folder.put("x", at: $0) }
    let watcher = FileWatcher(paths: [others[1], path, others[0]])
    try folder.put("yy", at: "b")
    try folder.put("yy", at: "c")
    try folder.put("yy", at: "unwatched")
    #expect(watcher.changedPaths() == [others[1], others[0]])
  }

  @Test("says nothing of what we saved and acknowledged ourselves")
  func acknowledged() throws {
    let watcher = FileWatcher(paths: [path])
    try folder.put("ours", at: "form.plist")
    watcher.acknowledge(path)
    #expect(watcher.changedPaths() == [])
  }

  @Test("tells of a change between reading and watching")
  func earlier() throws {
    let stamp = try FileReader.read(path).stamp
    try folder.put("meanwhile", at: "form.plist")
    let watcher = FileWatcher(paths: [path])
    watcher.acknowledge(path, as: stamp)
    #expect(watcher.changedPaths() == [path])
  }

  @Test("ends for a path that is forgotten and begins for one that is added")
  func otherPaths() throws {
    let watcher = FileWatcher(paths: [path])
    let other = try folder.put("x", at: "other")
    watcher.forget(path)
    watcher.watch(other)
    try folder.put("new text", at: "form.plist")
    try folder.put("yy", at: "other")
    #expect(watcher.changedPaths() == [other])
  }
}
