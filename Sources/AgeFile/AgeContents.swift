/// What was in an age file, and what it says about the next version of it.
package struct AgeContents: Sendable {
  /// The plain text.
  package let bytes: SecretBytes
  /// Whether the file is a text.
  package let isArmored: Bool
  /// True where the lines of the armored text end with CR LF.
  package let hasCRLF: Bool
  /// Whom the file is encrypted to; nil where that can't be known from it, as a stanza doesn't name its recipient.
  package let recipients: AgeRecipients?
  /// For how many recipients the file is, of whatever kind.
  package let recipientCount: Int
}
