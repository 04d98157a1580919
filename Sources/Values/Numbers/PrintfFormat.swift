/// One printf conversion of a template, `%-8.2f`, applied to exact numbers (C11 §7.21.6.1).
package struct PrintfFormat: Hashable, Sendable {
  /// `'` is accepted and ignored, as in the C locale.
  private enum Flag: Unicode.Scalar {
    case left = "-"
    case plus = "+"
    case space = " "
    case zero = "0"
    case alternate = "#"
    case grouping = "'"
  }

  private var before = ""
  private var after = ""
  private var flags: Set<Flag> = []
  private var width = 0
  private var precision: Int?
  private var conversion: Unicode.Scalar = "s"

  /// Maximum width and precision; a larger one is invalid.
  private static let sizeLimit = 400

  /// Nil unless `text` contains exactly one conversion of `d i u f e g x o s`, with optional text around it.
  package init?(_ text: String) {
    var rest = Substring(text).unicodeScalars
    func literal() -> String {
      var found = String.UnicodeScalarView()
      while let next = rest.first {
        guard next == "%" else {
          found.append(rest.removeFirst())
          continue
        }
        guard rest.dropFirst().first == "%" else { break }
        found.append("%")
        rest = rest.dropFirst(2)
      }
      return String(found)
    }
    func number() -> Int? {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? 0 : Int(Substring(digits))
    }
    before = literal()
    guard rest.popFirst() == "%" else { return nil }
    while let next = rest.first, let flag = Flag(rawValue: next) {
      flags.insert(flag)
      rest.removeFirst()
    }
    guard let width = number(), width <= Self.sizeLimit else { return nil }
    self.width = width
    if rest.first == "." {
      rest.removeFirst()
      guard let given = number(), given <= Self.sizeLimit else { return nil }
      precision = given
    }
    rest = rest.drop { "hlqLzjt".unicodeScalars.contains($0) }
    guard let conversion = rest.popFirst(), "diufegxosEGX".unicodeScalars.contains(conversion)
    else { return nil }
    self.conversion = conversion
    after = literal()
    guard rest.isEmpty else { return nil }
  }

  /// True if the format accepts any text; the others accept numbers only.
  package var takesText: Bool { conversion == "s" }

  /// A text, cut to the precision and padded to the width.
  package func text(of text: String) -> String {
    before
      + padded(sign: "", digits: precision.map { String(text.prefix($0)) } ?? text, zeros: false)
      + after
  }

  /// Nil if the number can't be written: too long, or hexadecimal of anything but a small integer.
  package func text(of number: DecimalText) -> String? {
    guard abs(number.exponent) <= Self.sizeLimit else { return nil }
    let magnitude = number.sign < 0 ? -number : number
    var zeros = flags.contains(.zero)
    let digits: String
    switch conversion {
    case "d", "i", "u":
      // As a C cast does: towards zero.
      let whole = String(magnitude.integerDigits.map { Character(String($0)) })
      digits = String(repeating: "0", count: max(0, (precision ?? 1) - whole.count)) + whole
      if precision != nil { zeros = false }
    case "f":
      let places = precision ?? 6
      digits = magnitude.rounded(toFractionDigits: places).plainText(minimumFractionDigits: places)
    case "e", "E":
      digits = scientific(magnitude, places: precision ?? 6)
    case "g", "G":
      digits = general(magnitude)
    case "x", "X", "o":
      guard number.isInteger, let value = UInt64(magnitude.plainText(minimumFractionDigits: 0))
      else { return nil }
      let text = String(value, radix: conversion == "o" ? 8 : 16, uppercase: conversion == "X")
      let prefix = conversion == "o" ? "0" : "0" + String(conversion)
      digits = (flags.contains(.alternate) && value != 0 ? prefix : "") + text
    default:
      return before + text(of: number.description) + after
    }
    return before + padded(sign: sign(of: number), digits: digits, zeros: zeros) + after
  }

  private func sign(of number: DecimalText) -> String {
    if number.sign < 0 { return "-" }
    return flags.contains(.plus) ? "+" : flags.contains(.space) ? " " : ""
  }

  private func padded(sign: String, digits: String, zeros: Bool) -> String {
    let room = max(0, width - sign.count - digits.count)
    if flags.contains(.left) { return sign + digits + String(repeating: " ", count: room) }
    if zeros { return sign + String(repeating: "0", count: room) + digits }
    return String(repeating: " ", count: room) + sign + digits
  }

  /// `d.ddde+xx`.
  private func scientific(_ magnitude: DecimalText, places: Int) -> String {
    let rounded = magnitude.rounded(toDigits: places + 1)
    let exponent = rounded.sign == 0 ? 0 : rounded.exponent - 1
    let mantissa = rounded.scaled(byPowerOfTen: -exponent)
      .plainText(minimumFractionDigits: places)
    let power = String(abs(exponent))
    let letter = conversion.properties.isUppercase ? "E" : "e"
    return mantissa + letter + (exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
  }

  private func general(_ magnitude: DecimalText) -> String {
    let places = max(precision ?? 6, 1)
    let rounded = magnitude.rounded(toDigits: places)
    let exponent = rounded.sign == 0 ? 0 : rounded.exponent - 1
    if exponent >= -4, exponent < places { return rounded.plainText(minimumFractionDigits: 0) }
    return scientific(rounded, places: max(0, rounded.digits.count - 1))
  }
}
