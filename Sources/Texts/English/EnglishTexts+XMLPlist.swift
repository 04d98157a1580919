extension EnglishTexts {
  // MARK: XML elements

  package func rootIsElement(_ tag: String) -> String {
    "the root element is \(tag), not <plist>; try <plist version=\"1.0\">\(tag)…</plist>"
  }
  package func rootIsUnknown(_ name: String) -> String {
    "the root element is <\(name)>, not <plist>; this is not a property list"
  }
  package func openedAt(_ tag: String, _ place: String) -> String { "\(tag) opened at \(place)" }
  package func elementInText(_ name: String, _ parent: String) -> String {
    "<\(name)> is inside \(parent), which holds no elements; in text, write &lt; for <"
  }
  package func unknownElement(_ name: String, expected: String, meant: String?) -> String {
    "unknown element <\(name)>; expected one of \(expected)" + (meant.map { "; try \($0)" } ?? "")
  }
  package var trueOrFalseTag: String { "<true/> or <false/>" }
  package func plistInside(_ parent: String) -> String {
    "<plist> is inside \(parent); it may only be the root"
  }
  package var keyOutside: String { "<key> is outside of a <dict>" }
  package func secondValue(_ tag: String, first kind: String, at place: String) -> String {
    "<plist> holds a second value, this \(tag); the first is the \(kind) at \(place); put "
      + "both into one <array> or <dict>"
  }
  package func keyInside(_ parent: String) -> String {
    "<key> is inside \(parent); keys belong into a <dict>"
  }
  package func elementInEmpty(_ tag: String, _ parent: String) -> String {
    "\(tag) is inside \(parent), which holds nothing"
  }
  package func elementInside(_ tag: String, _ parent: String, closing: String) -> String {
    "\(tag) is inside \(parent), which holds only text; is \(closing) missing?"
  }
  package func keyWithoutValue(_ key: String, at place: String) -> String {
    "the key \"\(key)\" at \(place) has no value: another <key> follows"
  }
  package func elementWithoutKey(_ tag: String, in parent: String) -> String {
    "\(tag) has no <key> before it in the \(parent)"
  }
  package func elementDeeper(_ tag: String, than levels: Int) -> String {
    "\(tag) is nested deeper than \(levels) containers"
  }
  package func textBetween(_ text: String, in parent: String) -> String {
    "text \"\(text)\" is between the elements of \(parent); put it into a <string>"
  }
  package func plistHoldsNoValue(expected: String) -> String {
    "<plist> holds no value; expected one of \(expected)"
  }
  package func keyHasNoValue(_ key: String, in parent: String) -> String {
    "the key \"\(key)\" has no value in the \(parent)"
  }
  package func elementHolds(_ tag: String, _ text: String, expected: String) -> String {
    "\(tag) holds \"\(text)\"; expected \(expected)"
  }
  package var anyText: String { "text" }
  package var integerDigits: String {
    "digits with or without a sign, such as 42, or hexadecimal ones, such as 0x2A"
  }
  package var realDigits: String { "a number such as 0.5 or 1e-3 that a double can hold" }
  package var existingDate: String { "a day and time that exist, as 2026-11-21T08:30:00Z" }
  package var base64Groups: String {
    "base64: groups of four of A-Z a-z 0-9 + / with = only at the end"
  }
  package var nothingButTrue: String { "nothing: write <true/>" }
  package var nothingButFalse: String { "nothing: write <false/>" }

  // MARK: XML

  package var somethingFollows: String {
    "something follows </plist>; expected the end of the file"
  }
  package var attributeTwice: String { "an attribute appears twice in one tag" }
  package var misplacedDeclaration: String {
    "<?xml …?> is not the first thing in the file; remove what is before it"
  }
  package var unknownEncoding: String {
    "the encoding that <?xml …?> names is not known here; save the file as UTF-8"
  }
  package var badCharacterReference: String {
    "the number in &#…; is not a character that XML allows"
  }
  package func errorNumber(_ code: String) -> String { "error \(code)" }
  package func isNoXML(_ reason: String) -> String { "this is not XML: \(reason)" }
  package var isNoXML: String { "this is not XML" }
  package func unknownEntity(_ name: String) -> String {
    "unknown entity &\(name); — XML knows only &amp; &lt; &gt; &quot; &apos;; write the "
      + "character itself, or its number as &#160;"
  }
  package var endsBeforePlist: String {
    "the file ends before <plist>; this is not a property list"
  }
  package func fileEndsNotClosed(_ element: String) -> String {
    "the file ends, but \(element) is not closed"
  }
  package func endsInside(_ token: String, expected end: String) -> String {
    "the file ends inside \(token) that opens here; expected \(end)"
  }
  package var aComment: String { "a comment" }
  package var aCDATASection: String { "a CDATA section" }
  package var aTag: String { "a tag" }
  package var anEntity: String { "an entity" }
  package var endTagClosesNothing: String { "an end tag closes nothing" }
  package func wrongEndTag(_ found: String, needed: String, _ element: String) -> String {
    "\(found) where \(needed) is needed: \(element) is not closed"
  }
  package var bareAmpersand: String { "a bare & begins no entity; write &amp;" }
  package func controlCharacterInXML(_ code: Int) -> String {
    "the control character with code \(code) is not allowed in XML"
  }
  package var bareLess: String { "a bare < begins no tag; write &lt;" }
  package func cannotStandHere(_ text: String) -> String {
    "\"\(text)\" cannot stand here; check the tag, quotes and entities before it"
  }
  package var notEnoughMemoryForXML: String { "not enough memory to read XML" }
  package var doctypeDeclares: String {
    "<!DOCTYPE> declares entities or elements of its own in […]; a property list has none: "
      + "leave the brackets out"
  }
}
