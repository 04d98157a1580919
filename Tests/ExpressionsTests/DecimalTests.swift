import SeededRandom
import Testing
import Values

@testable import Expressions

@Suite("Decimal numbers of 34 digits")
struct DecimalTests {
  /// A number's text in parts.
  private struct Parts {
    var isNegative: Bool
    var digits: BigNumber
    var exponent: Int

    init(using generator: inout SeededGenerator) {
      isNegative = Bool.random(using: &generator)
      let count = [1, 2, 5, 18, 33, 34].randomElement(using: &generator) ?? 1
      // Long runs of 0, 5 and 9 are where rounding goes wrong.
      let favored = [[0, 5, 9], [9], [0], Array(0...9)].randomElement(using: &generator) ?? [1]
      digits = BigNumber((0..<count).map { _ in favored.randomElement(using: &generator) ?? 1 })
      let spread = [0, 3, 40, 80, 3000].randomElement(using: &generator) ?? 0
      exponent = Int.random(in: -spread...spread, using: &generator)
    }

    var number: Decimal34 {
      Decimal34((isNegative ? "-" : "") + digits.text + "e\(exponent)") ?? .zero
    }
  }

  private static func pairs(_ seed: UInt64, _ count: Int) -> [(Parts, Parts)] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in (Parts(using: &generator), Parts(using: &generator)) }
  }

  @Test("a sum is the exact one, rounded half to even")
  func sums() throws {
    for (a, b) in Self.pairs(1, 1_500) where abs(a.exponent - b.exponent) < 200 {
      let low = min(a.exponent, b.exponent)
      let (x, y) = (a.digits.shifted(a.exponent - low), b.digits.shifted(b.exponent - low))
      let expected: Decimal34? =
        if a.isNegative == b.isNegative {
          (x + y).rounded(exponent: low, isNegative: a.isNegative)
        } else if x < y {
          (y - x).rounded(exponent: low, isNegative: b.isNegative)
        } else {
          (x - y).rounded(exponent: low, isNegative: a.isNegative)
        }
      #expect(a.number.adding(b.number) == expected, "\(a.number) + \(b.number)")
      #expect(a.number.subtracting(-b.number) == expected)
    }
  }

  @Test("sums and order of numbers that just fit in words of the machine, or just not, are exact")
  func edgesOfWords() throws {
    let texts = [Int.max / 2, Int.max, 1_000_000_000_000_000_000, 999_999_999_999_999_999].flatMap {
      number in [-1, 0, 1].map { String((UInt64(number) &+ UInt64(bitPattern: $0))) }
    }
    var all: [BigNumber] = []
    for text in texts + ["0", "1", "10000000000000000000", "18446744073709551615"] {
      all.append(BigNumber(text))
    }
    func number(_ digits: BigNumber, _ exponent: Int, isNegative: Bool = false) throws -> Decimal34
    {
      try #require(Decimal34("\(isNegative ? "-" : "")\(digits.text)e\(exponent)"))
    }
    for a in all {
      for b in all {
        for exponent in [0, 1, 17, 18, 19, 20] {
          let shifted = a.shifted(exponent)
          let (x, y) = (try number(a, exponent - 3), try number(b, -3))
          let minus = try number(b, -3, isNegative: true)
          #expect(x.adding(y) == (shifted + b).rounded(exponent: -3, isNegative: false))
          let difference =
            shifted < b
            ? (b - shifted).rounded(exponent: -3, isNegative: true)
            : (shifted - b).rounded(exponent: -3, isNegative: false)
          #expect(x.adding(minus) == difference, "\(x) - \(y)")
          #expect((x < y) == (shifted < b), "\(x) < \(y)")
          #expect((-y < -x) == (x < y))
          #expect(!(x < minus) || b.isZero && a.isZero)
        }
      }
    }
  }

  @Test("numbers are rounded to fraction digits as templates round them")
  func templates() throws {
    for (a, b) in Self.pairs(9, 800) where abs(a.exponent) < 100 {
      let digits = max(0, min(-a.exponent, 40) - b.digits.text.count % 4)
      let rounded = try #require(a.number.rounded(toFractionDigits: digits))
      #expect(
        rounded.decimalText == a.number.decimalText.rounded(toFractionDigits: digits),
        "\(a.number), \(digits)")
    }
  }

  @Test("a sum of numbers far from each other is the larger one")
  func farSums() throws {
    let large = try #require(Decimal34("1e3000"))
    let small = try #require(Decimal34("-7e-3000"))
    #expect(large.adding(small) == large)
    #expect(small.adding(large) == large)
    #expect(small.subtracting(large) == -large)
  }

  @Test("a product is the exact one, rounded half to even")
  func products() {
    for (a, b) in Self.pairs(2, 800) {
      let expected = (a.digits * b.digits)
        .rounded(exponent: a.exponent + b.exponent, isNegative: a.isNegative != b.isNegative)
      #expect(a.number.multiplied(by: b.number) == expected, "\(a.number) * \(b.number)")
    }
  }

  @Test("a quotient is the exact one, rounded half to even")
  func quotients() {
    for (a, b) in Self.pairs(3, 250) where !b.digits.isZero {
      let (quotient, remainder) = a.digits.shifted(80).divided(by: b.digits)
      let expected = quotient.rounded(
        exponent: a.exponent - b.exponent - 80, isNegative: a.isNegative != b.isNegative,
        hasMore: !remainder.isZero)
      #expect(a.number.divided(by: b.number) == expected, "\(a.number) / \(b.number)")
    }
  }

  @Test("numbers are in the order of exact text")
  func order() throws {
    for (a, b) in Self.pairs(4, 1_500) {
      let exact = (a.number.decimalText, b.number.decimalText)
      #expect((a.number < b.number) == (exact.0 < exact.1), "\(a.number) < \(b.number)")
      #expect((a.number == b.number) == (exact.0 == exact.1))
    }
  }

  @Test("a number's text reads as the same number")
  func texts() {
    for (a, _) in Self.pairs(5, 1_000) {
      #expect(Decimal34(a.number.description) == a.number)
      #expect(DecimalText(a.number.description) == a.number.decimalText)
    }
  }

  @Test(
    "a text of more digits is rounded half to even, and that is known",
    arguments: [
      ("1234567890123456789012345678901234", "1234567890123456789012345678901234", true),
      ("12345678901234567890123456789012345", "12345678901234567890123456789012340", false),
      ("12345678901234567890123456789012355", "12345678901234567890123456789012360", false),
      ("123456789012345678901234567890123450001", "123456789012345678901234567890123500000", false),
      ("99999999999999999999999999999999995", "1e35", false),
      ("0.00000000000000000000000000000000000000012", "1.2e-40", true),
      ("1000000000000000000000000000000000000000000", "1e42", true),
      ("007", "7", true), ("1.", "1", true), ("000000000000000000", "0", true),
      ("999999999999999999", "999999999999999999", true),
      ("0999999999999999999", "999999999999999999", true),
      ("9999999999999999999", "9999999999999999999", true),
      ("1.50", "1.5", true), ("+5", "5", true), (".5", "0.5", true), ("-0", "0", true),
    ])
  func reading(text: String, expected: String, isExact: Bool) throws {
    let number = try #require(Decimal34(expected))
    var text = text
    let reading = text.withUTF8 { Decimal34.reading(utf8: UnsafeRawBufferPointer($0)) }
    #expect(reading == (isExact ? .exact(number) : .rounded(number)))
  }

  @Test(
    "exponents end at 6144, either way",
    arguments: [
      ("1e6144", true), ("9.99e6144", true), ("1e6145", false), ("10e6144", false),
      ("1e-6144", true), ("1e-6145", false), ("0.1e-6144", false), ("1e99999999999", false),
      ("0e99999999999", true), ("abc", false), ("", false), ("1e", false),
    ])
  func exponents(text: String, isNumber: Bool) {
    #expect((Decimal34(text) != nil) == isNumber)
  }

  @Test("a result beyond the exponents is none")
  func overflow() throws {
    let large = try #require(Decimal34("9.999999999999999999999999999999999e6144"))
    let small = try #require(Decimal34("1e-6144"))
    #expect(large.adding(large) == nil)
    #expect(large.multiplied(by: large) == nil)
    #expect(small.multiplied(by: small) == nil)
    #expect(small.divided(by: large) == nil)
    #expect(large.divided(by: small) == nil)
    #expect(large.divided(by: .zero) == nil)
    #expect(large.subtracting(large) == .zero)
  }

  @Test(
    "rounding to fraction digits takes halves to even",
    arguments: [
      ("2.5", 0, "2"), ("3.5", 0, "4"), ("-2.5", 0, "-2"), ("2.51", 0, "3"), ("2.675", 2, "2.68"),
      ("2.665", 2, "2.66"), ("1250", -2, "1200"), ("1350", -2, "1400"), ("1.5", 9, "1.5"),
      ("0.4", 0, "0"), ("1e-6000", 2, "0"), ("7e6000", 2, "7e6000"), ("9.99", 1, "10"),
      ("5", Int.max, "5"), ("5", Int.min, "0"),
    ])
  func rounding(text: String, digits: Int, expected: String) throws {
    let number = try #require(Decimal34(text))
    #expect(number.rounded(toFractionDigits: digits) == Decimal34(expected))
  }

  @Test(
    "a whole number that fits is an integer",
    arguments: [
      ("0", 0), ("-12", -12), ("1e3", 1000), ("1.5", nil), ("9223372036854775807", Int.max),
      ("9223372036854775808", nil), ("1e18", 1_000_000_000_000_000_000), ("1e19", nil),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) throws {
    #expect(try #require(Decimal34(text)).integer == expected)
  }
}
