import SourceText
import Testing
import TextsTesting

@testable import PlistText

@Suite("All faults of a file that can be told apart")
struct RecoveryTests {
  private static func reading(_ text: String) -> PlistReading {
    PlistParser.read(SourceText(name: "test.plist", text: text))
  }

  /// `line:column` of each fault.
  private static func positions(_ text: String) -> [String] {
    reading(text).errors.map { "\($0.position.line):\($0.position.column)" }
  }

  @Test(
    "OpenStep text is read on after a fault",
    arguments: [
      ("{\n a = 1\n b = 2;\n c 3;\n d = #f;\n}", ["2:7", "4:4", "5:6"]),
      ("( { a = 1; b; }, { = 2; }, { c = 3 } )", ["1:13", "1:20", "1:35"]),
      ("(a b, c; d,, e)", ["1:3", "1:8", "1:12"]),
      ("{ \"a\": 1, b: 2; c = 3 }", ["1:6", "1:9", "1:12", "1:22"]),
      ("( { a = (1, 2; b = 3; } )", ["1:14", "1:17"]),
      (#"{ a = "\d+"; b = "\s"; c = "\n"; }"#, ["1:8", "1:19"]),
      (#"{ a = "\d\d\d"; b = 1 }"#, ["1:8", "1:22"]),
      ("{ a = 1; } extra", ["1:12"]),
      ("{ a = b[0]; c = d.e; f = [0-9]+; }", ["1:8", "1:26"]),
      ("{ a = x y; b = 2; }", ["1:8"]),
      ("( a, { b = ); }, c )", ["1:12", "1:13"]),
    ])
  func openStep(text: String, positions: [String]) {
    #expect(Self.positions(text) == positions, "\(Self.reading(text).errors)")
  }

  @Test(
    "what has no end is told once",
    arguments: [
      ("( { a = 1; ( {", 1), ("{ a = \"b; c = 1; }", 1), ("( a, /* b", 1),
      (String(repeating: "(", count: 100_000), 1),
    ])
  func unclosed(text: String, count: Int) { #expect(Self.reading(text).errors.count == count) }

  @Test("at most 20 faults are told")
  func many() {
    #expect(Self.positions("{" + String(repeating: " a b;", count: 100) + "}").count == 20)
    let elements = String(repeating: "<bool/>", count: 100)
    #expect(Self.positions("<plist><array>\(elements)</array></plist>").count == 20)
  }

  @Test(
    "what needs quotes is told with them",
    arguments: [
      ("{ valuePath = a[0]; }", #"quotes around it: "a[0]""#),
      ("{ color = #ff0000; }", ##"quotes around it: "#ff0000""##),
      ("{ key = First name; }", #"quotes around it: "First name""#),
      (#"{ regex = ^\d+$; }"#, #"quotes around it: "^\\d+$""#),
      ("{ values = (a, 50%, c); }", #"quotes around it: "50%""#),
      ("{ a = b@c; }", #"quotes around it: "b@c""#),
    ])
  func quotes(text: String, advice: String) {
    let errors = Self.reading(text).errors
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.advice?.english == advice)
  }

  @Test(
    "a mark that is missing is no matter of quotes",
    arguments: ["{ a = 1 b = 2; }", "{ a = ; }"])
  func noQuotes(text: String) { #expect(Self.reading(text).errors.first?.advice == nil) }

  @Test(
    "what to write is known for some faults",
    arguments: [
      ("{ a = 1；}", "the plain mark of ASCII"),
      ("{ key = “Name”; }", "plain quotes, \" at both ends"),
      ("{ a = \"\\q\"; }", "two backslashes for one that is text"),
      ("{ a = <abc>; }", "two hexadecimal digits for each byte"),
      ("{ a = <*X1>; }", "a plain value: 5, 0.5, YES, or a text in quotes"),
      (
        "<plist><array><integer>x</integer></array></plist>",
        "such a text, or <string> for any other"
      ),
      ("<plist><array/><array/></plist>", "one <array> or <dict> around both"),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><array/></plist>",
        "the <!DOCTYPE> without […]"
      ),
    ])
  func advice(text: String, advice: String) {
    #expect(Self.reading(text).errors.first?.advice?.english == advice)
  }

  @Test("A file that is one string is named with it", arguments: ["\"a b\"", "\"a b\"  "])
  func singleString(text: String) {
    #expect(
      Self.reading(text).errors.first?.message.english.hasPrefix(
        "the file is the single string \"a b\", which") == true)
  }

  @Test("XML is read on after a wrong element, value or key")
  func xml() {
    let text = """
      <plist><array>
      <dict><key>a</key><bool/><key>b</key><integer>x</integer></dict>
      <dict><key>c</key><key>d</key><string>e</string></dict>
      <dict><string>f</string><key>g</key><list><bool/></list></dict>
      <key>h</key>
      </array></plist>
      """
    #expect(Self.positions(text) == ["2:19", "2:38", "3:19", "4:7", "4:37", "5:1"])
    #expect(Self.positions(text.replacing("</array>", with: "</arr>")).last == "6:1")
  }

  @Test("a file without faults is read as before")
  func sound() throws {
    for text in ["{ a = (1, \"b\"); }", "<plist><dict><key>a</key><true/></dict></plist>"] {
      let reading = Self.reading(text)
      #expect(reading.errors == [])
      #expect(outline(try #require(reading.root)) == outline(try value(text)))
      #expect(reading.guessedEncoding == nil)
    }
  }

  @Test("UTF-16 without a byte order mark is guessed", arguments: [true, false])
  func utf16(bigEndian: Bool) throws {
    func reading(_ text: String, mark: Bool) -> PlistReading {
      let units = Array((mark ? "\u{FEFF}" : "").utf16) + Array(text.utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return bigEndian ? pair : pair.reversed()
      }
      return PlistParser.read(SourceText(name: "x", buffer: ByteBuffer(bytes)))
    }
    let text = "( { key = \"姓名\"; valuePath = name; } )"
    let guessed = reading(text, mark: false)
    #expect(guessed.errors == [])
    #expect(guessed.guessedEncoding == "UTF-16 (\(bigEndian ? "big" : "little")-endian)")
    #expect(outline(try #require(guessed.root)) == outline(try value(text)))
    #expect(reading(text, mark: true).guessedEncoding == nil)
    #expect(reading("<plist><string>a</string></plist>", mark: false).guessedEncoding == nil)
  }

  @Test("Anything with faults ends, with a fault in it")
  func fuzz() {
    var generator = SeededGenerator(seed: 24)
    let pieces = [
      "{", "}", "(", ")", ";", ",", "=", ":", "a", "b[0]", "\"c\"", "\"", "\\", "#", " ", "\n",
      "//", "/*", "*/",
      "<", "<0f>", "<*I5>", "姓", "\"\\d\"", "<plist>", "<dict>", "</dict>", "<key>k</key>",
      "<bool/>", "</plist>",
    ]
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...40, using: &generator)
      let start = ["{", "(", "<plist>"].randomElement(using: &generator) ?? ""
      let text =
        start + (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let reading = Self.reading(text)
      #expect(reading.errors.count <= 20)
      if reading.errors.isEmpty { #expect(reading.root != nil, "\(text)") }
    }
  }
}
