import SourceText
import Texts

/// Parses objects by the high half of their first byte.
extension BinaryPlistReader {
  enum Head {
    case scalar(PlistContent)
    /// The offset of the references and the number of items.
    case array(Int, Int)
    /// The offset of the references, first all keys, then all values, and the number of pairs.
    case dictionary(Int, Int)
  }

  func head(at offset: Int) throws(PlistSyntaxError) -> Head {
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0: return .scalar(try simple(low, at: offset))
    case 0x1: return .scalar(try integer(low, at: offset))
    case 0x2: return .scalar(try real(low, at: offset))
    case 0x3: return .scalar(try date(low, at: offset))
    case 0x4:
      return .scalar(
        .data(Array(bytes[try body(low, at: offset, unit: 1, Sentence { $0.someData })])))
    case 0x5: return .scalar(try ascii(low, at: offset))
    case 0x6: return .scalar(try utf16(low, at: offset))
    case 0x8: return .scalar(try uid(low, at: offset))
    case 0xA, 0xB, 0xC:
      let range = try body(
        low, at: offset, unit: trailer.referenceSize, Sentence { $0.anArrayOrSet })
      return .array(range.lowerBound, range.count / trailer.referenceSize)
    case 0xD:
      let pair = trailer.referenceSize * 2
      let range = try body(low, at: offset, unit: pair, Sentence { $0.aDictionary })
      return .dictionary(range.lowerBound, range.count / pair)
    default: throw unknown(offset)
    }
  }

  private func unknown(_ offset: Int) -> PlistSyntaxError {
    let byte = "0x\(String(bytes[offset], radix: 16))"
    return Self.error(offset) { $0.beginsNoObject(byte) }
  }

  /// The bytes of an object of `count` units; an integer with the count follows if `low` is 15.
  func body(
    _ low: Int, at offset: Int, unit: Int, _ what: Sentence
  ) throws(PlistSyntaxError) -> Range<Int> {
    guard low == 15 else { return try range(offset + 1, low, unit, offset, what) }
    let marker = offset + 1
    guard marker < trailer.tableOffset, bytes[marker] >> 4 == 1, bytes[marker] & 15 <= 3 else {
      throw Self.error(marker) { $0.expectedLength(of: what.text(in: $0)) }
    }
    let size = 1 << Int(bytes[marker] & 15)
    let length = try range(marker + 1, size, 1, offset, what)
    let count = BinaryPlistTrailer.number(bytes, length.lowerBound, size)
    return try range(length.upperBound, count, unit, offset, what)
  }

  private func range(
    _ start: Int, _ count: Int, _ unit: Int, _ offset: Int, _ what: Sentence
  ) throws(PlistSyntaxError) -> Range<Int> {
    let (size, overflows) = count.multipliedReportingOverflow(by: unit)
    guard !overflows, size <= trailer.tableOffset - start else {
      throw Self.error(offset) { $0.runsPastEnd(what.text(in: $0), units: count) }
    }
    return start..<start + size
  }

  private func simple(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    switch low {
    case 0x8: return .bool(false)
    case 0x9: return .bool(true)
    case 0x0:
      throw Self.error(offset) { $0.nullObject }
    default: throw unknown(offset)
    }
  }

  /// 1, 2 and 4 bytes are unsigned; 8 and 16 are two's complement.
  private func integer(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    guard low <= 4 else { throw unknown(offset) }
    let range = try range(offset + 1, 1 << low, 1, offset, Sentence { $0.anInteger })
    if low < 3 {
      return .integer(Int64(BinaryPlistTrailer.number(bytes, range.lowerBound, range.count)))
    }
    if low == 3 {
      let bits = bytes[range].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return .integer(Int64(bitPattern: bits))
    }
    let number = Int128(bitPattern: bytes[range].reduce(UInt128(0)) { $0 << 8 | UInt128($1) })
    return Int64(exactly: number).map { .integer($0) } ?? .bigInteger(String(number))
  }

  private func real(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    guard low == 2 || low == 3 else { throw unknown(offset) }
    return .real(try double(low, at: offset, Sentence { $0.aReal }))
  }

  private func date(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    guard low == 3 else { throw unknown(offset) }
    let seconds = try double(low, at: offset, Sentence { $0.aBinaryDate })
    guard let date = PlistDate(secondsSinceReference: seconds) else {
      throw Self.error(offset) { $0.dateOutOfRange(String(seconds)) }
    }
    return .date(date.text)
  }

  private func double(
    _ low: Int, at offset: Int, _ what: Sentence
  ) throws(PlistSyntaxError) -> Double {
    let range = try range(offset + 1, 1 << low, 1, offset, what)
    let bits = bytes[range].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if isData, low == 2 {
      // The fewest digits that mean these four bytes.
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      return Double("\(float)") ?? Double(float)
    }
    return low == 2
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func ascii(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    let range = try body(low, at: offset, unit: 1, Sentence { $0.aString })
    if isData, let text = String(validating: bytes[range], as: UTF8.self) { return .string(text) }
    if let bad = bytes[range].firstIndex(where: { $0 >= 0x80 }) {
      let byte = "0x\(String(bytes[bad], radix: 16))"
      throw Self.error(bad) { $0.byteInASCII(byte) }
    }
    return .string(String(decoding: bytes[range], as: UTF8.self))
  }

  private func utf16(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    let range = try body(low, at: offset, unit: 2, Sentence { $0.aString })
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Self.error(offset) { $0.halfSurrogatePairInString }
    }
    return .string(text)
  }

  private func uid(_ low: Int, at offset: Int) throws(PlistSyntaxError) -> PlistContent {
    let range = try range(offset + 1, low + 1, 1, offset, Sentence { $0.aUID })
    let significant = bytes[range].drop { $0 == 0 }
    guard significant.count <= 8 else { throw Self.error(offset) { $0.uidTooLarge } }
    return .uid(significant.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
