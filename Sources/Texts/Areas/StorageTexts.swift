/// Why a file or another source of records can't be read or written: a clause, behind its name.
package protocol StorageTexts {
  // MARK: Reading

  var partIsNoFolder: String { get }
  var mayNotRead: String { get }
  func isNoFile(_ kind: String) -> String
  var deviceWithoutDriver: String { get }
  var aDevice: String { get }
  var aSocket: String { get }
  var deviceOrPipe: String { get }
  var diskReadError: String { get }
  var isFolder: String { get }
  func tooManyBytes(_ count: Int, limit: Int) -> String
  func endless(limit: Int) -> String
  var linkCircle: String { get }
  var nameTooLong: String { get }
  func interrupted(times: Int) -> String
  var tooManyOpenFiles: String { get }
  func linkToNothing(_ target: String) -> String
  func noFolder(_ path: String) -> String
  var noFileLooksLikeURL: String { get }
  /// Why a form that nobody named is not used; `user` is the number of the one that it belongs to.
  func formOfStranger(_ user: Int) -> String
  /// Of a form that belongs to a database, where another table or a query was named.
  func formOfOtherTable(_ table: String) -> String
  var formOpenToAll: String { get }
  var noSuchFile: String { get }

  // MARK: Writing

  /// As a clause behind the file's name.
  /// `losesOthers`: whether names can't be exchanged there either, so that nothing shows what others save meanwhile.
  func noLocksHere(losesOthers: Bool) -> String
  /// Locks work, but programs that ask for none are not noticed at the last moment.
  var noExchangeHere: String { get }

  var diskFull: String { get }
  var quotaUsedUp: String { get }
  var wouldBeTooLarge: String { get }
  var diskIsReadOnly: String { get }
  var mountedAlone: String { get }
  var diskWriteError: String { get }
  func mayNotCreate(in folder: String) -> String
  /// A folder that is there has no room for files that somebody makes.
  func takesNoFiles(_ folder: String) -> String
  var isAppendOnly: String { get }
  var isImmutable: String { get }
  func onlyOwnerMayReplace(in folder: String) -> String
  var mayNotWrite: String { get }
  var changedSinceRead: String { get }
  var anotherProgram: String { get }
  var aProgram: String { get }
  func process(_ command: String, _ number: String) -> String
  func lockedBy(_ holder: String, seconds: Int) -> String
  func openForWriting(by program: String) -> String
  /// By the person or a signal; so is what reads a database.
  var savingWasInterrupted: String { get }
  var readingWasInterrupted: String { get }
  func writtenUnflushed(because reason: String) -> String
  /// Each a clause.
  func savedWithout(_ losses: [String]) -> String
  var ownerNotKept: String { get }
  var groupNotKept: String { get }
  /// Octal digits.
  func modeNotKept(_ former: String, now: String) -> String
  var accessListNotKept: String { get }
  /// The name of an extended attribute, as `security.capability`.
  func attributeNotKept(_ name: String) -> String
  func otherNamesNotKept(_ count: Int) -> String
  var folderOfOthers: String { get }
  var journalIsTaken: String { get }
  /// Why a journal can't be written any more.
  var journalWasCut: String { get }
  var notRegularFile: String { get }

  // MARK: Records

  var deletedByOthers: String { get }
  var changedByOthers: String { get }
  func place(inTable table: String, key: String, column: String?) -> String
  func place(inTable table: String?, row: Int, column: String?) -> String

  // MARK: Property lists of records

  func plistCannotHoldCharacter(_ code: String) -> String
  /// The number is nil where it is not to be shown.
  func plistNumberTooLarge(_ number: String?) -> String
  /// The reason says what the property list has there, and what to write.
  func plistCannotWrite(_ value: String, because reason: String) -> String
  var plistValueHasComment: String { get }
  var plistHasDate: String { get }
  var plistHasData: String { get }
  var plistUIDStays: String { get }
  var plistHasInteger: String { get }
  var binaryHoldsReal: String { get }
  var plistHoldsNoNull: String { get }
  var openStepHasStrings: String { get }
  var encodingOnlyShown: String { get }
  /// A new file can't be of a format.
  func formatIsNotBegun(_ format: String) -> String
  /// A change of a file that is no text is printed as JSON.
  var changeShownAsJSON: String { get }
  func tooLargeForFormat(_ format: String) -> String
  var plistSetStays: String { get }
  var holdsNoValue: String { get }
  var isNoPropertyList: String { get }

  // MARK: Keyed archives of records

  var isNoArchive: String { get }
  /// `key`: `$top` or `$objects`.
  func archiveLacks(_ key: String) -> String
  func archiveHasNoObject(_ uid: Int, of count: Int) -> String
  func archiveObjectIsElsewhere(_ path: String, places: Int) -> String
  var archiveClassStays: String { get }
  var archiveAttributesStay: String { get }
  var archiveKeysStay: String { get }
  var archiveHasUUID: String { get }
  var archiveHasDecimal: String { get }
  var archiveDecimalIsTooLong: String { get }
}
