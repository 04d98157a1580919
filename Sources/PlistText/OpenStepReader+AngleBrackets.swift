import SourceText

/// Reads data, `<0fbd7777>`, and GNUstep's typed values, `<*I5>`, and data in Base64, `<[D713dw==]>`.
extension OpenStepReader {
  mutating func angleBrackets() throws(PlistSyntaxError) -> PlistContent {
    let start = offset
    offset += 1
    if current == UInt8(ascii: "*") { return try typedValue(from: start) }
    if current == UInt8(ascii: "[") { return try base64(from: start) }
    var data: [UInt8] = []
    var high: UInt8?
    while let byte = current {
      if byte == UInt8(ascii: ">") {
        guard high == nil else {
          throw error(at: start) { $0.oddHexDigits }.advising { $0.wholeBytes }
        }
        offset += 1
        return .data(data)
      }
      if let digit = HexDigit.value(byte) {
        if let first = high {
          data.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      } else if !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
        let (found, position) = (foundHere(), cursor.position(at: start).words)
        throw error { $0.expectedHexInData(found: found.text(in: $0), openedAt: position) }
      }
      offset += 1
    }
    throw error(at: start) { $0.dataNotClosed }
  }

  private mutating func base64(from start: Int) throws(PlistSyntaxError) -> PlistContent {
    let inside = offset + 1
    guard let end = bytes[inside...].firstIndex(of: UInt8(ascii: "]")), end + 1 < bytes.endIndex,
      bytes[end + 1] == UInt8(ascii: ">")
    else { throw error(at: start) { $0.dataNotClosed } }
    guard let data = Base64.bytes(bytes[inside..<end]) else {
      let shown = String(decoding: bytes[inside..<end].prefix(40), as: UTF8.self)
      throw error(at: start) { $0.elementHolds("<[…]>", shown, expected: $0.base64Groups) }
    }
    offset = end + 2
    return .data(data)
  }

  private mutating func typedValue(from start: Int) throws(PlistSyntaxError) -> PlistContent {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error(at: start) { $0.typedValueNotClosed }
    }
    // Behind the `<*` and the letter of the type.
    var inside = bytes[min(offset + 2, end)..<end]
    // GNUstep takes values in quotes, too.
    if inside.count > 2, inside.first == UInt8(ascii: "\""), inside.last == UInt8(ascii: "\"") {
      inside = inside.dropFirst().dropLast()
    }
    let text = String(decoding: inside, as: UTF8.self)
    let content: PlistContent? =
      switch offset + 1 < end ? bytes[offset + 1] : 0 {
      case UInt8(ascii: "I"): PlistScalar.integer(text[...])
      case UInt8(ascii: "R"): PlistScalar.real(text[...])
      case UInt8(ascii: "B"): text == "Y" ? .bool(true) : text == "N" ? .bool(false) : nil
      case UInt8(ascii: "D"): Self.date(text)
      default: nil
      }
    guard let content else {
      throw error(at: start) { $0.noTypedValue }.advising { $0.plainValue }
    }
    offset = end + 1
    return content
  }

  /// `2026-11-21 08:30:00 +0100`.
  private static func date(_ text: String) -> PlistContent? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 5, let sign = parts[2].first,
      sign == "+" || sign == "-", let zone = Int(parts[2].dropFirst()), zone % 100 < 60,
      let local = PlistDate(text: "\(parts[0])T\(parts[1])Z", allowsFraction: false)
    else { return nil }
    let minutes = zone / 100 * 60 + zone % 100
    return PlistDate(
      secondsSinceReference: local.secondsSinceReference
        - Double(sign == "-" ? -minutes : minutes) * 60
    ).map { .date($0.text) }
  }
}
