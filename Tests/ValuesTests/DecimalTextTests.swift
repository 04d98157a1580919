import SeededRandom
import Testing

@testable import Values

@Suite("Exact numbers")
struct DecimalTextTests {
  @Test(
    "what JSON holds and what people type is a number",
    arguments: [
      ("0", "0"), ("-0", "0"), ("1.0", "1"), ("+5", "5"), (".5", "0.5"), ("5.", "5"),
      ("-12.50e3", "-12500"), ("1E2", "100"), ("0.00012", "0.00012"), ("007", "7"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("1e400", "1e400"), ("-2.50e-300", "-2.5e-300"),
    ])
  func parses(text: String, description: String) {
    #expect(DecimalText(text)?.description == description)
  }

  @Test(
    "what is not a number is none",
    arguments: [
      "", "-", "+", ".", "e5", "1e", "1e+", "12abc", "1 2", "0x10", "1,5", "--1", "1.2.3", "NaN",
      "1e1000000001", "1e99999999999999999999", "１２",
    ])
  func refuses(text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test("numbers written differently are the same number")
  func equality() {
    #expect(DecimalText("1.50") == DecimalText("15e-1"))
    #expect(DecimalText("1e2")?.hashValue == DecimalText("100.00")?.hashValue)
  }

  @Test("whole numbers and fraction digits are told from the value, not the notation")
  func digits() {
    #expect(DecimalText("1.0")?.isInteger == true)
    #expect(DecimalText("12e-1")?.isInteger == false)
    #expect(DecimalText("1.250")?.fractionDigits == 2)
    #expect(DecimalText("1e-7")?.fractionDigits == 7)
    #expect(DecimalText("1e7")?.fractionDigits == 0)
  }

  @Test("order and sums agree with whole-number arithmetic on scaled numbers")
  func arithmetic() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<4000 {
      let places = Int.random(in: 0...6, using: &random)
      let scale = (0..<places).reduce(1) { power, _ in power * 10 }
      let range = Bool.random(using: &random) ? -50...50 : -9_999_999_999...9_999_999_999
      let (a, b) = (Int.random(in: range, using: &random), Int.random(in: range, using: &random))
      let left = try #require(DecimalText("\(a)e-\(places)"))
      let right = try #require(DecimalText(decimal(b, scale: scale, places: places)))
      #expect((left < right) == (a < b))
      #expect((left == right) == (a == b))
      #expect(left + right == DecimalText("\(a + b)e-\(places)"))
      #expect(left - right == DecimalText("\(a - b)e-\(places)"))
      #expect(DecimalText(left.description) == left)
    }
  }

  @Test("sums of long numbers carry through all digits")
  func longSums() {
    let nines = DecimalText(String(repeating: "9", count: 90))
    let one = DecimalText("1")
    #expect(nines.flatMap { a in one.map { a + $0 } } == DecimalText("1e90"))
    #expect(DecimalText("1e90").flatMap { a in one.map { a - $0 } } == nines)
  }

  @Test(
    "rounding takes halves to the even digit",
    arguments: [
      ("2.675", 2, "2.68"), ("-2.675", 2, "-2.68"), ("2.665", 2, "2.66"), ("2.6651", 2, "2.67"),
      ("0.004", 2, "0"), ("0.005", 2, "0"), ("0.015", 2, "0.02"), ("-0.5", 0, "0"),
      ("999.996", 2, "1000"), ("999.995", 2, "1000"), ("1234", 0, "1234"), ("0.5", 0, "0"),
      ("1.5", 0, "2"), ("0.05", 0, "0"), ("0.51", 0, "1"),
    ])
  func rounding(text: String, places: Int, expected: String) {
    #expect(DecimalText(text)?.rounded(toFractionDigits: places).description == expected)
  }

  private func decimal(_ number: Int, scale: Int, places: Int) -> String {
    guard places > 0 else { return String(number) }
    let fraction = String(number.magnitude % UInt(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return (number < 0 ? "-" : "") + String(number.magnitude / UInt(scale)) + "." + zeros + fraction
  }
}
