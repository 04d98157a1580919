import JSONText

enum Piece {
  case read(Range<Int>)
  case edited(JSONSlice)
  case made([UInt8])
}

extension RecordTable {
  var head: [Piece] {
    guard ranges.count > 0 else {
      guard count > 0 else { return [.read(0..<source.buffer.count)] }
      guard layout == .array else { return [.read(0..<source.buffer.count)] }
      return [.read(0..<openBracket + 1), .made(style.isMultiline ? lineBreakAndIndent : [])]
    }
    if count == 0, layout == .array {
      return [.read(0..<openBracket + 1), .read(closeBracket..<source.buffer.count)]
    }
    return [.read(0..<ranges[0].lowerBound)]
  }

  var tail: [Piece] {
    guard count > 0 else { return [] }
    guard ranges.count > 0 else {
      guard layout == .array else { return [.made(style.lineBreak)] }
      let outer = JSONStyle.indent(before: openBracket, in: source.buffer.bytes)
      return [
        .made(style.isMultiline ? style.lineBreak + outer : []),
        .read(closeBracket..<source.buffer.count),
      ]
    }
    return [.read(ranges[ranges.count - 1].upperBound..<source.buffer.count)]
  }

  /// The text between two records that are neighbors now.
  ///
  /// Former neighbors keep the text between them. Else it is the text after the first or before the second, whichever
  /// has more line breaks; next to an added record only the text before the second, so that no blank line is doubled.
  func separator(after a: UInt32, before b: UInt32) -> Piece {
    let (a, b) = (Int(a), Int(b))
    if b == a + 1, b < ranges.count { return .read(gap(before: b)) }
    let before = b > 0 && b < ranges.count ? gap(before: b) : nil
    let after = a + 1 < ranges.count ? gap(before: a + 1) : nil
    let isAddedNext = b >= ranges.count
    let isAddedLast = a >= ranges.count
    if isAddedNext { return typicalSeparator }
    if isAddedLast { return before.map(Piece.read) ?? typicalSeparator }
    switch (after, before) {
    case (let after?, let before?):
      let bytes = source.buffer.bytes
      let hasMore =
        JSONContainer.lineBreaks(in: bytes[before]) > JSONContainer.lineBreaks(in: bytes[after])
      return .read(hasMore ? before : after)
    case (let one?, nil), (nil, let one?): return .read(one)
    case (nil, nil): return typicalSeparator
    }
  }

  private func gap(before index: Int) -> Range<Int> {
    ranges[index - 1].upperBound..<ranges[index].lowerBound
  }

  /// The usual separator, from the first ones of the file: with one line break, if any has just one.
  private var typicalSeparator: Piece {
    let bytes = source.buffer.bytes
    guard ranges.count > 1 else {
      if layout == .lines { return .made(style.lineBreak) }
      guard ranges.count == 1 else {
        return .made([0x2C] + (style.isMultiline ? lineBreakAndIndent : style.commaSpace))
      }
      let lead = bytes[openBracket + 1..<ranges[0].lowerBound]
      return .made([0x2C] + (lead.isEmpty ? style.commaSpace : Array(lead)))
    }
    let gaps = (1..<min(ranges.count, 9)).map { gap(before: $0) }
    return .read(gaps.first { JSONContainer.lineBreaks(in: bytes[$0]) == 1 } ?? gaps[0])
  }

  private var lineBreakAndIndent: [UInt8] { style.lineBreak + recordIndent(nil) }

  /// White space before a record's first line.
  func recordIndent(_ id: RecordID?) -> [UInt8] {
    let bytes = source.buffer.bytes
    if let id, Int(id.rawValue) < ranges.count {
      return JSONStyle.indent(before: ranges[Int(id.rawValue)].lowerBound, in: bytes)
    }
    if ranges.count > 0 { return JSONStyle.indent(before: ranges[0].lowerBound, in: bytes) }
    let outer = JSONStyle.indent(before: openBracket, in: bytes)
    return style.isMultiline ? outer + style.unit : outer
  }

  /// White space before a record on a separate line; empty if records are not on separate lines in a list.
  var recordLead: [UInt8] {
    guard layout == .array else { return [] }
    guard ranges.count > 0 else {
      return style.isMultiline ? style.lineBreak + recordIndent(nil) : []
    }
    let lead = source.buffer.bytes[openBracket + 1..<ranges[0].lowerBound]
    return lead.contains(0x0A) || lead.contains(0x0D) ? Array(lead) : []
  }
}
