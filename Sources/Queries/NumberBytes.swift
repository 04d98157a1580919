import Values

/// A locale's number format for searching: writes folded bytes where `NumberFormat` makes a text.
///
/// A class so that passing it on counts one reference instead of one for each of its parts.
final class NumberBytes: Sendable {
  private let digits: [[UInt8]]
  /// True if the digits are ASCII.
  private let isASCII: Bool
  private let decimalSeparator: [UInt8]
  private let groupingSeparator: [UInt8]
  private let prefixes: [[UInt8]]
  private let suffixes: [[UInt8]]
  private let firstGroup: Int
  private let otherGroups: Int
  private let minimumGroupedDigits: Int
  private let minimumFractionDigits: Int
  /// True if numbers stay as the record writes them, except for the decimal separator.
  private let isAsWritten: Bool
  /// True if numbers are shown rounded, which is left to the binder.
  private let isRounded: Bool

  /// Maximum number of bytes; longer numbers are left to `NumberFormat`, whose limit is
  /// above this.
  private static let byteLimit = 100

  init(_ format: NumberFormat, isAsWritten: Bool = false, isRounded: Bool = false) {
    self.isAsWritten = isAsWritten
    self.isRounded = isRounded
    let shape = format.shape
    digits = shape.digits.map { FoldTable.folded(String($0)) }
    isASCII = digits == (0...9).map { [UInt8(ascii: "0") + $0] }
    decimalSeparator = FoldTable.folded(shape.decimalSeparator)
    groupingSeparator = FoldTable.folded(shape.groupingSeparator)
    prefixes = [FoldTable.folded(shape.positivePrefix), FoldTable.folded(shape.negativePrefix)]
    suffixes = [FoldTable.folded(shape.positiveSuffix), FoldTable.folded(shape.negativeSuffix)]
    firstGroup = shape.firstGroup
    otherGroups = max(1, shape.otherGroups)
    minimumGroupedDigits = shape.groupingSeparator.isEmpty ? .max : shape.minimumGroupedDigits
    minimumFractionDigits = format.minimumFractionDigits
  }

  /// Appends a JSON number as shown; false for one with an exponent, a long one and one to be rounded.
  func append(_ json: UnsafeRawBufferPointer, to target: inout [UInt8]) -> Bool {
    guard !isAsWritten else {
      appendAsWritten(json, to: &target)
      return true
    }
    guard !isRounded, json.count <= Self.byteLimit, let scan = NumberScan(json),
      scan.exponentText.isEmpty
    else { return false }
    let zero = UInt8(ascii: "0")
    var end = scan.fraction.upperBound
    while end > scan.fraction.lowerBound, json[end - 1] == zero { end -= 1 }
    let fraction = scan.fraction.lowerBound..<end
    // JSON has zeros in front only where there is no other digit.
    let isZero = fraction.isEmpty && json[scan.integer.lowerBound] == zero
    let side = scan.isNegative && !isZero ? 1 : 0
    target += prefixes[side]
    let count = scan.integer.count
    for (index, position) in scan.integer.enumerated() {
      if index > 0, count >= minimumGroupedDigits, isGroupStart(digitsLeft: count - index) {
        target += groupingSeparator
      }
      append(json[position], to: &target)
    }
    if fraction.count + minimumFractionDigits > 0 {
      target += decimalSeparator
      for position in fraction { append(json[position], to: &target) }
      for _ in 0..<max(0, minimumFractionDigits - fraction.count) { append(zero, to: &target) }
    }
    target += suffixes[side]
    return true
  }

  /// True if a folded word may occur in a shown number: it has no other bytes.
  func mayMake(_ word: [UInt8]) -> Bool {
    if isAsWritten {
      let bytes = [UInt8]("0123456789+-e".utf8) + decimalSeparator
      return word.allSatisfy(bytes.contains)
    }
    let parts = digits + prefixes + suffixes + [decimalSeparator, groupingSeparator]
    return word.allSatisfy { byte in parts.contains { $0.contains(byte) } }
  }

  private func appendAsWritten(_ json: UnsafeRawBufferPointer, to target: inout [UInt8]) {
    let start = target.count
    FoldTable.append(json, to: &target)
    guard let point = target[start...].firstIndex(of: UInt8(ascii: ".")) else { return }
    target.replaceSubrange(point...point, with: decimalSeparator)
  }

  private func append(_ digit: UInt8, to target: inout [UInt8]) {
    if isASCII {
      target.append(digit)
    } else {
      target += digits[Int(digit &- UInt8(ascii: "0"))]
    }
  }

  private func isGroupStart(digitsLeft: Int) -> Bool {
    digitsLeft == firstGroup
      || digitsLeft > firstGroup && (digitsLeft - firstGroup) % otherGroups == 0
  }
}
