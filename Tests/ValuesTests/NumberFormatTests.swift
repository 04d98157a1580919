import Testing

@testable import Values

@Suite("Numbers as a locale writes them")
struct NumberFormatTests {
  @Test(
    "amounts have the symbol, the groups and the digits of their currency",
    arguments: [
      ("en_US", "USD", "50000", "$50,000.00"), ("de_DE", "EUR", "50000", "50.000,00\u{A0}€"),
      ("zh_CN", "CNY", "50000", "¥50,000.00"), ("ja_JP", "JPY", "50000", "¥50,000"),
      ("en_IN", "INR", "12345678.5", "₹1,23,45,678.50"), ("en_US", "USD", "-1234.5", "-$1,234.50"),
      ("en_US_POSIX", "USD", "1234", "$1,234.00"),
    ])
  func currencies(locale: String, code: String, number: String, expected: String) throws {
    var formats = NumberFormats(locale: locale)
    let format = formats.currency(code, minimumFractionDigits: nil)
    let text = format.text(of: try #require(DecimalText(number)))
    #expect(text == expected)
  }

  @Test(
    "an empty currency code groups without a symbol",
    arguments: [
      ("en_US", "1234567.5", "1,234,567.50"), ("en_US_POSIX", "50000", "50,000.00"),
      ("fr_FR", "1234.5", "1\u{202F}234,50"), ("es_ES", "1234.5", "1234,50"),
      ("es_ES", "12345.5", "12.345,50"), ("hi_IN", "1234567", "12,34,567.00"),
    ])
  func grouped(locale: String, number: String, expected: String) throws {
    var formats = NumberFormats(locale: locale)
    let format = formats.currency("", minimumFractionDigits: nil)
    let text = format.text(of: try #require(DecimalText(number)))
    #expect(text == expected)
  }

  @Test("a locale without a currency code shows its own currency, the plain one none")
  func localCurrency() throws {
    let number = try #require(DecimalText("5"))
    var german = NumberFormats(locale: "de_DE")
    #expect(german.currency(nil, minimumFractionDigits: nil).text(of: number) == "5,00\u{A0}€")
    var plain = NumberFormats(locale: "en_US_POSIX")
    #expect(plain.currency(nil, minimumFractionDigits: nil).text(of: number) == "5.00")
  }

  @Test("digits beyond the currency's are shown, never rounded away")
  func neverRounds() throws {
    var formats = NumberFormats(locale: "en_US")
    let format = formats.currency("USD", minimumFractionDigits: nil)
    #expect(format.text(of: try #require(DecimalText("1.005"))) == "$1.005")
    let long = try #require(DecimalText("123456789012345678901234567890123456789012.5"))
    #expect(
      format.text(of: long) == "$123,456,789,012,345,678,901,234,567,890,123,456,789,012.50")
  }

  @Test("a number too long to spell out has no such text")
  func tooLong() throws {
    var formats = NumberFormats(locale: "en_US")
    let number = try #require(DecimalText("1e1000000"))
    #expect(formats.decimal(minimumFractionDigits: 2).text(of: number) == nil)
  }

  @Test("Arabic locales write their own digits")
  func arabicDigits() throws {
    var formats = NumberFormats(locale: "ar_EG")
    let text = formats.decimal(minimumFractionDigits: 1).text(
      of: try #require(DecimalText("1234.5")))
    #expect(text == "١٬٢٣٤٫٥")
  }

  @Test(
    "printf formats write what C writes",
    arguments: [
      ("%.2f", "1234.5", "1234.50"), ("%8.2f", "3.14159", "    3.14"),
      ("%-8.1f|", "2.25", "2.2     |"),
      ("%05d", "42", "00042"), ("%+d", "7", "+7"), ("%d", "-3.9", "-3"),
      ("%.3e", "12345", "1.234e+04"),
      ("%g", "0.0001", "0.0001"), ("%g", "1234567", "1.23457e+06"), ("%x", "255", "ff"),
      ("%#o", "8", "010"), ("%5.1f%%", "12.34", " 12.3%"), ("%i kg", "80", "80 kg"),
      ("%f", "1", "1.000000"), ("%e", "0", "0.000000e+00"),
    ])
  func printf(format: String, number: String, expected: String) throws {
    let number = try #require(DecimalText(number))
    #expect(PrintfFormat(format)?.text(of: number) == expected)
  }

  @Test(
    "anything but a single conversion is not a format",
    arguments: ["%", "%q", "plain", "%d%d", "%9999d"])
  func refusedPrintf(format: String) {
    #expect(PrintfFormat(format) == nil)
  }

  @Test("%s takes any text")
  func printfText() {
    #expect(PrintfFormat("<%-5s>")?.text(of: "ab") == "<ab   >")
    #expect(PrintfFormat("%.1s")?.text(of: "ab") == "a")
  }

  @Test(
    "Amounts whose shape is known are written as the system writes them",
    arguments: ["en_US", "en_US_POSIX"])
  func known(locale: String) throws {
    var known = NumberFormats(locale: locale)
    // The same words, of which nothing is known.
    var learned = NumberFormats(locale: "en")
    for code in [
      "USD", "EUR", "GBP", "JPY", "CNY", "CHF", "CAD", "AUD", "NZD", "HKD", "TWD", "SGD", "INR",
      "KRW",
      "BRL", "MXN", "NOK", "SEK", "DKK", "PLN", "ILS", "VND", "KWD",
    ] {
      for text in ["0", "7", "1234", "-1234567.5", "12345678901234567890.125", "-0.01"] {
        let number = try #require(DecimalText(text))
        let (own, system) = (
          known.currency(code, minimumFractionDigits: nil),
          learned.currency(code, minimumFractionDigits: nil)
        )
        #expect(own.text(of: number) == system.text(of: number), "\(code) \(text)")
      }
    }
  }
}
