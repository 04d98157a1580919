import SourceText
import Testing

@Suite struct PositionTests {
  private func position(_ text: String, _ offset: Int) -> SourcePosition {
    SourceText(name: "x", text: text).position(at: offset)
  }

  @Test("LF, CR LF and a lone CR each end a line")
  func lineEnds() {
    #expect(position("a\nb\r\nc\rd", 2) == SourcePosition(line: 2, column: 1))
    #expect(position("a\nb\r\nc\rd", 5) == SourcePosition(line: 3, column: 1))
    #expect(position("a\nb\r\nc\rd", 7) == SourcePosition(line: 4, column: 1))
  }

  @Test("A line end itself belongs to the line it ends")
  func onLineEnd() {
    #expect(position("ab\r\ncd", 2) == SourcePosition(line: 1, column: 3))
    #expect(position("ab\r\ncd", 3) == SourcePosition(line: 1, column: 4))
    #expect(position("ab\n", 2) == SourcePosition(line: 1, column: 3))
    #expect(position("ab\n", 3) == SourcePosition(line: 2, column: 1))
    #expect(position("ab\r", 3) == SourcePosition(line: 2, column: 1))
  }

  @Test("Columns count characters, not bytes, and no byte order mark")
  func columns() {
    #expect(position("名前: x", 8) == SourcePosition(line: 1, column: 5))
    #expect(position("\u{FEFF}ab", 4) == SourcePosition(line: 1, column: 2))
    #expect(position("\u{FEFF}ab", 1) == SourcePosition(line: 1, column: 1))
    #expect(position("é!", 1) == SourcePosition(line: 1, column: 1))
    #expect(position("é😀!", 6) == SourcePosition(line: 1, column: 3))
  }

  @Test("An offset outside the text has the position of its end")
  func outside() {
    #expect(position("ab\nc", 99) == SourcePosition(line: 2, column: 2))
    #expect(position("", 5) == SourcePosition(line: 1, column: 1))
    #expect(position("a", -1) == SourcePosition(line: 1, column: 1))
  }

  @Test("The index and the counter agree with counting byte by byte, whatever the text")
  func agreement() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let parts = ["a", "bcdefgh", "\n", "\r\n", "\r", "é", "名", "😀", "        ", "\n\n", "xyz"]
    for round in 0..<60 {
      let size = round < 50 ? 30 : 30_000
      var bytes: [UInt8] = round % 3 == 0 ? [0xEF, 0xBB, 0xBF] : []
      for _ in 0..<size { bytes += Array(parts[next(parts.count)].utf8) }
      let source = SourceText(name: "x", buffer: ByteBuffer(bytes))
      var index = LineIndex(source.buffer)
      let expected = slowPositions(bytes)
      for _ in 0..<50 {
        let offset = next(bytes.count + 1)
        #expect(index.position(at: offset) == expected[offset])
        if round < 50 { #expect(source.position(at: offset) == expected[offset]) }
      }
    }
  }

  @Test("The line of an offset comes without its end")
  func lines() {
    let source = SourceText(name: "x", text: "\u{FEFF}one\r\ntwo\n\nfour")
    #expect(source.line(at: 4) == "one")
    #expect(source.line(at: 7) == "one")
    #expect(source.line(at: 8) == "two")
    #expect(source.line(at: 12) == "")
    #expect(source.line(at: 99) == "four")
  }

  /// The position of every offset, the plain way.
  private func slowPositions(_ bytes: [UInt8]) -> [SourcePosition] {
    var positions: [SourcePosition] = []
    var position = SourcePosition(line: 1, column: 0)
    for (i, byte) in bytes.enumerated() {
      let isMark = i < 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      if byte & 0xC0 != 0x80, !isMark { position.column += 1 }
      positions.append(SourcePosition(line: position.line, column: max(position.column, 1)))
      let isCR = byte == 0x0D && !(i + 1 < bytes.count && bytes[i + 1] == 0x0A)
      if byte == 0x0A || isCR { position = SourcePosition(line: position.line + 1, column: 0) }
    }
    return positions + [SourcePosition(line: position.line, column: position.column + 1)]
  }

  @Test("Many positions of one text cost one pass over it, in whatever order they are asked for")
  func manyPositions() {
    let text = String(repeating: "名前: x\r\ny\n", count: 2000)
    let source = SourceText(name: "x", text: text)
    let offsets = Array(stride(from: text.utf8.count, through: 0, by: -7))
    var counter = LineCounter()
    let positions = counter.positions(of: offsets, in: source.buffer.bytes)
    #expect(positions.count == offsets.count)
    for index in stride(from: 0, to: offsets.count, by: 97) {
      #expect(positions[index] == source.position(at: offsets[index]))
    }
    #expect(counter.byteCount == text.utf8.count)
  }
}
