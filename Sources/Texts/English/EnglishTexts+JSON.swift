extension EnglishTexts {
  // MARK: What was expected

  package func expectedValue(found: String) -> String { "expected a value, found \(found)" }
  package func expectedValueOrBracket(found: String) -> String {
    "expected a value or \"]\", found \(found)"
  }
  package func expectedNameOrBrace(found: String) -> String {
    "expected a member name in quotes or \"}\", found \(found)"
  }
  package func expectedNameAfterComma(found: String) -> String {
    "expected a member name in quotes after \",\", found \(found)"
  }
  package func expectedColon(found: String) -> String {
    "expected \":\" after a member name, found \(found)"
  }
  package func expectedCommaOrBrace(found: String) -> String {
    "expected \",\" or \"}\" after a member, found \(found)"
  }
  package func expectedCommaOrBracket(found: String) -> String {
    "expected \",\" or \"]\" after an element, found \(found)"
  }
  package func expectedNothingMore(found: String) -> String {
    "expected nothing more after the value, found \(found)"
  }
  package func expectedLiteral(found: String) -> String {
    "expected \"true\", \"false\" or \"null\", found \(found)"
  }
  package func expectedDigitAfterMinus(found: String) -> String {
    "expected a digit after \"-\", found \(found)"
  }
  package func expectedDigitAfterPoint(found: String) -> String {
    "expected a digit after the decimal point, found \(found)"
  }
  package func expectedDigitInExponent(found: String) -> String {
    "expected a digit in the exponent, found \(found)"
  }
  package func expectedNoDigitAfterZero(found: String) -> String {
    "expected no digit after a leading 0, found \(found)"
  }
  package func expectedClosingQuote(found: String) -> String {
    "expected a closing quote, found \(found)"
  }
  package func foundInString(_ found: String) -> String {
    "found \(found) in a string; a control character is written as an escape there"
  }
  package func expectedEscape(found: String) -> String {
    "expected one of \" \\ / b f n r t u after \"\\\", found \(found)"
  }
  package func expectedHexDigits(found: String) -> String {
    "expected four hexadecimal digits after \"\\u\", found \(found)"
  }
  package func expectedRestOfCharacter(found: String) -> String {
    "expected the rest of a UTF-8 character, found \(found)"
  }
  package func expectedUTF8(found: String) -> String { "expected UTF-8, found \(found)" }
  package func expectedFewerLevels(_ limit: Int) -> String {
    "expected at most \(limit) levels, found one more"
  }
  package func expectedNumber(found: String) -> String { "expected a number, found \"\(found)\"" }

  // MARK: What was found

  package var endOfFile: String { "the end of the file" }
  package var endOfLine: String { "the end of the line" }
  package var endOfText: String { "the end of the text" }
  package var endOfRecord: String { "the end of the record" }
  package var lineBreak: String { "a line break" }
  package var tabCharacter: String { "a tab" }
  package var quoteCharacter: String { "a quote" }
  package var somethingElse: String { "something else" }
  package func controlCharacter(_ code: String) -> String { "the control character \(code)" }
  package func byte(_ code: String) -> String { "the byte \(code)" }
  package func character(_ code: String) -> String { "the character \(code)" }
  package func quotedText(_ text: String) -> String { "\"\(text)\"" }

  // MARK: What to try

  package var stringsTakeDoubleQuotes: String { "strings take double quotes" }
  package var jsonHasNoComments: String { "JSON has no comments" }
  package var memberHasNoValue: String { "the member has no value" }
  package var dropCommaBefore: String { "drop the comma before it" }
  package var isCommaMissing: String { "is a comma missing before it?" }
  package var numberBeginsWithDigit: String { "a number begins with a digit or \"-\"" }
  package var namesTakeDoubleQuotes: String { "member names take double quotes" }
  package var jsonKnowsOnlyNull: String { "JSON knows no NaN, Infinity or None, only null" }
  package var isUTF16: String { "JSON is UTF-8; is this UTF-16?" }
  package var literalsAreLowercase: String { "true, false and null are written small" }

  // MARK: Where records are

  package var jsonString: String { "a string" }
  package var jsonBoolean: String { "a boolean" }
  package var jsonNull: String { "null" }
  package var jsonObject: String { "an object" }
  package var jsonArray: String { "an array" }
  package var jsonNumber: String { "a number" }
  package func expectedRecords(foundAsWhole kind: String) -> String {
    "expected an object or an array of records, found \(kind) as the whole file"
  }
  package func expectedRecordArray(at path: String, found: String) -> String {
    "expected an array of records at \"\(path)\", found \(found)"
  }
  package var emptyObjectOnTheWay: String { "an empty object on the way" }
  package var emptyArrayOnTheWay: String { "an empty array on the way" }
  package func objectWithout(_ name: String) -> String { "an object without \"\(name)\"" }
  package func arrayWithoutElement(_ index: Int) -> String { "an array without element \(index)" }
  package func objectWith(_ name: String) -> String { "an object with \"\(name)\"" }
  package func arrayWithElement(_ index: Int) -> String { "an array with element \(index)" }
  package func kind(_ kind: String, at path: String) -> String { "\(kind) at \"\(path)\"" }
  package func expectedAsWhole(_ needed: String, found: String) -> String {
    "expected \(needed) as the whole file, found \(found)"
  }
  package func expected(_ needed: String, at path: String, found: String) -> String {
    "expected \(needed) at \"\(path)\", found \(found)"
  }
  package var elementsAreRecords: String { "without \"recordsPath\" its elements are the records" }
}
