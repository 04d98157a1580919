import FormTesting
import JSONText
import Patterns
import Rules
import SeededRandom
import Testing

@testable import Forms
@testable import Queries
@testable import Values

@Suite("Numbers typed as they are shown")
struct LocalNumberTests {
  private func locale(_ name: String) -> FormLocale { FormLocale(numbers: name, times: name) }

  private func amount(_ currency: String) throws -> ConfigRow {
    try number("a") {
      ($0.cellIdentifier, $0.currencyCode) = ("CurrencyCell", currency)
      $0.keyboardType = .decimalPad
    }
  }

  @Test(
    "an amount is taken as the screen shows it, character for character",
    arguments: [
      ("de_DE", "EUR"), ("de_CH", "CHF"), ("de_AT", "EUR"), ("fr_FR", "EUR"), ("en_US", "USD"),
      ("en_IN", "INR"), ("zh_CN", "CNY"), ("ja_JP", "JPY"), ("de_DE", "JPY"), ("sv_SE", "SEK"),
      ("da_DK", "DKK"), ("nl_NL", "EUR"), ("pt_BR", "BRL"), ("es_ES", "EUR"), ("pl_PL", "PLN"),
      ("ar_EG", "EGP"), ("fa_IR", "IRR"), ("hi_IN", "INR"), ("he_IL", "ILS"),
      ("en_US_POSIX", "USD"),
      ("de_DE", "KWD"), ("de_DE", "XAU"), ("en_ZA", "ZAR"), ("nb_NO", "NOK"), ("de_DE", ""),
    ])
  func amounts(name: String, currency: String) throws {
    let row = try amount(currency)
    for json in ["3491.39", "-3491.39", "1234567.5", "-0.25", "3491", "100000", "12", "0"] {
      let shown = try BindingFixture([row], "{\"a\": \(json)}", locale: locale(name)).shown
      let form = try BindingFixture([row], "{}", locale: locale(name))
      #expect(
        form.binder.prepared.keyboard(of: form.bound.state).refusal(ofText: shown) == nil,
        "\(name) \(shown)")
      guard case .set(.number(let stored))? = form.typing(shown).edit else {
        Issue.record("\(name) \(currency): \(shown) is refused: \(form.refusal(shown) ?? "")")
        continue
      }
      #expect(DecimalText(stored) == DecimalText(json), "\(name) \(currency): \(shown)")
    }
  }

  @Test(
    "German amounts, with and without their groups and symbol",
    arguments: [
      ("3.491,39 €", "3491.39"), ("3.491,39", "3491.39"), ("3491,39", "3491.39"),
      ("3491.39", "3491.39"), ("-3.491,39 €", "-3491.39"), ("\u{2212}3.491,39", "-3491.39"),
      ("€ 3.491,39", "3491.39"), ("-€3491,39", "-3491.39"), ("1.234.567", "1234567"),
      ("0.491", "0.491"), ("12.5", "12.5"), ("3491.391", "3491.391"), ("3,491", "3.491"),
      ("3.491,", "3491"), ("3491,39\u{202F}€", "3491.39"), ("€ 12.5", "12.5"),
    ])
  func german(text: String, json: String) throws {
    let form = try BindingFixture([amount("EUR")], "{}", locale: locale("de_DE"))
    #expect(form.typing(text).edit == .set(.number(json)))
  }

  @Test(
    "groups typed with another blank or apostrophe than the locale's are the same",
    arguments: [
      ("fr_FR", "3 491,39"), ("fr_FR", "3\u{A0}491,39"), ("fr_FR", "3\u{202F}491.39"),
      ("de_CH", "3'491.39"), ("de_CH", "3’491.39"), ("sv_SE", "3 491,39 kr"),
      ("en_US", "$3,491.39"), ("zh_CN", "¥3,491.39"), ("zh_CN", "３,４９１.39"),
    ])
  func spellings(name: String, text: String) throws {
    let currency = ["sv_SE": "SEK", "en_US": "USD", "zh_CN": "CNY"][name] ?? "EUR"
    let form = try BindingFixture([amount(currency)], "{}", locale: locale(name))
    #expect(form.typing(text).edit == .set(.number("3491.39")))
  }

  @Test("Indian groups are those of lakh and crore")
  func indian() throws {
    let form = try BindingFixture([amount("INR")], "{}", locale: locale("en_IN"))
    #expect(form.typing("₹12,34,567.50").edit == .set(.number("1234567.50")))
    #expect(form.refusal("1,2345.5") == "is not a number: write it like 1,234.5")
  }

  @Test(
    "a point that could be one of groups or the decimal one is refused with both readings",
    arguments: ["3.491", "-3.491", "3.491 €"])
  func ambiguous(text: String) throws {
    let form = try BindingFixture([amount("EUR")], "{}", locale: locale("de_DE"))
    let sign = text.hasPrefix("-") ? "-" : ""
    let words = "could be \(sign)3491 or \(sign)3,491; write one of these"
    #expect(form.refusal(text) == words)
    #expect(form.judging(text) == TypingJudgement(state: .open, message: words))
    let three = try number("a") { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, 3) }
    #expect(try BindingFixture([three], "{}", locale: locale("de_DE")).refusal("3.491") != nil)
    #expect(
      try BindingFixture([number("a")], "{}", locale: locale("de_DE")).refusal("3.491") != nil)
    #expect(form.typing("\(sign)3491").edit == .set(.number("\(sign)3491")))
    #expect(form.typing("\(sign)3,491").edit == .set(.number("\(sign)3.491")))
  }

  @Test("both readings of a secret are not spelled out")
  func ambiguousSecret() throws {
    let row = try number("a") { $0.isSecure = true }
    let words = try BindingFixture([row], "{}", locale: locale("de_DE")).refusal("3.491")
    #expect(words?.contains("3") == false)
  }

  @Test("where a row has no fraction, an ambiguous point is taken as shown")
  func wholeNumbers() throws {
    let yen = try BindingFixture([amount("JPY")], #"{"a": 3491}"#, locale: locale("de_DE"))
    #expect(yen.shown == "3.491\u{A0}¥")
    #expect(yen.typing("3.492").edit == .set(.number("3492")))
    let count = try number("a") { $0.valueType = .integer }
    let whole = try BindingFixture([count], "{}", locale: locale("de_DE"))
    #expect(whole.typing("3.491").edit == .set(.number("3491")))
    #expect(whole.refusal("3.4") == "must be a whole number")
    let none = try number("a") { $0.maximumFractionDigits = 0 }
    let rounded = try BindingFixture([none], "{}", locale: locale("de_DE"))
    #expect(rounded.typing("3.491").edit == .set(.number("3491")))
  }

  @Test(
    "what is not grouped as the locale groups is not a number",
    arguments: [
      "3.49,1", "34.91,5", "1.2.3", "3491.391,5", ".491,5", "1..234", "3.491.39", "3,4,5",
    ])
  func wrongGroups(text: String) throws {
    let form = try BindingFixture([amount("EUR")], "{}", locale: locale("de_DE"))
    #expect(form.refusal(text) == "is not a number: write it like 1.234,5")
  }

  @Test("a symbol of which only the beginning is there is no number yet")
  func cutSymbol() throws {
    let form = try BindingFixture([amount("CHF")], "{}", locale: locale("de_CH"))
    #expect(form.judging("CH").state == .open)
    #expect(form.judging("12 C").state == .open)
    #expect(form.refusal("12 C") != nil)
    #expect(form.typing("12 CHF").edit == .set(.number("12")))
    #expect(form.judging("12 €").state == .impossible(at: 3))
  }

  @Test(
    "an amount may be typed with the code of the row's currency, or its symbol where it is paid with",
    arguments: [
      ("de_DE", "EUR", "12 EUR"), ("de_DE", "EUR", "EUR 12"), ("de_DE", "EUR", "12 eur"),
      ("de_DE", "EUR", "12,00 €"), ("de_DE", "EUR", "12€"), ("zh_CN", "CNY", "12元"),
      ("zh_CN", "CNY", "12 CNY"), ("zh_CN", "CNY", "RMB 12"), ("zh_CN", "CNY", "￥12"),
      ("en_US", "CNY", "12元"), ("en_US", "CNY", "¥12"), ("en_US", "CNY", "CN¥12.00"),
      ("en_US", "JPY", "12円"), ("en_US", "DKK", "12 kr."), ("en_US", "DKK", "12 kr"),
    ])
  func currencies(name: String, code: String, text: String) throws {
    let row = try amount(code).with { $0.keyboardType = .default }
    let form = try BindingFixture([row], "{}", locale: locale(name))
    #expect(form.typing(text).edit == .set(.number(text.contains("00") ? "12.00" : "12")))
    #expect(form.judging(text).state == .neutral)
  }

  @Test(
    "an amount in another currency is refused with the one that the row has",
    arguments: [
      ("12 USD", "USD"), ("$12", "$"), ("CHF 1.234,50", "CHF"), ("12元", "元"), ("12 usd", "USD"),
    ])
  func otherCurrency(text: String, other: String) throws {
    let row = try amount("EUR").with { $0.keyboardType = .default }
    let form = try BindingFixture([row], "{}", locale: locale("de_DE"))
    #expect(form.refusal(text) == "takes amounts in EUR, not in \(other)")
    #expect(form.judging(text).message?.contains("takes amounts in EUR, not in") == true)
    #expect(form.refusal("12 pcs") == "is not a number")
    let plain = try BindingFixture([number("a")], "{}", locale: locale("de_DE"))
    #expect(plain.refusal(text)?.contains("EUR") == false)
  }

  @Test("a decimal pad takes the row's separators and its symbol, and nothing else")
  func decimalPad() throws {
    let row = try amount("EUR")
    let binder = try BindingFixture([row], "{}", locale: locale("de_DE")).binder
    let state = binder.state(of: row)
    #expect(binder.prepared.keyboard(of: state).refusal(ofText: "-3.491,39\u{A0}€ ") == nil)
    #expect(binder.prepared.keyboard(of: state).refusal(of: "$") == "digits, a sign and \",\" only")
    #expect(binder.prepared.keyboard(of: state).refusal(of: "'") != nil)
  }

  @Test("an editor opens with the locale's decimal separator, so that a digit can be changed")
  func editText() throws {
    let weight = try number("a") { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, 3) }
    let form = try BindingFixture([weight], #"{"a": 1.250}"#, locale: locale("de_DE"))
    #expect(form.binder.entry(in: form.bound).text == "1,250")
    #expect(form.typing("1,250").edit == .unchanged)
    #expect(form.typing("1,255").edit == .set(.number("1.255")))
    #expect(form.binder.prepared.numbers.stepped("1,250", by: 1, in: form.bound.state) == "2,250")
    let raw = try BindingFixture([number("a")], #"{"a": 3.491}"#, locale: locale("de_DE"))
    #expect(raw.shown == "3,491")
    #expect(raw.binder.entry(in: raw.bound).text == "3,491")
    let plain = try BindingFixture([number("a")], #"{"a": 3491.39}"#, locale: locale("de_DE"))
    #expect(plain.binder.entry(in: plain.bound).text == "3491,39")
    #expect(plain.shown == "3491,39")
  }

  @Test(
    "a plain number is shown with the locale's decimal separator and taken as it is shown",
    arguments: ["de_DE", "fr_FR", "de_CH", "en_US", "zh_CN", "ar_EG", "sv_SE"])
  func plainNumbers(name: String) throws {
    for json in ["3.491", "-3.491", "0.5", "1234567.25", "1.5e3", "2.50", "-0.001", "12", "1E+2"] {
      for edit in [nil, KeyboardType.decimalPad] {
        let row = try number("a") { $0.keyboardType = edit ?? .default }
        let stored = try BindingFixture([row], "{\"a\": \(json)}", locale: locale(name))
        #expect(
          !stored.shown.contains(".")
            || stored.binder.prepared.numbers.shape(of: row).decimalSeparator == ".")
        #expect(stored.typing(stored.shown).edit == .unchanged, "\(name) \(json)")
        guard edit == nil else { continue }
        let empty = try BindingFixture([row], "{}", locale: locale(name))
        guard case .set(.number(let typed))? = empty.typing(stored.shown).edit else {
          Issue.record("\(name): \(stored.shown) is refused: \(empty.refusal(stored.shown) ?? "")")
          continue
        }
        #expect(DecimalText(typed) == DecimalText(json), "\(name) \(json)")
      }
    }
  }

  @Test(
    "a template shows a plain number as its row does; what is not a row's stays as it is written")
  func templates() throws {
    let title = try row("t") { $0.displayValue = try? Template("{a} {b}") }
    let form = try BindingFixture(
      [title, number("a")], #"{"a": 3.491, "b": 3.491}"#, locale: locale("de_DE"))
    #expect(form.shown == "3,491 3.491")
  }

  @Test("words find a plain number as it is shown, and as the record writes it")
  func plainWords() throws {
    var table = try QueryFixture(number("a"), values: ["3.491", "3491", "1.5E3", "\"3,491\""])
    table.locale = locale("de_DE")
    #expect(try table.filtered("3,491") == [0, 3])
    #expect(try table.filtered("3.491") == [0])
    #expect(try table.filtered("1,5e3") == [2])
    #expect(try table.filtered("a = 3,491") == [0])
    #expect(try table.filtered("a > 3,4 and a < 3,5") == [0])
    let found = RecordSearch("3,4", by: FormPlan(table.form, table.locale))
      .next(from: 2, in: table.table)
    #expect(found?.index == 3)
  }

  @Test("a filter takes an amount as it is shown, and refuses what could be two")
  func filters() throws {
    var table = try QueryFixture(amount("EUR"), values: ["3491", "3.491", "3491.39"])
    table.locale = locale("de_DE")
    #expect(try table.filtered("a = 3.491,39 €") == [2])
    #expect(try table.filtered("a = 3491.39") == [2])
    #expect(try table.filtered("a = 3,491") == [1])
    #expect(throws: FilterSyntaxError.self) { try table.filtered("a = 3.491") }
  }

  @Test("what can be committed was never called impossible on the way")
  func neverWronglyImpossible() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = ["1", "23", "491", "0", ".", ",", " ", "€", "-", "’", "e", "CHF", "3.491,39"]
    let rows = [
      try amount("EUR"), try amount("JPY"), try amount("CHF"),
      try number("a") {
        ($0[.minimumValue], $0[.maximumValue]) = (.number("-5000"), .number("4000"))
      },
      try number("a") { ($0.valueType, $0.regex) = (.integer, try? RowPattern("[1-9][0-9]*")) },
      try number("a") { $0.regex = try? RowPattern("[0-9]+\\.[0-9]{2}") },
    ]
    var committed = 0
    for (row, name) in zip(
      rows + rows,
      ["de_DE", "de_DE", "de_CH", "de_DE", "fr_FR", "de_DE"] + Array(repeating: "en_IN", count: 6))
    {
      let form = try BindingFixture([row], "{}", locale: locale(name))
      for _ in 0..<1500 {
        let text = random.text(of: pieces, length: 7)
        guard form.binder.prepared.keyboard(of: form.bound.state).refusal(ofText: text) == nil,
          case .set = form.typing(text).edit
        else { continue }
        committed += 1
        for count in 1...text.count {
          if case .impossible = form.judging(String(text.prefix(count))).state {
            Issue.record("\(name): \(text.prefix(count)) can become \(text)")
          }
        }
      }
    }
    #expect(committed > 500)
  }

  @Test("the place of a fault in a number of 100,000 digits is found, too")
  func longNumber() throws {
    let row = try number("a") {
      ($0[.maximumValue], $0.keyboardType) = (.number("120"), .decimalPad)
    }
    let form = try BindingFixture([row], "{}")
    let digits = String(repeating: "7", count: 100_000)
    #expect(form.judging(digits).state == .impossible(at: 2))
    #expect(form.judging("1." + digits).state != .impossible(at: 2))
  }
}
