import SeededRandom
import Testing

@testable import Values

@Suite("The numbers that steps reach")
struct NumberStepTests {
  private static func step(_ text: String) throws -> NumberStep {
    try #require(DecimalText(text).flatMap { NumberStep($0) })
  }

  @Test(
    "a number is reached or not, exactly",
    arguments: [
      ("10", "0", "5", true), ("11", "0", "5", false), ("-10", "0", "5", true),
      ("0.3", "0", "0.1", true), ("0.35", "0", "0.1", false), ("1.75", "0", "0.25", true),
      ("11", "1", "5", true), ("10", "1", "5", false), ("-4", "1", "5", true),
      ("0.5", "0.5", "1", true), ("1.5", "0.5", "1", true), ("1", "0.5", "1", false),
      ("0.51", "0.5", "1", false), ("0", "0", "7", true), ("1e400", "0", "7", false),
      ("7e400", "0", "7", true), ("1e999999999", "0", "3", false), ("3e999999999", "0", "3", true),
      ("123456789012345678901234567890", "0", "10", true),
      ("123456789012345678901234567891", "0", "10", false),
      ("1073741824", "0", "1073741824", true), ("5e-9", "0", "1e-9", true),
    ])
  func reaches(number: String, base: String, step: String, isReached: Bool) throws {
    let (number, base) = (
      try #require(DecimalText(number)), try #require(DecimalText(base))
    )
    #expect(try Self.step(step).reaches(number, from: base) == isReached)
  }

  @Test("0, negative numbers and too many digits are no steps")
  func refused() {
    for text in ["0", "-1", "1234567890123456789"] {
      #expect(DecimalText(text).flatMap { NumberStep($0) } == nil, "\(text)")
    }
    #expect(DecimalText("1e400").flatMap { NumberStep($0) } != nil)
  }

  @Test("what is beyond the grid is found as whole numbers find it")
  func excess() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let places = Int.random(in: 0...4, using: &random)
      let scaled = { (value: Int) in DecimalText(value).scaled(byPowerOfTen: -places) }
      let number = Int.random(in: -100_000...100_000, using: &random)
      let base = Int.random(in: -1000...1000, using: &random)
      let distance = Int.random(in: 1...500, using: &random)
      let step = try #require(NumberStep(scaled(distance)))
      let rest = ((number - base) % distance + distance) % distance
      #expect(step.excess(of: scaled(number), over: scaled(base)) == scaled(rest))
      #expect(step.reaches(scaled(number), from: scaled(base)) == (rest == 0))
    }
  }
}
