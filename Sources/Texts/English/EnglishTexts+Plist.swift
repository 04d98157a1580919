extension EnglishTexts {
  // MARK: Kinds of values

  package var plistString: String { "string" }
  package var plistInteger: String { "integer" }
  package var plistReal: String { "real" }
  package var plistBoolean: String { "boolean" }
  package var plistDate: String { "date" }
  package var plistData: String { "data" }
  package var plistArray: String { "array" }
  package var plistDictionary: String { "dictionary" }
  package var plistUID: String { "UID" }
  package var emptyString: String { "an empty string" }
  package func theString(_ text: String) -> String { "the string \"\(text)\"" }
  package func theInteger(_ text: String) -> String { "the integer \(text)" }
  package func theReal(_ text: String) -> String { "the real \(text)" }
  package func theDate(_ text: String) -> String { "the date \(text)" }
  package func theUID(_ text: String) -> String { "the UID \(text)" }
  package func dataOfBytes(_ count: Int) -> String { "data of \(counted(count, "byte"))" }
  package var emptyArray: String { "an empty array" }
  package func arrayOfItems(_ count: Int) -> String { "an array of \(counted(count, "item"))" }
  package var emptyDictionary: String { "an empty dictionary" }
  package func dictionaryOfEntries(_ count: Int) -> String {
    "a dictionary of \(counted(count, "entry", "entries"))"
  }

  // MARK: Encodings

  package var invalidUTF8: String { "invalid UTF-8; save the file as UTF-8" }
  package var invalidUTF16: String { "half a surrogate pair; the file is not valid UTF-16" }
  package var endsInsideUTF16Unit: String { "the file ends in the middle of a UTF-16 unit" }
  package var utf16BigEndian: String { "UTF-16 (big-endian)" }
  package var utf16LittleEndian: String { "UTF-16 (little-endian)" }
  package var notEnoughMemory: String { "not enough memory" }

  // MARK: OpenStep: what was found, and where

  package var nothingFound: String { "nothing" }
  package func notPlainMark(_ mark: String, _ code: String) -> String {
    "\(mark) (\(code), not the plain mark)"
  }
  package func quotedWord(_ word: String) -> String { "\"\(word)\"" }
  package func theDictionaryOpened(at place: String) -> String {
    "the dictionary opened at \(place)"
  }
  package func theArrayOpened(at place: String) -> String { "the array opened at \(place)" }
  package func inContainer(_ sentence: String, _ container: String) -> String {
    "\(sentence), in \(container)"
  }
  package func isNotClosed(_ container: String, by end: String) -> String {
    "\(container) is not closed by \(end)"
  }
  package func expectedPlistValue(found: String) -> String { "expected a value, found \(found)" }
  package func expectedKey(found: String) -> String { "expected a key or }, found \(found)" }
  package func expectedEquals(afterKey key: String, found: String) -> String {
    "expected = after the key \"\(key)\", found \(found)"
  }
  package func expectedMark(
    _ mark: String, or other: String?, after what: String, found: String, line: Int?
  ) -> String {
    "expected \(mark)\(other.map { " or \($0)" } ?? "") after \(what), found \(found)"
      + (line.map { " on line \($0)" } ?? "")
  }
  package func valueOfKey(_ key: String) -> String { "the value of \"\(key)\"" }
  package func item(_ number: Int) -> String { "item \(number)" }
  package func expectedEnd(after kind: String, of place: String, found: String) -> String {
    "expected the end of the file after the \(kind) of \(place), found \(found)"
  }
  package func nestedDeeper(_ kind: String, than levels: Int) -> String {
    "this \(kind) is nested deeper than \(levels) containers"
  }
  package func quotesAround(_ text: String) -> String { "quotes around it: \(text)" }

  // MARK: OpenStep: the root

  package var fileIsEmpty: String {
    "the file is empty; a property list begins with { or ( or <?xml"
  }
  package var looksLikeJSON: String {
    "expected { or (, found [; this looks like JSON, not like a property list"
  }
  package var rootIsData: String {
    "the root is data; expected a dictionary { … } or an array ( … )"
  }
  package func expectedRoot(found: String) -> String {
    "expected { or (, found \(found); this is not a property list"
  }
  package func rootIsString(_ found: String) -> String {
    "the file is the single string \(found), which is not a property list here; expected { "
      + "or ("
  }
  package var entriesWithoutDictionary: String {
    "entries without a dictionary around them, as in .strings files; put { … } around"
  }

  // MARK: OpenStep: data, strings and comments

  package var oddHexDigits: String {
    "data with half a byte: the hexadecimal digits are odd in number"
  }
  package func expectedHexInData(found: String, openedAt place: String) -> String {
    "expected hexadecimal digits or > in data, found \(found); data opened at \(place)"
  }
  package var dataNotClosed: String { "the data that opens here is not closed by >" }
  package var typedValueNotClosed: String { "the typed value that opens here is not closed by >" }
  package var noTypedValue: String {
    "<*…> holds no typed value; expected <*I5>, <*R0.5>, <*BY>, <*BN> or <*D2026-11-21 "
      + "08:30:00 +0000>"
  }
  package var endsAfterBackslash: String { "the file ends after a backslash" }
  package func unknownEscape(_ escape: String) -> String {
    "unknown escape \(escape); a backslash itself is written \\\\, as in \"\\\\d+\""
  }
  package var octalNamesNoCharacter: String {
    "the octal escape names no character; \\0 to \\375 do"
  }
  package var halfSurrogatePair: String {
    "half a surrogate pair; a character beyond U+FFFF takes two, as \\UD83D\\UDE00"
  }
  package func expectedHexAfterU(found: String) -> String {
    "expected up to four hexadecimal digits after \\U, found \(found)"
  }
  package var commentNotClosed: String { "the comment that opens here is not closed by */" }
  package func stringNotClosed(by quote: String) -> String {
    "the string that opens here is not closed by \(quote)"
  }

  // MARK: Binary property lists

  package func refersTo(_ index: Int, ofOnly count: Int) -> String {
    "refers to object \(index), but the file has only \(count)"
  }
  package func refersInLoop(_ index: Int) -> String {
    "refers to object \(index), which contains this one: a loop"
  }
  package func dictionaryHasKey(_ key: String) -> String {
    "a dictionary has \(key) as a key; expected a string"
  }
  package func holdsTooManyValues(_ limit: Int) -> String {
    "holds more than \(limit) values, many of them the same object"
  }
  package func containerDeeper(than levels: Int) -> String {
    "a container deeper than \(levels) containers"
  }
  package func beginsNoObject(_ byte: String) -> String {
    "\(byte) begins no kind of object that can be read here"
  }
  package func expectedLength(of what: String) -> String {
    "expected the length of \(what) as an integer"
  }
  package func runsPastEnd(_ what: String, units: Int) -> String {
    "\(what) of \(counted(units, "unit")) runs past the end of the objects"
  }
  package var someData: String { "data" }
  package var anArrayOrSet: String { "an array or set" }
  package var aDictionary: String { "a dictionary" }
  package var anInteger: String { "an integer" }
  package var aReal: String { "a real" }
  package var aBinaryDate: String { "a date" }
  package var aString: String { "a string" }
  package var aUID: String { "a UID" }
  package var nullObject: String { "a null object; property lists of the other formats have none" }
  package func dateOutOfRange(_ seconds: String) -> String {
    "a date \(seconds) s from 2001, outside of the years 1 to 9999"
  }
  package func byteInASCII(_ byte: String) -> String { "byte \(byte) in an ASCII string" }
  package var halfSurrogatePairInString: String { "half a surrogate pair in a UTF-16 string" }
  package var uidTooLarge: String { "a UID of more than 64 bits" }
  package func integerTooLarge(_ text: String) -> String {
    "the integer \(text) needs more than the 128 bits of a binary property list"
  }
  package func isNoPlistDate(_ text: String) -> String {
    "\"\(text)\" is not a date such as 2026-11-21T08:30:00Z"
  }
  package func unknownVersion(_ version: String) -> String {
    "version \"\(version)\" of binary property lists; only \"00\" can be read here"
  }
  package func cutShort(bytes: Int, ofAtLeast least: Int) -> String {
    "the binary property list is cut short: \(bytes) bytes of at least \(least)"
  }
  package func trailerSizes(_ offsets: Int, _ references: Int) -> String {
    "the trailer gives offsets of \(offsets) and references of \(references) bytes; "
      + "expected 1 to 8; is the file cut short?"
  }
  package func trailerTable(at byte: Int, ofBytes count: Int) -> String {
    "the trailer puts the offset table at byte \(byte), outside of the file's \(count) "
      + "bytes; is the file cut short?"
  }
  package func trailerCounts(_ count: Int, withRoomFor room: Int) -> String {
    "the trailer counts \(count) objects, but the offset table has room for \(room); is "
      + "the file cut short?"
  }
  package func rootIsObject(_ index: Int, ofOnly count: Int) -> String {
    "the root is object \(index), but the file has only \(count)"
  }
  package func objectOutside(_ index: Int, at byte: Int, from first: Int, to last: Int) -> String {
    "object \(index) is said to stand at byte \(byte), outside of the objects (\(first) to "
      + "\(last))"
  }

  // MARK: XML elements

  package func rootIsElement(_ tag: String) -> String {
    "the root element is \(tag), not <plist>; try <plist version=\"1.0\">\(tag)…</plist>"
  }
  package func rootIsUnknown(_ name: String) -> String {
    "the root element is <\(name)>, not <plist>; this is not a property list"
  }
  package func openedAt(_ tag: String, _ place: String) -> String { "\(tag) opened at \(place)" }
  package func elementInText(_ name: String, _ parent: String) -> String {
    "<\(name)> is inside \(parent), which holds no elements; in text, write &lt; for <"
  }
  package func unknownElement(_ name: String, expected: String, meant: String?) -> String {
    "unknown element <\(name)>; expected one of \(expected)" + (meant.map { "; try \($0)" } ?? "")
  }
  package var trueOrFalseTag: String { "<true/> or <false/>" }
  package func plistInside(_ parent: String) -> String {
    "<plist> is inside \(parent); it may only be the root"
  }
  package var keyOutside: String { "<key> is outside of a <dict>" }
  package func secondValue(_ tag: String, first kind: String, at place: String) -> String {
    "<plist> holds a second value, this \(tag); the first is the \(kind) at \(place); put "
      + "both into one <array> or <dict>"
  }
  package func keyInside(_ parent: String) -> String {
    "<key> is inside \(parent); keys belong into a <dict>"
  }
  package func elementInEmpty(_ tag: String, _ parent: String) -> String {
    "\(tag) is inside \(parent), which holds nothing"
  }
  package func elementInside(_ tag: String, _ parent: String, closing: String) -> String {
    "\(tag) is inside \(parent), which holds only text; is \(closing) missing?"
  }
  package func keyWithoutValue(_ key: String, at place: String) -> String {
    "the key \"\(key)\" at \(place) has no value: another <key> follows"
  }
  package func elementWithoutKey(_ tag: String, in parent: String) -> String {
    "\(tag) has no <key> before it in the \(parent)"
  }
  package func elementDeeper(_ tag: String, than levels: Int) -> String {
    "\(tag) is nested deeper than \(levels) containers"
  }
  package func textBetween(_ text: String, in parent: String) -> String {
    "text \"\(text)\" is between the elements of \(parent); put it into a <string>"
  }
  package func plistHoldsNoValue(expected: String) -> String {
    "<plist> holds no value; expected one of \(expected)"
  }
  package func keyHasNoValue(_ key: String, in parent: String) -> String {
    "the key \"\(key)\" has no value in the \(parent)"
  }
  package func elementHolds(_ tag: String, _ text: String, expected: String) -> String {
    "\(tag) holds \"\(text)\"; expected \(expected)"
  }
  package var anyText: String { "text" }
  package var integerDigits: String {
    "digits with or without a sign, such as 42, or hexadecimal ones, such as 0x2A"
  }
  package var realDigits: String { "a number such as 0.5 or 1e-3 that a double can hold" }
  package var existingDate: String { "a day and time that exist, as 2026-11-21T08:30:00Z" }
  package var base64Groups: String {
    "base64: groups of four of A-Z a-z 0-9 + / with = only at the end"
  }
  package var nothingButTrue: String { "nothing: write <true/>" }
  package var nothingButFalse: String { "nothing: write <false/>" }

  // MARK: XML

  package var somethingFollows: String {
    "something follows </plist>; expected the end of the file"
  }
  package var attributeTwice: String { "an attribute appears twice in one tag" }
  package var misplacedDeclaration: String {
    "<?xml …?> is not the first thing in the file; remove what is before it"
  }
  package var unknownEncoding: String {
    "the encoding that <?xml …?> names is not known here; save the file as UTF-8"
  }
  package var badCharacterReference: String {
    "the number in &#…; is not a character that XML allows"
  }
  package func errorNumber(_ code: String) -> String { "error \(code)" }
  package func isNoXML(_ reason: String) -> String { "this is not XML: \(reason)" }
  package var isNoXML: String { "this is not XML" }
  package func unknownEntity(_ name: String) -> String {
    "unknown entity &\(name); — XML knows only &amp; &lt; &gt; &quot; &apos;; write the "
      + "character itself, or its number as &#160;"
  }
  package var endsBeforePlist: String {
    "the file ends before <plist>; this is not a property list"
  }
  package func fileEndsNotClosed(_ element: String) -> String {
    "the file ends, but \(element) is not closed"
  }
  package func endsInside(_ token: String, expected end: String) -> String {
    "the file ends inside \(token) that opens here; expected \(end)"
  }
  package var aComment: String { "a comment" }
  package var aCDATASection: String { "a CDATA section" }
  package var aTag: String { "a tag" }
  package var anEntity: String { "an entity" }
  package var endTagClosesNothing: String { "an end tag closes nothing" }
  package func wrongEndTag(_ found: String, needed: String, _ element: String) -> String {
    "\(found) where \(needed) is needed: \(element) is not closed"
  }
  package var bareAmpersand: String { "a bare & begins no entity; write &amp;" }
  package func controlCharacterInXML(_ code: Int) -> String {
    "the control character with code \(code) is not allowed in XML"
  }
  package var bareLess: String { "a bare < begins no tag; write &lt;" }
  package func cannotStandHere(_ text: String) -> String {
    "\"\(text)\" cannot stand here; check the tag, quotes and entities before it"
  }
  package var notEnoughMemoryForXML: String { "not enough memory to read XML" }
  package var doctypeDeclares: String {
    "<!DOCTYPE> declares entities or elements of its own in […]; a property list has none: "
      + "leave the brackets out"
  }
}
