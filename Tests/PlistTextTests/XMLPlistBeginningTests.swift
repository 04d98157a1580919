import SourceText
import Testing

@testable import PlistText

@Suite("The beginning of a long property list in XML")
struct XMLPlistBeginningTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- <dict> of a comment -->
      <key>name</key><string>a &lt; b <![CDATA[</string>]]></string>
      <key>on</key><true/>
      <key>list</key><array><integer>1</integer><dict><key>x</key><real>1.5</real></dict><array/></array>
      <key>end</key><string>é</string>
    </dict>
    </plist>

    """

  private func closed(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    Array(bytes).withUnsafeBytes(XMLPlistBeginning.closed)
  }

  @Test("Wherever it ends, what is complete is a property list, and more of it the longer it is")
  func everyEnd() throws {
    let bytes = Array(Self.text.utf8)
    var longest = 0
    for end in bytes.indices {
      guard let made = closed(bytes[..<end]) else { continue }
      _ = try parse(made)
      #expect(made.count >= longest)
      longest = made.count
    }
    #expect(longest > bytes.count / 2)
    #expect(closed(bytes) == nil)
  }

  @Test("A value that is cut goes with its key")
  func cut() throws {
    let text = Self.text.split(separator: "<real>")[0]
    let made = try #require(closed(text.utf8))
    let rest = String(decoding: made, as: UTF8.self)
    #expect(rest.hasSuffix("<integer>1</integer></array></dict></plist>"), "\(rest)")
  }

  @Test(
    "Other texts have none",
    arguments: [
      "", "<", "<plist>", "{ a = 1; }", "<plist><string>x</string>", "<plist><dict></array>",
    ])
  func none(text: String) {
    #expect(closed(text.utf8) == nil)
  }
}
