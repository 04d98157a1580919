/// Messages about encrypted files: clauses that follow the name of a file, and, as
/// sentences, the reasons for what can't be done.
extension Texts {
  // MARK: The file

  package var ageFileIsCutShort: String { say("the encrypted file is cut short") }
  package var ageHeaderIsInvalid: String { say("the header of the encrypted file is invalid") }
  package var ageVersionIsUnknown: String {
    say("the encrypted file is not of version 1 of the age format")
  }
  package var ageArmorIsInvalid: String {
    say("the encrypted file is invalid: its text was changed, or is not what `age --armor` writes")
  }
  package var ageHeaderIsChanged: String {
    say("the header of the encrypted file was changed after it was written")
  }
  package var ageContentsAreDamaged: String { say("the encrypted file is damaged or cut short") }
  package func ageWorkFactorTooLarge(_ factor: Int, limit: Int) -> String {
    say("its passphrase has a work factor of \(factor), and above \(limit) it would take too long")
  }

  // MARK: What opens it

  package var ageNeedsPassphrase: String {
    say("it is encrypted with a passphrase; give a file that has it with --passphrase-file")
  }
  package var ageNeedsIdentity: String {
    say("it is encrypted to keys; give a file that has one of their identities with --identity")
  }
  /// `kinds` are names of stanzas.
  package func ageHasOtherKinds(_ kinds: [String]) -> String {
    say(
      """
      it is encrypted to keys of kinds that formview can't use: \(joined(kinds))
      """)
  }
  package var agePassphraseIsWrong: String {
    say("the passphrase is wrong, or the file's header was changed")
  }
  package var ageNoIdentityFits: String {
    say("it is encrypted to other keys than those of the given identities")
  }
  /// `reason` is the system's.
  package func sodiumIsMissing(because reason: String) -> String {
    say("libsodium is missing on this machine (\(reason)); install the package libsodium23")
  }
  package var ageNoMemory: String { say("there is not enough memory to compute its key") }

  // MARK: Asking for it

  package var helpIdentity: String {
    say(
      """
      A file of identities (AGE-SECRET-KEY-1…) that open encrypted data; else FORMVIEW_IDENTITY \
      names it.
      """)
  }
  package var helpPassphraseFile: String {
    say(
      """
      A file whose first line is the passphrase of encrypted data; else the terminal asks for it.
      """)
  }
  package var helpRecipientsFile: String {
    say(
      """
      A file of all recipients (age1…) that encrypted data are saved for, where they aren't known.
      """)
  }
  /// The prompt for the passphrase of a file; the passphrase is typed after it on the line.
  package func passphraseOf(_ name: String) -> String { say("Passphrase of \(name): ") }
  package var passphraseWrongAgain: String { say("That is not the passphrase. Try again.") }

  // MARK: Files of keys

  package func ageInvalidIdentity(line: Int) -> String {
    say("line \(line) is not an age identity (AGE-SECRET-KEY-1…)")
  }
  package func ageOtherIdentity(line: Int) -> String {
    say("line \(line) is an identity of a kind that formview can't use; it takes AGE-SECRET-KEY-1…")
  }
  package var ageNoIdentities: String { say("it has no identities (AGE-SECRET-KEY-1…)") }
  package var ageIdentitiesAreEncrypted: String {
    say("the identities are encrypted; `age -d` decrypts them: --identity <(age -d FILE)")
  }
  package func ageInvalidRecipient(line: Int) -> String {
    say("line \(line) is not an age recipient (age1…)")
  }
  package func ageOtherRecipient(line: Int) -> String {
    say("line \(line) is a recipient of a kind that formview can't use; it takes age1…")
  }
  package var ageNoRecipients: String {
    say("it has no recipients (age1…) that can be encrypted to")
  }
  package var agePassphraseIsEmpty: String { say("the passphrase is empty") }

  // MARK: What can't be done

  package var ageRecipientsAreUnknown: String {
    say(
      """
      An encrypted file doesn't name its recipients, and not all of them are known; list them with \
      --recipients-file
      """)
  }
  package var ageRecipientsLackYou: String {
    say(
      """
      None of the given identities is among --recipients-file: you could not open the file any \
      more
      """)
  }
  /// Variant of `ageRecipientsLackYou` that follows the name of the file with the recipients.
  package var ageFileLacksYou: String {
    say("it lists none of the given identities: you could not open the data any more")
  }
  package var encryptedStaysEncrypted: String {
    say("The data are encrypted, and no part of them is written to another file in clear")
  }

  // MARK: Sources

  /// Reason for data that were read as unencrypted, and are encrypted or were given as
  /// something else.
  package var ageFileIsNoSource: String {
    say(
      """
      it is encrypted; formview decrypts files that are given by their paths, and pipes with \
      --identity or --passphrase-file
      """)
  }
  package var ageIsInsideAge: String {
    say("what is encrypted in it is an encrypted file itself; decrypt it once with age before")
  }
  /// Behind a file's name: it is saved, for fewer recipients than before.
  package func ageHasFewerRecipients(_ count: Int, of former: Int) -> String {
    say(
      """
      it is saved, but for \(count) of at least \(former) recipients that it had; the others can't \
      open it any more
      """)
  }
  package var ageFileIsNone: String { say("it is not an encrypted file, or not any more") }
  package var ageNewNeedsKeys: String {
    say(
      """
      there is no such file; to begin one, say whom it is for: --passphrase-file, --identity, or \
      --recipients-file with --identity
      """)
  }
  package var ageKeysNoLongerFit: String {
    say(
      """
      another program has encrypted it for another passphrase or other keys; leave formview and \
      open it with these
      """)
  }
  /// A file in clear is not saved under the name of an encrypted one.
  package func ageIsNotSavedAs(_ path: String) -> String {
    say(
      """
      \(path) is the name of an encrypted file, and the data are in clear; save them under another \
      name, and encrypt that with `age`
      """)
  }
  package func newPassphraseOf(_ name: String) -> String { say("New passphrase of \(name): ") }
  package var passphraseOnceMore: String { say("The same again: ") }
  package var passphrasesDiffer: String { say("These are two different ones. Try again.") }
  package var databaseIsEncrypted: String {
    say("what is encrypted is an SQLite database, which formview opens in clear only")
  }
  package func onlyEncryptedFilesTake(_ option: String) -> String {
    say(
      """
      \(option) is for encrypted files that are given by their paths, and for pipes with one; this \
      is none
      """)
  }
}
