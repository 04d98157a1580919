/// Why a file is not the property list that was expected.
package protocol PlistTexts {
  // MARK: Kinds of values

  var plistString: String { get }
  var plistInteger: String { get }
  var plistReal: String { get }
  var plistBoolean: String { get }
  var plistDate: String { get }
  var plistData: String { get }
  var plistArray: String { get }
  var plistDictionary: String { get }
  var plistUID: String { get }
  var emptyString: String { get }
  func theString(_ text: String) -> String
  func theInteger(_ text: String) -> String
  func theReal(_ text: String) -> String
  func theDate(_ text: String) -> String
  func theUID(_ text: String) -> String
  func dataOfBytes(_ count: Int) -> String
  var emptyArray: String { get }
  func arrayOfItems(_ count: Int) -> String
  var emptyDictionary: String { get }
  func dictionaryOfEntries(_ count: Int) -> String

  // MARK: Encodings

  var invalidUTF8: String { get }
  var invalidUTF16: String { get }
  var endsInsideUTF16Unit: String { get }
  var utf16BigEndian: String { get }
  var utf16LittleEndian: String { get }
  var notEnoughMemory: String { get }

  // MARK: OpenStep: what was found, and where

  var nothingFound: String { get }
  func notPlainMark(_ mark: String, _ code: String) -> String
  func quotedWord(_ word: String) -> String
  func theDictionaryOpened(at place: String) -> String
  func theArrayOpened(at place: String) -> String
  func inContainer(_ sentence: String, _ container: String) -> String
  func isNotClosed(_ container: String, by end: String) -> String
  func expectedPlistValue(found: String) -> String
  func expectedKey(found: String) -> String
  func expectedEquals(afterKey key: String, found: String) -> String
  func expectedMark(
    _ mark: String, or other: String?, after what: String, found: String, line: Int?
  ) -> String
  func valueOfKey(_ key: String) -> String
  func item(_ number: Int) -> String
  func expectedEnd(after kind: String, of place: String, found: String) -> String
  func nestedDeeper(_ kind: String, than levels: Int) -> String
  func quotesAround(_ text: String) -> String

  // MARK: OpenStep: the root

  var fileIsEmpty: String { get }
  var looksLikeJSON: String { get }
  var rootIsData: String { get }
  func expectedRoot(found: String) -> String
  func rootIsString(_ found: String) -> String
  var entriesWithoutDictionary: String { get }

  // MARK: OpenStep: data, strings and comments

  var oddHexDigits: String { get }
  func expectedHexInData(found: String, openedAt place: String) -> String
  var dataNotClosed: String { get }
  var typedValueNotClosed: String { get }
  var noTypedValue: String { get }
  var endsAfterBackslash: String { get }
  func unknownEscape(_ escape: String) -> String
  var octalNamesNoCharacter: String { get }
  var halfSurrogatePair: String { get }
  func expectedHexAfterU(found: String) -> String
  var commentNotClosed: String { get }
  func stringNotClosed(by quote: String) -> String

  // MARK: Binary property lists

  func refersTo(_ index: Int, ofOnly count: Int) -> String
  func refersInLoop(_ index: Int) -> String
  func dictionaryHasKey(_ key: String) -> String
  func holdsTooManyValues(_ limit: Int) -> String
  func containerDeeper(than levels: Int) -> String
  func beginsNoObject(_ byte: String) -> String
  func expectedLength(of what: String) -> String
  func runsPastEnd(_ what: String, units: Int) -> String
  var someData: String { get }
  var anArrayOrSet: String { get }
  var aDictionary: String { get }
  var anInteger: String { get }
  var aReal: String { get }
  var aBinaryDate: String { get }
  var aString: String { get }
  var aUID: String { get }
  var nullObject: String { get }
  func dateOutOfRange(_ seconds: String) -> String
  func byteInASCII(_ byte: String) -> String
  var halfSurrogatePairInString: String { get }
  var uidTooLarge: String { get }
  func integerTooLarge(_ text: String) -> String
  func isNoPlistDate(_ text: String) -> String
  func unknownVersion(_ version: String) -> String
  func cutShort(bytes: Int, ofAtLeast least: Int) -> String
  func trailerSizes(_ offsets: Int, _ references: Int) -> String
  func trailerTable(at byte: Int, ofBytes count: Int) -> String
  func trailerCounts(_ count: Int, withRoomFor room: Int) -> String
  func rootIsObject(_ index: Int, ofOnly count: Int) -> String
  func objectOutside(_ index: Int, at byte: Int, from first: Int, to last: Int) -> String

  // MARK: XML elements

  func rootIsElement(_ tag: String) -> String
  func rootIsUnknown(_ name: String) -> String
  func openedAt(_ tag: String, _ place: String) -> String
  func elementInText(_ name: String, _ parent: String) -> String
  func unknownElement(_ name: String, expected: String, meant: String?) -> String
  var trueOrFalseTag: String { get }
  func plistInside(_ parent: String) -> String
  var keyOutside: String { get }
  func secondValue(_ tag: String, first kind: String, at place: String) -> String
  func keyInside(_ parent: String) -> String
  func elementInEmpty(_ tag: String, _ parent: String) -> String
  func elementInside(_ tag: String, _ parent: String, closing: String) -> String
  func keyWithoutValue(_ key: String, at place: String) -> String
  func elementWithoutKey(_ tag: String, in parent: String) -> String
  func elementDeeper(_ tag: String, than levels: Int) -> String
  func textBetween(_ text: String, in parent: String) -> String
  func plistHoldsNoValue(expected: String) -> String
  func keyHasNoValue(_ key: String, in parent: String) -> String
  func elementHolds(_ tag: String, _ text: String, expected: String) -> String
  var anyText: String { get }
  var integerDigits: String { get }
  var realDigits: String { get }
  var existingDate: String { get }
  var base64Groups: String { get }
  var nothingButTrue: String { get }
  var nothingButFalse: String { get }

  // MARK: XML

  var somethingFollows: String { get }
  var attributeTwice: String { get }
  var misplacedDeclaration: String { get }
  var unknownEncoding: String { get }
  var badCharacterReference: String { get }
  func errorNumber(_ code: String) -> String
  func isNoXML(_ reason: String) -> String
  var isNoXML: String { get }
  func unknownEntity(_ name: String) -> String
  var endsBeforePlist: String { get }
  func fileEndsNotClosed(_ element: String) -> String
  func endsInside(_ token: String, expected end: String) -> String
  var aComment: String { get }
  var aCDATASection: String { get }
  var aTag: String { get }
  var anEntity: String { get }
  var endTagClosesNothing: String { get }
  func wrongEndTag(_ found: String, needed: String, _ element: String) -> String
  var bareAmpersand: String { get }
  func controlCharacterInXML(_ code: Int) -> String
  var bareLess: String { get }
  func cannotStandHere(_ text: String) -> String
  var notEnoughMemoryForXML: String { get }
  var doctypeDeclares: String { get }
}
