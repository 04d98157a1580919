import Ciphers
import Testing

@testable import AgeFile

@Suite("Stanzas that are for nobody")
struct GreaseTests {
  @Test("A stanza that a program adds so that readers expect unknown ones is not counted")
  func grease() throws {
    let identity = try #require(Sealing.identity)
    let plain = Array("secret".utf8)
    let file = try Sealing.file(plain, for: .keys([identity.recipient]))
    var reader = AgeHeaderReader(file)
    let stanzas = try reader.header().stanzas
    let sodium = try Sodium()
    let key = try #require(
      try X25519Stanza(stanzas[0]).flatMap { try identity.fileKey(in: $0, sodium) })
    for (type, count) in [("x3-grease", 1), ("piv-p256", 2)] {
      let header = AgeHeader(stanzas + [AgeStanza(type, ["a"], body: [1, 2])], fileKey: key)
      let opened = try Sealing.open(
        header.bytes + file[reader.offset...], AgeCredentials(identities: [identity]))
      #expect(opened.recipientCount == count)
      #expect((opened.recipients != nil) == (count == 1), "whom the file is for is known")
    }
  }
}
