/// What is wrong with a property list in OpenStep text.
package protocol OpenStepTexts {
  // MARK: OpenStep: what was found, and where

  var nothingFound: String { get }
  func notPlainMark(_ mark: String, _ code: String) -> String
  func theDictionaryOpened(at place: String) -> String
  func theArrayOpened(at place: String) -> String
  func inContainer(_ sentence: String, _ container: String) -> String
  func isNotClosed(_ container: String, by end: String) -> String
  func expectedPlistValue(found: String) -> String
  func expectedKey(found: String) -> String
  func expectedKeyOnly(found: String) -> String
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
}
