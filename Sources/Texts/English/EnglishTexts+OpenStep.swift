extension EnglishTexts {
  // MARK: OpenStep: what was found, and where

  package var nothingFound: String { "nothing" }
  package func notPlainMark(_ mark: String, _ code: String) -> String {
    "\(mark) (\(code), not the plain mark)"
  }
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
  package func expectedKeyOnly(found: String) -> String { "expected a key, found \(found)" }
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
}
