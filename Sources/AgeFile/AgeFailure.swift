import Ciphers
import Texts

/// The reason why an age file, or its key or passphrase, can't be used.
package enum AgeFailure: Error, Hashable, Sendable {
  // The file.
  case isCutShort
  case hasInvalidHeader
  case hasOtherVersion
  case hasInvalidArmor
  /// The header's code doesn't match its file key.
  case hasChangedHeader
  case isDamaged
  /// The file is refused before anything is computed: each step doubles time and memory.
  case workFactorTooLarge(Int, limit: Int)

  // What opens it.
  case needsPassphrase
  case needsIdentity
  /// The names of the stanzas' kinds, none of which is supported.
  case hasOtherKinds([String])
  case wrongPassphrase
  case noIdentityFits
  case noMemory
  /// The library that decrypts can't be opened.
  case hasNoLibrary(String)

  // What encrypts it.
  case recipientsUnknown

  // Files of identities and recipients; lines count from 1.
  case invalidIdentity(line: Int)
  case otherKindOfIdentity(line: Int)
  case noIdentities
  case identitiesAreEncrypted
  case invalidRecipient(line: Int)
  case otherKindOfRecipient(line: Int)
  case noRecipients
  case emptyPassphrase

  /// A clause that follows the name of a file.
  package var reason: Sentence {
    switch self {
    case .isCutShort: Sentence { $0.ageFileIsCutShort }
    case .hasInvalidHeader: Sentence { $0.ageHeaderIsInvalid }
    case .hasOtherVersion: Sentence { $0.ageVersionIsUnknown }
    case .hasInvalidArmor: Sentence { $0.ageArmorIsInvalid }
    case .hasChangedHeader: Sentence { $0.ageHeaderIsChanged }
    case .isDamaged: Sentence { $0.ageContentsAreDamaged }
    case .workFactorTooLarge(let factor, let limit):
      Sentence { $0.ageWorkFactorTooLarge(factor, limit: limit) }
    case .needsPassphrase: Sentence { $0.ageNeedsPassphrase }
    case .needsIdentity: Sentence { $0.ageNeedsIdentity }
    case .hasOtherKinds(let kinds): Sentence { $0.ageHasOtherKinds(kinds) }
    case .wrongPassphrase: Sentence { $0.agePassphraseIsWrong }
    case .noIdentityFits: Sentence { $0.ageNoIdentityFits }
    case .hasNoLibrary(let reason): Sentence { $0.sodiumIsMissing(because: reason) }
    case .noMemory: Sentence { $0.ageNoMemory }
    case .recipientsUnknown: Sentence { $0.asClause($0.ageRecipientsAreUnknown) }
    case .invalidIdentity(let line): Sentence { $0.ageInvalidIdentity(line: line) }
    case .otherKindOfIdentity(let line): Sentence { $0.ageOtherIdentity(line: line) }
    case .noIdentities: Sentence { $0.ageNoIdentities }
    case .identitiesAreEncrypted: Sentence { $0.ageIdentitiesAreEncrypted }
    case .invalidRecipient(let line): Sentence { $0.ageInvalidRecipient(line: line) }
    case .otherKindOfRecipient(let line): Sentence { $0.ageOtherRecipient(line: line) }
    case .noRecipients: Sentence { $0.ageNoRecipients }
    case .emptyPassphrase: Sentence { $0.agePassphraseIsEmpty }
    }
  }
}

extension Sodium {
  static func forAge() throws(AgeFailure) -> Sodium {
    do { return try Sodium() } catch { throw .hasNoLibrary(error.reason) }
  }
}
