import PlistText
import Testing

@Suite("Faults in XML property lists")
struct XMLPlistErrorTests {
  @Test(
    "a fault of structure says where, what was found and what to try",
    arguments: [
      (
        "<html></html>", "1:1: the root element is <html>, not <plist>; this is not a property list"
      ),
      (
        "<dict></dict>",
        "1:1: the root element is <dict>, not <plist>; try <plist version=\"1.0\"><dict>…</plist>"
      ),
      (
        "<plist>\n</plist>",
        "1:1: <plist> holds no value; expected one of "
          + "<array> <dict> <string> <integer> <real> <date> <data> <true> <false>"
      ),
      (
        "<plist>\n<true/>\n <dict/></plist>",
        "3:2: <plist> holds a second value, this <dict>; the first is the boolean at 2:1; "
          + "put both into one <array> or <dict>"
      ),
      (
        "<plist><plist/></plist>",
        "1:8: <plist> is inside <plist> opened at 1:1; it may only be the root"
      ),
      ("<plist><key>a</key></plist>", "1:8: <key> is outside of a <dict>"),
      (
        "<plist><array><key>a</key></array></plist>",
        "1:15: <key> is inside <array> opened at 1:8; keys belong into a <dict>"
      ),
      (
        "<plist>\n<dict>\n<string>a</string></dict></plist>",
        "3:1: <string> has no <key> before it in the <dict> opened at 2:1"
      ),
      (
        "<plist><dict>\n<key>a</key><key>b</key><true/></dict></plist>",
        "2:13: the key \"a\" at 2:1 has no value: another <key> follows"
      ),
      (
        "<plist><dict>\n<key>a</key></dict></plist>",
        "2:1: the key \"a\" has no value in the <dict> opened at 1:8"
      ),
      (
        "<plist><dict><key>a</key>\n<int>5</int></dict></plist>",
        "2:1: unknown element <int>; expected one of <key> <array> <dict> <string> <integer> "
          + "<real> <date> <data> <true> <false>; try <integer>"
      ),
      (
        "<plist><array><frob/></array></plist>",
        "1:15: unknown element <frob>; expected one of <array> <dict> <string> <integer> <real> "
          + "<date> <data> <true> <false>"
      ),
      (
        "<plist><string>a<b>c</b></string></plist>",
        "1:17: <b> is inside <string> opened at 1:8, which holds no elements; "
          + "in text, write &lt; for <"
      ),
      (
        "<plist><array><string>a<string>c</string></array></plist>",
        "1:24: <string> is inside <string> opened at 1:15, which holds only text; "
          + "is </string> missing?"
      ),
      (
        "<plist><array>\n  stray <true/></array></plist>",
        "2:3: text \"stray\" is between the elements of <array> opened at 1:8; "
          + "put it into a <string>"
      ),
      (
        "<plist><true>yes</true></plist>",
        "1:8: <true> holds \"yes\"; expected nothing: write <true/>"
      ),
    ])
  func structure(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(
    "a tag that is not closed is named with its place",
    arguments: [
      (
        "<plist>\n<dict>\n<key>a</key><string>b\n</dict></plist>",
        "4:1: </dict> where </string> is needed: <string> opened at 3:13 is not closed"
      ),
      ("<plist>\n<array>\n", "3:1: the file ends, but <array> opened at 2:1 is not closed"),
      ("<plist><true/>", "1:15: the file ends, but <plist> opened at 1:1 is not closed"),
      ("<plist>\n<arr", "2:1: the file ends inside a tag that opens here; expected >"),
      ("<plist><!-- x ", "1:8: the file ends inside a comment that opens here; expected -->"),
      (
        "<plist><string><![CDATA[x",
        "1:16: the file ends inside a CDATA section that opens here; expected ]]>"
      ),
      (
        "<?xml version=\"1.0\"?>\n",
        "2:1: the file ends before <plist>; this is not a property list"
      ),
    ])
  func unclosed(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(
    "text that is not a number, date or base64 is refused at its element",
    arguments: [
      ("<integer>12a</integer>", "<integer> holds \"12a\"; expected digits"),
      ("<integer/>", "<integer> holds \"\"; expected digits"),
      ("<integer>-</integer>", "<integer> holds \"-\"; expected digits"),
      ("<integer>1.0</integer>", "<integer> holds \"1.0\"; expected digits"),
      ("<integer>0x</integer>", "<integer> holds \"0x\"; expected digits"),
      ("<integer>١٢</integer>", "<integer> holds \"١٢\"; expected digits"),
      ("<real>0,5</real>", "<real> holds \"0,5\"; expected a number"),
      ("<real>0x1p3</real>", "<real> holds \"0x1p3\"; expected a number"),
      (
        "<real>1e999</real>", "<real> holds \"1e999\"; expected a number such as 0.5 or 1e-3 that a"
      ),
      (
        "<date>2026-02-30T00:00:00Z</date>", "<date> holds \"2026-02-30T00:00:00Z\"; expected a day"
      ),
      ("<date>2026-11-21</date>", "<date> holds \"2026-11-21\"; expected a day and time"),
      (
        "<date>2026-11-21T24:00:00Z</date>", "<date> holds \"2026-11-21T24:00:00Z\"; expected a day"
      ),
      ("<data>Zm9=v</data>", "<data> holds \"Zm9=v\"; expected base64"),
      ("<data>Zm9vY</data>", "<data> holds \"Zm9vY\"; expected base64"),
      ("<data>Zm9v-_</data>", "<data> holds \"Zm9v-_\"; expected base64"),
    ])
  func scalars(body: String, expected: String) {
    let found = fault("<plist>\n  " + body + "</plist>")
    #expect(found.hasPrefix("2:3: " + expected))
  }

  @Test("an entity bomb is refused at its DOCTYPE")
  func entityBomb() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE plist [
        <!ENTITY a "aaaaaaaaaa">
        <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <plist><string>&b;</string></plist>
      """
    let found = fault(bomb)
    #expect(found.hasPrefix("2:"))
    #expect(found.contains("<!DOCTYPE> declares entities or elements of its own in […]"))
  }

  @Test(
    "an entity that XML does not know never vanishes in silence",
    arguments: [
      "", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/x.dtd\">",
    ])
  func unknownEntity(doctype: String) {
    let found = fault(doctype + "\n<plist>\n<string>a&nbsp;b</string></plist>")
    #expect(found.hasPrefix("3:10: unknown entity &nbsp; — XML knows only &amp; &lt;"))
  }

  @Test(
    "what breaks XML itself is said in plain words",
    arguments: [
      ("<string>Tom & Jerry</string>", "1:20: a bare & begins no entity; write &amp;"),
      ("<string>AT&T</string>", "1:18: a bare & begins no entity; write &amp;"),
      ("<string>a < b</string>", "1:18: a bare < begins no tag; write &lt;"),
      ("<string>\u{1}</string>", "1:16: the control character with code 1 is not allowed in XML"),
      ("<string>&#0;</string>", "1:16: the number in &#…; is not a character that XML allows"),
    ])
  func brokenXML(body: String, expected: String) {
    #expect(fault("<plist>" + body + "</plist>") == expected)
  }

  @Test("invalid UTF-8 is found at its byte")
  func invalidUTF8() {
    let bytes = Array("<plist>\n<string>é".utf8) + [0xFF] + Array("</string></plist>".utf8)
    #expect(fault(bytes) == "2:10: invalid UTF-8; save the file as UTF-8")
  }

  @Test("something after the root is refused")
  func trailing() {
    #expect(
      fault(xml("<true/>") + "\n<plist/>")
        == "2:1: something follows </plist>; expected the end of the file")
  }

  @Test("an XML declaration that is not at the start is refused")
  func lateDeclaration() {
    #expect(
      fault("\n<?xml version=\"1.0\"?><plist><true/></plist>")
        == "2:1: <?xml …?> is not the first thing in the file; remove what is before it")
  }

  @Test("a container deeper than 512 is refused where it opens")
  func depth() {
    let text = "<plist>\n" + String(repeating: "<array>", count: 100_000)
    #expect(fault(text) == "2:3585: <array> is nested deeper than 512 containers")
  }

  @Test("half a surrogate pair in UTF-16 is refused")
  func brokenUTF16() {
    var units = Array("\u{FEFF}<plist>\n<string>".utf16)
    units.append(0xD800)
    units += Array("</string></plist>".utf16)
    let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(fault(bytes) == "2:9: half a surrogate pair; the file is not valid UTF-16")
  }
}
