import Texts

enum BinaryPlistScalar {
  /// The bytes of a value that is not a container.
  static func bytes(of node: PlistNode) throws(PlistWriteError) -> [UInt8] {
    switch node.content {
    case .string(let text): return bytes(ofString: text)
    case .integer(let number): return bytes(ofInteger: number)
    case .bigInteger(let text):
      guard let number = Int128(text) else {
        throw PlistWriteError(
          position: node.position,
          message: Sentence { $0.integerTooLarge(String(text.prefix(40))) })
      }
      return [0x14] + withUnsafeBytes(of: number.bigEndian) { Array($0) }
    case .real(let number):
      return [0x23] + withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
    case .bool(let value): return [value ? 0x09 : 0x08]
    case .date(let text):
      guard let date = PlistDate(text: text, allowsFraction: true) else {
        throw PlistWriteError(
          position: node.position, message: Sentence { $0.isNoPlistDate(text) })
      }
      let bits = date.secondsSinceReference.bitPattern
      return [0x33] + withUnsafeBytes(of: bits.bigEndian) { Array($0) }
    case .data(let data): return head(0x4, count: data.count) + data
    case .uid(let number):
      let size = number == 0 ? 1 : (71 - number.leadingZeroBitCount) / 8
      return [0x80 | UInt8(size - 1)]
        + (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    case .array, .dictionary: return []
    }
  }

  /// A string in ASCII if possible, else UTF-16.
  static func bytes(ofString text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return head(0x5, count: text.utf8.count) + Array(text.utf8)
    }
    let units = Array(text.utf16)
    return head(0x6, count: units.count)
      + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// The first byte of an object with a count, and the count after it if it exceeds 14.
  static func head(_ kind: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15] + bytes(ofInteger: Int64(count))
  }

  /// The bytes of an unsigned number: 1, 2, 4 or 8.
  static func width(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  /// The last `size` bytes of a number, the highest first.
  static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func bytes(ofInteger number: Int64) -> [UInt8] {
    // Negative numbers have 8 bytes; shorter ones are unsigned.
    let size = number < 0 ? 8 : width(of: Int(number))
    return [0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(Int(number), size)
  }
}
