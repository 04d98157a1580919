/// An exact decimal number: any length, compared and added without rounding.
///
/// Parses JSON number text (RFC 8259 §6) and what people type (`+5`, `.5`, `5.`).
package struct DecimalText: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// -1, 0 or 1.
  package let sign: Int
  /// Digits 0–9 without leading or trailing zeros; empty for zero.
  package let digits: [UInt8]
  /// The value is 0.d₁d₂d₃… × 10^exponent.
  package let exponent: Int

  /// Nil if `text` is no number, or its exponent is beyond ±1,000,000,000.
  package init?(_ text: String) { fatalError("not built yet") }

  package var isInteger: Bool { fatalError("not built yet") }
  /// Digits after the decimal point.
  package var fractionDigits: Int { fatalError("not built yet") }
  /// Plain notation where short, else scientific.
  package var description: String { fatalError("not built yet") }

  package static func < (a: Self, b: Self) -> Bool { fatalError("not built yet") }
  package static func + (a: Self, b: Self) -> Self { fatalError("not built yet") }
  package static prefix func - (a: Self) -> Self { fatalError("not built yet") }
}
