import JSONText

/// The text around and between records, in the style of the file.
struct RecordSpacing {
  private let read: ReadRecords
  private let style: JSONStyle

  init(of table: RecordTable) {
    read = table.read
    style = table.style
  }

  private var ranges: RecordRanges { read.ranges }
  private var bytes: UnsafeRawBufferPointer { read.source.buffer.bytes }
  private var isArray: Bool { read.layout == .array }

  /// The text before the first record.
  func head(isEmpty: Bool) -> [Piece] {
    guard ranges.count > 0 else {
      guard !isEmpty, isArray else { return [.read(0..<bytes.count)] }
      return [.read(0..<read.openBracket + 1), .made(style.isMultiline ? lineBreakAndIndent : [])]
    }
    if isEmpty, isArray {
      return [.read(0..<read.openBracket + 1), .read(read.closeBracket..<bytes.count)]
    }
    return [.read(0..<ranges[0].lowerBound)]
  }

  /// The text after the last record, of which there is one.
  var tail: [Piece] {
    guard ranges.count > 0 else {
      guard isArray else { return [.made(style.lineBreak)] }
      let outer = JSONStyle.indent(before: read.openBracket, in: bytes)
      return [
        .made(style.isMultiline ? style.lineBreak + outer : []),
        .read(read.closeBracket..<bytes.count),
      ]
    }
    return [.read(ranges[ranges.count - 1].upperBound..<bytes.count)]
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
      let hasMore =
        JSONContainer.lineBreaks(in: bytes[before]) > JSONContainer.lineBreaks(in: bytes[after])
      return .read(hasMore ? before : after)
    case (let one?, nil), (nil, let one?): return .read(one)
    case (nil, nil): return typicalSeparator
    }
  }

  /// True where the records as they were read have another order as a whole: most of them have other neighbors, so that the
  /// text between them belongs to their places. O(records).
  func keepsPlaces(_ order: RecordOrder, count: Int) -> Bool {
    guard count == ranges.count, count > 1 else { return false }
    var moved = 0
    var former = order[0] ?? 0
    for index in 1..<count {
      guard let next = order[index], next < ranges.count, former < ranges.count else {
        return false
      }
      if next != former + 1 { moved += 1 }
      former = next
    }
    return moved * 2 > count
  }

  /// The text that was read after the record at an index.
  func separator(at index: Int) -> Piece { .read(gap(before: index + 1)) }

  private func gap(before index: Int) -> Range<Int> {
    ranges[index - 1].upperBound..<ranges[index].lowerBound
  }

  /// The usual separator, from the first ones of the file: with one line break, if any has just one.
  private var typicalSeparator: Piece {
    guard ranges.count > 1 else {
      if read.layout == .lines { return .made(style.lineBreak) }
      guard ranges.count == 1 else {
        return .made([0x2C] + (style.isMultiline ? lineBreakAndIndent : style.commaSpace))
      }
      let lead = bytes[read.openBracket + 1..<ranges[0].lowerBound]
      return .made([0x2C] + (lead.isEmpty ? style.commaSpace : Array(lead)))
    }
    let gaps = (1..<min(ranges.count, 9)).map { gap(before: $0) }
    return .read(gaps.first { JSONContainer.lineBreaks(in: bytes[$0]) == 1 } ?? gaps[0])
  }

  private var lineBreakAndIndent: [UInt8] { style.lineBreak + indent }

  /// White space before the first line of a new record.
  var indent: [UInt8] {
    if ranges.count > 0 { return JSONStyle.indent(before: ranges[0].lowerBound, in: bytes) }
    let outer = JSONStyle.indent(before: read.openBracket, in: bytes)
    return style.isMultiline ? outer + style.unit : outer
  }

  /// White space before a record's first line.
  func indent(of id: RecordID) -> [UInt8] {
    guard let original = read.original(id) else { return indent }
    return JSONStyle.indent(before: original.range.lowerBound, in: bytes)
  }

  /// White space before a record on a separate line; empty if records are not on separate lines in a list.
  var lead: [UInt8] {
    guard isArray else { return [] }
    guard ranges.count > 0 else { return style.isMultiline ? lineBreakAndIndent : [] }
    let lead = bytes[read.openBracket + 1..<ranges[0].lowerBound]
    return lead.contains(0x0A) || lead.contains(0x0D) ? Array(lead) : []
  }
}
