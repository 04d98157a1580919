/// Why a text is not the JSON that was expected.
package protocol JSONTexts {
  // MARK: What was expected

  func expectedValue(found: String) -> String
  func expectedValueOrBracket(found: String) -> String
  func expectedNameOrBrace(found: String) -> String
  func expectedNameAfterComma(found: String) -> String
  func expectedColon(found: String) -> String
  func expectedCommaOrBrace(found: String) -> String
  func expectedCommaOrBracket(found: String) -> String
  func expectedNothingMore(found: String) -> String
  func expectedLiteral(found: String) -> String
  func expectedDigitAfterMinus(found: String) -> String
  func expectedDigitAfterPoint(found: String) -> String
  func expectedDigitInExponent(found: String) -> String
  func expectedNoDigitAfterZero(found: String) -> String
  func expectedClosingQuote(found: String) -> String
  func foundInString(_ found: String) -> String
  func expectedEscape(found: String) -> String
  func expectedHexDigits(found: String) -> String
  func expectedRestOfCharacter(found: String) -> String
  func expectedUTF8(found: String) -> String
  func expectedFewerLevels(_ limit: Int) -> String
  func expectedNumber(found: String) -> String

  // MARK: What was found

  var endOfFile: String { get }
  var endOfLine: String { get }
  var endOfText: String { get }
  var endOfRecord: String { get }
  var lineBreak: String { get }
  var tabCharacter: String { get }
  var quoteCharacter: String { get }
  var somethingElse: String { get }
  func controlCharacter(_ code: String) -> String
  func byte(_ code: String) -> String
  func character(_ code: String) -> String
  func quotedText(_ text: String) -> String

  // MARK: What to try

  var stringsTakeDoubleQuotes: String { get }
  var jsonHasNoComments: String { get }
  var memberHasNoValue: String { get }
  var dropCommaBefore: String { get }
  var isCommaMissing: String { get }
  var numberBeginsWithDigit: String { get }
  var namesTakeDoubleQuotes: String { get }
  var jsonKnowsOnlyNull: String { get }
  var isUTF16: String { get }
  var literalsAreLowercase: String { get }

  // MARK: Where records are

  var jsonString: String { get }
  var jsonBoolean: String { get }
  var jsonNull: String { get }
  var jsonObject: String { get }
  var jsonArray: String { get }
  var jsonNumber: String { get }
  func expectedRecords(foundAsWhole kind: String) -> String
  func expectedRecordArray(at path: String, found: String) -> String
  var emptyObjectOnTheWay: String { get }
  var emptyArrayOnTheWay: String { get }
  func objectWithout(_ name: String) -> String
  func arrayWithoutElement(_ index: Int) -> String
  func objectWith(_ name: String) -> String
  func arrayWithElement(_ index: Int) -> String
  func kind(_ kind: String, at path: String) -> String
  func expectedAsWhole(_ needed: String, found: String) -> String
  func expected(_ needed: String, at path: String, found: String) -> String
  var elementsAreRecords: String { get }
}
