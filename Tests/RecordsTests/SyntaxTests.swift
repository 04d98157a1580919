import JSONTesting
import JSONText
import Records
import SeededRandom
import SourceText
import Testing
import TextsTesting

@Suite struct SyntaxTests {
  @Test(
    "What RFC 8259 allows is taken",
    arguments: [
      "0", "-0", "-0.0e-0", "1E+9", "123456789012345678901234567890", "1e400", "\"\"", "true",
      "null", " [ ] ", "{}", "[1,2 , 3]", "{\"a\":{\"a\":[{}]}}", "\"\\u0000\\uD800\\uDEAD\"",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10FFFF}\"",
      "{\"\":0,\"\":1}", "\t\r\n 1\n", "[\"a long text that fills more than eight bytes\"]",
    ])
  func valid(_ text: String) throws {
    #expect(ReferenceJSON.isValid(Array(text.utf8)))
    _ = try JSONSlice(parsing: text)
  }

  @Test(
    "What it does not allow is refused where it stands, in words",
    arguments: [
      ("", 0, "expected a value, found the end of the text"),
      ("{\"a\":1 x}", 7, "expected \",\" or \"}\" after a member, found \"x\""),
      ("[1 2]", 3, "expected \",\" or \"]\" after an element, found \"2\""),
      ("{\"a\" 1}", 5, "expected \":\" after a member name, found \"1\""),
      ("{\"a\":1,}", 7, "after \",\", found \"}\"; drop the comma before it"),
      ("{\"a\":}", 5, "expected a value, found \"}\"; the member has no value"),
      ("[1,]", 3, "expected a value, found \"]\"; drop the comma before it"),
      ("{a:1}", 1, "member names take double quotes"),
      ("['x']", 1, "strings take double quotes"),
      ("[1] // no", 4, "JSON has no comments"),
      ("01", 1, "expected no digit after a leading 0"),
      ("-", 1, "expected a digit after \"-\", found the end of the text"),
      ("1.", 2, "expected a digit after the decimal point"),
      ("1e+", 3, "expected a digit in the exponent"),
      ("+1", 0, "a number begins with a digit"),
      ("NaN", 0, "no NaN"), ("True", 0, "written small"), ("tru", 3, "found the end of the text"),
      ("nul!", 0, "found \"nul\""), ("\"a\nb\"", 2, "found a line break in a string"),
      ("\"\\x\"", 2, "expected one of"), ("\"\\u12G4\"", 5, "four hexadecimal digits"),
      ("\"abc", 4, "expected a closing quote, found the end of the text"),
      ("1 2", 2, "expected nothing more after the value"), ("[\u{B}]", 1, "0x0B"),
      ("{\"a\":1 \"b\":2}", 7, "is a comma missing before it?"), ("[\u{202E}]", 1, "U+202E"),
    ])
  func invalid(_ text: String, _ offset: Int, _ words: String) {
    #expect(!ReferenceJSON.isValid(Array(text.utf8)))
    let error = #expect(throws: JSONSyntaxError.self) { try JSONSlice(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(
    "Bytes that are no UTF-8 are refused at the first of them",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0xFF], [0xE4, 0xBA], [0xC3],
    ] as [[UInt8]])
  func utf8(_ sequence: [UInt8]) {
    let bytes = Array("[\"ab".utf8) + sequence + Array("\"]".utf8)
    #expect(offsetOfError(bytes) == 4)
  }

  @Test("512 levels are taken and 513 are not, over records too")
  func depth() throws {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSONSlice(parsing: deep)
    _ = try RecordTable(parsing: SourceText(name: "x", text: deep))
    #expect(throws: JSONSyntaxError.self) { try JSONSlice(parsing: "[" + deep + "]") }
    let error = #expect(throws: JSONSyntaxError.self) {
      try RecordTable(parsing: SourceText(name: "x", text: "[" + deep + "]"))
    }
    #expect(error?.message == "expected at most 512 levels, found one more")
    #expect(error?.offset == 512)
  }

  @Test("Cut short anywhere, a document gives an error at its end")
  func truncation() throws {
    let text =
      "[{\"name\": \"A\\u00e9 名 \\n\", \"n\": [-1.5e+3, true, false, null, {}], \"o\": {\"x\": \"\"}}]"
    let bytes = Array(text.utf8)
    #expect(offsetOfError(bytes) == nil)
    for length in 0..<bytes.count {
      let offset = try #require(offsetOfError(Array(bytes[..<length])), "\(length)")
      #expect(offset <= length && offset >= length - 2, "\(length): \(offset)")
    }
  }

  @Test("A byte order mark is passed over, also where the file holds nothing else")
  func mark() {
    #expect(offsetOfError([0xEF, 0xBB, 0xBF, 0x5B, 0x5D]) == nil)
    #expect(offsetOfError([0xEF, 0xBB, 0xBF]) == 3)
  }

  @Test("Mutated documents are judged as the plain validator judges them")
  func mutations() throws {
    var random = SeededGenerator(seed: 42)
    for seed in 0..<400 {
      var generator = Generator(seed: UInt64(seed))
      var bytes = Array(generator.array(depth: 3, count: 3).utf8)
      #expect(ReferenceJSON.isValid(bytes))
      #expect(offsetOfError(bytes) == nil)
      for _ in 0..<20 {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[index] = UInt8(random.below(256))
        case 1: bytes.insert(random.pick(Array("{}[]\",:\\u0e-+.tfn \n".utf8)), at: index)
        default: bytes.remove(at: index)
        }
        if bytes.isEmpty { break }
        // As the only element of an array, so that the root is never a scalar.
        let whole = [0x5B] + bytes + [0x5D]
        #expect(
          (offsetOfError(whole) == nil) == ReferenceJSON.isValid(whole),
          "\(String(decoding: whole, as: UTF8.self))")
      }
    }
  }

  private func offsetOfError(_ bytes: [UInt8]) -> Int? {
    do throws(JSONSyntaxError) {
      _ = try RecordTable(parsing: SourceText(name: "x", buffer: ByteBuffer(bytes)))
      return nil
    } catch {
      return error.offset
    }
  }
}
