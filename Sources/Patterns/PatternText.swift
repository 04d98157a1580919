/// A pattern in PCRE2's spelling, with a mapping from its offsets to the author's text.
struct PatternText {
  /// The pattern in UTF-8.
  private(set) var bytes: [UInt8] = []
  private let source: [UInt8]
  /// Byte offsets at which both texts correspond again; ascending in both.
  private var anchors: [(written: Int, source: Int)] = [(0, 0)]

  /// The part of a text that has to match.
  enum Extent {
    case whole
    /// Any text may be around the match.
    case part
    /// The match begins anywhere, and the text before it is no part of it. In one pattern, as PCRE2 would begin to count
    /// the steps again at each character.
    case searched

    fileprivate var beginning: String {
      switch self {
      case .whole: ""
      case .part: "[\\s\\S]*?(?:"
      case .searched: "[\\s\\S]*?\\K(?:"
      }
    }

    fileprivate var end: String {
      switch self {
      case .whole: ""
      case .part: ")[\\s\\S]*"
      case .searched: ")"
      }
    }
  }

  /// Spells ICU's `\uHHHH` (surrogate pairs too) and `\UHHHHHHHH` as `\x{…}`, and `multiline` as
  /// `(?m)`: as a compile option it would also loosen the whole match.
  init(_ text: String, multiline: Bool, extent: Extent = .whole) {
    source = Array(text.utf8)
    var index = 0
    if multiline || extent != .whole {
      index = Self.settingsEnd(in: source)
      bytes += source[..<index]
      replace(index..<index, by: extent.beginning + (multiline ? "(?m)" : ""))
    }
    while index < source.count { index = copyElement(at: index) }
    bytes += extent.end.utf8
  }

  /// The offset in the author's text, in Unicode scalars, of a byte offset in `bytes`. O(offset).
  func sourceOffset(of offset: Int) -> Int {
    let next = anchors.firstIndex { $0.written > offset } ?? anchors.count
    let anchor = anchors[next - 1]
    let end = next < anchors.count ? anchors[next].source : source.count
    let byte = min(anchor.source + offset - anchor.written, end)
    return source[..<byte].count { $0 & 0xC0 != 0x80 }
  }

  /// Copies the escape, quotation or byte at `index`; returns the index of the next one.
  private mutating func copyElement(at index: Int) -> Int {
    guard source[index] == UInt8(ascii: "\\"), index + 1 < source.count else {
      bytes.append(source[index])
      return index + 1
    }
    var end = index + 2
    switch source[index + 1] {
    case UInt8(ascii: "Q"): end = quotationEnd(from: end)
    case UInt8(ascii: "c"): end = min(end + 1, source.count)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      if let (scalar, end) = codePoint(at: index) {
        replace(index..<end, by: "\\x{" + String(scalar, radix: 16) + "}")
        return end
      }
    default: break
    }
    bytes += source[index..<end]
    return end
  }

  private mutating func replace(_ range: Range<Int>, by replacement: String) {
    anchors.append((bytes.count, range.lowerBound))
    bytes += replacement.utf8
    anchors.append((bytes.count, range.upperBound))
  }

  /// The index after the `\E` that ends the quotation whose text starts at `start`.
  private func quotationEnd(from start: Int) -> Int {
    var index = start
    while index + 1 < source.count {
      if source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "E") {
        return index + 2
      }
      index += 1
    }
    return source.count
  }

  /// The code point that `\uHHHH` or `\UHHHHHHHH` at `index` names, and the index after it.
  private func codePoint(at index: Int) -> (UInt32, end: Int)? {
    let digits = source[index + 1] == UInt8(ascii: "u") ? 4 : 8
    let end = index + 2 + digits
    guard let unit = hexadecimal(index + 2, digits) else { return nil }
    if digits == 4, 0xD800..<0xDC00 ~= unit, end + 1 < source.count,
      source[end] == UInt8(ascii: "\\"), source[end + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(end + 2, 4), 0xDC00..<0xE000 ~= low
    {
      return (0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), end + 6)
    }
    return (unit, end)
  }

  private func hexadecimal(_ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= source.count else { return nil }
    let digits = source[start..<start + count]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
