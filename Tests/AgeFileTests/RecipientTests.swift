import AgeFile
import Ciphers
import Testing

@Suite("The recipients of an age file")
struct RecipientTests {
  private let plain = Array("secret".utf8)

  @Test("are known only where each of them is one of the identities")
  func known() throws {
    let (a, b) = (try #require(Sealing.identity), try #require(Sealing.otherIdentity))
    let file = try Sealing.file(plain, for: .keys([a.recipient, b.recipient]))
    for identities in [[a], [b]] {
      #expect(try Sealing.open(file, AgeCredentials(identities: identities)).recipients == nil)
    }
    guard
      case .keys(let keys)? = try Sealing.open(file, AgeCredentials(identities: [b, a])).recipients
    else {
      Issue.record("both are known")
      return
    }
    #expect(keys == [a.recipient, b.recipient])
  }

  @Test("without one of the identities don't open it")
  func others() throws {
    let (a, b) = (try #require(Sealing.identity), try #require(Sealing.otherIdentity))
    let file = try Sealing.file(plain, for: .keys([a.recipient]))
    #expect(Sealing.failure(file, AgeCredentials(identities: [b])) == .noIdentityFits)
    #expect(Sealing.failure(file, AgeCredentials()) == .needsIdentity)
    #expect(
      Sealing.failure(file, AgeCredentials(passphrase: Sealing.passphrase)) == .needsIdentity)
  }

  @Test("by a passphrase are those who know it")
  func passphrase() throws {
    let file = try Sealing.file(plain, for: Sealing.byPassphrase)
    let wrong = AgeCredentials(passphrase: SecretBytes("wrong".utf8))
    #expect(Sealing.failure(file, wrong) == .wrongPassphrase)
    #expect(Sealing.failure(file, AgeCredentials()) == .needsPassphrase)
    let identity = try #require(Sealing.identity)
    #expect(Sealing.failure(file, AgeCredentials(identities: [identity])) == .needsPassphrase)
  }

  @Test("must be somebody")
  func nobody() {
    #expect(throws: AgeFailure.noRecipients) {
      try AgeSealing(for: .keys([]), isArmored: false)
    }
    #expect(throws: AgeFailure.emptyPassphrase) {
      try AgeSealing(for: .passphrase(SecretBytes([]), workFactor: 1), isArmored: false)
    }
  }
}
