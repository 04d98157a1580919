/// What is wrong with a property list in XML.
package protocol XMLPlistTexts {
  // MARK: XML elements

  func rootIsElement(_ tag: String) -> String
  func rootIsUnknown(_ name: String) -> String
  func openedAt(_ tag: String, _ place: String) -> String
  func elementInText(_ name: String, _ parent: String) -> String
  func unknownElement(_ name: String, expected: String, meant: String?) -> String
  var trueOrFalseTag: String { get }
  func plistInside(_ parent: String) -> String
  var keyOutside: String { get }
  func secondValue(_ tag: String, first kind: String, at place: String) -> String
  func keyInside(_ parent: String) -> String
  func elementInEmpty(_ tag: String, _ parent: String) -> String
  func elementInside(_ tag: String, _ parent: String, closing: String) -> String
  func keyWithoutValue(_ key: String, at place: String) -> String
  func elementWithoutKey(_ tag: String, in parent: String) -> String
  func elementDeeper(_ tag: String, than levels: Int) -> String
  func textBetween(_ text: String, in parent: String) -> String
  func plistHoldsNoValue(expected: String) -> String
  func keyHasNoValue(_ key: String, in parent: String) -> String
  func elementHolds(_ tag: String, _ text: String, expected: String) -> String
  var anyText: String { get }
  var integerDigits: String { get }
  var realDigits: String { get }
  var existingDate: String { get }
  var base64Groups: String { get }
  var nothingButTrue: String { get }
  var nothingButFalse: String { get }

  // MARK: XML

  var somethingFollows: String { get }
  var attributeTwice: String { get }
  var misplacedDeclaration: String { get }
  var unknownEncoding: String { get }
  var badCharacterReference: String { get }
  func errorNumber(_ code: String) -> String
  func isNoXML(_ reason: String) -> String
  var isNoXML: String { get }
  func unknownEntity(_ name: String) -> String
  var endsBeforePlist: String { get }
  func fileEndsNotClosed(_ element: String) -> String
  func endsInside(_ token: String, expected end: String) -> String
  var aComment: String { get }
  var aCDATASection: String { get }
  var aTag: String { get }
  var anEntity: String { get }
  var endTagClosesNothing: String { get }
  func wrongEndTag(_ found: String, needed: String, _ element: String) -> String
  var bareAmpersand: String { get }
  func controlCharacterInXML(_ code: Int) -> String
  var bareLess: String { get }
  func cannotStandHere(_ text: String) -> String
  var notEnoughMemoryForXML: String { get }
  var doctypeDeclares: String { get }
}
