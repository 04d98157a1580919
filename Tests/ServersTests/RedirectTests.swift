import ServerTesting
import Servers
import Testing

@Suite("Redirects of a server")
struct RedirectTests {
  @Test("are followed, and the file is where they lead")
  func followed() throws {
    let scene = try ServerScene(["forms/a.plist": "()"])
    let file = try scene.read("redirect?to=/forms/a.plist")
    #expect(file.words == "()" && file.copy.location.text == scene.server.url("forms/a.plist"))
    #expect(file.copy.url.text == scene.server.url("redirect?to=/forms/a.plist"))
  }

  @Test("are followed five times, and in no circle")
  func circle() throws {
    let scene = try ServerScene()
    #expect(try scene.error("loop") == .tooManyRedirects(5))
    #expect(try scene.server.answers.count == 6)
  }

  @Test("never lead from https to http, not even on this machine")
  func downgrade() throws {
    let plain = try TestServer(["a.json": "{}"], isPlain: true)
    let scene = try ServerScene()
    for target in [plain.plainURL("a.json"), "http://example.org/a.json"] {
      #expect(try scene.error("redirect?to=\(target)") == .redirectToPlainHTTP)
    }
    #expect(try plain.answers == [])
  }

  @Test("lead from http on this machine to https")
  func upgrade() throws {
    let scene = try ServerScene(["a.json": "{}"])
    let plain = try TestServer(isPlain: true)
    let url = try ServerURL(plain.plainURL("redirect?to=\(scene.server.url("a.json"))"))
    #expect(try scene.reader().read(url).words == "{}")
  }

  @Test(
    "lead to servers only",
    arguments: ["file:///etc/passwd", "ftp://example.org/a", "https://ann:secret@example.org/"])
  func elsewhere(target: String) throws {
    #expect(try ServerScene().error("redirect?to=\(target)") == .redirectNowhere)
  }

  @Test("stay on a form's server, where that is asked for")
  func origin() throws {
    let scene = try ServerScene(["b.plist": "()"])
    let other = try TestServer(["a.plist": "()"])
    let origin = try ServerURL(scene.server.url("")).origin
    let reader = try scene.reader()
    let away = try ServerURL(scene.server.url("redirect?to=\(other.url("a.plist"))"))
    #expect(try reader.read(away).words == "()")
    #expect(
      try failure { _ = try reader.read(away, within: origin) }
        == .redirectElsewhere("https://localhost:\(other.port)"))
    let near = try ServerURL(scene.server.url("redirect?to=/b.plist"))
    #expect(try reader.read(near, within: origin).words == "()")
  }

  @Test("that lead to another file are followed, though that has the tag of the former one")
  func sameTag() throws {
    let scene = try ServerScene(["a.plist": "(a)", "b.plist": "(b)", "target": "/a.plist?tag=v1"])
    #expect(try scene.read("moved").words == "(a)")
    let again = try scene.read("moved")
    #expect(again.words == "(a)" && again.origin == .unchanged)
    try scene.server.write("target", "/b.plist?tag=v1")
    let moved = try scene.read("moved")
    #expect(moved.words == "(b)" && moved.origin == .fetched)
    #expect(
      try scene.server.answers == [
        "302 /moved", "200 /a.plist?tag=v1", "302 /moved", "304 /a.plist?tag=v1", "302 /moved",
        "200 /b.plist?tag=v1",
      ])
  }

  @Test("without a target are an error")
  func nowhere() throws {
    #expect(try ServerScene().error("status/302") == .redirectNowhere)
  }
}
