extension EnglishTexts {
  // MARK: Reading

  package var partIsNoFolder: String { "a part of the path before the last is not a folder" }
  package var mayNotRead: String { "you may not read it, or not enter a folder on the way to it" }
  package func isNoFile(_ kind: String) -> String { "it is \(kind), not a file" }
  package var deviceWithoutDriver: String { "a socket or a device without a driver" }
  package var aDevice: String { "a device" }
  package var aSocket: String { "a socket" }
  package var deviceOrPipe: String { "a device or pipe" }
  package var diskReadError: String { "the disk reports an error while reading it" }
  package var isFolder: String { "it is a folder; name a file in it" }
  package func tooManyBytes(_ count: Int, limit: Int) -> String {
    "it has \(count) bytes; at most \(limit) are read"
  }
  package func endless(limit: Int) -> String { "it goes on and on; at most \(limit) are read" }
  package var linkCircle: String { "its symbolic links lead in a circle" }
  package var nameTooLong: String { "its name is longer than the system allows" }
  package func interrupted(times: Int) -> String {
    "signals interrupt it again and again (\(times) times); try again"
  }
  package var tooManyOpenFiles: String { "too many files are open" }
  package func linkToNothing(_ target: String) -> String {
    "it is a symbolic link to \(target), which does not exist"
  }
  package func noFolder(_ path: String) -> String { "there is no folder \(path)" }
  package var noFileLooksLikeURL: String {
    "there is no such file; from servers only URLs with https:// are read"
  }
  package func formOfOtherTable(_ table: String) -> String {
    "not used: it is a form of the table \(table); name it with --form to use it"
  }
  package func formOfStranger(_ user: Int) -> String {
    "ignored as a form: it belongs to user \(user), not to you or the owner of the data; "
      + "name it with --form to use it"
  }
  package var formOpenToAll: String {
    "ignored as a form: everybody may write to it; take that away (chmod o-w), or name it with --form"
  }
  package var noSuchFile: String { "there is no such file" }

  // MARK: Writing

  package func noLocksHere(losesOthers: Bool) -> String {
    losesOthers
      ? "its file system has no locks and can't exchange files: what others save at the same moment may be lost"
      : "its file system has no locks: what others save at the same moment is merged, not kept waiting"
  }
  package var noExchangeHere: String {
    "its file system can't exchange files: what a program without locks saves at the same moment may be lost"
  }
  package var diskFull: String { "the disk is full" }
  package var quotaUsedUp: String { "your share of the disk is used up" }
  package var wouldBeTooLarge: String { "it would become larger than files may be" }
  package var diskIsReadOnly: String { "its disk can only be read" }
  package var mountedAlone: String {
    "it is mounted as a single file and can't be replaced; save elsewhere"
  }
  package var diskWriteError: String { "the disk reports an error while writing it" }
  package func mayNotCreate(in folder: String) -> String {
    "you may not make files in \(folder), and a safe save makes the new file first"
  }
  package func takesNoFiles(_ folder: String) -> String { "no file can be made in \(folder)" }
  package var isAppendOnly: String {
    "it can only be appended to (chattr +a), and a save replaces it"
  }
  package var isImmutable: String { "it is protected against changes (chattr +i)" }
  package func onlyOwnerMayReplace(in folder: String) -> String {
    "only its owner may replace it in \(folder), and a save does"
  }
  package var mayNotWrite: String { "you may not write it" }
  package var changedSinceRead: String { "another program has changed it since it was read" }
  package var anotherProgram: String { "another program" }
  package var aProgram: String { "a program" }
  package func process(_ command: String, _ number: String) -> String {
    "\(command) (process \(number))"
  }
  package func lockedBy(_ holder: String, seconds: Int) -> String {
    "\(holder) has locked it for \(seconds) s; try again when it is done"
  }
  package func openForWriting(by program: String) -> String {
    "\(program) has it open for writing, and would lose what it writes next; try again when it is done"
  }
  package var savingWasInterrupted: String { "saving was interrupted; nothing is changed" }
  package var readingWasInterrupted: String { "reading was interrupted" }
  package func writtenUnflushed(because reason: String) -> String {
    "it was written, but may be the former file after a power failure: \(reason)"
  }
  package func savedWithout(_ losses: [String]) -> String {
    "it is saved, but " + losses.joined(separator: ", and ")
  }
  package var ownerNotKept: String { "its owner could not be kept and is you now" }
  package var groupNotKept: String {
    "its group could not be kept, and the new one has the rights of everybody"
  }
  package func modeNotKept(_ former: String, now: String) -> String {
    "its mode \(former) could not be kept and is \(now) now"
  }
  package var accessListNotKept: String {
    "its access control list could not be kept, and its group has no rights now"
  }
  package func attributeNotKept(_ name: String) -> String {
    "its attribute \(name) could not be kept"
  }
  package func otherNamesNotKept(_ count: Int) -> String {
    count == 1
      ? "its other name (a hard link) keeps the former contents"
      : "its \(count.grouped) other names (hard links) keep the former contents"
  }
  package var journalWasCut: String { "another program has cut it" }
  package var journalIsTaken: String { "another formview takes what is in it; try again" }
  package var folderOfOthers: String {
    "the folder belongs to another user, is open to others, or is a link that others may have made; nothing private is kept in it"
  }
  package var notRegularFile: String { "It is not a regular file and cannot be saved to" }

  // MARK: Records

  package var deletedByOthers: String { "somebody else has deleted it" }
  package var changedByOthers: String { "somebody else has changed it" }
  package func place(inTable table: String, key: String, column: String?) -> String {
    "table \(table), key \(key)" + (column.map { ", column \($0)" } ?? "")
  }
  package func place(inTable table: String?, row: Int, column: String?) -> String {
    (table.map { "table \($0)" } ?? "query") + ", row \(row)"
      + (column.map { ", column \($0)" } ?? "")
  }

  // MARK: Property lists of records

  package func plistCannotHoldCharacter(_ code: String) -> String {
    "XML can't hold the character \(code); leave it out"
  }
  package func plistNumberTooLarge(_ number: String?) -> String {
    let (found, wanted) = number?.first == "-" ? ("smaller", "larger") : ("larger", "smaller")
    return "\(number ?? "the number") is \(found) than a property list can hold; "
      + "write a \(wanted) one"
  }
  package func plistCannotWrite(_ value: String, because reason: String) -> String {
    "\(value) can't be written: \(reason)"
  }
  package var plistValueHasComment: String {
    "a comment is inside this value, and an edit would lose it; edit the file itself"
  }
  package var plistHasDate: String {
    "the property list has a date here; write a day and time that exist, in UTC: 2026-11-21T08:30:00Z"
  }
  package var plistHasData: String { "the property list has data here; write it as Base64" }
  package var plistUIDStays: String {
    "a UID of a property list can't be changed; edit the file itself"
  }
  package var plistHasInteger: String {
    "the property list has an integer here; write a whole number"
  }
  package var binaryHoldsReal: String {
    "a binary property list holds about 15 digits of a real; write fewer"
  }
  package var plistHoldsNoNull: String {
    "a property list can't hold null; remove the key instead, as set --unset does"
  }
  package var openStepHasStrings: String {
    "this property list has only strings; give the row valueType = string, or where it is an item of a list, the list's row "
      + "itemForm = ( { valuePath = SELF; valueType = string; } )"
  }
  package func formatIsNotBegun(_ format: String) -> String {
    "there is no such file, and formview makes no new ones of format \(format)"
  }
  package var changeShownAsJSON: String {
    "the file is not text in UTF-8, so its change is shown as JSON"
  }
  package var encodingOnlyShown: String {
    "Its encoding can't be written again byte for byte, so that it can be shown but not saved"
  }
  package func tooLargeForFormat(_ format: String) -> String {
    "a file of 2 GB or more can't be opened as \(format)"
  }
  package var plistSetStays: String {
    "a set of a property list can't be changed; edit the file itself"
  }
  package var holdsNoValue: String { "the file holds no value" }
  package var isNoPropertyList: String { "this is not a valid property list" }
  package var isNoArchive: String { "this is not a valid keyed archive" }
  package func archiveLacks(_ key: String) -> String {
    "the keyed archive has no valid \(key)"
  }
  package func archiveHasNoObject(_ uid: Int, of count: Int) -> String {
    "UID \(uid) refers to an object that is missing: the keyed archive has \(count)"
  }
  package func archiveObjectIsElsewhere(_ path: String, places: Int) -> String {
    "this is the object at \(path), which is in \(places) places; edit it there"
  }
  package var archiveClassStays: String {
    "what an archive says of an object itself can't be changed"
  }
  package var archiveAttributesStay: String {
    "the archive has attributes for parts of this text, and an edit would shift them"
  }
  package var archiveKeysStay: String {
    "the keys of this dictionary are not strings; only its values can be changed"
  }
  package var archiveHasDecimal: String {
    "the archive has a decimal number here; write it as digits, such as 19.90"
  }
  package var archiveDecimalIsTooLong: String {
    "a decimal number of an archive has at most 38 digits, and a power of ten from -128 to 127"
  }
  package var archiveHasUUID: String {
    "the archive has a UUID here; write it as 8-4-4-4-12 hexadecimal digits"
  }
}
