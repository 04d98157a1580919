import JSONText

/// What the written file consists of.
enum Piece {
  case read(Range<Int>)
  case edited(JSONSlice)
  case made([UInt8])
}

/// What is around and between the records, as a careful person would have it.
extension RecordTable {
  /// What comes before the first record.
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

  /// What comes after the last record.
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

  /// What comes between two records that are neighbors now.
  ///
  /// Those that were neighbors keep what was between them. Else it is what stood after the one
  /// or before the other, whichever has more line breaks; beside an added record only what stood
  /// before the other, so that no blank line is doubled.
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

  private func gap(before place: Int) -> Range<Int> {
    ranges[place - 1].upperBound..<ranges[place].lowerBound
  }

  /// The first separators of the file show the usual one: one line break, if any has just one.
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

  /// The white space that a record's first line begins with.
  func recordIndent(_ id: RecordID?) -> [UInt8] {
    let bytes = source.buffer.bytes
    if let id, Int(id.rawValue) < ranges.count {
      return JSONStyle.indent(before: ranges[Int(id.rawValue)].lowerBound, in: bytes)
    }
    if ranges.count > 0 { return JSONStyle.indent(before: ranges[0].lowerBound, in: bytes) }
    let outer = JSONStyle.indent(before: openBracket, in: bytes)
    return style.isMultiline ? outer + style.unit : outer
  }

  /// The white space before a record on a line of its own; nothing where records are not on lines of their own in a list.
  var recordLead: [UInt8] {
    guard layout == .array else { return [] }
    guard ranges.count > 0 else {
      return style.isMultiline ? style.lineBreak + recordIndent(nil) : []
    }
    let lead = source.buffer.bytes[openBracket + 1..<ranges[0].lowerBound]
    return lead.contains(0x0A) || lead.contains(0x0D) ? Array(lead) : []
  }
}
