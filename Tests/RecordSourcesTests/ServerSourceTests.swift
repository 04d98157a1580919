import FileTesting
import Glibc
import JSONText
import Records
import ServerTesting
import Servers
import Testing
import Texts
import TextsTesting

@testable import RecordSources

@Suite("Records of a file on a server")
struct ServerSourceTests {
  private let server: TestServer
  private let folder: TemporaryFolder
  private static let staff = #"[{"name": "Ada"}, {"name": "Grace"}]"#

  init() throws {
    server = try TestServer(["staff.json": Self.staff])
    folder = try TemporaryFolder()
  }

  private func source(_ path: String, polling time: Duration? = nil) throws -> ServerSource {
    ServerSource(
      server.url(path), SourceOptions(poll: time),
      reader: ServerReader(
        .data, cache: ServerCache(folder: folder.file("cache")),
        certificates: TrustedCertificates(file: try TestServer.certificate)))
  }

  private func read(_ source: ServerSource, at path: [JSONStep] = []) throws -> SourceContents {
    let delivery = try source.open(RecordRequest(path: path), readsAhead: true)
    while try delivery.readOn() {}
    #expect(try !delivery.readOn(), "there is no more")
    return delivery.contents
  }

  @Test("are delivered whole, with their version")
  func delivers() throws {
    let source = try source("staff.json")
    #expect(source.size == nil && source.currentVersion == nil && !source.canBegin)
    let contents = try read(source)
    #expect(contents.table.isWhole && contents.table.isList && contents.table.count == 2)
    #expect(contents.version != nil && contents.version == source.currentVersion)
    #expect(contents.notices.isEmpty && source.watch == .never)
  }

  @Test("can be changed, but not saved there")
  func readOnly() throws {
    let source = try source("staff.json")
    let contents = try read(source)
    for action in SourceAbilities.Action.allCases {
      #expect(contents.abilities.allows(action) == ![.save, .lock, .rescue].contains(action))
    }
    var table = contents.table
    try table.set(.string("Bo"), at: [.member("name")], in: table.id(at: 0))
    let lock = try source.lock(patience: .zero)
    #expect(!lock.isHeld)
    let commit = RecordCommit(base: contents.table, table: table, expected: .anything)
    guard case .failed(let failure) = source.commit(commit, under: lock) else {
      Issue.record("saved")
      return
    }
    #expect(failure.reason.english == "Data from a server can only be read; save them in a file")
    let copy = try #require(source.elsewhere(folder.file("own.json")))
    guard case .saved = copy.commit(commit, under: try copy.lock(patience: .seconds(60))) else {
      Issue.record("not saved")
      return
    }
    #expect(source.elsewhere("https://localhost/own.json") == nil)
  }

  @Test("keep the text around an edit when they are saved in a file")
  func propertyList() throws {
    let text = "<plist><!-- kept --><dict><key>name</key><string>Ada</string></dict></plist>"
    try server.write("ada.plist", text)
    let source = try source("ada.plist")
    var table = try read(source).table
    try table.set(.string("Bo"), at: [.member("name")], in: table.id(at: 0))
    var bytes: [UInt8] = []
    try source.write(table) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("Ada", with: "Bo"))
  }

  @Test("that are not where they should be are an error, and no good copy")
  func broken() throws {
    let source = try source("staff.json")
    #expect(throws: RecordReadingError.self) { try read(source, at: [.member("people")]) }
    #expect(folder.names(in: "cache") == [])
    _ = try read(source)
    try server.write("staff.json", "[{]")
    #expect(throws: RecordReadingError.self) { try read(source) }
    server.stop()
    let copy = try read(source)
    #expect(copy.table.count == 2)
    #expect(copy.notices.first?.english.hasPrefix("this is the copy of 20") == true)
  }

  @Test("are another version once the server was asked in the background")
  func polling() throws {
    let source = try source("staff.json", polling: .milliseconds(20))
    let version = try read(source).version
    #expect(source.watch == .polling(every: .milliseconds(20)))
    try server.write("staff.json", "[]")
    while source.currentVersion == version { sched_yield() }
    let answers = try server.answers.filter { $0.hasPrefix("200") }.count
    #expect(try read(source).table.count == 0)
    #expect(try server.answers.filter { $0.hasPrefix("200") }.count == answers, "it was there")
  }
}
