import Ciphers
import Threads

/// The file key last derived from a passphrase, so that a check before the screen begins and the reading that follows
/// derive it once.
package final class PassphraseCache: Sendable {
  private struct Entry: Sendable {
    let stanza: ScryptStanza
    let passphrase: SecretBytes
    let fileKey: CipherKey
  }

  private let last = Locked<Entry?>(nil)

  package init() {}

  func fileKey(of stanza: ScryptStanza, _ passphrase: SecretBytes) -> CipherKey? {
    last.withLock { last in
      last.flatMap { $0.stanza == stanza && $0.passphrase == passphrase ? $0.fileKey : nil }
    }
  }

  func keep(_ fileKey: CipherKey, of stanza: ScryptStanza, _ passphrase: SecretBytes) {
    last.withLock { $0 = Entry(stanza: stanza, passphrase: passphrase, fileKey: fileKey) }
  }
}
