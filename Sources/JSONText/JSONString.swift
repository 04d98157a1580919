/// The text between the quotes of a JSON string: decoding, and comparing without decoding.
enum JSONString {
  /// The text of the string literal at `range` (quotes included).
  ///
  /// A lone surrogate escape, which RFC 8259 allows as syntax, decodes to U+FFFD; its bytes stay in the file until
  /// the value is edited.
  static func decode(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    let inner = content(range)
    let raw = UnsafeRawBufferPointer(rebasing: bytes[inner])
    guard raw.contains(0x5C) else { return String(decoding: raw, as: UTF8.self) }
    return String(decoding: unescaped(raw), as: UTF8.self)
  }

  /// True if the string literal at `range` decodes to `text`, byte for byte in UTF-8.
  ///
  /// `key` is the key of `text`, made once for many comparisons.
  @inline(__always)
  static func equals(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>,
    _ key: JSONNameKey
  ) -> Bool {
    let mine = JSONNameKey(bytes, range)
    if mine == .escaped { return escapedEquals(bytes, range, text) }
    guard mine == key else { return false }
    return key.length <= 8
      || UnsafeRawBufferPointer(rebasing: bytes[content(range)]).elementsEqual(text)
  }

  @inline(never)
  private static func escapedEquals(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    unescaped(UnsafeRawBufferPointer(rebasing: bytes[content(range)])).elementsEqual(text)
  }

  /// True if two string literals decode to the same text.
  static func same(
    _ a: UnsafeRawBufferPointer, _ aRange: Range<Int>,
    _ b: UnsafeRawBufferPointer, _ bRange: Range<Int>
  ) -> Bool {
    let rawA = UnsafeRawBufferPointer(rebasing: a[content(aRange)])
    let rawB = UnsafeRawBufferPointer(rebasing: b[content(bRange)])
    if rawA.elementsEqual(rawB) { return true }
    guard rawA.contains(0x5C) || rawB.contains(0x5C) else { return false }
    return unescaped(rawA) == unescaped(rawB)
  }

  static func content(_ range: Range<Int>) -> Range<Int> {
    range.count < 2 ? range.lowerBound..<range.lowerBound : range.dropFirst().dropLast()
  }

  /// The UTF-8 of a literal's contents.
  static func unescaped(_ raw: UnsafeRawBufferPointer) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(raw.count)
    var i = 0
    while i < raw.count {
      guard raw[i] == 0x5C, i + 1 < raw.count else {
        out.append(raw[i])
        i += 1
        continue
      }
      i += 2
      switch raw[i - 1] {
      case 0x62: out.append(0x08)
      case 0x66: out.append(0x0C)
      case 0x6E: out.append(0x0A)
      case 0x72: out.append(0x0D)
      case 0x74: out.append(0x09)
      case 0x75:
        let high = codeUnit(raw, i)
        i = min(i + 4, raw.count)
        if high & 0xFC00 == 0xD800, i + 1 < raw.count, raw[i] == 0x5C, raw[i + 1] == 0x75 {
          let low = codeUnit(raw, i + 2)
          if low & 0xFC00 == 0xDC00 {
            i = min(i + 6, raw.count)
            append(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF, to: &out)
            continue
          }
        }
        append(high, to: &out)
      case let byte: out.append(byte)
      }
    }
    return out
  }

  private static func codeUnit(_ raw: UnsafeRawBufferPointer, _ start: Int) -> UInt32 {
    guard start + 4 <= raw.count else { return 0xFFFD }
    return raw[start..<start + 4].reduce(0) { code, byte in
      code << 4 | UInt32(JSONScanner.hexValue(byte) ?? 0)
    }
  }

  private static func append(_ code: UInt32, to out: inout [UInt8]) {
    out.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}
