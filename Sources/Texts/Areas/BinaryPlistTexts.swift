/// Messages about errors in a binary property list.
extension Texts {
  // MARK: Binary property lists

  package func refersTo(_ index: Int, ofOnly count: Int) -> String {
    say("refers to object \(index), but the file has only \(count)")
  }
  package func refersInLoop(_ index: Int) -> String {
    say("refers to object \(index), which contains this one: a loop")
  }
  package func dictionaryHasKey(_ key: String) -> String {
    say("a dictionary has \(key) as a key; expected a string")
  }
  package func holdsTooManyValues(_ limit: Int) -> String {
    say("holds more than \(limit) values, many of them the same object")
  }
  package func containerDeeper(than levels: Int) -> String {
    say("a container deeper than \(levels) containers")
  }
  package func beginsNoObject(_ byte: String) -> String {
    say("\(byte) begins no kind of object that can be read here")
  }
  package func expectedLength(of what: String) -> String {
    say("expected the length of \(what) as an integer")
  }
  package func runsPastEnd(_ what: String, units: Int) -> String {
    say("\(what) of \(units, "unit") runs past the end of the objects")
  }
  package var someData: String { say("data") }
  package var anArrayOrSet: String { say("an array or set") }
  package var aDictionary: String { say("a dictionary") }
  package var anInteger: String { say("an integer") }
  package var aReal: String { say("a real") }
  package var aBinaryDate: String { say("a date") }
  package var aString: String { say("a string") }
  package var aUID: String { say("a UID") }
  package var nullObject: String {
    say("a null object; property lists of the other formats have none")
  }
  package func dateOutOfRange(_ seconds: String) -> String {
    say("a date \(seconds) s from 2001, outside of the years 1 to 9999")
  }
  package func byteInASCII(_ byte: String) -> String { say("byte \(byte) in an ASCII string") }
  package var halfSurrogatePairInString: String { say("half a surrogate pair in a UTF-16 string") }
  package var uidTooLarge: String { say("a UID of more than 64 bits") }
  package func integerTooLarge(_ text: String) -> String {
    say("the integer \(text) needs more than the 128 bits of a binary property list")
  }
  package func isNoPlistDate(_ text: String) -> String {
    say("\"\(text)\" is not a date such as 2026-11-21T08:30:00Z")
  }
  package func unknownVersion(_ version: String) -> String {
    say("version \"\(version)\" of binary property lists; only \"00\" can be read here")
  }
  package func cutShort(bytes: Int, ofAtLeast least: Int) -> String {
    say("the binary property list is cut short: \(bytes) bytes of at least \(least)")
  }
  package func trailerSizes(_ offsets: Int, _ references: Int) -> String {
    say(
      """
      the trailer gives offsets of \(offsets) and references of \(references) bytes; expected 1 to \
      8; is the file cut short?
      """)
  }
  package func trailerTable(at byte: Int, ofBytes count: Int) -> String {
    say(
      """
      the trailer puts the offset table at byte \(byte), outside of the file's \(count) bytes; is \
      the file cut short?
      """)
  }
  package func trailerCounts(_ count: Int, withRoomFor room: Int) -> String {
    say(
      """
      the trailer counts \(count) objects, but the offset table has room for \(room); is the file \
      cut short?
      """)
  }
  package func rootIsObject(_ index: Int, ofOnly count: Int) -> String {
    say("the root is object \(index), but the file has only \(count)")
  }
  package func objectOutside(_ index: Int, at byte: Int, from first: Int, to last: Int) -> String {
    say(
      """
      object \(index) is said to stand at byte \(byte), outside of the objects (\(first) to \
      \(last))
      """)
  }
}
