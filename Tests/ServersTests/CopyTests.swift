import FileTesting
import Glibc
import ServerTesting
import Servers
import Storage
import Testing
import TextsTesting

@Suite("Copies of what servers have")
struct CopyTests {
  @Test(
    "are asked about by their tag or time, and used again", arguments: ["a.json", "a.json?dated"])
  func unchanged(path: String) throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read(path)
    let file = try scene.read(path)
    #expect(file.words == "{}" && file.origin == .unchanged && file.notice == nil)
    #expect(try scene.server.answers == ["200 /\(path)", "304 /\(path)"])
  }

  @Test("are replaced by what the server has new")
  func changed() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    try scene.server.write("a.json", "[]")
    #expect(try scene.read("a.json").words == "[]")
    scene.server.stop()
    #expect(try scene.read("a.json").words == "[]")
  }

  @Test("do while the server can't be reached, which is said")
  func offline() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    try scene.server.answerAll(with: 503)
    let file = try scene.read("a.json")
    #expect(file.words == "{}" && file.origin == .copy(.status(503)))
    let words = file.notice?.english ?? ""
    #expect(words.hasPrefix("this is the copy of 20"))
    #expect(words.hasSuffix(": the server reports an error of its own (status 503)"))
    scene.server.stop()
    guard case .copy(.noConnection) = try scene.read("a.json").origin else {
      Issue.record("no copy")
      return
    }
  }

  @Test("are no answer to a server that refuses", arguments: [401, 403, 404])
  func refused(status: Int) throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    try scene.server.answerAll(with: status)
    #expect(try scene.error("a.json") == .status(status))
  }

  @Test("are no answer to a certificate that can't be trusted")
  func untrusted() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    let reader = ServerReader(
      ServerScene.limits, cache: ServerCache(folder: scene.cacheFolder),
      certificates: TrustedCertificates())
    let url = try ServerURL(scene.server.url("a.json"))
    guard case .certificateInvalid? = try failure({ _ = try reader.read(url) }) else {
      Issue.record("not refused")
      return
    }
  }

  @Test("are what was kept, and not what was only read")
  func onlyGood() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    try scene.server.write("a.json", "broken")
    try scene.read("a.json", keeping: false)
    scene.server.stop()
    #expect(try scene.read("a.json").words == "{}")
  }

  @Test("are written once, as long as the server sends the same")
  func writtenOnce() throws {
    let scene = try ServerScene(["a.json": "{}"])
    let url = try ServerURL(scene.server.url("a.json?plain"))
    let reader = try scene.reader()
    try reader.keep(reader.read(url))
    let name = try #require(scene.folder.names(in: "cache/formview").first)
    unlink(scene.folder.file("cache/formview/\(name)"))
    let next = reader.next
    let again = try next.read(url)
    #expect(again.origin == .fetched, "nothing says that it is the same")
    try next.keep(again)
    #expect(scene.folder.names(in: "cache/formview") == [])
    try scene.server.write("a.json", "[]")
    try next.keep(next.read(url))
    #expect(scene.folder.names(in: "cache/formview") == [name])
  }

  @Test("that nobody has used for long are deleted, and the oldest where there are too many bytes")
  func pruning() throws {
    let scene = try ServerScene(["a.json": "{}", "b.json": "[]"])
    try scene.read("a.json")
    let own = Set(scene.folder.names(in: "cache/formview"))
    /// A file of so many bytes that was used so many days ago.
    func put(_ digit: String, days: Int, bytes: Int = 1) throws -> String {
      let name = String(repeating: digit, count: 32)
      let path = scene.cacheFolder + "/" + name
      try scene.folder.put("", at: "cache/formview/" + name)
      #expect(truncate(path, off_t(bytes)) == 0)
      let moment = timespec(tv_sec: time(nil) - days * 86_400, tv_nsec: 0)
      #expect(utimensat(AT_FDCWD, path, [moment, moment], 0) == 0)
      return name
    }
    let old = try put("0", days: 91)
    let fresh = try put("1", days: 89)
    let large = try put("2", days: 2, bytes: 60 << 20)
    let larger = try put("3", days: 3, bytes: 30 << 20)
    let recent = try put("4", days: 0, bytes: 3 << 20)
    try scene.folder.put("", at: "cache/formview/notes.txt")
    try scene.read("b.json")
    let names = Set(scene.folder.names(in: "cache/formview"))
    #expect(names.isSuperset(of: own.union([fresh, large, recent, "notes.txt"])))
    #expect(names.isDisjoint(with: [old, larger]))
  }

  @Test("are in use where the server is asked whether they are the latest")
  func use() throws {
    let scene = try ServerScene(["a.json": "{}", "b.json": "[]"])
    try scene.read("a.json")
    let name = try #require(scene.folder.names(in: "cache/formview").first)
    let moment = timespec(tv_sec: time(nil) - 91 * 86_400, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, scene.cacheFolder + "/" + name, [moment, moment], 0) == 0)
    try scene.read("a.json")
    try scene.read("b.json")
    #expect(scene.folder.names(in: "cache/formview").contains(name))
  }

  @Test("are for their owner alone")
  func modes() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json")
    var info = stat()
    #expect(stat(scene.cacheFolder, &info) == 0 && info.st_mode & 0o777 == 0o700)
    let names = scene.folder.names(in: "cache/formview")
    #expect(names.count == 1)
    #expect(
      stat(scene.cacheFolder + "/" + names[0], &info) == 0 && info.st_mode & 0o777 == 0o600)
  }

  @Test("are not kept where the server does not want it")
  func notStored() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.read("a.json?private")
    #expect(scene.folder.names() == [])
    scene.server.stop()
    guard case .noConnection? = try scene.error("a.json?private") else {
      Issue.record("a copy")
      return
    }
  }

  @Test("that were damaged, cut short or of another URL are not used")
  func damaged() throws {
    let scene = try ServerScene(["a.json": #"{"a": 1}"#, "b.json": "{}"])
    try scene.read("a.json")
    let name = "cache/formview/" + scene.folder.names(in: "cache/formview")[0]
    let file = try FileReader.read(scene.folder.file(name)).text.buffer
    let text = withExtendedLifetime(file) { String(decoding: file.bytes, as: UTF8.self) }
    let others = [
      String(text.dropLast()), text.replacing("/a.json", with: "/b.json"), "", "formview-copy 1\n",
      text.replacing("copy 1", with: "copy 2"), text + " ",
      text.replacing(": 1}", with: ": 2}"),
    ]
    for other in others {
      try scene.folder.put(other, at: name)
      let file = try scene.read("a.json", keeping: false)
      #expect(file.words == #"{"a": 1}"# && file.origin == .fetched, "\(other)")
    }
  }

  @Test("that can't be kept in a file are kept as long as their reader")
  func unwritable() throws {
    let scene = try ServerScene(["a.json": "{}"])
    try scene.folder.put("in the way", at: "cache")
    let reader = try scene.reader()
    let url = try ServerURL(scene.server.url("a.json"))
    let file = try reader.read(url)
    #expect(throws: FileError.self) { try reader.keep(file) }
    #expect(try reader.next.read(url).origin == .unchanged)
  }

  @Test("of one server that can't be reached are used without asking for each")
  func askedOnce() throws {
    let scene = try ServerScene(["a.json": "{}", "b.json": "[]"])
    try scene.read("a.json")
    try scene.read("b.json")
    scene.server.stop()
    let reader = try scene.reader()
    let first = try reader.read(ServerURL(scene.server.url("a.json")))
    let second = try reader.read(ServerURL(scene.server.url("b.json")))
    #expect(first.origin == second.origin && second.words == "[]")
  }

  @Test("of another server are nothing for a form that must stay on its own")
  func origin() throws {
    let scene = try ServerScene()
    let other = try TestServer(["a.plist": "()"])
    try scene.read("redirect?to=\(other.url("a.plist"))")
    scene.server.stop()
    let url = try ServerURL(scene.server.url("redirect?to=\(other.url("a.plist"))"))
    let reader = try scene.reader()
    guard case .noConnection? = try failure({ _ = try reader.read(url, within: url.origin) }) else {
      Issue.record("a copy")
      return
    }
  }
}
