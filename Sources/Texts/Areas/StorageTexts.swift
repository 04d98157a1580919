/// Why a file or another source of records can't be read or written: a clause, behind its name.
extension Texts {
  // MARK: Reading

  package var partIsNoFolder: String { say("a part of the path before the last is not a folder") }
  package var mayNotRead: String {
    say("you may not read it, or not enter a folder on the way to it")
  }
  package func isNoFile(_ kind: String) -> String { say("it is \(kind), not a file") }
  package var deviceWithoutDriver: String { say("a socket or a device without a driver") }
  package var aDevice: String { say("a device") }
  package var aSocket: String { say("a socket") }
  package var deviceOrPipe: String { say("a device or pipe") }
  package var diskReadError: String { say("the disk reports an error while reading it") }
  package var isFolder: String { say("it is a folder; name a file in it") }
  package func tooManyBytes(_ count: Int, limit: Int) -> String {
    say("it has \(count) bytes; at most \(limit) are read")
  }
  package func endless(limit: Int) -> String { say("it goes on and on; at most \(limit) are read") }
  package var linkCircle: String { say("its symbolic links lead in a circle") }
  package var nameTooLong: String { say("its name is longer than the system allows") }
  package func interrupted(times: Int) -> String {
    say("signals interrupt it again and again (\(times) times); try again")
  }
  package var tooManyOpenFiles: String { say("too many files are open") }
  package func linkToNothing(_ target: String) -> String {
    say("it is a symbolic link to \(target), which does not exist")
  }
  package func noFolder(_ path: String) -> String { say("there is no folder \(path)") }
  package var noFileLooksLikeURL: String {
    say("there is no such file; from servers only URLs with https:// are read")
  }
  /// Of a form that belongs to a database, where another table or a query was named.
  package func formOfOtherTable(_ table: String) -> String {
    say("not used: it is a form of the table \(table); name it with --form to use it")
  }
  /// Why a form that nobody named is not used; `user` is the number of the one that it belongs to.
  package func formOfStranger(_ user: Int) -> String {
    say(
      """
      ignored as a form: it belongs to user \(user), not to you or the owner of the data; name it \
      with --form to use it
      """)
  }
  package var formOpenToAll: String {
    say(
      """
      ignored as a form: everybody may write to it; take that away (chmod o-w), or name it with \
      --form
      """)
  }
  package var noSuchFile: String { say("there is no such file") }

  // MARK: Writing

  /// As a clause behind the file's name.
  /// `losesOthers`: whether names can't be exchanged there either, so that nothing shows what others save meanwhile.
  package func noLocksHere(losesOthers: Bool) -> String {
    losesOthers
      ? say(
        """
        its file system has no locks and can't exchange files: what others save at the same moment \
        may be lost
        """)
      : say(
        """
        its file system has no locks: what others save at the same moment is merged, not kept \
        waiting
        """)
  }
  /// Warning about a file system where locks work, but where programs that don't lock go
  /// unnoticed at the last moment.
  package var noExchangeHere: String {
    say(
      """
      its file system can't exchange files: what a program without locks saves at the same moment \
      may be lost
      """)
  }
  package var diskFull: String { say("the disk is full") }
  package var quotaUsedUp: String { say("your share of the disk is used up") }
  package var wouldBeTooLarge: String { say("it would become larger than files may be") }
  package var diskIsReadOnly: String { say("its disk can only be read") }
  package var mountedAlone: String {
    say("it is mounted as a single file and can't be replaced; save elsewhere")
  }
  package var diskWriteError: String { say("the disk reports an error while writing it") }
  package func mayNotCreate(in folder: String) -> String {
    say("you may not make files in \(folder), and a safe save makes the new file first")
  }
  /// A folder that is there has no room for files that somebody makes.
  package func takesNoFiles(_ folder: String) -> String { say("no file can be made in \(folder)") }
  package var isAppendOnly: String {
    say("it can only be appended to (chattr +a), and a save replaces it")
  }
  package var isImmutable: String { say("it is protected against changes (chattr +i)") }
  package func onlyOwnerMayReplace(in folder: String) -> String {
    say("only its owner may replace it in \(folder), and a save does")
  }
  package var mayNotWrite: String { say("you may not write it") }
  package var changedSinceRead: String { say("another program has changed it since it was read") }
  package var anotherProgram: String { say("another program") }
  package var aProgram: String { say("a program") }
  package func process(_ command: String, _ number: String) -> String {
    say("\(command) (process \(number))")
  }
  package func lockedBy(_ holder: String, seconds: Int) -> String {
    say("\(holder) has locked it for \(seconds) s; try again when it is done")
  }
  package func openForWriting(by program: String) -> String {
    say(
      """
      \(program) has it open for writing, and would lose what it writes next; try again when it is \
      done
      """)
  }
  /// Reasons after an interruption by the user or a signal; the second one for reading a
  /// database.
  package var savingWasInterrupted: String { say("saving was interrupted; nothing is changed") }
  package var readingWasInterrupted: String { say("reading was interrupted") }
  package func writtenUnflushed(because reason: String) -> String {
    say("it was written, but may be the former file after a power failure: \(reason)")
  }
  /// Each a clause.
  package func savedWithout(_ losses: [String]) -> String {
    say("it is saved, but \(losses.joined(separator: say(", and ")))")
  }
  package var ownerNotKept: String { say("its owner could not be kept and is you now") }
  package var groupNotKept: String {
    say("its group could not be kept, and the new one has the rights of everybody")
  }
  /// Octal digits.
  package func modeNotKept(_ former: String, now: String) -> String {
    say("its mode \(former) could not be kept and is \(now) now")
  }
  package var accessListNotKept: String {
    say("its access control list could not be kept, and its group has no rights now")
  }
  /// The name of an extended attribute, as `security.capability`.
  package func attributeNotKept(_ name: String) -> String {
    say("its attribute \(name) could not be kept")
  }
  package func otherNamesNotKept(_ count: Int) -> String {
    say(
      "its other name (a hard link) keeps the former contents",
      "its \(count.grouped) other names (hard links) keep the former contents", for: count)
  }
  package var journalWasCut: String { say("another program has cut it") }
  package var journalIsTaken: String { say("another formview takes what is in it; try again") }
  package var folderOfOthers: String {
    say(
      """
      the folder belongs to another user, is open to others, or is a link that others may have \
      made; nothing private is kept in it
      """)
  }
  package var notRegularFile: String { say("It is not a regular file and cannot be saved to") }

  // MARK: Records

  package var deletedByOthers: String { say("somebody else has deleted it") }
  package var changedByOthers: String { say("somebody else has changed it") }
  package func location(inTable table: String, key: String, column: String?) -> String {
    let row = say("table \(table), key \(key)")
    return column.map { say("\(row), column \($0)") } ?? row
  }
  package func location(inTable table: String?, row: Int, column: String?) -> String {
    let row = table.map { say("table \($0), row \(row)") } ?? say("query, row \(row)")
    return column.map { say("\(row), column \($0)") } ?? row
  }

  // MARK: Property lists of records

  package func plistCannotHoldCharacter(_ code: String) -> String {
    say("XML can't hold the character \(code); leave it out")
  }
  /// The number is nil where it is not to be shown.
  package func plistNumberTooLarge(_ number: String?) -> String {
    let name = number ?? say("the number", as: "property list")
    return number?.first == "-"
      ? say("\(name) is smaller than a property list can hold; write a larger one")
      : say("\(name) is larger than a property list can hold; write a smaller one")
  }
  /// The reason says what the property list has there, and what to write.
  package func plistCannotWrite(_ value: String, because reason: String) -> String {
    say("\(value) can't be written: \(reason)")
  }
  package var plistValueHasComment: String {
    say("a comment is inside this value, and an edit would lose it; edit the file itself")
  }
  package var plistHasDate: String {
    say(
      """
      the property list has a date here; write a day and time that exist, in UTC: \
      2026-11-21T08:30:00Z
      """)
  }
  package var plistHasData: String { say("the property list has data here; write it as Base64") }
  package var plistUIDStays: String {
    say("a UID of a property list can't be changed; edit the file itself")
  }
  package var plistHasInteger: String {
    say("the property list has an integer here; write a whole number")
  }
  package var binaryHoldsReal: String {
    say("a binary property list holds about 15 digits of a real; write fewer")
  }
  package var plistHoldsNoNull: String {
    say("a property list can't hold null; remove the key instead, as set --unset does")
  }
  package var openStepHasStrings: String {
    say(
      """
      this property list has only strings; give the row valueType = string, or where it is an item \
      of a list, the list's row itemForm = ( { valuePath = SELF; valueType = string; } )
      """)
  }
  /// A new file can't be of a format.
  package func formatIsNotBegun(_ format: String) -> String {
    say("there is no such file, and formview makes no new ones of format \(format)")
  }
  package var changeShownAsJSON: String {
    say("the file is not text in UTF-8, so its change is shown as JSON")
  }
  package var encodingOnlyShown: String {
    say("Its encoding can't be written again byte for byte, so that it can be shown but not saved")
  }
  package func tooLargeForFormat(_ format: String) -> String {
    say("a file of 2 GB or more can't be opened as \(format)")
  }
  package var plistSetStays: String {
    say("a set of a property list can't be changed; edit the file itself")
  }
  package var holdsNoValue: String { say("the file holds no value") }
  package var isNoPropertyList: String { say("this is not a valid property list") }
  package var isNoArchive: String { say("this is not a valid keyed archive") }
  /// `key`: `$top` or `$objects`.
  package func archiveLacks(_ key: String) -> String {
    say("the keyed archive has no valid \(key)")
  }
  package func archiveHasNoObject(_ uid: Int, of count: Int) -> String {
    say("UID \(uid) refers to an object that is missing: the keyed archive has \(count)")
  }
  package func archiveObjectIsElsewhere(_ path: String, count: Int) -> String {
    say("this is the object at \(path), which is in \(count) places; edit it there")
  }
  package var archiveClassStays: String {
    say("what an archive says of an object itself can't be changed")
  }
  package var archiveAttributesStay: String {
    say("the archive has attributes for parts of this text, and an edit would shift them")
  }
  package var archiveKeysStay: String {
    say("the keys of this dictionary are not strings; only its values can be changed")
  }
  package var archiveHasDecimal: String {
    say("the archive has a decimal number here; write it as digits, such as 19.90")
  }
  package var archiveDecimalIsTooLong: String {
    say("a decimal number of an archive has at most 38 digits, and a power of ten from -128 to 127")
  }
  package var archiveHasUUID: String {
    say("the archive has a UUID here; write it as 8-4-4-4-12 hexadecimal digits")
  }
}
