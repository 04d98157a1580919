/// A printf format with exactly one conversion, as CodingForP's templates carry it.
enum PrintfConversion {
  private static let flags = Set("-+ #0'".unicodeScalars)
  private static let lengths = Set("hlqLzjt".unicodeScalars)
  private static let conversions = Set("diufegxosEGX".unicodeScalars)
  /// Wider or more exact than this is a slip, and would be costly to draw.
  private static let numberLimit = 100

  /// The format without length modifiers (`%ld` is `%d`, `%@` is `%s`), or why it is none.
  static func normalized(_ format: String, in scanner: TemplateScanner, start: Int)
    throws(TemplateSyntaxError) -> String
  {
    var rest = Array(format.unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    var count = 0
    while let scalar = rest.popFirst() {
      text.append(scalar)
      guard scalar == "%" else { continue }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      count += 1
      guard let conversion = conversion(&rest) else {
        throw scanner.error(
          "\(TextQuoting.shown(format)) is no printf format; there are d i u f e g x o s", at: start
        )
      }
      text.append(contentsOf: conversion.unicodeScalars)
    }
    guard count == 1 else {
      throw scanner.error("a printf format holds one conversion, such as %.2f", at: start)
    }
    return String(text)
  }

  /// What follows the per cent sign.
  private static func conversion(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    var text = String.UnicodeScalarView()
    while let flag = rest.first, flags.contains(flag) {
      text.append(flag)
      rest.removeFirst()
    }
    guard number(&rest, into: &text) else { return nil }
    if rest.first == "." {
      rest.removeFirst()
      text.append(".")
      guard number(&rest, into: &text) else { return nil }
    }
    while let length = rest.first, lengths.contains(length) { rest.removeFirst() }
    guard let kind = rest.popFirst() else { return nil }
    if kind == "@" {
      text.append("s")
    } else {
      guard conversions.contains(kind) else { return nil }
      text.append(kind)
    }
    return String(text)
  }

  private static func number(
    _ rest: inout ArraySlice<Unicode.Scalar>, into text: inout String.UnicodeScalarView
  ) -> Bool {
    var value = 0
    while let digit = rest.first, "0"..."9" ~= digit {
      value = value * 10 + Int(digit.value - 48)
      if value > numberLimit { return false }
      text.append(digit)
      rest.removeFirst()
    }
    return true
  }
}
