/// Why a file is not the property list that was expected.
extension Texts {
  // MARK: Kinds of values

  package var plistString: String { say("string") }
  package var plistInteger: String { say("integer") }
  package var plistReal: String { say("real") }
  package var plistBoolean: String { say("boolean") }
  package var plistDate: String { say("date") }
  package var plistData: String { say("data") }
  package var plistArray: String { say("array") }
  package var plistDictionary: String { say("dictionary") }
  package var plistUID: String { "UID" }
  package var emptyString: String { say("an empty string") }
  package func theString(_ text: String) -> String { say("the string \"\(text)\"") }
  package func theInteger(_ text: String) -> String { say("the integer \(text)") }
  package func theReal(_ text: String) -> String { say("the real \(text)") }
  package func theDate(_ text: String) -> String { say("the date \(text)") }
  package func theUID(_ text: String) -> String { say("the UID \(text)") }
  package func dataOfBytes(_ count: Int) -> String { say("data of \(count, "byte")") }
  package var emptyArray: String { say("an empty array") }
  package func arrayOfItems(_ count: Int) -> String { say("an array of \(count, "item")") }
  package var emptyDictionary: String { say("an empty dictionary") }
  package func dictionaryOfEntries(_ count: Int) -> String {
    say("a dictionary of \(count, "entry", "entries")")
  }

  // MARK: Encodings

  package var invalidUTF8: String { say("invalid UTF-8; save the file as UTF-8") }
  package var invalidUTF16: String { say("half a surrogate pair; the file is not valid UTF-16") }
  package var endsInsideUTF16Unit: String { say("the file ends in the middle of a UTF-16 unit") }
  package var invalidUTF32: String { say("this is not a character; the file is not valid UTF-32") }
  package var endsInsideUTF32Unit: String { say("the file ends in the middle of a UTF-32 unit") }
  package var utf16BigEndian: String { say("UTF-16 (big-endian)") }
  package var utf16LittleEndian: String { say("UTF-16 (little-endian)") }
  package var notEnoughMemory: String { say("not enough memory") }
}
