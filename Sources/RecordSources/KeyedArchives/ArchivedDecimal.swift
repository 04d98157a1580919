import JSONText
import Records
import SourceText
import Values

/// An `NSDecimalNumber` of an archive: a mantissa of up to eight words of 16 bits, and a power of ten.
struct ArchivedDecimal: Sendable {
  private static let names = [
    "NS.mantissa", "NS.mantissa.bo", "NS.exponent", "NS.length", "NS.negative", "NS.compact",
  ]
  private static let words = 8
  private static let exponents = -128...127
  /// Value of `NS.mantissa.bo` on a machine that stores a word's lower byte first.
  private static let littleEndian = "1"

  /// Value numbers of the object's members in the property list.
  private let mantissa, order, exponent, length, negative, compact: Int
  /// The number in JSON notation.
  let text: String

  /// Nil for an object with other members or contents, such as "not a number".
  init?(_ object: Int, in values: DocumentValues) {
    let members = Self.names.compactMap { values.member($0, of: object) }
    guard members.count == Self.names.count,
      values.children(of: object).reduce(0, { count, _ in count + 1 }) == members.count + 1
    else { return nil }
    (mantissa, order, exponent) = (members[0], members[1], members[2])
    (length, negative, compact) = (members[3], members[4], members[5])
    guard case .single(.data) = values.kind(of: mantissa),
      case .string(let base64) = values.single(mantissa), let bytes = Base64.bytes(base64.utf8),
      bytes.count == 2 * Self.words,
      case .number(Self.littleEndian) = values.single(order),
      case .number(let power) = values.single(exponent), let power = Int(power),
      Self.exponents.contains(power),
      case .number(let count) = values.single(length), let count = Int(count),
      (0...Self.words).contains(count),
      case .bool(let isNegative) = values.single(negative), count > 0 || !isNegative
    else { return nil }
    let coefficient = bytes.prefix(2 * count).reversed().reduce(UInt128(0)) {
      $0 << 8 | UInt128($1)
    }
    let digits = Array(String(coefficient).utf8).map { $0 - UInt8(ascii: "0") }
    text = DecimalText(isNegative: isNegative, digits: digits, exponent: digits.count + power)
      .plainText(minimumFractionDigits: max(0, -power))
  }

  /// Edits of the members for another value; nil for one with too many digits.
  func edits(setting text: String) -> ArchiveEdits? {
    guard let (coefficient, power, isNegative) = Self.parts(of: text) else { return nil }
    let bytes = (0..<2 * Self.words).map {
      UInt8(truncatingIfNeeded: coefficient >> (8 * UInt128($0)))
    }
    let used = (0..<Self.words).last { bytes[2 * $0] != 0 || bytes[2 * $0 + 1] != 0 }
    func number(_ value: Int) -> NativeValue { .single(.integer, .number(String(value))) }
    return ArchiveEdits(values: [
      mantissa: .single(.data, .string(Base64.text(bytes))),
      exponent: number(power), length: number(used.map { $0 + 1 } ?? 0),
      negative: .single(.boolean, .bool(isNegative)), compact: .single(.boolean, .bool(true)),
    ])
  }

  /// A number as a coefficient and a power of ten; nil if it can't be archived.
  private static func parts(of text: String) -> (UInt128, Int, Bool)? {
    guard let number = DecimalText(text) else { return nil }
    guard number.sign != 0 else { return (0, 0, false) }
    let power = number.exponent - number.digits.count
    let zeros = max(0, power - exponents.upperBound)
    guard exponents.contains(power - zeros), number.digits.count + zeros < 40 else { return nil }
    let digits = number.digits.map(String.init).joined() + String(repeating: "0", count: zeros)
    return UInt128(digits).map { ($0, power - zeros, number.sign < 0) }
  }
}
