/// Messages about errors in an XML property list.
extension Texts {
  // MARK: XML elements

  package func rootIsElement(_ tag: String) -> String {
    say("the root element is \(tag), not <plist>; try <plist version=\"1.0\">\(tag)…</plist>")
  }
  package func rootIsUnknown(_ name: String) -> String {
    say("the root element is <\(name)>, not <plist>; this is not a property list")
  }
  package func openedAt(_ tag: String, _ location: String) -> String {
    say("\(tag) opened at \(location)")
  }
  package func elementInText(_ name: String, _ parent: String) -> String {
    say("<\(name)> is inside \(parent), which holds no elements; in text, write &lt; for <")
  }
  package func unknownElement(_ name: String, expected: String, meant: String?) -> String {
    let problem = say("unknown element <\(name)>; expected one of \(expected)")
    return meant.map { say("\(problem); try \($0)") } ?? problem
  }
  package var trueOrFalseTag: String { say("<true/> or <false/>") }
  package func plistInside(_ parent: String) -> String {
    say("<plist> is inside \(parent); it may only be the root")
  }
  package var keyOutside: String { say("<key> is outside of a <dict>") }
  package func secondValue(_ tag: String, first kind: String, at location: String) -> String {
    say(
      """
      <plist> holds a second value, this \(tag); the first is the \(kind) at \(location); put both \
      into one <array> or <dict>
      """)
  }
  package func keyInside(_ parent: String) -> String {
    say("<key> is inside \(parent); keys belong into a <dict>")
  }
  package func elementInEmpty(_ tag: String, _ parent: String) -> String {
    say("\(tag) is inside \(parent), which holds nothing")
  }
  package func elementInside(_ tag: String, _ parent: String, closing: String) -> String {
    say("\(tag) is inside \(parent), which holds only text; is \(closing) missing?")
  }
  package func keyWithoutValue(_ key: String, at location: String) -> String {
    say("the key \"\(key)\" at \(location) has no value: another <key> follows")
  }
  package func elementWithoutKey(_ tag: String, in parent: String) -> String {
    say("\(tag) has no <key> before it in the \(parent)")
  }
  package func elementDeeper(_ tag: String, than levels: Int) -> String {
    say("\(tag) is nested deeper than \(levels) containers")
  }
  package func textBetween(_ text: String, in parent: String) -> String {
    say("text \"\(text)\" is between the elements of \(parent); put it into a <string>")
  }
  package func plistHoldsNoValue(expected: String) -> String {
    say("<plist> holds no value; expected one of \(expected)")
  }
  package func keyHasNoValue(_ key: String, in parent: String) -> String {
    say("the key \"\(key)\" has no value in the \(parent)")
  }
  package func elementHolds(_ tag: String, _ text: String, expected: String) -> String {
    say("\(tag) holds \"\(text)\"; expected \(expected)")
  }
  package var anyText: String { say("text") }
  package var integerDigits: String {
    say("digits with or without a sign, such as 42, or hexadecimal ones, such as 0x2A")
  }
  package var realDigits: String { say("a number such as 0.5 or 1e-3 that a double can hold") }
  package var existingDate: String { say("a day and time that exist, as 2026-11-21T08:30:00Z") }
  package var base64Groups: String {
    say("base64: groups of four of A-Z a-z 0-9 + / with = only at the end")
  }
  package var nothingButTrue: String { say("nothing: write <true/>") }
  package var nothingButFalse: String { say("nothing: write <false/>") }

  // MARK: XML

  package var somethingFollows: String {
    say("something follows </plist>; expected the end of the file")
  }
  package var attributeTwice: String { say("an attribute appears twice in one tag") }
  package var misplacedDeclaration: String {
    say("<?xml …?> is not the first thing in the file; remove what is before it")
  }
  package var unknownEncoding: String {
    say("the encoding that <?xml …?> names is not known here; save the file as UTF-8")
  }
  package var badCharacterReference: String {
    say("the number in &#…; is not a character that XML allows")
  }
  package func errorNumber(_ code: String) -> String { say("error \(code)") }
  package func isNoXML(_ reason: String) -> String { say("this is not XML: \(reason)") }
  package var isNoXML: String { say("this is not XML") }
  package func unknownEntity(_ name: String) -> String {
    say(
      """
      unknown entity &\(name); — XML knows only &amp; &lt; &gt; &quot; &apos;; write the character \
      itself, or its number as &#160;
      """)
  }
  package var endsBeforePlist: String {
    say("the file ends before <plist>; this is not a property list")
  }
  package func fileEndsNotClosed(_ element: String) -> String {
    say("the file ends, but \(element) is not closed")
  }
  package func endsInside(_ token: String, expected end: String) -> String {
    say("the file ends inside \(token) that opens here; expected \(end)")
  }
  package var aComment: String { say("a comment") }
  package var aCDATASection: String { say("a CDATA section") }
  package var aTag: String { say("a tag") }
  package var anEntity: String { say("an entity") }
  package var endTagClosesNothing: String { say("an end tag closes nothing") }
  package func wrongEndTag(_ found: String, needed: String, _ element: String) -> String {
    say("\(found) where \(needed) is needed: \(element) is not closed")
  }
  package var bareAmpersand: String { say("a bare & begins no entity; write &amp;") }
  package func controlCharacterInXML(_ code: Int) -> String {
    say("the control character with code \(code) is not allowed in XML")
  }
  package var bareLess: String { say("a bare < begins no tag; write &lt;") }
  package func cannotStandHere(_ text: String) -> String {
    say("\"\(text)\" cannot stand here; check the tag, quotes and entities before it")
  }
  package var notEnoughMemoryForXML: String { say("not enough memory to read XML") }
  package var doctypeDeclares: String {
    say(
      """
      <!DOCTYPE> declares entities or elements of its own in […]; a property list has none: leave \
      the brackets out
      """)
  }
}
