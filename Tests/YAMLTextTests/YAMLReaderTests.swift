import SourceText
import Testing
import TextsTesting
import YAMLText

@Suite("Reading YAML")
struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLStream {
    try YAMLReader.read(SourceText(name: "a.yaml", text: text), with: YAMLLibrary())
  }

  /// The written parts of all nodes.
  private func parts(_ text: String) throws -> [String] {
    let stream = try read(text)
    return stream.nodes.map { String(decoding: stream.bytes[$0.range], as: UTF8.self) }
  }

  @Test("Each node is where it is written, with its quotes, brackets or header")
  func ranges() throws {
    #expect(
      try parts("a: 'it''s' # c\n\"b c\": [1, {d: *x}]\n".replacing("*x", with: "e"))
        == [
          "a: 'it''s' # c\n\"b c\": [1, {d: e}]", "a", "'it''s'", "\"b c\"", "[1, {d: e}]", "1",
          "{d: e}", "d", "e",
        ])
    #expect(
      try parts("t: |-  # why\n  one\n\n  two\n\nu: >+\n  a\n\n")
        == [
          "t: |-  # why\n  one\n\n  two\n\nu: >+\n  a\n\n", "t", "|-  # why\n  one\n\n  two\n\n",
          "u",
          ">+\n  a\n\n",
        ])
  }

  @Test("What is not written is behind its indicator")
  func empty() throws {
    #expect(
      try parts("a:\nb: &x\n- ".replacing("\n- ", with: "\n")) == ["a:\nb: &x", "a", "", "b", ""])
    #expect(try parts("-\n- # c\n- x\n") == ["-\n- # c\n- x", "", "", "x"])
    let stream = try read("{a, b: , : c}")
    #expect(stream.nodes.dropFirst().map(\.range.lowerBound) == [1, 2, 4, 6, 9, 11])
  }

  @Test("Items in the column of their key may be empty")
  func emptyItems() throws {
    for text in ["a:\n-\n- b\n", "a:\n- # c\n- b\n", "a:\r\n-\t\r\n- b\r\n"] {
      #expect(
        try parts(text).dropFirst() == [
          "a",
          String(
            text.dropFirst(text.contains("\r") ? 4 : 3).trimmingPrefix("\n").dropLast(
              text.contains("\r") ? 2 : 1)), "", "b",
        ])
    }
    let text =
      "t: |\n  -\n  x\nq: 'x\n  -\n y'\na:\n- x\n-\n-\n- - y\n-\n  z\n- k:\n  -\n  - &e\nb: *e\n-: 1\nc:\n-\n"
    let stream = try read(text)
    #expect(stream.text(of: 2) == "-\nx\n")
    #expect(stream.text(of: 4) == "x - y")
    let written = try read(
      text.replacing("-\n-\n- -", with: "- ~\n- ~\n- -").replacing(
        "  -\n  - &", with: "  - ~\n  - &"
      )
      .replacing("c:\n-", with: "c:\n- ~"))
    #expect(stream.nodes.map(\.kind) == written.nodes.map(\.kind))
    for (node, other) in zip(stream.nodes.indices, written.nodes.indices)
    where stream[node].kind == .scalar {
      #expect(stream.value(of: node) == written.value(of: other))
    }
    #expect(throws: YAMLSyntaxError.self) { try read("a:\n-\n- [b\n") }
    #expect(throws: YAMLSyntaxError.self) { try read("a:\n-\n b\n  - c: d: e\n") }
  }

  @Test("Indicators are found through comments, tabs and CRLF")
  func indicators() throws {
    let stream = try read("a:\t1\r\n\r\n# b:\r\n? k # c\r\n: - x\r\n  - y\r\n")
    #expect(stream.nodes.map(\.indicator) == [nil, nil, 1, 14, 23, 25, 32])
  }

  @Test(
    "Types are those of the core schema; what YAML 1.1 reads otherwise is a text",
    arguments: [
      ("null", YAMLScalar.null), ("~", .null), ("", .null), ("True", .bool(true)),
      ("yes", .text("yes")), ("NO", .text("NO")), ("12", .integer("12")), ("+12", .integer("12")),
      ("-0", .integer("-0")), ("0x1F", .integer("31")), ("0o17", .integer("15")),
      ("0644", .text("0644")), ("00", .text("00")), ("1_000", .text("1_000")),
      ("12:30", .text("12:30")), (".5", .real("0.5")), ("1.", .real("1")), ("1e3", .real("1e3")),
      ("-.INF", .unwritableReal("-.INF")), (".nan", .unwritableReal(".nan")),
      ("2026-11-30", .text("2026-11-30")), ("0x", .text("0x")), ("+", .text("+")),
      (".", .text(".")), ("1.2.3", .text("1.2.3")),
      ("99999999999999999999", .integer("99999999999999999999")),
    ])
  func types(text: String, value: YAMLScalar) {
    #expect(YAMLScalar(text, isPlain: true, tag: nil) == value)
    #expect(YAMLScalar(text, isPlain: false, tag: nil) == .text(text))
  }

  @Test(
    "Tags say the type",
    arguments: [
      ("!!str 12", YAMLScalar.text("12")), ("!!int '12'", .integer("12")),
      ("!secret 12", .text("12")),
      ("!!binary QUJD", .data("QUJD")), ("!!float 1.5", .real("1.5")), ("! 12", .text("12")),
    ])
  func tags(text: String, value: YAMLScalar) throws {
    let stream = try read("a: \(text)\n")
    #expect(stream.value(of: 2) == value)
  }

  @Test(
    "A fault has its line and column",
    arguments: [
      (
        "a: [b\nc: \"x", "2:5", "this is not valid YAML: double-quoted scalar without closing quote"
      ),
      (
        "a: 1\nb: *x\n", "2:4",
        "*x refers to an anchor that is not above it: write &x before a value there"
      ),
      (
        String(repeating: "[", count: 600) + String(repeating: "]", count: 600), "1:513",
        "collections are nested more than 512 deep here"
      ),
    ])
  func faults(text: String, position: String, message: String) throws {
    let error = #expect(throws: YAMLSyntaxError.self) { try read(text) }
    #expect(error.map { "\($0.position.line):\($0.position.column)" } == position)
    #expect(error?.message.english == message)
  }

  @Test(
    "What no library reads is refused before: it would hang, or take the rest for read",
    arguments: [
      ([0x25, 0xFF], "1:2", "expected UTF-8, found the byte 0xFF"),
      (
        Array("a: 1\nb: ".utf8) + [0xF2] + Array("x\nc: 3\n".utf8), "2:4",
        "expected UTF-8, found the byte 0xF2"
      ),
      (
        Array("a: 1\nb: x # ".utf8) + [0] + Array("\nc: 3\n".utf8), "2:8",
        "found the byte 0x00, which no YAML file has"
      ),
    ] as [([UInt8], String, String)])
  func bytes(_ bytes: [UInt8], position: String, message: String) throws {
    let text = SourceText(name: "a.yaml", buffer: ByteBuffer(bytes))
    let library = try YAMLLibrary()
    let error = #expect(throws: YAMLSyntaxError.self) { try YAMLReader.read(text, with: library) }
    #expect(error.map { "\($0.position.line):\($0.position.column)" } == position)
    #expect(error?.message.english == message)
  }

  @Test("100,000 brackets are refused, and nothing is printed")
  func deep() {
    #expect(throws: YAMLSyntaxError.self) { try read(String(repeating: "[", count: 100_000)) }
    #expect(throws: YAMLSyntaxError.self) { try read("a: |0\n x\n") }
  }
}
