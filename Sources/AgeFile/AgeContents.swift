import Ciphers

/// The decrypted contents of an age file, and the options for writing its next version.
package struct AgeContents: Sendable {
  package let bytes: SecretBytes
  package let isArmored: Bool
  /// True if the lines of the armored text end with CR LF.
  package let hasCRLF: Bool
  /// Recipients; nil if the file doesn't reveal them, since a stanza doesn't name its
  /// recipient.
  package let recipients: AgeRecipients?
  package let recipientCount: Int
}
