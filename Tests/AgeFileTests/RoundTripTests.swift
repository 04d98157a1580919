import AgeFile
import Ciphers
import Testing

@Suite("An age file that we have written")
struct RoundTripTests {
  @Test(
    "opens with the same contents, whatever the length of its last chunk",
    arguments: [0, 1, 15, 16, 65_535, 65_536, 65_537, 131_071, 131_072, 131_073])
  func lengths(count: Int) throws {
    let identity = try #require(Sealing.identity)
    let plain = Sealing.random(count)
    for recipients in [Sealing.byPassphrase, .keys([identity.recipient])] {
      for isArmored in [false, true] {
        let file = try Sealing.file(plain, for: recipients, isArmored: isArmored)
        #expect(try Sealing.plain(file, Sealing.everything) == plain)
      }
    }
  }

  @Test("has the same contents however they came in pieces", arguments: [1, 7, 65_536, 100_000])
  func pieces(size: Int) throws {
    let plain = Sealing.random(200_000)
    let file = try AgeSealing(for: Sealing.byPassphrase, isArmored: false).file { sink in
      for start in stride(from: 0, to: plain.count, by: size) {
        try plain[start..<min(start + size, plain.count)].withUnsafeBytes { try sink($0) }
      }
    }
    #expect(try Sealing.plain(file, Sealing.everything) == plain)
  }

  @Test("says what it was: a text, and whom it is for")
  func properties() throws {
    let identity = try #require(Sealing.identity)
    let armored = try Sealing.file([1], for: .keys([identity.recipient]), isArmored: true)
    let contents = try Sealing.open(armored, Sealing.everything)
    #expect(contents.isArmored)
    guard case .keys(let keys)? = contents.recipients else {
      Issue.record("the recipients are known")
      return
    }
    #expect(keys == [identity.recipient])
    let other = try Sealing.open(
      try Sealing.file([1], for: Sealing.byPassphrase), Sealing.everything)
    #expect(!other.isArmored)
    guard case .passphrase(let passphrase, let workFactor)? = other.recipients else {
      Issue.record("the passphrase is known")
      return
    }
    #expect(passphrase == Sealing.passphrase)
    #expect(workFactor == 1)
  }

  @Test("differs from every other one: file key, salt and nonce are fresh")
  func fresh() throws {
    let files = try (0..<20).map { _ in try Sealing.file([1, 2, 3], for: Sealing.byPassphrase) }
    #expect(Set(files).count == files.count)
    let salts = files.map { file in
      String(decoding: file, as: UTF8.self).split(separator: "\n")[1].split(separator: " ")[2]
    }
    #expect(Set(salts).count == salts.count)
  }

  @Test("a passphrase that was derived for a file is not derived again")
  func cache() throws {
    let file = try Sealing.file([1, 2, 3], for: Sealing.byPassphrase)
    let cache = PassphraseCache()
    try Sealing.with(file) { (file) throws(AgeFailure) in
      try AgeEnvelope(file).check(Sealing.everything, cache)
    }
    // The key is kept for this passphrase alone.
    let wrong = AgeCredentials(passphrase: SecretBytes("wrong".utf8))
    #expect(throws: AgeFailure.wrongPassphrase) {
      try Sealing.with(file) { (file) throws(AgeFailure) in
        try AgeEnvelope(file).open(wrong, cache)
      }
    }
    let plain = try Sealing.with(file) { (file) throws(AgeFailure) in
      try AgeEnvelope(file).open(Sealing.everything, cache)
    }
    #expect(Array(plain.bytes.bytes) == [1, 2, 3])
  }
}
