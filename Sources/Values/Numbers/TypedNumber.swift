/// A partly typed number on its way to JSON: `+5`, `.5`, `5,25`, full-width digits.
package struct TypedNumber {
  /// The progress of parsing a typed text.
  package enum State: Hashable {
    /// A number, as valid JSON text that keeps the digits typed.
    case complete(String)
    /// The beginning of a number: `-`, `1e`.
    case open
    /// The index of the first invalid character, in grapheme clusters.
    case impossible(at: Int)
  }
  package let state: State
  /// Text of the number with `.` before the fraction.
  let ascii: String
  package let source: Source

  init(_ text: String, decimalSeparator: String) {
    ascii = Self.plain(text, decimalSeparator: decimalSeparator)
    state = Self.state(of: Array(ascii.utf8))
    source = .plain(text, decimalSeparator: decimalSeparator)
  }

  init(state: State, ascii: String, source: Source) {
    self.state = state
    self.ascii = ascii
    self.source = source
  }

  /// True if the text has an exponent, so that more digits may make the number smaller.
  package var hasExponent: Bool { ascii.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } }

  /// The text to be stored so far: `+` is still empty, `.` is already `0.`.
  package var storedText: String {
    if case .complete(let json) = state { return json }
    let unsigned = ascii.first == "+" ? String(ascii.dropFirst()) : ascii
    if unsigned.hasPrefix("-.") { return "-0" + unsigned.dropFirst() }
    return unsigned.hasPrefix(".") ? "0" + unsigned : unsigned
  }

  /// Converts digits of all scripts, the locale's decimal separator, signs and full-width characters to one ASCII
  /// character each.
  static func plain(_ text: String, decimalSeparator: String) -> String {
    String(
      text.map { character in
        let plain = plain(character)
        return [character, plain].contains { String($0) == decimalSeparator } ? "." : plain
      })
  }

  /// Converts a digit of any script, a minus sign or a full-width character to ASCII.
  static func plain(_ character: Character) -> Character {
    character == "\u{2212}" ? "-" : asciiDigit(character) ?? character.halfWidth
  }

  /// The ASCII digit of a decimal digit in any script.
  package static func asciiDigit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber,
      let value = character.wholeNumberValue
    else { return nil }
    return Character(String(value))
  }

  private enum Phase { case start, sign, integer, point, fraction, letter, power, exponent }

  private static func state(of text: [UInt8]) -> State {
    // A separator or letter beyond ASCII counts as one cluster but several bytes: it ends the walk anyway.
    var phase = Phase.start
    var hasDigits = false
    for (index, byte) in text.enumerated() {
      guard let next = step(from: phase, byte, hasDigits: hasDigits) else {
        return .impossible(at: index)
      }
      hasDigits = hasDigits || next == .integer || next == .fraction
      phase = next
    }
    switch phase {
    case .integer, .fraction, .exponent: return complete(text)
    case .point where hasDigits: return complete(text)
    default: return .open
    }
  }

  private static func step(from phase: Phase, _ byte: UInt8, hasDigits: Bool) -> Phase? {
    let isDigit = byte &- UInt8(ascii: "0") < 10
    switch (phase, byte) {
    case (.start, UInt8(ascii: "-")), (.start, UInt8(ascii: "+")): return .sign
    case (.start, _) where isDigit, (.sign, _) where isDigit, (.integer, _) where isDigit:
      return .integer
    case (.start, UInt8(ascii: ".")), (.sign, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")):
      return .point
    case (.point, _) where isDigit, (.fraction, _) where isDigit: return .fraction
    case (.integer, _), (.fraction, _), (.point, _):
      return byte | 0x20 == UInt8(ascii: "e") && hasDigits ? .letter : nil
    case (.letter, UInt8(ascii: "-")), (.letter, UInt8(ascii: "+")): return .power
    case (.letter, _) where isDigit, (.power, _) where isDigit, (.exponent, _) where isDigit:
      return .exponent
    default: return nil
    }
  }

  /// JSON allows no plus sign and no leading zeros, and requires digits on both sides of the point.
  private static func complete(_ text: [UInt8]) -> State {
    let parts = text.withUnsafeBytes { NumberScan($0) }
    guard let parts, !parts.exponentOverflows else { return .open }
    var json: [UInt8] = parts.isNegative ? [UInt8(ascii: "-")] : []
    let zero = UInt8(ascii: "0")
    let integer = text[parts.integer].drop { $0 == zero }
    json += integer.isEmpty ? [zero] : Array(integer)
    if !parts.fraction.isEmpty { json += [UInt8(ascii: ".")] + text[parts.fraction] }
    json += text[parts.exponentText]
    return .complete(String(decoding: json, as: UTF8.self))
  }
}
