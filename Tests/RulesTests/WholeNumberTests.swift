import FormTesting
import JSONText
import Patterns
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("What is stored of a whole number")
struct WholeNumberTests {
  @Test(
    "a whole number is stored without a fraction and an exponent",
    arguments: [
      ("80.0", "80"), ("8e1", "80"), ("-0.50e1", "-5"), ("1e400", "1e400"), ("12.", "12"),
      ("81", "81"),
    ])
  func wholeNumbers(text: String, json: String) throws {
    let row = try number("a") { $0.valueType = .integer }
    let form = try BindingFixture([row], #"{"a": 1}"#)
    #expect(form.typing(text).edit == .set(.number(json)))
  }

  @Test("a whole number that the record has with a fraction stays as it is until another is typed")
  func wholeNumberAsStored() throws {
    let row = try number("a") { $0.valueType = .integer }
    let form = try BindingFixture([row], #"{"a": 80.0}"#)
    #expect(form.typing("80.0").edit == .unchanged)
    #expect(form.typing("81.0").edit == .set(.number("81")))
  }

  @Test("a row with a pattern stores a number as it is written")
  func pattern() throws {
    let row = try number("a") {
      $0.valueType = .integer
      $0.regex = try? RowPattern("[0-9.]+")
    }
    let form = try BindingFixture([row], "{}")
    #expect(form.typing("80.0").edit == .set(.number("80.0")))
  }
}
