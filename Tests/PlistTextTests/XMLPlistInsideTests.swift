import PlistText
import SourceText
import Testing

@Suite("What an edit of an XML property list finds between two tags")
struct XMLPlistInsideTests {
  @Test(
    "text, one CDATA section, or something that an edit would lose",
    arguments: [
      ("", XMLPlistInside.text), ("Ada &amp; Bo", .text), ("<![CDATA[a<b]]>", .section),
      ("<![CDATA[]]>", .section), ("a <![CDATA[b]]>", .text), (" <![CDATA[b]]>", .text),
      ("<![CDATA[a]]><![CDATA[b]]>", .text), ("a<!-- c -->b", .annotated),
      ("<!---->", .annotated), ("a<?x y?>", .annotated), ("<![CDATA[<!-- c -->]]>", .section),
      ("<![CDATA[a]]><!-- c -->", .annotated),
    ])
  func inside(written: String, expected: XMLPlistInside) {
    #expect(XMLPlistInside(Array(written.utf8)) == expected)
  }

  @Test(
    "A text comes out of its CDATA section as it went in",
    arguments: ["", "a<b>&c", "]]>", "a]]>b]]>", "]]]>", "]]>\u{301}", "日本\n😀", "]]"])
  func section(text: String) throws {
    let section = try #require(XMLPlistText.section(text))
    let list =
      "<plist version=\"1.0\"><string>" + String(decoding: section, as: UTF8.self)
      + "</string></plist>"
    let reading = PlistParser.read(SourceText(name: "x.plist", text: list))
    #expect(reading.root?.string == text)
    #expect(XMLPlistText.section("a\r\n") == nil)
  }
}
