/// Why a file is not the property list that was expected.
package protocol PlistTexts: OpenStepTexts, BinaryPlistTexts, XMLPlistTexts {
  // MARK: Kinds of values

  var plistString: String { get }
  var plistInteger: String { get }
  var plistReal: String { get }
  var plistBoolean: String { get }
  var plistDate: String { get }
  var plistData: String { get }
  var plistArray: String { get }
  var plistDictionary: String { get }
  var plistUID: String { get }
  var emptyString: String { get }
  func theString(_ text: String) -> String
  func theInteger(_ text: String) -> String
  func theReal(_ text: String) -> String
  func theDate(_ text: String) -> String
  func theUID(_ text: String) -> String
  func dataOfBytes(_ count: Int) -> String
  var emptyArray: String { get }
  func arrayOfItems(_ count: Int) -> String
  var emptyDictionary: String { get }
  func dictionaryOfEntries(_ count: Int) -> String

  // MARK: Encodings

  var invalidUTF8: String { get }
  var invalidUTF16: String { get }
  var endsInsideUTF16Unit: String { get }
  var invalidUTF32: String { get }
  var endsInsideUTF32Unit: String { get }
  var utf16BigEndian: String { get }
  var utf16LittleEndian: String { get }
  var notEnoughMemory: String { get }
}
