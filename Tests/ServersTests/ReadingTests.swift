import ServerTesting
import Servers
import Testing

@Suite("Reading from a server")
struct ReadingTests {
  @Test("gets the bytes of a file over TLS, compressed or not")
  func reads() throws {
    let scene = try ServerScene(["a.json": #"{"name": "Ada"}"#])
    for path in ["a.json", "a.json?gzip"] {
      let file = try scene.read(path)
      #expect(file.words == #"{"name": "Ada"}"# && file.origin == .fetched && file.notice == nil)
      #expect(file.text.name == scene.server.url(path))
    }
  }

  @Test("trusts no certificate but those that it is given")
  func certificates() throws {
    let scene = try ServerScene(["a.json": "{}"])
    let system = ServerReader(ServerScene.limits, cache: nil, certificates: TrustedCertificates())
    let url = try ServerURL(scene.server.url("a.json"))
    guard case .certificateInvalid? = try failure({ _ = try system.read(url) }) else {
      Issue.record("not refused")
      return
    }
    // It is for localhost, and not for the machine's number.
    let reader = try scene.reader()
    let number = try ServerURL("https://127.0.0.1:\(scene.server.port)/a.json")
    guard case .certificateInvalid? = try failure({ _ = try reader.read(number) }) else {
      Issue.record("not refused")
      return
    }
    #expect(try scene.server.answers == [], "nothing was asked for")
  }

  @Test("does not begin without the certificates that are named")
  func missingCertificates() throws {
    let scene = try ServerScene()
    let reader = ServerReader(
      ServerScene.limits, cache: nil, certificates: TrustedCertificates(file: "/nowhere.pem"))
    let url = try ServerURL(scene.server.url(""))
    #expect(
      try failure { _ = try reader.read(url) } == .certificatesUnreadable("/nowhere.pem"))
  }

  @Test(
    "takes another answer than a file for an error", arguments: [401, 403, 404, 410, 418, 500, 503])
  func statuses(status: Int) throws {
    #expect(try ServerScene().error("status/\(status)") == .status(status))
  }

  @Test("notices that a file is cut short")
  func cutShort() throws { #expect(try ServerScene().error("cut") == .cutShort) }

  @Test("gives up a server that stays silent")
  func silent() throws {
    var limits = ServerScene.limits
    limits.totalTime = .milliseconds(200)
    #expect(try ServerScene().error("silent", limits) == .timeOut(1))
  }

  @Test("reads no more than the limit, which counts what is unpacked")
  func bomb() throws {
    let scene = try ServerScene()
    #expect(try scene.error("bomb?size=16777216") == .tooLarge(limit: 1 << 21))
    // A byte is added to the size.
    #expect(try scene.error("bomb?size=2097152") == .tooLarge(limit: 1 << 21))
    #expect(try scene.read("bomb?size=1048576").copy.body.count == 1 << 20 + 1)
  }

  @Test("reads nothing that can't be unpacked")
  func unpackable() throws { #expect(try ServerScene().error("unpackable") == .unreadableEncoding) }

  @Test("finds no server where none listens, and no host that is not there")
  func nothingListens() throws {
    let scene = try ServerScene()
    scene.server.stop()
    guard case .noConnection? = try scene.error("a.json") else {
      Issue.record("connected")
      return
    }
    let reader = try scene.reader()
    let url = try ServerURL("https://formview.invalid/a.json")
    #expect(try failure { _ = try reader.read(url) } == .hostNotFound("formview.invalid"))
  }

  @Test("speaks plain http with this machine only")
  func plain() throws {
    let scene = try ServerScene(["a.json": "{}"], isPlain: true)
    let url = try ServerURL(scene.server.plainURL("a.json"))
    #expect(try scene.reader().read(url).words == "{}")
  }

  @Test("reads several files over one connection, also when it asks again")
  func connections() throws {
    let scene = try ServerScene(["a.json": "{}", "b.json": "[]"])
    var reader = try scene.reader()
    for path in ["a.json", "redirect?to=/b.json", "nothing", "b.json"] {
      _ = try? reader.read(ServerURL(scene.server.url(path)))
      reader = reader.next
    }
    #expect(try scene.server.answers.count == 5)
    #expect(try scene.server.connections == 1)
  }

  @Test("can be given up in the middle")
  func givenUp() throws {
    let scene = try ServerScene()
    let reading = try scene.reader().begin(ServerURL(scene.server.url("silent")))
    #expect(try reading.readOn() == nil)
  }
}
