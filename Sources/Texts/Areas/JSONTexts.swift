/// Why a text is not the JSON that was expected.
extension Texts {
  // MARK: What was expected

  package func expectedValue(found: String) -> String { say("expected a value, found \(found)") }
  package func expectedValueOrBracket(found: String) -> String {
    say("expected a value or \"]\", found \(found)")
  }
  package func expectedNameOrBrace(found: String) -> String {
    say("expected a member name in quotes or \"}\", found \(found)")
  }
  package func expectedNameAfterComma(found: String) -> String {
    say("expected a member name in quotes after \",\", found \(found)")
  }
  package func expectedColon(found: String) -> String {
    say("expected \":\" after a member name, found \(found)")
  }
  package func expectedCommaOrBrace(found: String) -> String {
    say("expected \",\" or \"}\" after a member, found \(found)")
  }
  package func expectedCommaOrBracket(found: String) -> String {
    say("expected \",\" or \"]\" after an element, found \(found)")
  }
  package func expectedNothingMore(found: String) -> String {
    say("expected nothing more after the value, found \(found)")
  }
  package func expectedLiteral(found: String) -> String {
    say("expected \"true\", \"false\" or \"null\", found \(found)")
  }
  package func expectedDigitAfterMinus(found: String) -> String {
    say("expected a digit after \"-\", found \(found)")
  }
  package func expectedDigitAfterPoint(found: String) -> String {
    say("expected a digit after the decimal point, found \(found)")
  }
  package func expectedDigitInExponent(found: String) -> String {
    say("expected a digit in the exponent, found \(found)")
  }
  package func expectedNoDigitAfterZero(found: String) -> String {
    say("expected no digit after a leading 0, found \(found)")
  }
  package func expectedClosingQuote(found: String) -> String {
    say("expected a closing quote, found \(found)")
  }
  package func foundInString(_ found: String) -> String {
    say("found \(found) in a string; a control character is written as an escape there")
  }
  package func expectedEscape(found: String) -> String {
    say("expected one of \" \\ / b f n r t u after \"\\\", found \(found)")
  }
  package func expectedHexDigits(found: String) -> String {
    say("expected four hexadecimal digits after \"\\u\", found \(found)")
  }
  package func expectedRestOfCharacter(found: String) -> String {
    say("expected the rest of a UTF-8 character, found \(found)")
  }
  package func expectedUTF8(found: String) -> String { say("expected UTF-8, found \(found)") }
  package func expectedFewerLevels(_ limit: Int) -> String {
    say("expected at most \(limit) levels, found one more")
  }
  package func expectedNumber(found: String) -> String {
    say("expected a number, found \"\(found)\"")
  }

  package var commentHasNoEnd: String { say("the comment has no end: */ is missing") }
  package var commentInsideValue: String {
    say("a comment can't be inside a word or a number; put it before or behind")
  }

  // MARK: What was found

  package var endOfFile: String { say("the end of the file") }
  package var endOfLine: String { say("the end of the line") }
  package var endOfText: String { say("the end of the text") }
  package var endOfRecord: String { say("the end of the record") }
  package var lineBreak: String { say("a line break") }
  package var tabCharacter: String { say("a tab") }
  package var quoteCharacter: String { say("a quote") }
  package var somethingElse: String { say("something else") }
  package func controlCharacter(_ code: String) -> String { say("the control character \(code)") }
  package func byte(_ code: String) -> String { say("the byte \(code)") }
  package func character(_ code: String) -> String { say("the character \(code)") }
  package func quotedText(_ text: String) -> String { say("\"\(text)\"") }

  // MARK: What to try

  package var stringsTakeDoubleQuotes: String { say("strings take double quotes") }
  package var singleQuotesAreJSON5: String {
    say("strings take double quotes; single quotes are JSON5, which is not read")
  }
  package var jsonHasNoComments: String { say("JSON has no comments") }
  package var jsonLinesHaveNoComments: String {
    say("JSON Lines have no comments; leave them out, or make it a list with [ ] and commas")
  }
  package var commentsBeginWithSlashes: String { say("comments begin with // or /*") }
  package var memberHasNoValue: String { say("the member has no value") }
  package var dropCommaBefore: String { say("drop the comma before it") }
  package var isCommaMissing: String { say("is a comma missing before it?") }
  package var numberBeginsWithDigit: String { say("a number begins with a digit or \"-\"") }
  package var namesTakeDoubleQuotes: String { say("member names take double quotes") }
  package var jsonKnowsOnlyNull: String { say("JSON knows no NaN, Infinity or None, only null") }
  package var isUTF16: String { say("JSON is UTF-8; is this UTF-16?") }
  package var literalsAreLowercase: String { say("true, false and null are written small") }

  // MARK: Where records are

  package var jsonString: String { say("a string") }
  package var jsonBoolean: String { say("a boolean") }
  package var jsonNull: String { "null" }
  package var jsonObject: String { say("an object") }
  package var jsonArray: String { say("an array") }
  package var jsonNumber: String { say("a number") }
  package func expectedRecords(foundAsWhole kind: String) -> String {
    say("expected an object or an array of records, found \(kind) as the whole file")
  }
  package func expectedRecordArray(at path: String, found: String) -> String {
    say("expected an array of records at \"\(path)\", found \(found)")
  }
  package var emptyObjectOnTheWay: String { say("an empty object on the way") }
  package var emptyArrayOnTheWay: String { say("an empty array on the way") }
  package func objectWithout(_ name: String) -> String { say("an object without \"\(name)\"") }
  package func arrayWithoutElement(_ index: Int) -> String {
    say("an array without element \(index)")
  }
  package func objectWith(_ name: String) -> String { say("an object with \"\(name)\"") }
  package func arrayWithElement(_ index: Int) -> String { say("an array with element \(index)") }
  package func kind(_ kind: String, at path: String) -> String { say("\(kind) at \"\(path)\"") }
  package func expectedAsWhole(_ needed: String, found: String) -> String {
    say("expected \(needed) as the whole file, found \(found)")
  }
  package func expected(_ needed: String, at path: String, found: String) -> String {
    say("expected \(needed) at \"\(path)\", found \(found)")
  }
  package var elementsAreRecords: String {
    say("without \"recordsPath\" its elements are the records")
  }
}
