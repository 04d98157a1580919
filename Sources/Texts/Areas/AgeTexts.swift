/// What is said of encrypted files: clauses behind the name of a file, but for the reasons of what can't be done, which
/// are sentences.
package protocol AgeTexts {
  // MARK: The file

  var ageFileIsCutShort: String { get }
  var ageHeaderIsInvalid: String { get }
  var ageVersionIsUnknown: String { get }
  var ageArmorIsInvalid: String { get }
  var ageHeaderIsChanged: String { get }
  var ageContentsAreDamaged: String { get }
  func ageWorkFactorTooLarge(_ factor: Int, limit: Int) -> String

  // MARK: What opens it

  var ageNeedsPassphrase: String { get }
  var ageNeedsIdentity: String { get }
  /// `kinds` are names of stanzas.
  func ageHasOtherKinds(_ kinds: [String]) -> String
  var agePassphraseIsWrong: String { get }
  var ageNoIdentityFits: String { get }
  var ageNoMemory: String { get }

  // MARK: Asking for it

  var helpIdentity: String { get }
  var helpPassphraseFile: String { get }
  var helpRecipientsFile: String { get }
  /// What is typed follows it on the line.
  func passphraseOf(_ name: String) -> String
  var passphraseWrongAgain: String { get }

  // MARK: Files of keys

  func ageInvalidIdentity(line: Int) -> String
  func ageOtherIdentity(line: Int) -> String
  var ageNoIdentities: String { get }
  var ageIdentitiesAreEncrypted: String { get }
  func ageInvalidRecipient(line: Int) -> String
  func ageOtherRecipient(line: Int) -> String
  var ageNoRecipients: String { get }
  var agePassphraseIsEmpty: String { get }

  // MARK: What can't be done

  var ageRecipientsAreUnknown: String { get }
  var ageRecipientsLackYou: String { get }
  /// The same after the name of the file with the recipients.
  var ageFileLacksYou: String { get }
  var encryptedStaysEncrypted: String { get }

  // MARK: Sources

  /// What was read in clear, and is encrypted or was given as something else.
  var ageFileIsNoSource: String { get }
  /// What is to be encrypted, and isn't.
  var ageFileIsNone: String { get }
  /// What is encrypted is encrypted itself.
  var ageIsInsideAge: String { get }
  /// Behind a file's name: it is saved, for fewer recipients than before.
  func ageHasFewerRecipients(_ count: Int, of former: Int) -> String
  /// Nothing says whom a new file is for.
  var ageNewNeedsKeys: String { get }
  /// What opened the file before doesn't open it any more.
  var ageKeysNoLongerFit: String { get }
  /// A file in clear is not saved under the name of an encrypted one.
  func ageIsNotSavedAs(_ path: String) -> String
  func newPassphraseOf(_ name: String) -> String
  var passphraseOnceMore: String { get }
  var passphrasesDiffer: String { get }
  var databaseIsEncrypted: String { get }
  func onlyEncryptedFilesTake(_ option: String) -> String
}
