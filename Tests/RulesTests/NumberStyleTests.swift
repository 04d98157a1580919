import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

private let german = FormLocale(numbers: "de_DE", times: "de_DE")

@Suite("How numbers are shown and typed")
struct NumberStyleTests {
  @Test(
    "a style is written as the row's locale does",
    arguments: [
      (NumberStyle.asWritten, "1234.50", "1234.50"), (.decimal, "1234.50", "1,234.5"),
      (.percent, "0.25", "25%"), (.percent, "12.345", "1,234.5%"), (.percent, "-0.005", "-0.5%"),
    ])
  func styles(style: NumberStyle, json: String, shown: String) throws {
    let row = try number("a") { $0.givenNumberStyle = style }
    #expect(try BindingFixture([row], "{\"a\": \(json)}").shown == shown)
  }

  @Test("a row has its own locale, for what is shown and for what is typed")
  func rowLocale() throws {
    let row = try number("a") { ($0.givenNumberStyle, $0.locale) = (.decimal, "de_DE") }
    let form = try BindingFixture(
      [row, number("b") { $0.minimumFractionDigits = 2 }], #"{"a": 1234.5, "b": 1234.5}"#)
    #expect(form.shown == "1.234,5")
    #expect(
      form.binder.reading(form.record).bind(form.binder.form.rows[1]).display.text == "1,234.50")
    #expect(form.typing("2.345,5").edit == .set(.number("2345.5")))
    #expect(form.binder.entry(in: form.bound).text == "1234,5")
  }

  @Test(
    "full-width digits, signs, points and commas of an input method count as plain ones",
    arguments: [
      ("１２．５", "zh_CN", "12.5"), ("１２。５", "zh_CN", "12.5"), ("－３", "zh_CN", "-3"),
      ("＋3", "zh_CN", "3"), ("１，２３４，５６７．５", "zh_CN", "1234567.5"), ("１２，５", "de_DE", "12.5"),
      ("１．２３４，５", "de_DE", "1234.5"), ("１ｅ３", "zh_CN", "1e3"), ("12。", "zh_CN", "12"),
    ])
  func fullWidth(text: String, locale: String, json: String) throws {
    for keyboard in [KeyboardType.default, .decimalPad]
    where keyboard == .default || json != "1e3" {
      let row = try number("a") { ($0.keyboardType, $0.givenNumberStyle) = (keyboard, .decimal) }
      let form = try BindingFixture(
        [row], #"{"a": 1.25}"#, locale: FormLocale(numbers: locale, times: locale))
      #expect(form.typing(text).edit == .set(.number(json)), "\(keyboard)")
      #expect(!form.judging(text).isImpossible, "\(keyboard)")
    }
  }

  @Test("so do full-width signs of a currency and of percentages")
  func fullWidthSymbols() throws {
    for (locale, code) in [("zh_CN", "CNY"), ("ja_JP", "JPY")] {
      let amount = try number("a") { ($0.givenNumberStyle, $0.currencyCode) = (.currency, code) }
      let form = try BindingFixture(
        [amount], #"{"a": 5}"#, locale: FormLocale(numbers: locale, times: locale))
      for text in ["￥１，２３４", "¥1,234"] {
        #expect(form.typing(text).edit == .set(.number("1234")), "\(locale) \(text)")
      }
    }
    let share = try number("a") { $0.givenNumberStyle = .percent }
    let form = try BindingFixture(
      [share], #"{"a": 0.5}"#, locale: FormLocale(numbers: "zh_CN", times: "zh_CN"))
    let edit: RowEdit? = form.typing("２５％").edit
    #expect(edit == RowEdit.set(.number("0.25")))
  }

  @Test(
    "a whole number is shown in groups where the form asks for them, and as the record has it elsewhere",
    arguments: [
      ("usesGroupingSeparator = YES;", "1.234.567"), ("usesGroupingSeparator = NO;", "1234567"),
      ("numberStyle = none; usesGroupingSeparator = YES;", "1234567"), ("", "1234567"),
    ])
  func groupsOfIntegers(keys: String, shown: String) throws {
    let decoded = FormFixture.decode("({ valuePath = a; valueType = integer; \(keys) })")
    let rows = try #require(decoded.form).rows
    #expect(try BindingFixture(rows, #"{"a": 1234567}"#, locale: german).shown == shown)
  }

  @Test("groups can be left out, of amounts too")
  func groups() throws {
    let plain = try number("a") {
      ($0.givenNumberStyle, $0.givenGrouping) = (.decimal, false)
    }
    #expect(try BindingFixture([plain], #"{"a": 1234567.5}"#, locale: german).shown == "1234567,5")
    let money = try number("a") {
      ($0.currencyCode, $0.givenGrouping) = ("EUR", false)
    }
    #expect(
      try BindingFixture([money], #"{"a": 1234567.5}"#, locale: german).shown == "1234567,50\u{A0}€"
    )
  }

  @Test(
    "a percentage is typed as it is shown, and stored exactly",
    arguments: [
      ("30", "0.3"), ("30 %", "0.3"), ("30%", "0.3"), ("12.5", "0.125"), ("0.1", "0.001"),
      ("-5%", "-0.05"), ("1,250%", "12.5"), ("33.333333333333333333", "0.33333333333333333333"),
    ])
  func percentEntry(text: String, json: String) throws {
    let row = try number("a") { $0.givenNumberStyle = .percent }
    let form = try BindingFixture([row], #"{"a": 0.25}"#)
    #expect(form.binder.entry(in: form.bound).text == "25")
    #expect(form.typing(text).edit == .set(.number(json)))
    #expect(form.typing("25").edit == .unchanged)
    #expect(form.typing("25%").edit == .unchanged)
  }

  @Test("limits, digits and steps of a percentage are said and taken as it is shown")
  func percentRules() throws {
    let row = try number("a") {
      $0.givenNumberStyle = .percent
      $0[.maximumValue] = .number("1")
      $0.maximumFractionDigits = 1
      $0.keyboardType = .decimalPad
    }
    let form = try BindingFixture([row], #"{"a": 0.25}"#, locale: german)
    #expect(form.refusal("101") == "must be at most 100\u{A0}%")
    #expect(form.judging("101").isImpossible)
    #expect(form.refusal("12,55") == "takes at most 1 digit after the decimal point, has 2")
    #expect(form.typing("12,5").edit == .set(.number("0.125")))
    #expect(form.binder.prepared.numbers.stepped("25", by: 1, in: form.bound.state) == "26")
    #expect(form.shown == "25\u{A0}%")
  }
}
