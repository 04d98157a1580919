import Ciphers
import SourceText

/// The header of an age file: stanzas that lead to the file key, and a code that authenticates them.
struct AgeHeader: Sendable {
  let stanzas: [AgeStanza]
  /// The authenticated text, up to `---`.
  let authenticated: [UInt8]
  let code: [UInt8]

  /// The beginning of files of any version.
  static let name = FileMagic.encrypted
  static let version = name + "v1"

  /// Stanzas without the random "grease" that some programs add so that readers don't rely on known kinds.
  var recipientStanzas: [AgeStanza] { stanzas.filter { !$0.type.hasSuffix("-grease") } }

  init(stanzas: [AgeStanza], authenticated: [UInt8], code: [UInt8]) {
    (self.stanzas, self.authenticated, self.code) = (stanzas, authenticated, code)
  }

  init(_ stanzas: [AgeStanza], fileKey: CipherKey) {
    self.stanzas = stanzas
    authenticated = Array((Self.version + "\n" + stanzas.map(\.text).joined() + "---").utf8)
    code = Self.codeKey(fileKey).code(of: authenticated)
  }

  var bytes: [UInt8] { authenticated + " \(UnpaddedBase64.text(code))\n".utf8 }

  /// True if the code matches the file key.
  func isVouchedFor(by fileKey: CipherKey) -> Bool {
    // Compared in a time that is the same for all codes.
    SecretBytes(code) == SecretBytes(Self.codeKey(fileKey).code(of: authenticated))
  }

  private static func codeKey(_ fileKey: CipherKey) -> CipherKey {
    fileKey.derived(salt: [], for: "header")
  }
}
