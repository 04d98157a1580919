import Ciphers

/// A stanza that a passphrase opens.
struct ScryptStanza: Hashable {
  static let type = "scrypt"
  let salt: [UInt8]
  /// The binary logarithm of the work: each step doubles time and memory, which at 20 is 1 GiB.
  let workFactor: Int
  let body: [UInt8]

  /// Nil for a stanza of another type.
  init?(_ stanza: AgeStanza) throws(AgeFailure) {
    guard stanza.type == Self.type else { return nil }
    guard stanza.arguments.count == 2,
      let salt = UnpaddedBase64.bytes(Array(stanza.arguments[0].utf8)[...]),
      salt.count == Self.saltLength, stanza.body.count == FileKey.wrappedLength,
      let workFactor = Self.number(stanza.arguments[1])
    else { throw .hasInvalidHeader }
    guard workFactor <= Self.largestWorkFactor else {
      throw .workFactorTooLarge(workFactor, limit: Self.largestWorkFactor)
    }
    (self.salt, self.workFactor, body) = (salt, workFactor, stanza.body)
  }

  /// The limit for files of unknown origin, since the work comes before the passphrase is known to be right.
  static let largestWorkFactor = 22
  private static let saltLength = 16

  /// Parses digits without a leading zero; more than nine are too large in any case.
  private static func number(_ text: String) -> Int? {
    guard let first = text.utf8.first, first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text) ?? Int.max
  }

  /// The file key; nil if the passphrase is wrong. Takes about a second at factor 18.
  func fileKey(_ passphrase: SecretBytes, _ sodium: Sodium) throws(AgeFailure) -> CipherKey? {
    let key = try Self.key(passphrase, salt: salt, workFactor: workFactor, sodium)
    return FileKey.unwrapped(body, by: key, sodium)
  }

  /// A stanza with a fresh salt. Takes as long as opening it.
  static func new(
    for fileKey: CipherKey, _ passphrase: SecretBytes, workFactor: Int, _ sodium: Sodium
  ) throws(AgeFailure) -> AgeStanza {
    let salt = RandomBytes.next(saltLength)
    let key = try key(passphrase, salt: salt, workFactor: workFactor, sodium)
    return AgeStanza(
      type, [UnpaddedBase64.text(salt), "\(workFactor)"],
      body: FileKey.wrapped(fileKey, by: key))
  }

  private static func key(
    _ passphrase: SecretBytes, salt: [UInt8], workFactor: Int, _ sodium: Sodium
  ) throws(AgeFailure) -> CipherKey {
    guard passphrase.count > 0 else { throw .emptyPassphrase }
    let salt = Array((AgeHeader.version + "/scrypt").utf8) + salt
    guard let key = sodium.key(of: passphrase, salt: salt, rounds: 1 << UInt64(workFactor)) else {
      throw .noMemory
    }
    return key
  }
}
