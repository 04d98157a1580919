extension RecordIndexer {
  /// Reads whole lines; false if the next one is incomplete. A broken line becomes a record with a fault, without
  /// effect on others.
  mutating func readLines(
    _ bytes: UnsafeRawBufferPointer, isWhole: Bool, upTo limit: Int
  ) -> Bool {
    var scanner = JSONScanner(bytes)
    defer { learn(from: scanner) }
    while ranges.count < limit {
      guard position < bytes.count else {
        if isWhole { phase = .done }
        return isWhole
      }
      var end = Self.endOfLine(bytes, from: position)
      guard end < bytes.count || isWhole else { return false }
      let next = min(end + 1, bytes.count)
      while end > position, JSONCursor.isSpace(bytes[end - 1]) { end -= 1 }
      scanner.count = end
      let start = scanner.skipSpace(position)
      if start < end {
        do throws(JSONFault) {
          let valueEnd = try scanner.endOfValue(at: start, depth: 0)
          let rest = scanner.skipSpace(valueEnd)
          if rest < end { throw scanner.fault(.endOfText, rest) }
        } catch {
          faults.append(error, of: UInt32(truncatingIfNeeded: ranges.count))
        }
        ranges.append(start..<end)
      }
      position = next
    }
    return true
  }

  /// The offset of the next LF from `start`, or the end of the bytes.
  static func endOfLine(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var i = start
    while i + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
      let feeds = word ^ (ones &* 0x0A)
      let found = (feeds &- ones) & ~feeds & (ones &* 0x80)
      if found != 0 { return i + found.trailingZeroBitCount / 8 }
      i += 8
    }
    while i < bytes.count, bytes[i] != 0x0A { i += 1 }
    return i
  }
}
