import SourceText

extension JSONSlice {
  /// The JSON text of a value in a new buffer, without validation. O(n).
  package init(writing value: JSONValue, escapingNonASCII: Bool = false) {
    let bytes: [UInt8]
    if case .number(let text) = value {
      bytes = Array(text.utf8)
    } else {
      var writer = JSONWriter(style: .compact, escapesNonASCII: escapingNonASCII)
      writer.write(value, indent: [])
      bytes = writer.bytes
    }
    self.init(buffer: ByteBuffer(bytes), range: 0..<bytes.count)
  }

  /// The whole value, decoded. O(n).
  package var value: JSONValue { decode(range, depth: 0) }

  private func decode(_ range: Range<Int>, depth: Int) -> JSONValue {
    let bytes = buffer.bytes
    // Only a broken line of JSON Lines can be deeper, and it must not exhaust the stack.
    guard depth <= JSONScanner.maximumDepth else { return .null }
    switch JSONSlice(buffer: buffer, range: range).kind {
    case .null: return .null
    case .bool: return .bool(bytes[range.lowerBound] == 0x74)
    case .number: return .number(String(decoding: bytes[range], as: UTF8.self))
    case .string: return .string(JSONString.decode(bytes, range))
    case .array: return .array(JSONItems(bytes, range).map { decode($0.value, depth: depth + 1) })
    case .object:
      return .object(
        JSONItems(bytes, range).map { item in
          JSONMember(
            name: JSONString.decode(bytes, item.name ?? 0..<0),
            value: decode(item.value, depth: depth + 1))
        })
    }
  }

  /// True if both decode to the same value, with members in the same order and numbers compared by text, or
  /// `byValue`, so that 24.50 equals 24.5. O(n), without decoding.
  package func isEquivalent(to other: JSONSlice, numbersByValue byValue: Bool = false) -> Bool {
    if isSame(as: other) { return true }
    guard kind == other.kind else { return false }
    switch kind {
    case .null: return true
    case .bool: return bytes.elementsEqual(other.bytes)
    case .number:
      return byValue
        ? NumberNotation.same(bytes, other.bytes) : bytes.elementsEqual(other.bytes)
    case .string:
      return JSONString.same(buffer.bytes, range, other.buffer.bytes, other.range)
    case .array, .object:
      var mine = JSONItems(buffer.bytes, range)
      var others = JSONItems(other.buffer.bytes, other.range)
      while let item = mine.next() {
        guard let against = others.next() else { return false }
        if let name = item.name, let againstName = against.name,
          !JSONString.same(buffer.bytes, name, other.buffer.bytes, againstName)
        {
          return false
        }
        guard
          JSONSlice(buffer: buffer, range: item.value)
            .isEquivalent(
              to: JSONSlice(buffer: other.buffer, range: against.value), numbersByValue: byValue)
        else { return false }
      }
      return others.next() == nil
    }
  }
}
