import AgeFile
import AgeTesting
import Ciphers
import Testing

@Suite("The age program and we")
struct AgeProgramTests {
  private let plain = Array("the plain text\n".utf8)

  @Test("open each other's files for keys", arguments: [false, true])
  func keys(isArmored: Bool) throws {
    let keys = try AgeProgram.newKeys()
    let identity = try #require(X25519Identity(Substring(keys.identity), Sodium()))
    #expect(identity.recipient.text == keys.recipient)
    let theirs = try AgeProgram.encrypt(plain, to: [keys.recipient], armored: isArmored)
    let opened = try Sealing.open(theirs, AgeCredentials(identities: [identity]))
    #expect(Array(opened.bytes.bytes) == plain)
    #expect(opened.isArmored == isArmored)
    let ours = try Sealing.file(
      plain, for: .keys([identity.recipient]), isArmored: isArmored)
    #expect(try AgeProgram.decrypt(ours, by: keys.identity) == plain)
  }

  @Test("open each other's files for several keys, with each of them")
  func severalKeys() throws {
    let keys = try [AgeProgram.newKeys(), AgeProgram.newKeys()]
    let identities = try keys.map { try #require(X25519Identity(Substring($0.identity), Sodium())) }
    let theirs = try AgeProgram.encrypt(plain, to: keys.map(\.recipient))
    for identity in identities {
      #expect(try Sealing.plain(theirs, AgeCredentials(identities: [identity])) == plain)
    }
    let ours = try Sealing.file(plain, for: .keys(identities.map(\.recipient)))
    for key in keys { #expect(try AgeProgram.decrypt(ours, by: key.identity) == plain) }
  }

  @Test("open each other's files with a passphrase", arguments: [false, true])
  func passphrases(isArmored: Bool) throws {
    let credentials = AgeCredentials(passphrase: Sealing.passphrase)
    let theirs = try AgeProgram.encrypt(plain, passphrase: "correct horse", armored: isArmored)
    let opened = try Sealing.open(theirs, credentials)
    #expect(Array(opened.bytes.bytes) == plain)
    guard case .passphrase(_, let workFactor)? = opened.recipients else {
      Issue.record("the passphrase is known")
      return
    }
    let ours = try Sealing.file(
      plain, for: .passphrase(Sealing.passphrase, workFactor: min(workFactor, 10)),
      isArmored: isArmored)
    #expect(try AgeProgram.decrypt(ours, passphrase: "correct horse") == plain)
  }

  @Test("agree on long files", arguments: [65_536, 200_000])
  func longFiles(count: Int) throws {
    let keys = try AgeProgram.newKeys()
    let identity = try #require(X25519Identity(Substring(keys.identity), Sodium()))
    let plain = Sealing.random(count)
    let theirs = try AgeProgram.encrypt(plain, to: [keys.recipient])
    #expect(try Sealing.plain(theirs, AgeCredentials(identities: [identity])) == plain)
    let ours = try Sealing.file(plain, for: .keys([identity.recipient]))
    #expect(try AgeProgram.decrypt(ours, by: keys.identity) == plain)
  }
}
