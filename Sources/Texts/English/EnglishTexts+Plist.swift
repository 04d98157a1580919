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
  package var invalidUTF32: String { "this is not a character; the file is not valid UTF-32" }
  package var endsInsideUTF32Unit: String { "the file ends in the middle of a UTF-32 unit" }
  package var utf16BigEndian: String { "UTF-16 (big-endian)" }
  package var utf16LittleEndian: String { "UTF-16 (little-endian)" }
  package var notEnoughMemory: String { "not enough memory" }
}
