extension EnglishTexts {
  // MARK: The file

  package var ageFileIsCutShort: String { "the encrypted file is cut short" }
  package var ageHeaderIsInvalid: String { "the header of the encrypted file is invalid" }
  package var ageVersionIsUnknown: String {
    "the encrypted file is not of version 1 of the age format"
  }
  package var ageArmorIsInvalid: String {
    "the encrypted file is invalid: its text was changed, or is not what `age --armor` writes"
  }
  package var ageHeaderIsChanged: String {
    "the header of the encrypted file was changed after it was written"
  }
  package var ageContentsAreDamaged: String { "the encrypted file is damaged or cut short" }
  package func ageWorkFactorTooLarge(_ factor: Int, limit: Int) -> String {
    "its passphrase has a work factor of \(factor), and above \(limit) it would take too long"
  }

  // MARK: What opens it

  package var ageNeedsPassphrase: String {
    "it is encrypted with a passphrase; give a file that has it with --passphrase-file"
  }
  package var ageNeedsIdentity: String {
    "it is encrypted to keys; give a file that has one of their identities with --identity"
  }
  package func ageHasOtherKinds(_ kinds: [String]) -> String {
    "it is encrypted to keys of kinds that formview can't use: \(kinds.joined(separator: ", "))"
  }
  package var agePassphraseIsWrong: String {
    "the passphrase is wrong, or the file's header was changed"
  }
  package var ageNoIdentityFits: String {
    "it is encrypted to other keys than those of the given identities"
  }
  package var ageNoMemory: String { "there is not enough memory to compute its key" }

  // MARK: Asking for it

  package var helpIdentity: String {
    "A file of identities (AGE-SECRET-KEY-1…) that open encrypted data; else FORMVIEW_IDENTITY names it."
  }
  package var helpPassphraseFile: String {
    "A file whose first line is the passphrase of encrypted data; else the terminal asks for it."
  }
  package var helpRecipientsFile: String {
    "A file of all recipients (age1…) that encrypted data are saved for, where they aren't known."
  }
  package func passphraseOf(_ name: String) -> String { "Passphrase of \(name): " }
  package var passphraseWrongAgain: String { "That is not the passphrase. Try again." }

  // MARK: Files of keys

  package func ageInvalidIdentity(line: Int) -> String {
    "line \(line) is not an age identity (AGE-SECRET-KEY-1…)"
  }
  package func ageOtherIdentity(line: Int) -> String {
    "line \(line) is an identity of a kind that formview can't use; it takes AGE-SECRET-KEY-1…"
  }
  package var ageNoIdentities: String { "it has no identities (AGE-SECRET-KEY-1…)" }
  package var ageIdentitiesAreEncrypted: String {
    "the identities are encrypted; `age -d` decrypts them: --identity <(age -d FILE)"
  }
  package func ageInvalidRecipient(line: Int) -> String {
    "line \(line) is not an age recipient (age1…)"
  }
  package func ageOtherRecipient(line: Int) -> String {
    "line \(line) is a recipient of a kind that formview can't use; it takes age1…"
  }
  package var ageNoRecipients: String { "it has no recipients (age1…) that can be encrypted to" }
  package var agePassphraseIsEmpty: String { "the passphrase is empty" }

  // MARK: What can't be done

  package var ageRecipientsAreUnknown: String {
    "An encrypted file doesn't name its recipients, and not all of them are known; list them with"
      + " --recipients-file"
  }
  package var ageRecipientsLackYou: String {
    "None of the given identities is among --recipients-file: you could not open the file any more"
  }
  package var ageFileLacksYou: String {
    "it lists none of the given identities: you could not open the data any more"
  }
  package var encryptedStaysEncrypted: String {
    "The data are encrypted, and no part of them is written to another file in clear"
  }

  // MARK: Sources

  package var ageFileIsNoSource: String {
    "it is encrypted; formview decrypts files that are given by their paths, and pipes with --identity"
      + " or --passphrase-file"
  }
  package var ageIsInsideAge: String {
    "what is encrypted in it is an encrypted file itself; decrypt it once with age before"
  }
  package func ageHasFewerRecipients(_ count: Int, of former: Int) -> String {
    "it is saved, but for \(count) of at least \(former) recipients that it had; the others can't open"
      + " it any more"
  }
  package var ageFileIsNone: String { "it is not an encrypted file, or not any more" }
  package var ageNewNeedsKeys: String {
    "there is no such file; to begin one, say whom it is for: --passphrase-file, --identity, or"
      + " --recipients-file with --identity"
  }
  package var ageKeysNoLongerFit: String {
    "another program has encrypted it for another passphrase or other keys; leave formview and open it"
      + " with these"
  }
  package func ageIsNotSavedAs(_ path: String) -> String {
    "\(path) is the name of an encrypted file, and the data are in clear; save them under another"
      + " name, and encrypt that with `age`"
  }
  package func newPassphraseOf(_ name: String) -> String { "New passphrase of \(name): " }
  package var passphraseOnceMore: String { "The same again: " }
  package var passphrasesDiffer: String { "These are two different ones. Try again." }
  package var databaseIsEncrypted: String {
    "what is encrypted is an SQLite database, which formview opens in clear only"
  }
  package func onlyEncryptedFilesTake(_ option: String) -> String {
    "\(option) is for encrypted files that are given by their paths, and for pipes with one; this is none"
  }
}
