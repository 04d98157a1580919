import PlistText
import Testing

@Suite("XML property lists")
struct XMLPlistTests {
  @Test("every kind of value is read")
  func everyKind() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>s</key><string>Tom &amp; Jerry &#x4E2D;</string>
        <key>i</key><integer>-42</integer>
        <key>r</key><real>0.5</real>
        <key>t</key><true/>
        <key>f</key><false></false>
        <key>d</key><date>2026-11-21T08:30:00Z</date>
        <key>b</key><data>
          D73d
          dw==
        </data>
        <key>a</key><array><string/></array>
        <key>e</key><dict/>
      </dict>
      </plist>

      """
    let (root, format) = try parse(Array(text.utf8))
    #expect(format == .xml)
    #expect(
      outline(root)
        == "{s = \"Tom & Jerry 中\"; i = -42; r = real 0.5; t = true; f = false; "
        + "d = date 2026-11-21T08:30:00Z; b = data [15, 189, 221, 119]; a = (\"\"); e = {}}")
  }

  @Test("every element and key knows its line and column, counted in characters")
  func positions() throws {
    let text =
      "<plist>\r\n<dict>\r\n <key>姓名</key><array><string>a</string>\r\n  <true/></array>"
      + "\r\n</dict></plist>"
    #expect(
      try outline(value(text), positions: true)
        == "{姓名@3:2 = (\"a\"@3:22, true@4:3)@3:15}@2:1")
  }

  @Test("a byte order mark is not counted")
  func byteOrderMark() throws {
    #expect(try value("\u{FEFF}" + xml("<true/>")).position.column == 22)
  }

  @Test("comments, CDATA and processing instructions are fine")
  func commentsAndCDATA() throws {
    let text = xml(
      "<!-- a --><?x y?><string>1<!-- b --><![CDATA[<2> &nbsp; ]]>3</string><!-- c -->")
    #expect(try outline(value(text)) == "\"1<2> &nbsp; 3\"")
  }

  @Test("UTF-16 of both byte orders is read, with columns in characters")
  func utf16() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
      + xml("<array><string>😀</string><true/></array>")
    for bigEndian in [true, false] {
      for mark in ["\u{FEFF}", ""] {
        let bytes = (mark + text).utf16.flatMap { unit in
          bigEndian
            ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        #expect(
          try outline(parse(bytes).root, positions: true) == "(\"😀\"@1:68, true@1:86)@1:61")
      }
    }
  }

  @Test("Latin-1 is read where the file declares it")
  func latin1() throws {
    let bytes =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>".utf8)
      + [0xE9] + Array("</string></plist>".utf8)
    #expect(try outline(parse(bytes).root) == "\"é\"")
  }

  @Test(
    "integers are decimal or hexadecimal, of any length",
    arguments: [
      ("0", "0"), (" 7\n", "7"), ("+7", "7"), ("-007", "-7"), ("0x1F", "31"), ("-0X10", "-16"),
      ("9223372036854775807", "9223372036854775807"),
      ("9223372036854775808", "big 9223372036854775808"),
      ("-00123456789012345678901234567890", "big -123456789012345678901234567890"),
      ("0xFFFFFFFFFFFFFFFF", "big 18446744073709551615"),
    ])
  func integers(text: String, expected: String) throws {
    #expect(try outline(value(xml("<integer>\(text)</integer>"))) == expected)
  }

  @Test(
    "reals take what Apple writes",
    arguments: [
      ("1", "real 1.0"), ("-.5e3", "real -500.0"), ("1.", "real 1.0"), ("nan", "real nan"),
      ("+infinity", "real inf"), ("-Inf", "real -inf"),
    ])
  func reals(text: String, expected: String) throws {
    #expect(try outline(value(xml("<real>\(text)</real>"))) == expected)
  }

  @Test("equal keys are kept in order for the decoder to judge")
  func equalKeys() throws {
    let text = xml("<dict><key>a</key><true/><key>a</key><false/></dict>")
    #expect(try outline(value(text)) == "{a = true; a = false}")
  }

  @Test("512 containers may stand in each other")
  func depth() throws {
    let text = xml(
      String(repeating: "<array>", count: 512) + String(repeating: "</array>", count: 512))
    #expect(try value(text).kind == "array")
  }
}
