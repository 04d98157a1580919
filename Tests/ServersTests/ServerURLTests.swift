import Servers
import Testing

@Suite("Addresses on servers")
struct ServerURLTests {
  @Test(
    "are read, and written as they are asked for",
    arguments: [
      ("https://example.org/a/b.plist", "https://example.org/a/b.plist"),
      ("HTTPS://Example.ORG", "https://example.org/"),
      ("https://example.org:443/a?b=c&d#part", "https://example.org/a?b=c&d"),
      ("https://example.org:8443/ä b%20c", "https://example.org:8443/%C3%A4%20b%20c"),
      ("http://localhost:80/a", "http://localhost/a"), ("http://[::1]:8080/", "http://[::1]:8080/"),
      ("http://127.0.0.1/?q", "http://127.0.0.1/?q"),
    ])
  func reading(text: String, written: String) throws {
    #expect(try ServerURL(text).text == written)
  }

  @Test(
    "are refused where they are none, name a password, or leave this machine unencrypted",
    arguments: [
      ("https://", ServerError.invalidAddress), ("https:///a", .invalidAddress),
      ("https://a b/", .invalidAddress), ("https://a:99999/", .invalidAddress),
      ("https://a:b/", .invalidAddress), ("https://a/\u{1}", .invalidAddress),
      ("https://a\n/", .invalidAddress), ("https://a%2F/", .invalidAddress),
      ("https://a\\@b/", .invalidAddress),
      ("staff.json", .invalidAddress), ("ftp://example.org/a", .invalidAddress),
      ("https://ann:secret@example.org/", .passwordInAddress),
      ("https://ann@example.org/", .passwordInAddress),
      ("http://example.org/a", .plainHTTP), ("http://localhost.example.org/", .plainHTTP),
      ("http://127.0.0.2/", .plainHTTP), ("http://localhost@example.org/", .passwordInAddress),
    ])
  func refused(text: String, error: ServerError) {
    #expect(throws: error) { try ServerURL(text) }
  }

  @Test("are told from paths by their beginning")
  func addresses() {
    #expect(ServerURL.isAddress("https://a") && ServerURL.isAddress("HTTP://a"))
    #expect(!ServerURL.isAddress("https:/a") && !ServerURL.isAddress("a/https://b"))
  }

  @Test("are shown without a password")
  func passwords() {
    #expect(
      ServerURL.withoutPassword("https://ann:secret@example.org/a@b")
        == "https://…@b")
    #expect(ServerURL.withoutPassword("https://ann:se/cret@example.org") == "https://…@example.org")
    #expect(ServerURL.withoutPassword("https://a:b@c@d") == "https://…@d")
    #expect(ServerURL.withoutPassword("https://example.org/a@b") == "https://example.org/a@b")
  }

  @Test(
    "have others beside them, which never leave the folder",
    arguments: [
      ("place.plist", "https://example.org/forms/place.plist"),
      ("zh-Hans.lproj/a b.strings", "https://example.org/forms/zh-Hans.lproj/a%20b.strings"),
      ("%2e%2e", "https://example.org/forms/%252e%252e"),
      ("../x", "https://example.org/forms/x"), ("a?b#c", "https://example.org/forms/a%3Fb%23c"),
      ("//evil.org/x", "https://example.org/forms/evil.org/x"),
      ("https://evil.org/x", "https://example.org/forms/https%3A/evil.org/x"),
      ("\\\\evil", "https://example.org/forms/%5C%5Cevil"),
    ])
  func beside(name: String, address: String) throws {
    let form = try ServerURL("https://example.org/forms/staff.plist?version=2")
    #expect(form.beside(name).text == address)
  }

  @Test("have the name of their file")
  func names() throws {
    #expect(try ServerURL("https://example.org/a/b%20c.json?x=.plist").fileName == "b c.json")
    #expect(try ServerURL("https://example.org").fileName == "")
    #expect(try ServerURL("https://example.org/100%").fileName == "100%")
  }
}
