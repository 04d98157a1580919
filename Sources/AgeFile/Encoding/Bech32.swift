/// Bech32 (BIP 173) without its limit of 90 characters: the encoding of age's identities and recipients.
enum Bech32 {
  /// The bytes of a text with a checksum; nil if the prefix differs, the case is mixed or the checksum is wrong.
  static func bytes(_ text: Substring, prefix: String) -> [UInt8]? {
    guard text.utf8.allSatisfy({ (33...126).contains($0) }),
      text == text.lowercased() || text == text.uppercased(),
      let separator = text.lastIndex(of: "1"), text[..<separator].lowercased() == prefix
    else { return nil }
    var digits: [UInt8] = []
    for character in text[text.index(after: separator)...].lowercased().utf8 {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      digits.append(UInt8(digit))
    }
    guard digits.count >= checksumLength, checksum(of: expanded(prefix) + digits) == 1 else {
      return nil
    }
    return regrouped(digits.dropLast(checksumLength), from: 5, to: 8, pads: false)
  }

  /// Encodes bytes in lower case.
  static func text(_ bytes: [UInt8], prefix: String) -> String {
    let digits = regrouped(bytes[...], from: 8, to: 5, pads: true) ?? []
    let sum =
      checksum(
        of: expanded(prefix) + digits + [UInt8](repeating: 0, count: checksumLength)) ^ 1
    let tail = (0..<checksumLength).map { UInt8(sum >> UInt32(5 * (5 - $0)) & 31) }
    return prefix + "1"
      + String(decoding: (digits + tail).map { alphabet[Int($0)] }, as: UTF8.self)
  }

  private static let checksumLength = 6
  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  private static func expanded(_ prefix: String) -> [UInt8] {
    prefix.utf8.map { $0 >> 5 } + [0] + prefix.utf8.map { $0 & 31 }
  }

  private static func checksum(of digits: [UInt8]) -> UInt32 {
    let generators: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]
    return digits.reduce(1) { sum, digit in
      let top = sum >> 25
      return generators.enumerated().reduce((sum & 0x1ff_ffff) << 5 ^ UInt32(digit)) {
        top >> UInt32($1.offset) & 1 == 1 ? $0 ^ $1.element : $0
      }
    }
  }

  /// Regroups bits into groups of another size; nil if bits that aren't 0, or a whole group, would be left over.
  private static func regrouped(
    _ groups: ArraySlice<UInt8>, from: Int, to: Int, pads: Bool
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for group in groups {
      bits = (bits << UInt32(from) | UInt32(group)) & 0xfff
      count += from
      while count >= to {
        count -= to
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count) & (1 << UInt32(to) - 1)))
      }
    }
    let rest = bits & (1 << UInt32(count) - 1)
    if pads {
      if count > 0 { result.append(UInt8(rest << UInt32(to - count))) }
    } else if count >= from || rest != 0 {
      return nil
    }
    return result
  }
}
