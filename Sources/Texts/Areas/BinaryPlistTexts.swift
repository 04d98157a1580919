/// What is wrong with a binary property list.
package protocol BinaryPlistTexts {
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
}
