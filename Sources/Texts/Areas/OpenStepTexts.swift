/// Messages about errors in an OpenStep property list.
extension Texts {
  // MARK: OpenStep: what was found, and where

  package var nothingFound: String { say("nothing", as: "found") }
  package func notPlainMark(_ mark: String, _ code: String) -> String {
    say("\(mark) (\(code), not the plain mark)")
  }
  package func theDictionaryOpened(at location: String) -> String {
    say("the dictionary opened at \(location)")
  }
  package func theArrayOpened(at location: String) -> String {
    say("the array opened at \(location)")
  }
  package func inContainer(_ sentence: String, _ container: String) -> String {
    say("\(sentence), in \(container)")
  }
  package func isNotClosed(_ container: String, by end: String) -> String {
    say("\(container) is not closed by \(end)")
  }
  package func expectedPlistValue(found: String) -> String {
    say("expected a value, found \(found)")
  }
  package func expectedKey(found: String) -> String { say("expected a key or }, found \(found)") }
  package func expectedKeyOnly(found: String) -> String { say("expected a key, found \(found)") }
  package func expectedEquals(afterKey key: String, found: String) -> String {
    say("expected = after the key \"\(key)\", found \(found)")
  }
  package func expectedMark(
    _ mark: String, or other: String?, after what: String, found: String, line: Int?
  ) -> String {
    let marks = other.map { say("\(mark) or \($0)", as: "marks") } ?? say("\(mark)", as: "marks")
    return line.map { say("expected \(marks) after \(what), found \(found) on line \($0)") }
      ?? say("expected \(marks) after \(what), found \(found)")
  }
  package func valueOfKey(_ key: String) -> String { say("the value of \"\(key)\"") }
  package func item(_ number: Int) -> String { say("item \(number)") }
  package func expectedEnd(after kind: String, of location: String, found: String) -> String {
    say("expected the end of the file after the \(kind) of \(location), found \(found)")
  }
  package func nestedDeeper(_ kind: String, than levels: Int) -> String {
    say("this \(kind) is nested deeper than \(levels) containers")
  }
  package func quotesAround(_ text: String) -> String { say("quotes around it: \(text)") }

  // MARK: OpenStep: the root

  package var fileIsEmpty: String {
    say("the file is empty; a property list begins with { or ( or <?xml")
  }
  package var looksLikeJSON: String {
    say("expected { or (, found [; this looks like JSON, not like a property list")
  }
  package var rootIsData: String {
    say("the root is data; expected a dictionary { … } or an array ( … )")
  }
  package func expectedRoot(found: String) -> String {
    say("expected { or (, found \(found); this is not a property list")
  }
  package func rootIsString(_ found: String) -> String {
    say(
      """
      the file is the single string \(found), which is not a property list here; expected { or (
      """)
  }
  package var entriesWithoutDictionary: String {
    say("entries without a dictionary around them, as in .strings files; put { … } around")
  }

  // MARK: OpenStep: data, strings and comments

  package var oddHexDigits: String {
    say("data with half a byte: the hexadecimal digits are odd in number")
  }
  package func expectedHexInData(found: String, openedAt location: String) -> String {
    say("expected hexadecimal digits or > in data, found \(found); data opened at \(location)")
  }
  package var dataNotClosed: String { say("the data that opens here is not closed by >") }
  package var typedValueNotClosed: String {
    say("the typed value that opens here is not closed by >")
  }
  package var noTypedValue: String {
    say(
      """
      <*…> holds no typed value; expected <*I5>, <*R0.5>, <*BY>, <*BN> or <*D2026-11-21 08:30:00 \
      +0000>
      """)
  }
  package var endsAfterBackslash: String { say("the file ends after a backslash") }
  package func unknownEscape(_ escape: String) -> String {
    say("unknown escape \(escape); a backslash itself is written \\\\, as in \"\\\\d+\"")
  }
  package var octalNamesNoCharacter: String {
    say("the octal escape names no character; \\0 to \\375 do")
  }
  package var halfSurrogatePair: String {
    say("half a surrogate pair; a character beyond U+FFFF takes two, as \\UD83D\\UDE00")
  }
  package func expectedHexAfterU(found: String) -> String {
    say("expected up to four hexadecimal digits after \\U, found \(found)")
  }
  package var commentNotClosed: String { say("the comment that opens here is not closed by */") }
  package func stringNotClosed(by quote: String) -> String {
    say("the string that opens here is not closed by \(quote)")
  }
}
