import Values

/// A printf format with exactly one conversion, as CodingForP's templates carry it.
enum PrintfConversion {
  private static let flags = Set("-+ #0'".unicodeScalars)
  private static let lengths = Set("hlqLzjt".unicodeScalars)
  private static let conversions = Set("diufegxosEGX".unicodeScalars)
  /// Maximum width and precision; more is a typo, and would be costly to draw.
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
      let size = Self.size(in: rest)
      if size > numberLimit {
        throw scanner.error(at: start) { $0.printfTooWide(numberLimit) }
      }
      guard let conversion = conversion(&rest) else {
        throw scanner.error(at: start) { $0.notPrintf(TextQuoting.shown(format)) }
      }
      text.append(contentsOf: conversion.unicodeScalars)
    }
    guard count == 1 else {
      throw scanner.error(at: start) { $0.onePrintf }
    }
    return String(text)
  }

  /// The conversion after the per cent sign, removed from `rest`; nil if it is invalid.
  private static func conversion(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    var text = String.UnicodeScalarView()
    while let flag = rest.first, flags.contains(flag) {
      text.append(flag)
      rest.removeFirst()
    }
    readNumber(&rest, into: &text)
    if rest.first == "." {
      rest.removeFirst()
      text.append(".")
      readNumber(&rest, into: &text)
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

  private static func readNumber(
    _ rest: inout ArraySlice<Unicode.Scalar>, into text: inout String.UnicodeScalarView
  ) {
    while let digit = rest.first, "0"..."9" ~= digit {
      text.append(digit)
      rest.removeFirst()
    }
  }

  /// The larger of the width and the precision that follow the per cent sign, up to a little above the limit.
  private static func size(in rest: ArraySlice<Unicode.Scalar>) -> Int {
    var largest = 0
    var value = 0
    for scalar in rest.drop(while: flags.contains) {
      if "0"..."9" ~= scalar {
        value = min(value * 10 + Int(scalar.value - 48), numberLimit + 1)
        largest = max(largest, value)
      } else if scalar == "." {
        value = 0
      } else {
        break
      }
    }
    return largest
  }
}
