import SourceText
import Texts

enum PlistScalar {
  /// Parses the text of an element at a position.
  static func content(
    of element: XMLPlistElement, text: String, at position: SourcePosition
  ) throws(PlistSyntaxError) -> PlistContent {
    if element == .string { return .string(text) }
    let trimmed = text.trimmedXMLSpace
    let content: PlistContent? =
      switch element {
      case .integer: integer(trimmed)
      case .real: real(trimmed)
      case .date: PlistDate(text: String(trimmed), allowsFraction: false).map { .date($0.text) }
      case .data: Base64.bytes(text.utf8).map { .data($0) }
      case .true: trimmed.isEmpty ? .bool(true) : nil
      case .false: trimmed.isEmpty ? .bool(false) : nil
      default: nil
      }
    if let content { return content }
    let shown = trimmed.count > 40 ? trimmed.prefix(39) + "…" : trimmed
    throw PlistSyntaxError(at: position) {
      $0.elementHolds(element.tag, String(shown), expected: expectation(of: element, in: $0))
    }.advising { $0.elementOfOtherKind }
  }

  /// A decimal or `0x` hexadecimal integer of any length, with a sign; nil for any other text.
  static func integer(_ text: Substring) -> PlistContent? {
    let isNegative = text.first == "-"
    let digits = isNegative || text.first == "+" ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      let hex = digits.dropFirst(2)
      guard hex.utf8.allSatisfy({ HexDigit.value($0) != nil }),
        let magnitude = UInt64(hex, radix: 16)
      else { return nil }
      return integer((isNegative ? "-" : "") + String(magnitude))
    }
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let significant = digits.drop { $0 == "0" }
    if significant.isEmpty { return .integer(0) }
    let exact = (isNegative ? "-" : "") + significant
    return Int64(exact).map { .integer($0) } ?? .bigInteger(exact)
  }

  private static func integer(_ text: String) -> PlistContent? { integer(text[...]) }

  /// A decimal number, or the words of Apple's writer for infinities and not a number.
  static func real(_ text: Substring) -> PlistContent? {
    switch text.lowercased() {
    case "nan", "+nan", "-nan": return .real(.nan)
    case "inf", "+inf", "infinity", "+infinity": return .real(.infinity)
    case "-inf", "-infinity": return .real(-.infinity)
    default:
      // Double's own reader takes hexadecimal and other words too.
      let allowed = Set("0123456789+-.eE".utf8)
      guard text.utf8.allSatisfy(allowed.contains), let number = Double(text), number.isFinite
      else { return nil }
      return .real(number)
    }
  }

  private static func expectation(
    of element: XMLPlistElement, in texts: Texts
  ) -> String {
    switch element {
    case .integer: texts.integerDigits
    case .real: texts.realDigits
    case .date: texts.existingDate
    case .data: texts.base64Groups
    case .true: texts.nothingButTrue
    case .false: texts.nothingButFalse
    case .plist, .array, .dict, .key, .string: texts.anyText
    }
  }
}
