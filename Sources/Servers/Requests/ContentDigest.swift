/// 128 bits that distinguish one text from another: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv). It detects
/// edits, not attacks.
package struct ContentDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64
  private let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    // The prime is 2^88 + 0x13B.
    var (high, low): (UInt64, UInt64) = (0x6C62_272E_07BB_0142, 0x62B8_2175_6295_C58D)
    for byte in bytes {
      low ^= UInt64(byte)
      let product = low.multipliedFullWidth(by: 0x13B)
      high = (high &* 0x13B) &+ product.high &+ (low << 24)
      low = product.low
    }
    (self.high, self.low, count) = (high, low, bytes.count)
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Self(UnsafeRawBufferPointer($0)) }
  }

  /// True if a text has the form of a digest.
  static func isText(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  package var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
