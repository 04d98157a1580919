import Foundation
import PlistText
import SourceText
import Testing
import TextsTesting

@Suite("Files of strings")
struct StringsFileTests {
  private func texts(_ bytes: some Sequence<UInt8>) -> [String: String] {
    let reading = PlistParser.readStrings(
      SourceText(name: "x.strings", buffer: ByteBuffer(Array(bytes))))
    let entries = (reading.root?.entries ?? []).map { ($0.key, $0.value.string ?? "?") }
    return Dictionary(entries) { first, _ in first }
  }

  private func errors(_ text: String) -> [String] {
    PlistParser.readStrings(SourceText(name: "x.strings", text: text)).errors.map {
      "\($0.position.line):\($0.position.column): \($0.message)"
    }
  }

  @Test(
    "braces may be left out, comments and escapes are understood",
    arguments: [
      "/* a */ \"Last day\" = \"结束日期\"; // b\n  Name = \"a\\n\\U0041\";\n",
      "{ \"Last day\" = \"结束日期\"; Name = \"a\\n\\U0041\"; }",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Last day</key><string>结束日期</string>
      <key>Name</key><string>a\nA</string></dict></plist>
      """,
    ])
  func notations(text: String) {
    let expected = ["Last day": "结束日期", "Name": "a\nA"]
    #expect(texts(text.utf8) == expected)
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian] {
      let data = text.replacing("UTF-8", with: "UTF-16").data(using: encoding) ?? Data()
      #expect(texts(data) == expected, "\(encoding)")
    }
  }

  @Test("an empty file, and one of comments, has no texts", arguments: ["", "\n", "/* later */"])
  func empty(text: String) {
    #expect(texts(text.utf8) == [:])
    #expect(errors(text) == [])
  }

  @Test("An entry without a value has its key for it")
  func withoutValue() {
    let text = "\"Last day\"; /* c */ Name ;\n\"a\" = \"b\";"
    #expect(texts(text.utf8) == ["Last day": "Last day", "Name": "Name", "a": "b"])
    #expect(errors(text) == [])
  }

  @Test("every fault is reported with its line, and the next entry is read")
  func faults() {
    #expect(
      errors("\"a\" = \"b\"\n\"c\" = \"d\";\n}\n\"e\" \"f\";\n)") == [
        "1:10: expected ; after the value of \"a\", found \" on line 2",
        "3:1: expected a key, found }",
        "4:5: expected = after the key \"e\", found \"",
        "5:1: expected a key, found )",
      ])
  }

  @Test(
    "marks without end are no endless work", arguments: ["}", "}}}}", ")))", "} \"a", "{ a = b"])
  func endless(text: String) {
    #expect(!errors(text).isEmpty)
  }

  @Test(
    "A file in UTF-16 or UTF-32 without a byte order mark is recognized whatever its texts are",
    arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] as [[UInt8]])
  func withoutMark(mark: [UInt8]) throws {
    let marked = mark.withUnsafeBytes { UnicodeEncoding(of: $0) }
    let texts = ["一", String(repeating: "一丁七", count: 300), "中文一", "😀一", "Ā", "a", "", "\u{FF00}"]
    for text in texts {
      let file = marked.encoded(Array("\"k\" = \"\(text)\";\n".utf8))
      let found = file.withUnsafeBytes { UnicodeEncoding(of: $0) }
      #expect(found.width == marked.width && found.isBigEndian == marked.isBigEndian, "\(text)")
      #expect(found.mark.isEmpty)
    }
  }
}
