import Servers
import Testing

@Suite("Digests of contents")
struct ContentDigestTests {
  @Test(
    "are FNV-1a of 128 bits",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func values(text: String, digest: String) { #expect(ContentDigest(text).text == digest) }
}
