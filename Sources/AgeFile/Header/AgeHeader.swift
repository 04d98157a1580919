import Crypto
import FoundationEssentials

/// What an age file begins with: stanzas that lead to the file key, and a code that vouches for them.
struct AgeHeader: Sendable {
  let stanzas: [AgeStanza]
  /// What the code is of: the text up to `---`.
  let authenticated: [UInt8]
  let code: [UInt8]

  /// What files of any version begin with.
  static let name = "age-encryption.org/"
  static let version = name + "v1"

  /// Those that are for somebody: some programs add one of a random kind, so that readers don't rely on the known ones.
  var recipientStanzas: [AgeStanza] { stanzas.filter { !$0.type.hasSuffix("-grease") } }

  init(stanzas: [AgeStanza], authenticated: [UInt8], code: [UInt8]) {
    (self.stanzas, self.authenticated, self.code) = (stanzas, authenticated, code)
  }

  /// The header of a new file.
  init(_ stanzas: [AgeStanza], fileKey: SymmetricKey) {
    self.stanzas = stanzas
    authenticated = Array((Self.version + "\n" + stanzas.map(\.text).joined() + "---").utf8)
    code = Array(
      HMAC<SHA256>.authenticationCode(for: authenticated, using: Self.codeKey(fileKey)))
  }

  /// Its bytes in a file.
  var bytes: [UInt8] { authenticated + " \(UnpaddedBase64.text(code))\n".utf8 }

  /// Whether the code is the one that the file key gives.
  func isVouchedFor(by fileKey: SymmetricKey) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: authenticated, using: Self.codeKey(fileKey))
  }

  private static func codeKey(_ fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: [UInt8](), info: Array("header".utf8), outputByteCount: 32)
  }
}
