import Crypto
import FoundationEssentials

/// The header of an age file: stanzas that lead to the file key, and a code that authenticates them.
struct AgeHeader: Sendable {
  let stanzas: [AgeStanza]
  /// The authenticated text, up to `---`.
  let authenticated: [UInt8]
  let code: [UInt8]

  /// The beginning of files of any version.
  static let name = "age-encryption.org/"
  static let version = name + "v1"

  /// Stanzas without the random "grease" that some programs add so that readers don't rely on known kinds.
  var recipientStanzas: [AgeStanza] { stanzas.filter { !$0.type.hasSuffix("-grease") } }

  init(stanzas: [AgeStanza], authenticated: [UInt8], code: [UInt8]) {
    (self.stanzas, self.authenticated, self.code) = (stanzas, authenticated, code)
  }

  init(_ stanzas: [AgeStanza], fileKey: SymmetricKey) {
    self.stanzas = stanzas
    authenticated = Array((Self.version + "\n" + stanzas.map(\.text).joined() + "---").utf8)
    code = Array(
      HMAC<SHA256>.authenticationCode(for: authenticated, using: Self.codeKey(fileKey)))
  }

  var bytes: [UInt8] { authenticated + " \(UnpaddedBase64.text(code))\n".utf8 }

  /// True if the code matches the file key.
  func isVouchedFor(by fileKey: SymmetricKey) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: authenticated, using: Self.codeKey(fileKey))
  }

  private static func codeKey(_ fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: [UInt8](), info: Array("header".utf8), outputByteCount: 32)
  }
}
