import AgeFile
import Ciphers
import Testing

@Suite("Files of keys")
struct KeyFileTests {
  private static let identity =
    "AGE-SECRET-KEY-1CZMJDV8US9VVH55YJDUJFH0AL8L2AYTKRMSCN2G72PTFM4W9WCSSDSG3DL"

  private func recipients(_ text: String) throws(AgeFailure) -> [X25519Recipient] {
    try Sealing.with(Array(text.utf8)) { (file) throws(AgeFailure) in
      try RecipientsFile.recipients(file)
    }
  }

  private func identities(_ text: String) throws(AgeFailure) -> [X25519Identity] {
    try Sealing.with(Array(text.utf8)) { (file) throws(AgeFailure) in
      try IdentityFile.identities(file)
    }
  }

  @Test("have comments and empty lines, and end lines as they like")
  func lines() throws {
    let recipient = try #require(Sealing.identity).recipient
    #expect(
      try identities("# created: today\r\n\r\n\(Self.identity)\r\n").map(\.recipient)
        == [recipient])
    #expect(try recipients("\n# Ada\n\(recipient.text)") == [recipient])
  }

  @Test("of identities with anything else are refused, with the line")
  func otherIdentities() {
    #expect(throws: AgeFailure.noIdentities) { try identities("# nothing\n") }
    #expect(throws: AgeFailure.invalidIdentity(line: 2)) { try identities("#\nsecret\n") }
    #expect(throws: AgeFailure.invalidIdentity(line: 1)) {
      try identities(Self.identity.dropLast() + "Q")
    }
    #expect(throws: AgeFailure.invalidIdentity(line: 1)) { try identities(" \(Self.identity)") }
    #expect(throws: AgeFailure.otherKindOfIdentity(line: 1)) {
      try identities("AGE-PLUGIN-YUBIKEY-1QQQ")
    }
    #expect(throws: AgeFailure.otherKindOfIdentity(line: 1)) {
      try identities("-----BEGIN OPENSSH PRIVATE KEY-----\n")
    }
    #expect(throws: AgeFailure.identitiesAreEncrypted) {
      try identities("age-encryption.org/v1\n-> scrypt x 18\n")
    }
  }

  @Test(
    "Lines of identities that only other programs can use are passed over beside others",
    arguments: [
      "AGE-PLUGIN-YUBIKEY-1QQQ", "AGE-SECRET-KEY-PQ-1QQQ",
      "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----",
    ])
  func identitiesOfOthers(line: String) throws {
    let recipient = try #require(X25519Identity(Self.identity[...], Sodium())).recipient
    for file in ["\(line)\n\(Self.identity)\n", "\(Self.identity)\n\(line)\n"] {
      #expect(try identities(file).map(\.recipient) == [recipient])
    }
    #expect(throws: AgeFailure.otherKindOfIdentity(line: 2)) { try identities("# other\n\(line)") }
    #expect(throws: AgeFailure.invalidIdentity(line: 1)) { try identities("wrong\n\(line)") }
  }

  @Test("of recipients with anything else are refused, with the line")
  func otherRecipients() throws {
    let recipient = try #require(Sealing.identity).recipient.text
    #expect(throws: AgeFailure.noRecipients) { try recipients("") }
    #expect(throws: AgeFailure.invalidRecipient(line: 2)) { try recipients("\(recipient)\nada\n") }
    #expect(throws: AgeFailure.invalidRecipient(line: 1)) {
      try recipients(recipient.uppercased())
    }
    #expect(throws: AgeFailure.otherKindOfRecipient(line: 1)) {
      try recipients("ssh-ed25519 AAAA ada@example.org\n")
    }
    #expect(throws: AgeFailure.otherKindOfRecipient(line: 1)) {
      try recipients("age1yubikey1qqqq\n")
    }
  }

  @Test("of a passphrase have it on their first line")
  func passphrase() throws {
    func passphrase(_ text: String) throws(AgeFailure) -> SecretBytes {
      try Sealing.with(Array(text.utf8)) { (file) throws(AgeFailure) in
        try Passphrase.firstLine(of: file)
      }
    }
    #expect(try passphrase("correct horse\n# more") == Sealing.passphrase)
    #expect(try passphrase("correct horse\r\n") == Sealing.passphrase)
    #expect(try passphrase("correct horse") == Sealing.passphrase)
    #expect(throws: AgeFailure.emptyPassphrase) { try passphrase("\nsecond") }
  }
}
